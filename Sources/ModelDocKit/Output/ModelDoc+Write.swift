extension ModelDoc {
    /// Writes a document into a file, as a whole or not at all, and never over the model that it was made of.
    ///
    /// - Parameters:
    ///   - document: the content.
    ///   - path: the value of `-o`.
    ///   - loaded: the model; nil for a document that is about none.
    /// - Throws: `Failure` where the path is empty, is the model's, or cannot be written.
    public func write(_ document: [UInt8], to path: String, besides loaded: LoadedModel?) throws(Failure) {
        if path.isEmpty {
            throw Failure(.badRequest, "empty-path", "'-o' has an empty path", help: ["name a file"])
        }
        if let loaded { try InputGuard.check(loaded.sources, output: path, option: "-o FILE", files: files) }
        try OutputDocument(files: files, path: path).write(document)
    }
}
