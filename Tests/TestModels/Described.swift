/// A value as text with all that it holds but source ranges, and what a format leaves to the other side of a pair, so that
/// models of different files can be compared.
public func described(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { described($0.value) } ?? "nil"
    case .collection: return "[" + mirror.children.map { described($0.value) }.joined(separator: ", ") + "]"
    case .struct where !(value is String):
        let members = mirror.children.filter { !["range", "otherRanges", "isInverseOpen"].contains($0.label) }
        return "\(mirror.subjectType)("
            + members.map { "\($0.label ?? ""): \(described($0.value))" }.joined(separator: ", ") + ")"
    default: return String(reflecting: value)
    }
}
