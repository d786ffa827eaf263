extension MustacheValue: ExpressibleByStringInterpolation {
    /// Makes a text.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
    /// Makes a Boolean.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension MustacheValue: ExpressibleByIntegerLiteral {
    /// Makes a number, written in decimal digits.
    public init(integerLiteral value: Int) {
        self = .number(String(value))
    }
}

extension MustacheValue: ExpressibleByArrayLiteral {
    /// Makes a list.
    public init(arrayLiteral elements: MustacheValue...) {
        self = .list(elements)
    }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
    /// Makes an object; of two equal names the last one counts.
    public init(dictionaryLiteral elements: (String, MustacheValue)...) {
        self = .object(MustacheObject(elements))
    }
}
