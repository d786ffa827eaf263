import DataModel
import SourceText

extension ModelElements {
    /// The entries of a `<userInfo>`, all of them: a key may lack its value, and may occur twice, with a warning.
    mutating func userInfo(_ node: Int) -> [UserInfoEntry] {
        guard hasChildren(node) else { return [] }
        var entries: [UserInfoEntry] = []
        var keys: Set<String> = []
        for child in tree.children(of: node) {
            guard word(ofElement: child) == .entry else {
                passOver(child, in: node)
                continue
            }
            let value = slot(.value, of: child).map { tree.text($0) }
            guard let keySlot = slot(.key, of: child), let key = text(keySlot) else {
                diagnostics.append(
                    .warning("missing-key", "a user info entry has no 'key'", at: tree.tagRange(child)))
                entries.append(UserInfoEntry(key: "", value: value))
                continue
            }
            if !keys.insert(key).inserted {
                warn(
                    "duplicate-key", keySlot, child, "the user info key '\(key)' is there twice; the last value counts")
            }
            entries.append(UserInfoEntry(key: key, value: value))
        }
        return entries
    }
}
