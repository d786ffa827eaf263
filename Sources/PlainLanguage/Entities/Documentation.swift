public import DataModel

/// What authors write about the parts of their models: the documentation of a part, or its user info `documentation`.
public enum Documentation {
    /// The user info key.
    public static let key = "documentation"

    /// What an author says about an entity; nil where nothing.
    public static func text(of entity: Entity) -> String? { text(entity.documentation, entity.userInfo) }

    /// What an author says about an attribute; nil where nothing.
    public static func text(of attribute: Attribute) -> String? { text(attribute.documentation, attribute.userInfo) }

    /// What an author says about a relationship; nil where nothing.
    public static func text(of relationship: Relationship) -> String? {
        text(relationship.documentation, relationship.userInfo)
    }

    /// What an author says about a fetched property; nil where nothing.
    public static func text(of property: FetchedProperty) -> String? { text(property.documentation, property.userInfo) }

    /// What an author says about a composite; nil where nothing.
    public static func text(of composite: Composite) -> String? { text(composite.documentation, composite.userInfo) }

    /// What an author says about a model; nil where nothing.
    public static func text(of model: Model) -> String? { text(model.documentation, model.userInfo) }

    private static func text(_ documentation: String?, _ userInfo: [UserInfoEntry]) -> String? {
        if let documentation, !documentation.allSatisfy(\.isWhitespace) { return documentation }
        return userInfo.value(for: key)
    }
}
