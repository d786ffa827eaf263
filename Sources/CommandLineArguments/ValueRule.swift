/// How the values of one declaration are checked and completed.
struct ValueRule: Sendable {
    let allowedValues: [String]
    let expectation: String?
    let completion: ValueCompletion
    /// The words that a shell offers.
    var offeredWords: [String] {
        if allowedValues.isEmpty, case .words(let words) = completion { words } else { allowedValues }
    }

    let accepts: @Sendable (String) -> Bool

    init<Value: ArgumentValue>(_ type: Value.Type, completion: ValueCompletion) {
        allowedValues = Value.allowedValues
        expectation = Value.expectation
        self.completion = completion
        accepts = { Value(argument: $0) != nil }
    }

    /// The complaint about a value that is not accepted, or nil.
    func problem(with value: String, of name: String) -> UsageError.Problem? {
        guard !accepts(value) else { return nil }
        return .invalidValue(
            name: name, value: value, allowed: allowedValues, expectation: expectation,
            suggestion: closestMatch(to: value, among: allowedValues))
    }
}
