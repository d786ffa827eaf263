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

    init(_ text: Phrase, effect: Phrase? = nil, way: Phrase, short: Phrase) {
        self.text = text
        self.effect = effect
        self.way = way
        self.short = short
    }

    /// All of it: "its employees ('employees'): each one's 'department' becomes empty".
    public var phrase: Phrase { effect.map { "\(brief): \($0)" } ?? brief }

    /// It without what happens: "its employees ('employees')".
    public var brief: Phrase { way.isEmpty ? text : "\(text) (\(way))" }
}
