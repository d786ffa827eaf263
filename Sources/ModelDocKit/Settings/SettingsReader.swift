import JSONText
import SourceText

/// Makes settings of the JSON of their file.
struct SettingsReader {
    private let files: FileSystem
    private let folder: SettingsFolder
    private let log: SettingsLog

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - folder: the folder that it lies in, as the working directory sees it.
    ///   - files: the file system that paths are relative to.
    init(file: SourceFile, folder: String, files: FileSystem) {
        self.files = files
        self.folder = SettingsFolder(path: folder)
        log = SettingsLog(file: file)
    }

    /// The settings; nil where anything is wrong with them, with all of it by place.
    func read() -> (settings: ProjectSettings?, diagnostics: [Diagnostic]) {
        let (root, syntax) = JSONParser.parse(log.file)
        let settings = root.flatMap(self.settings)
        let all = (syntax + log.diagnostics).sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) }
        return (all.contains { $0.severity == .error } ? nil : settings, all)
    }

    private func settings(_ root: JSONNode) -> ProjectSettings? {
        guard root.members != nil else {
            log.wrongType("the file of settings", wanted: "an object", node: root)
            return nil
        }
        let outer = SettingsObject(root, subject: "the settings", keys: SettingsKey.allCases, folder: folder, log: log)
        let documentations: [ProjectSettings.Documentation]
        let node = outer.members[.documentations]?.value
        if let node {
            documentations = several(node, outer)
        } else {
            if let index = outer.members[.index] {
                log.add(
                    "contradiction", "'index' is for several documentations, and there is one",
                    at: index.keyRange(in: log.file), help: ["remove it, or list 'documentations'"])
            }
            documentations = [documentation(outer, at: root, isOneOfSeveral: false)]
        }
        let settings = ProjectSettings(
            path: log.file.path, folder: folder.path, documentations: documentations,
            index: outer.values[.index]?.first, indexTitle: node == nil ? nil : outer.values[.title]?.first,
            sharedTemplates: outer.values[.templates]?.first)
        if let node { checkPlaces(of: settings, at: node) }
        return settings
    }

    private func several(_ node: JSONNode, _ outer: SettingsObject) -> [ProjectSettings.Documentation] {
        for key in [SettingsKey.models, .output] {
            guard let member = outer.members[key] else { continue }
            log.add(
                "contradiction", "'\(key.rawValue)' stands beside 'documentations', each of which has its own",
                at: member.keyRange(in: log.file), help: ["move it into one of them, or remove it"])
        }
        guard let elements = node.elements, !elements.isEmpty else {
            if node.elements == nil {
                log.wrongType("'documentations'", wanted: "a list of objects", node: node)
            } else {
                log.add("invalid-value", "'documentations' is empty", at: node.range(in: log.file))
            }
            return []
        }
        let known = SettingsKey.allCases.filter(\.isOfDocumentation)
        return elements.enumerated().map { number, element in
            var object = SettingsObject(
                element, subject: "documentation \(number + 1)", keys: known, folder: folder, log: log)
            object.inherit(outer)
            return documentation(object, at: element, isOneOfSeveral: true)
        }
    }

    private func documentation(
        _ object: SettingsObject, at node: JSONNode, isOneOfSeveral: Bool
    ) -> ProjectSettings.Documentation {
        let start = log.file.range(node.lower, node.lower + 1)
        var values = object.values
        if object.members[.models] == nil {
            log.add(
                "missing-key", "\(object.subject) \(isOneOfSeveral ? "names" : "name") no 'models'", at: start,
                help: ["add \"models\": [\"PATH\"]"])
        }
        if isOneOfSeveral, object.members[.output] == nil {
            log.add(
                "missing-key", "\(object.subject) has no 'output', of which each of several needs its own", at: start,
                help: ["add \"output\": \"DIR\""])
        }
        if values[.depth] != nil, values[.focus] == nil {
            if let depth = object.members[.depth] {
                log.add(
                    "missing-key", "'depth' is about 'focus', which is missing", at: depth.keyRange(in: log.file),
                    help: ["add \"focus\": \"ENTITY\""])
            }
            // What is shared says nothing of a picture that has no focus.
            values[.depth] = nil
        }
        let models = values.removeValue(forKey: .models) ?? []
        return ProjectSettings.Documentation(
            models: models, values: values.filter { $0.key.flag != nil }, nouns: object.nouns)
    }

    /// Says where two documentations would go into one folder, or one where the page over all is.
    private func checkPlaces(of settings: ProjectSettings, at node: JSONNode) {
        var taken: Set<String> = []
        if let index = settings.indexFolder(files: files) { taken.insert(files.normalized(index)) }
        for (documentation, element) in zip(settings.documentations, node.elements ?? []) {
            guard let output = documentation.output, !taken.insert(files.normalized(output)).inserted else { continue }
            log.add(
                "contradiction", "'\(output)' is taken by another documentation, or by the page over all",
                at: element.range(in: log.file), help: ["give each its own 'output'"])
        }
    }
}
