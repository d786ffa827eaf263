import DataModel

/// The texts that stand for the values of a closed set; they are compared folded.
enum ValueSpellings {
    /// Every spelling of an attribute's type.
    private static let types: [String: AttributeType] = {
        var types = [
            "int16": AttributeType.integer16, "int32": .integer32, "int64": .integer64, "int": .integer64,
            "integer": .integer64, "bool": .boolean, "data": .binary, "binarydata": .binary, "url": .uri,
            "decimalnumber": .decimal, "managedobjectid": .objectID,
        ]
        for (type, name) in AttributeType.named { types[folded(name)] = type }
        return types
    }()

    /// The type that is meant by a text: Xcode's names, Swift's, `NS…` classes, and the API's `stringAttributeType`.
    static func type(_ text: String) -> AttributeType {
        var word = folded(text)
        if let type = types[word] { return type }
        if word.hasSuffix("attributetype") { word.removeLast("attributetype".count) }
        if word.hasPrefix("ns") { word.removeFirst(2) }
        return types[word] ?? .other(text)
    }

    /// The delete rule that is meant by a text, also as the API writes it: `cascadeDeleteRule`.
    static func deleteRule(_ text: String) -> DeleteRule? {
        var word = folded(text)
        if word.hasSuffix("deleterule") { word.removeLast("deleterule".count) }
        return DeleteRule.allCases.first { folded($0.rawValue) == word }
    }

    /// Whether a text means to-many; nil where it means nothing.
    static func isToMany(_ text: String) -> Bool? {
        switch folded(text) {
        case "tomany": true
        case "toone": false
        default: nil
        }
    }

    /// The kind of result that is meant by a text, also as the API writes it: `managedObjectResultType`.
    static func resultType(_ text: String) -> FetchRequest.ResultType? {
        var word = folded(text)
        if word.hasSuffix("resulttype") { word.removeLast("resulttype".count) }
        switch word {
        case "objects", "object", "managedobjects", "managedobject": return .objects
        case "objectids", "objectid", "managedobjectids", "managedobjectid": return .objectIDs
        case "dictionaries", "dictionary": return .dictionaries
        case "count": return .count
        default: return nil
        }
    }

    /// How code is generated, `class`, `category` or by hand (an inner nil); nil where a text means nothing.
    static func codeGeneration(_ text: String) -> String?? {
        switch folded(text) {
        case "class", "category": .some(folded(text))
        case "manual", "none", "manual/none": .some(nil)
        default: nil
        }
    }
}
