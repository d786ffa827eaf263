public import ModelAnalysis

/// One thing that a deletion does, in words.
public struct Consequence: Sendable, Hashable {
    /// What it is about: "its projects", or the condition of a refusal: "while it has employees".
    public let text: Phrase
    /// What happens to it, where that is not said by the list it stands in: "each one's 'department' becomes empty".
    public let effect: Phrase?
    /// The relationships that lead there, and a rule that is to be named: "'projects' → 'tasks', deny"; empty where the
    /// text has it all.
    public let way: Phrase
    /// The same in a word or two, for a table: "projects", "it has employees".
    public let short: Phrase
    /// What it happens to, and what leads there, for a picture of it.
    public let course: Course

    /// The course of a consequence through the model.
    public struct Course: Sendable, Hashable {
        /// The entities of the objects that it happens to.
        public let entities: [EntityID]
        /// The relationships that lead there from the deleted object, in their order.
        public let way: [RelationshipID]
        /// When it happens: 1 for what the deletion itself brings about, 2 for what that brings about, and so on.
        public let step: Int
    }

    init(_ text: Phrase, effect: Phrase? = nil, way: Phrase, short: Phrase, course: Course) {
        self.text = text
        self.effect = effect
        self.way = way
        self.short = short
        self.course = course
    }

    /// All of it: "its employees ('employees'): each one's 'department' becomes empty".
    public var phrase: Phrase { effect.map { "\(brief): \($0)" } ?? brief }

    /// It without what happens: "its employees ('employees')".
    public var brief: Phrase { way.isEmpty ? text : "\(text) (\(way))" }
}
