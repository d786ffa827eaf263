import JSONText

extension JSONWriter {
    mutating func optionalString(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    mutating func optionalBool(_ value: Bool?) {
        if let value { bool(value) } else { null() }
    }

    mutating func optionalInteger(_ value: Int?) {
        if let value { integer(value) } else { null() }
    }
}
