import SourceText

/// A model of a revision, copied into a folder of its own for as long as it is read.
struct GitCheckout {
    /// The copy of the bundle or the file.
    let path: String
    /// What git calls the revision.
    let revision: String
    /// How the model is shown to people: `REV:path`.
    private let shown: String
    private let folder: String
    private let files: FileSystem

    /// Writes the copy.
    ///
    /// - Parameters:
    ///   - entries: the files with their paths from the root on: empty for a model that is a file itself.
    ///   - name: the name of the bundle or the file.
    ///   - shown: how the model is shown to people.
    ///   - revision: what git calls the revision.
    ///   - temporary: the folder for what does not stay.
    ///   - files: the file system.
    /// - Throws: `Failure` where nothing can be written there.
    init(
        of entries: [(path: String, content: [UInt8])], named name: String, shown: String, revision: String,
        temporary: String, files: FileSystem
    ) throws(Failure) {
        self.revision = revision
        self.shown = shown
        self.files = files
        do throws(FileSystem.Refusal) {
            folder = try files.makeUniqueFolder("\(FileSystem.trimmed(temporary))/modeldoc-diff-")
            path = "\(folder)/\(name)"
            for entry in entries {
                let file = path + entry.path
                if let parent = FileSystem.parent(of: file) { _ = try files.makeFolder(parent) }
                try files.write(entry.content, to: file)
            }
        } catch {
            throw Failure(
                .cannotWrite, "cannot-write", "no copy of the old model can be made: \(error.text)", path: temporary,
                help: ["name another folder with the variable TMPDIR"])
        }
    }

    /// Removes the copy.
    func remove() { files.removeTree(folder) }

    /// The same input under the name that people know it by.
    func named(_ input: ModelInput) -> ModelInput {
        var input = input
        input.path = named(input.path)
        input.diagnostics = input.diagnostics.map(named)
        return input
    }

    /// Does what may fail with paths of the copy, so that messages show those that people know.
    func naming<Result>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        do throws(Failure) {
            return try work()
        } catch {
            throw Failure(error.reason, error.diagnostics.map(named))
        }
    }

    private func named(_ text: String) -> String { text.replacing(path, with: shown) }

    private func named(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            diagnostic.severity, diagnostic.id, named(diagnostic.message), at: diagnostic.range,
            path: diagnostic.path.map(named), notes: diagnostic.notes, help: diagnostic.help.map(named))
    }
}
