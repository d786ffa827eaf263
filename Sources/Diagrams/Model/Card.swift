public import DataModel

/// An entity in a picture.
public struct Card: Sendable, Equatable {
    /// What the colour of a card's head tells.
    public enum Tint: String, Sendable, CaseIterable {
        /// An entity that stands on its own.
        case standing
        /// An entity that goes when another one is deleted.
        case owned
        /// An entity that has no relationships itself.
        case plain
    }

    /// Why an entity is only hinted at.
    public enum Stub: String, Sendable {
        /// It lies outside of what the picture shows.
        case outside
        /// The model does not have it.
        case missing
    }

    /// The entity's name.
    public var name: String
    /// Why it is a stub; nil for an entity that is shown.
    public var stub: Stub?
    /// Whether it is abstract, which sets its title in italics.
    public var isAbstract = false
    /// The line below the title, such as `kind of Person`.
    public var note: String?
    /// The colour of its head.
    public var tint = Tint.standing
    /// The group that it belongs to, whose colour its head has instead; nil where entities are not in groups.
    public var group: CardGroup?
    /// Its attributes and fetched properties, as far as the detail shows them.
    public var attributes: [AttributeRow] = []
    /// How many more attributes there are than rows for them.
    public var hiddenAttributes = 0
    /// Its relationships, as far as the detail shows them.
    public var relationships: [RelationshipRow] = []
    /// What became of it, in a picture of two models.
    public var change: ChangeMark?
    /// What it is, for whoever points at it.
    public var tooltip: String

    /// Makes a card without rows.
    public init(name: String, tooltip: String) {
        self.name = name
        self.tooltip = tooltip
    }
}

/// The group of an entity, as a picture shows it.
public struct CardGroup: Sendable, Hashable {
    /// Its number among the groups of the model, from 0.
    public var number: Int
    /// What it is called; nil for what is left over.
    public var name: String?

    /// Makes a group.
    public init(number: Int, name: String?) {
        self.number = number
        self.name = name
    }

    /// The colour of its heads; more groups than there are colours share them, and what is left over is grey.
    var color: PictureColor { name == nil ? .plain : PictureColor.groups[number % PictureColor.groups.count] }

    /// What it is called in a picture.
    var title: String { name ?? "others" }
}

/// A row of a card with a value.
public struct AttributeRow: Sendable, Equatable {
    /// The property's name.
    public var name: String
    /// Its type, as Swift writes it: `String?` where it may be empty.
    public var type: String
    /// Whether it is computed or fetched rather than stored, which sets it in italics.
    public var isComputed: Bool
    /// What it is, for whoever points at it.
    public var tooltip: String
    /// What became of it, in a picture of two models.
    public var change: ChangeMark?
}

/// A row of a card with a link.
public struct RelationshipRow: Sendable, Equatable {
    /// The relationship's name.
    public var name: String
    /// The name of the entity it leads to.
    public var destination: String
    /// Whether it holds several objects.
    public var isToMany: Bool
    /// Its delete rule; nil where it is not stated.
    public var deleteRule: DeleteRule?
    /// What it is, for whoever points at it.
    public var tooltip: String
    /// What became of it, in a picture of two models.
    public var change: ChangeMark?
}
