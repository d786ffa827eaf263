/// Finds keys that stand twice in an object: by looking through a few, by a table once they are many.
struct SeenKeys {
    private static let few = 12
    private var firstIndices: [String: Int] = [:]

    /// The index of an earlier member with this key; call it once for each key, before its member is appended.
    mutating func firstIndex(of key: String, among members: [JSONMember]) -> Int? {
        if members.count < Self.few { return members.firstIndex { $0.key == key } }
        if firstIndices.isEmpty {
            for (index, member) in members.enumerated() where firstIndices[member.key] == nil {
                firstIndices[member.key] = index
            }
        }
        if let first = firstIndices[key] { return first }
        firstIndices[key] = members.count
        return nil
    }
}
