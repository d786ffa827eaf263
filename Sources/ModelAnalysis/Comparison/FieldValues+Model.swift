import DataModel

extension FieldValues {
    /// The fields of an entity besides its properties and indexes; `name` gives its properties their new names.
    init(_ entity: Entity, parent: String?, name: (String) -> String) {
        add(.parent, parent)
        add(.abstract, entity.isAbstract)
        add(.className, entity.className)
        add(.codeGeneration, entity.codeGeneration)
        for constraint in entity.uniquenessConstraints {
            let text = constraint.map(name).joined(separator: ", ")
            add(.uniqueness, text, key: text)
        }
        let indexes = entity.compoundIndexes.map { $0.map(name).joined(separator: ", ") }.sorted()
        add(.compoundIndexes, list: indexes, separator: "; ")
        add(.spotlightName, entity.spotlightDisplayName)
        add(.group, entity.group)
        add(.standing, entity.standing == .real ? nil : entity.standing.rawValue)
        add(.renamingIdentifier, entity.renamingIdentifier)
        add(.versionHashModifier, entity.versionHashModifier)
        add(.rules, list: entity.rules, separator: "\n")
        add(words: entity.documentation, notes: entity.notes, userInfo: entity.userInfo)
    }

    /// The fields of an index; `name` gives properties their new names.
    init(_ index: FetchIndex, name: (String) -> String) {
        let elements = index.elements.map { element in
            let parts = [
                element.property.map(name), element.expression, element.expressionType.map { "as \($0)" },
                element.type == "Binary" ? nil : element.type, element.isDescending ? "descending" : nil,
            ]
            return parts.compactMap(\.self).joined(separator: " ")
        }
        add(.elements, list: elements)
        add(.partialPredicate, index.partialPredicate)
    }

    /// The fields of a composite besides its attributes.
    init(_ composite: Composite) {
        add(words: composite.documentation, notes: composite.notes, userInfo: composite.userInfo)
    }

    /// The fields of a configuration besides its entities.
    init(_ configuration: Configuration) {
        add(.cloudKit, configuration.isUsedWithCloudKit)
    }

    /// The fields of a model besides what it holds. Its name is that of its file, and no part of it. The tools that saved it
    /// count where both models were saved by Xcode.
    init(_ model: Model, withTools: Bool) {
        add(.cloudKit, model.isUsedWithCloudKit)
        add(.swiftData, model.isUsedWithSwiftData)
        add(.versionIdentifier, model.versionIdentifier)
        if withTools {
            add(.sourceLanguage, model.sourceLanguage)
            add(.minimumTools, model.minimumToolsVersion)
            add(.savedWith, model.lastSavedToolsVersion)
            add(.systemVersion, model.systemVersion)
        }
        add(words: model.documentation, notes: model.notes, userInfo: model.userInfo)
    }
}
