/// What a model says and the pages leave out on purpose. All else that is read stands on some page.
public enum LeftOut {
    /// A field of the vocabulary, and why readers of pages do not miss it.
    public struct Field: Sendable, Equatable {
        /// The type and the field, such as `Entity.editorBox`.
        public let name: String
        /// Why it is left out.
        public let reason: String
    }

    /// The fields that are left out.
    public static let fields = [
        Field(name: "Model.minimumToolsVersion", reason: "it is about Xcode, not about the model"),
        Field(name: "Model.lastSavedToolsVersion", reason: "it changes whenever another Xcode saves the file"),
        Field(name: "Model.systemVersion", reason: "it changes whenever another Mac saves the file"),
        Field(
            name: "Attribute.usesScalarType where it is false",
            reason: "generated code uses objects unless it is told otherwise"),
        Field(name: "Entity.editorBox", reason: "it is where an old Xcode drew the entity"),
        Field(name: "Entity.otherRanges", reason: "places are for messages, as ranges are"),
        Field(
            name: "Relationship.isInverseOpen",
            reason: "it is about the notation: the pages show the inverse that there is, or that there is none"),
        Field(name: "FetchRequest.name of a fetched property", reason: "Xcode gives all of them one name"),
        Field(
            name: "Relationship.minimumCount of a to-one relationship",
            reason: "Core Data ignores it: whether one is required is what counts"),
        Field(
            name: "range",
            reason: "places are for messages on stderr; on pages they would change with every edit of the file"),
    ]
}
