import DataModel
import SourceText

extension ModelElements {
    /// The model in the root element.
    mutating func model(named name: String) -> Model? {
        guard let root = tree.root else { return nil }
        var model = Model(name: name)
        model.range = tree.tagRange(root)
        for slot in tree.attributes(of: root) {
            switch word(slot) {
            case .userDefinedModelVersionIdentifier: model.versionIdentifier = text(slot)
            case .sourceLanguage: model.sourceLanguage = text(slot)
            case .minimumToolsVersion: model.minimumToolsVersion = text(slot)
            case .lastSavedToolsVersion: model.lastSavedToolsVersion = text(slot)
            case .systemVersion: model.systemVersion = text(slot)
            case .usedWithCloudKit: model.isUsedWithCloudKit = flag(slot, in: root)
            case .usedWithSwiftData: model.isUsedWithSwiftData = flag(slot, in: root)
            default: break
            }
        }
        var boxes: [String: EditorBox] = [:]
        for child in tree.children(of: root) {
            switch word(ofElement: child) {
            case .entity: append(entity(child), to: &model.entities)
            case .composite: append(composite(child), to: &model.composites)
            case .fetchRequest: append(namedFetchRequest(child), to: &model.fetchRequests)
            case .configuration: append(configuration(child), to: &model.configurations)
            case .userInfo: model.userInfo += userInfo(child)
            case .elements: readBoxes(child, into: &boxes)
            default: passOver(child, in: root)
            }
        }
        if !boxes.isEmpty {
            for index in model.entities.indices {
                model.entities[index].editorBox = boxes[model.entities[index].name]
            }
        }
        return model
    }

    private func append<Value>(_ value: Value?, to values: inout [Value]) {
        if let value { values.append(value) }
    }

    /// A structured attribute type.
    private mutating func composite(_ node: Int) -> Composite? {
        guard let name = name(of: node) else { return nil }
        var composite = Composite(name: name)
        composite.range = range(of: node)
        for child in tree.children(of: node) {
            switch word(ofElement: child) {
            case .attribute: append(attribute(child), to: &composite.attributes)
            case .userInfo: composite.userInfo += userInfo(child)
            default: passOver(child, in: node)
            }
        }
        return composite
    }

    /// A named set of entities.
    private mutating func configuration(_ node: Int) -> Configuration? {
        guard let name = name(of: node) else { return nil }
        var configuration = Configuration(name: name)
        configuration.range = range(of: node)
        if let slot = slot(.usedWithCloudKit, of: node) {
            configuration.isUsedWithCloudKit = flag(slot, in: node)
        }
        for child in tree.children(of: node) {
            switch word(ofElement: child) {
            case .memberEntity: append(self.name(of: child), to: &configuration.entities)
            default: passOver(child, in: node)
            }
        }
        return configuration
    }

    /// The places of entities in the graph editor. A box without its four numbers is no loss worth a word.
    private func readBoxes(_ node: Int, into boxes: inout [String: EditorBox]) {
        for child in tree.children(of: node) where word(ofElement: child) == .element {
            let values = [ModelWord.name, .positionX, .positionY, .width, .height].map { word in
                slot(word, of: child).flatMap(text)
            }
            guard let name = values[0], let x = values[1], let y = values[2], let width = values[3],
                let height = values[4]
            else { continue }
            boxes[name] = EditorBox(x: x, y: y, width: width, height: height)
        }
    }
}
