import DataModel
import JSONText
import SourceText

/// Makes a model of the JSON of one file; the extensions have a file for each kind of thing.
struct JSONModelMapping {
    let log: JSONFormatLog
    /// The names of all entities, which decide what `Entity.name` means.
    let entityNames: Set<String>

    /// The version of the format that is read.
    static let formatVersion = 1

    init(root: JSONNode, log: JSONFormatLog) {
        self.log = log
        // A second log: the same problems are reported when the entities are read.
        let entities = root.members?.first { $0.key == ModelKey.entities.rawValue }?.value
        let items = NamedItem.all(in: entities, of: "", log: JSONFormatLog(file: log.file))
        entityNames = Set(items.map(\.name))
    }

    /// The model; nil where the root shows that it is none.
    func model(_ root: JSONNode, name: String) -> Model? {
        guard root.members != nil else {
            log.wrongType(
                "a model", wanted: "an object", node: root, help: "write { \"modeldoc\": 1, \"entities\": { … } }")
            return nil
        }
        guard isKnownVersion(root) else { return nil }
        let object = KeyedObject<ModelKey>(root, subject: "the model", log: log)
        let start = log.file.range(root.lower, root.lower + 1)
        guard let entities = object.node(.entities) else {
            log.missingKey(
                "entities", in: "the model", at: object.member(.modeldoc)?.keyRange(in: log.file) ?? start,
                help: "add \"entities\": { … }")
            return nil
        }
        guard entities.members != nil || entities.elements != nil else {
            log.wrongType(object.name(.entities), wanted: "an object keyed by name or an array", node: entities)
            return nil
        }
        var model = Model(name: object.string(.name) ?? name)
        let place = object.node(.name)?.range(in: log.file) ?? object.member(.modeldoc)?.keyRange(in: log.file)
        model.range = place ?? start
        model.version = object.string(.version)
        model.documentation = object.string(.documentation)
        model.notes = object.strings(.notes, orOne: true)
        model.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        model.isUsedWithCloudKit = object.bool(.usedWithCloudKit) ?? false
        model.isUsedWithSwiftData = object.bool(.usedWithSwiftData) ?? false
        model.versionIdentifier = object.string(.versionIdentifier)
        model.sourceLanguage = object.string(.sourceLanguage)
        model.minimumToolsVersion = object.string(.minimumToolsVersion)
        model.lastSavedToolsVersion = object.text(.lastSavedToolsVersion)
        model.systemVersion = object.string(.systemVersion)
        _ = object.string(.schema)
        var completion = InverseCompletion(log: log)
        model.entities = items(object, .entities).map { entity($0, completion: &completion) }
        completion.complete(&model.entities)
        model.composites = items(object, .composites).map(composite)
        model.fetchRequests = items(object, .fetchRequests).map { fetchRequest($0) }
        model.configurations = items(object, .configurations).map(configuration)
        return model
    }

    /// The things of a list of named things.
    func items<Key>(_ object: KeyedObject<Key>, _ key: Key) -> [NamedItem] {
        NamedItem.all(in: object.node(key), of: object.name(key), log: log)
    }

    /// Whether the format's version is this one; a file that says nothing has it.
    private func isKnownVersion(_ root: JSONNode) -> Bool {
        guard let node = root.members?.first(where: { $0.key == ModelKey.modeldoc.rawValue })?.value else {
            return true
        }
        guard case .number(let text) = node.value else {
            log.wrongType(
                "'modeldoc' of the model", wanted: "the format's version", node: node,
                help: "write \"modeldoc\": \(Self.formatVersion)")
            return true
        }
        if WholeNumber(json: text) == .value(Self.formatVersion) { return true }
        log.add(
            .error(
                "format-version", "version \(text) of the format is not known", at: node.range(in: log.file),
                help: ["write version \(Self.formatVersion), or use a release that reads version \(text)"]))
        return false
    }

    private func composite(_ item: NamedItem) -> Composite {
        let object = KeyedObject<CompositeKey>(item.node, subject: "composite '\(item.name)'", log: log)
        var composite = Composite(name: item.name)
        composite.range = item.range
        composite.attributes = items(object, .attributes).map { attribute($0, owner: item.name) }
        composite.documentation = object.string(.documentation)
        composite.notes = object.strings(.notes, orOne: true)
        composite.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        return composite
    }

    /// A configuration; a list alone is that of its entities.
    private func configuration(_ item: NamedItem) -> Configuration {
        let subject = "configuration '\(item.name)'"
        var configuration = Configuration(name: item.name)
        configuration.range = item.range
        if let elements = item.node.elements {
            configuration.entities = elements.compactMap { element in
                if element.string == nil {
                    log.wrongType("an element of \(subject)", wanted: "the name of an entity", node: element)
                }
                return element.string
            }
            return configuration
        }
        let object = KeyedObject<ConfigurationKey>(
            item.node, subject: subject, or: "a list of entities", log: log)
        configuration.entities = object.strings(.entities)
        configuration.isUsedWithCloudKit = object.bool(.usedWithCloudKit) ?? false
        return configuration
    }
}
