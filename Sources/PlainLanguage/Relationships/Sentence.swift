/// A sentence with its weight, so that the most important ones stay where there is room for six.
struct Sentence {
    /// How important a sentence is, most important first. This is the order in which sentences are kept; what does not
    /// fit is dropped from the end. A sentence that refers to another ("They …", "But …") always comes after it.
    enum Importance: Int, Comparable {
        /// How many.
        case cardinality
        /// What the delete rule does.
        case rule
        /// What leads back, and how many.
        case wayBack
        /// That there is nothing to link to.
        case impossible
        /// What the delete rule at the other end does.
        case otherRule
        /// What goes wrong with the delete rule.
        case hazard
        /// What goes wrong with the delete rule at the other end.
        case otherHazard
        /// How a deletion is refused.
        case refusal
        case inherited
        case transient
        case order
        /// That two relationships are the ends of one link.
        case twoEnds
        /// That another relationship is not this one.
        case parallel
        /// That destinations may go in the same save.
        case sameSave
        case otherRefusal
        case otherSameSave

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let importance: Importance
    let text: Phrase

    init(_ importance: Importance, _ text: Phrase) {
        self.importance = importance
        self.text = text
    }
}
