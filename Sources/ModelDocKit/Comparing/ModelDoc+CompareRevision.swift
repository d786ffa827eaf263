import DataModel
import ModelAnalysis
import PlainLanguage
import SourceText

extension ModelDoc {
    /// Compares a model with itself as it is in a revision of its git repository.
    func compare(
        _ request: ComparisonRequest, withRevision revision: String
    ) throws(Failure) -> ComparisonReport {
        let path = request.paths[0]
        let input = try InputFinder(files: files, version: request.to).find(path)
        let new = try loader.load(input, format: request.format)
        guard let root = input.root else {
            throw Failure(.badRequest, "no-revision", "what comes through a pipe has no revisions")
        }
        let checkout = try GitRevision(files: files, environment: environment).checkOut(root, of: revision)
        defer { checkout.remove() }
        let version = request.from ?? (namesVersion(path) ? input.version : nil)
        let oldInput = try checkout.naming { () throws(Failure) in
            try InputFinder(files: files, version: version).find(checkout.path)
        }
        let old = try loader.load(checkout.named(oldInput), format: request.format)
        let (edited, told) = try editedVersions(root, checkout, request.format)
        let oldName = "\(old.model.version ?? old.model.name) at \(revision)"
        let newName = new.model.version ?? new.model.name
        let comparison = ToldComparison(
            ModelComparison(of: old.facts, and: new.facts), oldName: oldName, newName: newName)
        return ComparisonReport(
            title: "\(new.model.name): \(oldName) → \(newName)", comparisons: [comparison], edited: edited,
            diagnostics: old.diagnostics + new.diagnostics + told, sources: new.sources)
    }

    /// Versions that are in the revision and are not the same now, in what Core Data hashes.
    private func editedVersions(
        _ root: String, _ checkout: GitCheckout, _ format: InputFormat?
    ) throws(Failure) -> (edited: [ToldComparison], diagnostics: [Diagnostic]) {
        guard InputFinder.ending(of: root) == "xcdatamodeld" else { return ([], []) }
        let now = BundleVersions(files: files, path: files.relative(root))
        let then = BundleVersions(files: files, path: checkout.path)
        let shipped = Set((try? then.versions()) ?? [])
        var edited: [ToldComparison] = []
        var diagnostics: [Diagnostic] = []
        let present = try now.versions()
        for name in shipped.subtracting(present).sorted() {
            diagnostics.append(
                .warning(
                    "removed-version", "the version '\(name)' is gone: stores that were made with it no longer migrate",
                    path: root,
                    help: [
                        "put it back if an app was shipped with it: Core Data has to find the model that a store was made with"
                    ]))
        }
        for name in present where shipped.contains(name) {
            // A version that cannot be read is no reason to tell nothing of the others.
            guard let after = try? now.input(version: name), let before = try? then.input(version: name),
                after.bytes != before.bytes, let new = try? loader.load(after, format: format),
                let old = try? loader.load(checkout.named(before), format: format)
            else { continue }
            let comparison = ModelComparison(of: old.facts, and: new.facts)
            if comparison.hash == .none { continue }
            let told = ToldComparison(comparison, oldName: "\(name) at \(checkout.revision)", newName: name)
            if comparison.hash == .changes { edited.append(told) }
            diagnostics.append(Self.editedVersion(told, in: after))
        }
        return (edited, diagnostics)
    }

    /// An error where version hashes change, and a warning where Apple's pages leave that open, as of delete rules.
    private static func editedVersion(_ told: ToldComparison, in input: ModelInput) -> Diagnostic {
        let hash = told.comparison.hash
        let hashed = told.changes.filter { $0.change.hash == hash }
        let notes = hashed.prefix(3).map { Diagnostic.Note($0.statement.plain.droppingStop, at: $0.change.new?.range) }
        let more = hashed.count > 3 ? [Diagnostic.Note("and \(hashed.count - 3) more changes")] : []
        let open = hash == .changes ? "no longer open" : "may no longer open"
        return Diagnostic(
            hash == .changes ? .error : .warning, "edited-version",
            "the version '\(told.newName)' was edited in place: stores that were made with it \(open)",
            path: input.path, notes: notes + more,
            help: ["put it back as it was, and make the change in a new version"])
    }
}

extension String {
    /// A sentence without its full stop, as notes are written.
    fileprivate var droppingStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
