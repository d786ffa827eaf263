/// What a picture can leave out.
public enum HiddenPart: String, Sendable, CaseIterable {
    /// The attributes, and the stored searches among them.
    case attributes
    /// What an entity is a kind of: the lines, and the notes below titles.
    case inherited
    /// The types of attributes.
    case types
    /// What explains marks and colours.
    case legend
}
