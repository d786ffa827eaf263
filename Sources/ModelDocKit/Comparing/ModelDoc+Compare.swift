import DataModel
import Diagrams
import ModelAnalysis
import PlainLanguage
import SourceText

extension ModelDoc {
    /// Compares models.
    ///
    /// - Parameter request: which.
    /// - Returns: how they differ.
    /// - Throws: `Failure` where a model, a version or a revision is not there, or git is missing.
    public func compare(_ request: ComparisonRequest) throws(Failure) -> ComparisonReport {
        progress?(Progress(.reading))
        // What models are checked against is not asked for.
        var modelDoc = self
        modelDoc.loader.rules = []
        if let base = request.base { return try modelDoc.compare(request, withRevision: base) }
        if request.paths.count == 1 { return try modelDoc.compareVersions(request) }
        return try modelDoc.compareTwo(request)
    }

    /// Draws what changed between two models.
    ///
    /// - Parameters:
    ///   - report: the comparison, of two models only.
    ///   - options: the notation and the colours; all else is not looked at.
    ///   - existing: the file that is there already, if any: it stays where it shows the same.
    /// - Returns: the SVG, with what had to be left out.
    /// - Throws: `Failure` where several models are compared, or the picture cannot be placed.
    public func picture(
        of report: ComparisonReport, options: RenderOptions = RenderOptions(), existing: [UInt8]?
    ) throws(Failure) -> (content: [UInt8], diagnostics: [Diagnostic]) {
        guard report.comparisons.count == 1, let told = report.comparisons.first else {
            throw Failure(
                .badRequest, "no-single-comparison", "a picture shows two models, not every old version",
                help: ["choose one with --from NAME"])
        }
        let builder = ComparisonDiagramBuilder(told.comparison, look: options.look)
        let request = PictureRenderer.Request(
            path: "diff.svg", name: "the picture of what changed", detail: .full,
            make: { builder.diagram(title: report.title, detail: $0) }, existing: existing)
        let renderer = PictureRenderer(
            engine: { () throws(LayoutError) in
                if let engine { return engine }
                return try dotEngine(isOnStandby: false)
            }, isRelayoutForced: false, progress: progress)
        let result = try renderer.render([request])
        return (result.files.first?.content ?? [], result.diagnostics)
    }

    /// Writes a report into a file, as a whole or not at all, and never over a model that was compared.
    public func write(_ document: [UInt8], to path: String, besides report: ComparisonReport) throws(Failure) {
        if path.isEmpty {
            throw Failure(.badRequest, "empty-path", "'-o' has an empty path", help: ["name a file"])
        }
        try InputGuard.check(report.sources, output: path, option: "-o FILE", files: files)
        try OutputDocument(files: files, path: path).write(document)
    }

    // MARK: Two paths

    private func compareTwo(_ request: ComparisonRequest) throws(Failure) -> ComparisonReport {
        var loaded: [LoadedModel] = []
        var diagnostics: [Diagnostic] = []
        var reason: Failure.Reason?
        for path in request.paths {
            do throws(Failure) {
                loaded.append(try load([path], format: request.format, standardInput: request.standardInput))
            } catch {
                reason = reason ?? error.reason
                diagnostics += error.diagnostics
            }
        }
        if let reason { throw Failure(reason, diagnostics) }
        let (old, new) = (loaded[0], loaded[1])
        let names = Self.names(of: loaded, at: request.paths)
        let told = ToldComparison(ModelComparison(of: old.facts, and: new.facts), oldName: names[0], newName: names[1])
        return ComparisonReport(
            title: "\(names[0]) → \(names[1])", comparisons: [told], edited: [],
            diagnostics: old.diagnostics + new.diagnostics, sources: old.sources + new.sources)
    }

    /// What two models are called: by their versions where they are of one bundle, else by their paths.
    private static func names(of models: [LoadedModel], at paths: [String]) -> [String] {
        let versions = models.compactMap(\.model.version)
        let roots = Set(models.map { $0.inputs.first?.root })
        if versions.count == models.count, roots.count == 1, Set(versions).count == versions.count { return versions }
        return paths.map { $0 == "-" ? "<stdin>" : $0 }
    }

