public import SourceText

/// A JSON value with its place in its file.
public struct JSONNode: Sendable, Equatable {
    /// What a value is.
    public enum Value: Sendable, Equatable {
        case null
        case bool(Bool)
        /// A number as it is written, so that no digit is lost.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in the file's order; a key that stands twice is here twice.
        case object([JSONMember])
    }

    /// The value.
    public let value: Value
    /// The offset of its first byte, from 0.
    public let lower: Int
    /// The offset behind its last byte.
    public let upper: Int

    /// Makes a node of a value and the bytes it was read from.
    public init(_ value: Value, lower: Int, upper: Int) {
        self.value = value
        self.lower = lower
        self.upper = upper
    }

    /// The node's bytes in the file it was read from.
    public func range(in file: SourceFile) -> SourceRange { file.range(lower, upper) }

    /// The elements of an array; nil for any other value.
    public var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The members of an object; nil for any other value.
    public var members: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The text of a string; nil for any other value.
    public var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The kind of value with its article, for messages: `a string`, `an object`, `null`.
    public var kind: String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// One key of an object with its value.
public struct JSONMember: Sendable, Equatable {
    /// The key, with its escapes resolved.
    public let key: String
    /// The offset of the key's first byte, which is its quotation mark.
    public let keyLower: Int
    /// The offset behind the key's last byte.
    public let keyUpper: Int
    /// The value.
    public let value: JSONNode

    /// Makes a member of a key, the bytes it was read from, and a value.
    public init(key: String, keyLower: Int, keyUpper: Int, value: JSONNode) {
        self.key = key
        self.keyLower = keyLower
        self.keyUpper = keyUpper
        self.value = value
    }

    /// The key's bytes in the file it was read from.
    public func keyRange(in file: SourceFile) -> SourceRange { file.range(keyLower, keyUpper) }
}
