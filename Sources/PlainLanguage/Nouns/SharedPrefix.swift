/// The prefix that all entities of a model carry, such as the `OCK` of `OCKTask` and `OCKPatient`.
struct SharedPrefix {
    /// The prefix; empty where there is none.
    let bytes: [UInt8]
    private let names: Set<String>

    /// Looks for the prefix of a model's entities.
    ///
    /// Every entity has to carry it, but for those whose name is that of another without it: `ABCItem` beside `Item`
    /// tells the two apart, and the others keep a prefix that says nothing.
    init(of names: [String]) {
        self.names = Set(names)
        let all = names.map { Array($0.utf8) }
        if let prefix = Self.longest(of: all) {
            bytes = prefix
            return
        }
        let bare = Self.bareNames(among: all, names: self.names)
        let prefixed = bare.isEmpty ? [] : all.filter { !bare.contains(String(decoding: $0, as: UTF8.self)) }
        let prefix = Self.longest(of: prefixed) ?? []
        bytes = prefix.allSatisfy(Self.isUpper) ? prefix : []
    }

    /// The name without the prefix; nil where it has none, or needs it to be told from an entity with the bare name.
    func bareName(of name: String) -> String? {
        let utf8 = name.utf8
        guard !bytes.isEmpty, utf8.starts(with: bytes), Self.isBorder(bytes.count, in: Array(utf8)) else { return nil }
        let bare = String(decoding: utf8.dropFirst(bytes.count), as: UTF8.self)
        return names.contains(bare) ? nil : bare
    }

    /// The longest prefix of at least two letters after which every name begins a word.
    private static func longest(of names: [[UInt8]]) -> [UInt8]? {
        guard names.count >= 2, let first = names.first else { return nil }
        var length = first.count
        for name in names {
            length = min(length, name.count)
            while !name[..<length].elementsEqual(first[..<length]) { length -= 1 }
        }
        while length >= 2 {
            let isShared = names.allSatisfy { isBorder(length, in: $0) } && isPlausible(length, in: names)
            if isShared { return Array(first[..<length]) }
            length -= 1
        }
        return nil
    }

    /// Whether a word begins at a place in a name. Within capitals that is where the last of them begins a word in
    /// lower case, or where at least two of them are left as an acronym.
    private static func isBorder(_ index: Int, in name: [UInt8]) -> Bool {
        guard index < name.count, index > 0 else { return false }
        if name[index - 1] == UInt8(ascii: "_") { return isUpper(name[index]) || isLower(name[index]) }
        guard isUpper(name[index]) else { return false }
        if !isUpper(name[index - 1]) { return true }
        var end = index
        while end < name.count, isUpper(name[end]) { end += 1 }
        let capitals = end - index
        return end < name.count && isLower(name[end]) ? capitals != 2 : capitals >= 2
    }

    /// Whether a border is likely to be one: two letters before it, and not in the midst of acronyms only.
    private static func isPlausible(_ length: Int, in names: [[UInt8]]) -> Bool {
        guard let first = names.first, first[..<length].filter({ isUpper($0) || isLower($0) }).count >= 2 else {
            return false
        }
        return !isUpper(first[length - 1]) || names.contains { length + 1 < $0.count && isLower($0[length + 1]) }
    }

    /// Names that are those of other entities without some capitals at their start.
    private static func bareNames(among all: [[UInt8]], names: Set<String>) -> Set<String> {
        var result: Set<String> = []
        for name in all {
            let capitals = name.prefix(while: isUpper).count
            for length in 2..<max(2, min(capitals, 8) + 1) where isBorder(length, in: name) {
                let bare = String(decoding: name[length...], as: UTF8.self)
                if names.contains(bare) { result.insert(bare) }
            }
        }
        return result
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
