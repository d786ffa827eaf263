import ChildProcesses
import SourceText

/// Reads models from revisions of a git repository, by the command `git`; nothing in the repository is changed.
struct GitRevision {
    let files: FileSystem
    let environment: [String: String]
    private static let timeLimit = 60.0

    /// Copies a model out of a revision into a folder of its own.
    ///
    /// - Parameters:
    ///   - root: the path of the bundle or the file as it is now.
    ///   - revision: what git calls the revision: `main`, `HEAD~2`, `v1.4`.
    /// - Returns: the copy; whoever asked for it removes it.
    /// - Throws: `Failure` where git is missing, or the revision, or the model in it, is not there.
    func checkOut(_ root: String, of revision: String) throws(Failure) -> GitCheckout {
        let git = try program()
        let whole = files.real(root) ?? files.normalized(root)
        guard let folder = FileSystem.parent(of: whole) else { throw Self.noRepository(root, []) }
        let place = run(git, ["-C", folder, "rev-parse", "--show-toplevel", "--show-prefix"])
        let lines = Self.text(place).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard place.ending == .exited(0), lines.count > 1 else { throw Self.noRepository(root, place.errorLines) }
        let (top, name) = (lines[0], lines[1] + FileSystem.name(of: whole))
        let commit = try commit(of: revision, git, top)
        let listing = run(git, ["-C", top, "ls-tree", "-r", "-z", "--full-tree", commit, "--", name])
        guard listing.ending == .exited(0) else { throw Self.failed(listing) }
        let entries = Self.entries(in: listing.output)
        guard !entries.isEmpty else {
            throw Failure(
                .noInput, "not-in-revision", "is not in the revision '\(revision)'", path: root,
                help: ["see where it was with: git log --follow -- \(name)"])
        }
        let request = entries.map { "\($0.object)\n" }.joined()
        let contents = run(git, ["-C", top, "cat-file", "--batch"], input: Array(request.utf8))
        guard contents.ending == .exited(0) else { throw Self.failed(contents) }
        let blobs = Self.blobs(in: contents.output)
        guard blobs.count == entries.count else { throw Self.failed(contents) }
        let found = zip(entries, blobs).map { (path: String($0.path.dropFirst(name.count)), content: $1) }
        return try GitCheckout(
            of: found, named: FileSystem.name(of: whole), shown: "\(revision):\(name)", revision: revision,
            temporary: environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp", files: files)
    }

    // MARK: git

    private func program() throws(Failure) -> String {
        if let found = ExecutableSearch.find("git", on: environment["PATH"]).found { return found }
        throw Failure(
            .toolFailed, "no-git", "git is needed for --base, and is not on PATH",
            help: ["install git, or give both models: modeldoc diff OLD NEW"])
    }

    private func commit(of revision: String, _ git: String, _ top: String) throws(Failure) -> String {
        // What begins with a dash would be an option.
        if !revision.isEmpty, !revision.hasPrefix("-") {
            let found = run(git, ["-C", top, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
            let commit = Self.text(found).split(separator: "\n").first.map(String.init)
            if found.ending == .exited(0), let commit { return commit }
        }
        throw Failure(
            .noInput, "no-revision", "there is no revision '\(revision)' in the git repository", path: top,
            help: [
                "name a branch, a tag or a commit; 'git log --oneline' lists commits",
                "in CI the revision may not be fetched: git fetch origin \(revision.isEmpty ? "BRANCH" : revision)",
            ])
    }

    private func run(_ git: String, _ arguments: [String], input: [UInt8] = []) -> CommandResult {
        var environment = environment
        // A hook is told of its repository by variables; the model's place tells it here.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
        environment["LC_ALL"] = "C"
        environment["GIT_LITERAL_PATHSPECS"] = "1"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        let command = Command(
            program: git, arguments: arguments, environment: environment, input: input, timeLimit: Self.timeLimit)
        return ProcessPool.run([command], parallel: 1)[0]
    }

    private static func text(_ result: CommandResult) -> String { String(decoding: result.output, as: UTF8.self) }

    private static func noRepository(_ root: String, _ lines: [String]) -> Failure {
        Failure(
            .noInput,
            [
                .error(
                    "no-repository", "is not in a git repository", path: root,
                    notes: lines.prefix(3).map { Diagnostic.Note("git says: \($0)") },
                    help: ["give both models instead: modeldoc diff OLD NEW"])
            ])
    }

    private static func failed(_ result: CommandResult) -> Failure {
        Failure(
            .toolFailed,
            [
                .error(
                    "git-failed", "git \(result.ending.words)",
                    notes: result.errorLines.prefix(3).map { Diagnostic.Note("git says: \($0)") })
            ])
    }

    // MARK: What git writes

    /// The files of `ls-tree -z`: `mode type object` and a tab before each path, and a zero behind it.
    private static func entries(in output: [UInt8]) -> [(object: String, path: String)] {
        output.split(separator: 0).compactMap { entry in
            let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let fields = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
            guard fields.count == 3, fields[1] == "blob" else { return nil }
            return (String(fields[2]), String(decoding: parts[1], as: UTF8.self))
        }
    }

    /// The contents of `cat-file --batch`: a line with the size before each, and a line break behind it.
    private static func blobs(in output: [UInt8]) -> [[UInt8]] {
        var blobs: [[UInt8]] = []
        var offset = 0
        while let end = output[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            let head = String(decoding: output[offset..<end], as: UTF8.self).split(separator: " ")
            guard head.count == 3, let size = Int(head[2]), size >= 0, end + 1 + size <= output.count else { break }
            blobs.append(Array(output[(end + 1)..<(end + 1 + size)]))
            offset = min(end + 2 + size, output.count)
        }
        return blobs
    }
}
