import Testing

/// A command line up to the cursor, and what is offered there.
struct CompletionCase: CustomTestStringConvertible, Sendable {
    let words: [String]
    let offers: [String]

    init(_ words: [String], _ offers: [String]) {
        self.words = words
        self.offers = offers
    }

    var testDescription: String { "press " + words.joined(separator: " ") }
}