    // MARK: Versions of a bundle

    private func compareVersions(_ request: ComparisonRequest) throws(Failure) -> ComparisonReport {
        let path = request.paths[0]
        let (bundle, given) = try versions(at: path)
        let names = try bundle.versions()
        var diagnostics: [Diagnostic] = []
        let newName: String
        if let to = request.to ?? given {
            newName = BundleVersions.stem(to)
        } else {
            let current = try bundle.currentVersion(among: names)
            (newName, diagnostics) = (current.name, current.diagnostics)
        }
        let new = try loader.load(bundle.input(version: newName), format: request.format)
        let older = Array(names.prefix { $0 != newName })
        var oldNames: [String]
        if let from = request.from {
            oldNames = [BundleVersions.stem(from)]
        } else if request.isFromEveryVersion {
            oldNames = older
        } else {
            guard let previous = older.last else { throw Self.noOlderVersion(newName, of: path, names) }
            oldNames = [previous]
        }
        var olds: [LoadedModel] = []
        var readable: [String] = []
        for name in oldNames {
            do throws(Failure) {
                olds.append(try loader.load(bundle.input(version: name), format: request.format))
                readable.append(name)
            } catch {
                // One of many that cannot be read, such as one of before Xcode 4.1, hides nothing of the others.
                guard request.isFromEveryVersion else { throw error }
                diagnostics += error.diagnostics
            }
        }
        let comparisons = zip(readable, olds).enumerated().map { index, old in
            let chain = request.isFromEveryVersion ? olds[index...].map(\.facts) + [new.facts] : []
            return ToldComparison(
                ModelComparison(of: old.1.facts, and: new.facts), oldName: old.0, newName: newName,
                breaks: RenameChainBreak.breaks(along: chain))
        }
        let all = olds + [new]
        let arrow = oldNames.count == 1 ? "\(oldNames[0]) → \(newName)" : "every old version → \(newName)"
        return ComparisonReport(
            title: "\(new.model.name): \(arrow)", comparisons: comparisons, edited: [],
            diagnostics: diagnostics + all.flatMap(\.diagnostics), sources: all.flatMap(\.sources))
    }

    /// The bundle of versions at a path, below it or around it, and the version that the path names.
    private func versions(at path: String) throws(Failure) -> (bundle: BundleVersions, version: String?) {
        let input = path == "-" ? nil : try InputFinder(files: files).find(path)
        let trimmed = FileSystem.trimmed(path)
        if let input, let root = input.root, InputFinder.ending(of: root) == "xcdatamodeld" {
            let isGiven = files.normalized(trimmed) == root
            let bundle = BundleVersions(files: files, path: isGiven ? trimmed : files.relative(root))
            return (bundle, namesVersion(path) ? input.version : nil)
        }
        throw Failure(
            .badRequest, "no-versions", "has no versions to compare", path: path,
            help: [
                "give the old model and the new one: modeldoc diff OLD NEW",
                "or compare with a revision of git: modeldoc diff --base REV \(path)",
            ])
    }

    /// Whether a path is that of one version in a bundle, or of its file.
    func namesVersion(_ path: String) -> Bool {
        let whole = files.normalized(path)
        return InputFinder.ending(of: whole) == "xcdatamodel" || FileSystem.name(of: whole) == "contents"
    }

    private static func noOlderVersion(_ name: String, of path: String, _ names: [String]) -> Failure {
        let only = names.count == 1 ? "has one version only, '\(name)'" : "has no version before '\(name)'"
        let choices = names.count == 1 ? [] : ["choose one with --from NAME: \(names.joined(separator: ", "))"]
        return Failure(
            .badRequest, "no-older-version", only, path: path,
            help: choices + ["or compare with a revision of git: modeldoc diff --base REV \(path)"])
    }
}
