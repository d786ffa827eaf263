import DataModel
import SourceText

extension ModelElements {
    /// An entity.
    mutating func entity(_ node: Int) -> Entity? {
        guard let name = name(of: node) else { return nil }
        var entity = Entity(name: name)
        entity.range = range(of: node)
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .parentEntity: entity.parent = text(slot)
            case .isAbstract: entity.isAbstract = flag(slot, in: node)
            case .representedClassName: entity.className = text(slot)
            case .codeGenerationType: entity.codeGeneration = codeGeneration(slot, in: node)
            case .elementID: entity.renamingIdentifier = text(slot) ?? entity.renamingIdentifier
            case .renamingIdentifier: entity.renamingIdentifier = entity.renamingIdentifier ?? text(slot)
            case .versionHashModifier: entity.versionHashModifier = text(slot)
            case .coreSpotlightDisplayNameExpression: entity.spotlightDisplayName = text(slot)
            default: break
            }
        }
        for child in tree.children(of: node) {
            switch word(ofElement: child) {
            case .attribute:
                if let attribute = attribute(child) { entity.attributes.append(attribute) }
            case .relationship:
                if let relationship = relationship(child) { entity.relationships.append(relationship) }
            case .fetchedProperty:
                if let property = fetchedProperty(child) { entity.fetchedProperties.append(property) }
            case .fetchIndex:
                if let index = fetchIndex(child) { entity.indexes.append(index) }
            case .compoundIndexes:
                entity.compoundIndexes += groups(in: child, of: .compoundIndex, with: .index)
            case .uniquenessConstraints:
                entity.uniquenessConstraints += groups(in: child, of: .uniquenessConstraint, with: .constraint)
            case .userInfo:
                entity.userInfo += userInfo(child)
            default:
                passOver(child, in: node)
            }
        }
        return entity
    }

    /// How code is generated; Xcode takes every value that it does not know as "by hand".
    private mutating func codeGeneration(_ slot: Int, in node: Int) -> String? {
        guard let written = text(slot) else { return nil }
        switch written.lowercased() {
        case "class", "category": return written.lowercased()
        case "none", "manual": return nil
        default:
            diagnostics.append(
                .note(
                    "unknown-value", "code generation '\(written)' is not known; Xcode takes it as none",
                    at: range(ofValue: slot, in: node)))
            return nil
        }
    }

    /// The lists of property names in `<compoundIndexes>` or `<uniquenessConstraints>`.
    private mutating func groups(in node: Int, of group: ModelWord, with member: ModelWord) -> [[String]] {
        var groups: [[String]] = []
        for child in tree.children(of: node) {
            guard word(ofElement: child) == group else {
                passOver(child, in: node)
                continue
            }
            var names: [String] = []
            for grandchild in tree.children(of: child) {
                guard word(ofElement: grandchild) == member else {
                    passOver(grandchild, in: child)
                    continue
                }
                if let name = name(of: grandchild, as: .value) { names.append(name) }
            }
            if !names.isEmpty { groups.append(names) }
        }
        return groups
    }

    /// A fetch index.
    private mutating func fetchIndex(_ node: Int) -> FetchIndex? {
        guard let name = name(of: node) else { return nil }
        var index = FetchIndex(name: name)
        index.range = range(of: node)
        index.partialPredicate = slot(.partialIndexPredicate, of: node).flatMap(text)
        for child in tree.children(of: node) {
            guard word(ofElement: child) == .fetchIndexElement else {
                passOver(child, in: node)
                continue
            }
            index.elements.append(fetchIndexElement(child))
        }
        return index
    }

    private mutating func fetchIndexElement(_ node: Int) -> FetchIndex.Element {
        var element = FetchIndex.Element()
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .property: element.property = text(slot)
            case .expression: element.expression = text(slot)
            case .expressionType: element.expressionType = text(slot)
            case .type: element.type = text(slot)
            case .order:
                switch tree.text(slot).lowercased() {
                case "ascending", "": break
                case "descending": element.isDescending = true
                default:
                    warn(
                        "unknown-value", slot, node,
                        "'order' is '\(tree.text(slot))', neither ascending nor descending; it is read as ascending")
                }
            default: break
            }
        }
        if element.property == nil, element.expression == nil {
            diagnostics.append(
                .warning(
                    "incomplete-index", "<fetchIndexElement> has neither 'property' nor 'expression'",
                    at: tree.tagRange(node)))
        }
        return element
    }
}
