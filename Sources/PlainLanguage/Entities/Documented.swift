public import DataModel

/// A part of a model that its author can say something about.
public protocol Documented {
    /// What it is, in its author's words.
    var documentation: String? { get }
    /// More of its author's words, in Markdown: a piece each.
    var notes: [String] { get }
    /// Free key-value notes.
    var userInfo: [UserInfoEntry] { get }
}

extension Model: Documented {}
extension Entity: Documented {}
extension Attribute: Documented {}
extension Relationship: Documented {}
extension FetchedProperty: Documented {}
extension Composite: Documented {}
