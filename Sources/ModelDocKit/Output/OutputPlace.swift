import SourceText

/// Where a result goes: a folder, a file, or stdout.
public enum OutputPlace: Sendable, Equatable {
    case folder(String)
    case file(String, OutputFormat)
    case standardOutput(OutputFormat)

    /// The place that the options of a command line mean.
    ///
    /// - Parameters:
    ///   - output: the value of `-o`; nil for `model-docs/NAME`.
    ///   - formats: the formats that were asked for; empty for none.
    ///   - modelName: the name of the model, for the folder's name.
    ///   - files: the file system that paths are relative to.
    /// - Returns: the place.
    /// - Throws: `Failure` `badRequest` where what is asked for does not fit into that output.
    public static func decide(
        output: String?, formats: [OutputFormat], modelName: String, files: FileSystem
    ) throws(Failure) -> OutputPlace {
        guard let output else { return .folder(usualFolder(for: modelName)) }
        let single = Set(formats).count == 1 && formats[0].isOneDocument ? formats[0] : nil
        if output == "-" {
            if let single { return .standardOutput(single) }
            throw Failure(
                .badRequest, "no-single-document", "'-o -' takes one document, and what is asked for is several files",
                help: ["choose one format, such as -f svg"])
        }
        if output.isEmpty {
            throw Failure(.badRequest, "empty-path", "'-o' has an empty path", help: ["name a folder or a file"])
        }
        let kind = files.kind(of: output)
        if kind == .folder || output.hasSuffix("/") { return .folder(output) }
        if let single { return .file(output, single) }
        guard let told = OutputFormat(fileName: output) else { return .folder(output) }
        if formats.isEmpty, told.isOneDocument { return .file(output, told) }
        let isMarkdown = formats.isEmpty || formats.contains(.markdown)
        throw Failure(
            .badRequest, isMarkdown ? "markdown-file" : "no-single-document",
            (isMarkdown ? "Markdown is a tree of pages" : "several formats are several files")
                + ", so '-o' takes a folder, not '\(output)'",
            help: ["write -o \(withoutEnding(output)), or -o \(output)/ if that is the folder's name"])
    }

    private static func withoutEnding(_ path: String) -> String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    }

    /// The folder for a model's documentation where none is named.
    static func usualFolder(for modelName: String) -> String { "model-docs/\(folderName(modelName))" }

    /// A model's name as the name of a folder.
    static func folderName(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars.prefix(60) {
            let isSafe =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " -_.+".unicodeScalars.contains(scalar)
            if isSafe { result.unicodeScalars.append(scalar) } else { result += "-" }
        }
        while result.hasPrefix(".") || result.hasPrefix(" ") { result.removeFirst() }
        while result.hasSuffix(".") || result.hasSuffix(" ") { result.removeLast() }
        return result.isEmpty ? "Model" : result
    }
}
