/// The type of an attribute, by Core Data's names.
public enum AttributeType: Sendable, Hashable {
    case integer16, integer32, integer64, decimal, double, float
    case string, boolean, date, binary, uuid, uri, transformable, composite, objectID
    /// No type: legal for transient attributes only.
    case undefined
    /// A number whose kind the notation leaves open.
    case number
    /// A type that Core Data does not have, as it is written.
    case other(String)

    /// Core Data's types with the names that Xcode writes.
    public static let named: [(type: AttributeType, name: String)] = [
        (.integer16, "Integer 16"), (.integer32, "Integer 32"), (.integer64, "Integer 64"), (.decimal, "Decimal"),
        (.double, "Double"), (.float, "Float"), (.string, "String"), (.boolean, "Boolean"), (.date, "Date"),
        (.binary, "Binary"), (.uuid, "UUID"), (.uri, "URI"), (.transformable, "Transformable"),
        (.composite, "Composite"), (.objectID, "ObjectID"), (.undefined, "Undefined"), (.number, "Number"),
    ]

    /// The name that Xcode writes, or the type as it is written.
    public var name: String {
        if case .other(let written) = self { return written }
        return Self.named.first { $0.type == self }?.name ?? "Undefined"
    }

    /// The type that Xcode writes in this way, to the letter; `other` for any other text.
    public init(xcodeName: String) {
        self = Self.named.first { $0.name == xcodeName }?.type ?? .other(xcodeName)
    }

    /// Whether values are numbers that can be compared.
    public var isNumeric: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .number: true
        default: false
        }
    }

    /// Whether values are whole numbers.
    public var isInteger: Bool {
        switch self {
        case .integer16, .integer32, .integer64: true
        default: false
        }
    }
}
