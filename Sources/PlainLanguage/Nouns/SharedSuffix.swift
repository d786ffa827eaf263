/// A last word that the names of all entities of a model carry and that says nothing, such as the `Entity` of
/// `UserEntity`.
struct SharedSuffix {
    private static let idleWords = ["ManagedObject", "Entity", "Model", "MO"]

    /// The word; empty where there is none.
    let word: String

    /// Looks for the last word of the names of all entities.
    init(of names: [String]) {
        word =
            names.count < 2 ? "" : Self.idleWords.first { word in names.allSatisfy { Self.ends($0, in: word) } } ?? ""
    }

    /// The name without the word.
    func dropped(from name: String) -> String {
        !word.isEmpty && Self.ends(name, in: word) ? String(name.utf8.dropLast(word.utf8.count)) ?? name : name
    }

    /// Whether a name ends in a word and has something before it. Two capitals are a word only after a small letter.
    private static func ends(_ name: String, in word: String) -> Bool {
        guard name.ends(in: word), let before = name.utf8.dropLast(word.utf8.count).last else { return false }
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before)
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(before)
        return isSmall || (isCapital && word != "MO")
    }
}
