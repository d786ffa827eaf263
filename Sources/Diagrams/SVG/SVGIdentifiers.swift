/// Ids of entities in a picture: `PREFIX-entity-NAME`, where what an id cannot hold is written as `_1F600_`.
struct SVGIdentifiers {
    private let prefix: String
    private var used: Set<String> = []
    private var numbers: [String: Int] = [:]

    init(prefix: String) {
        self.prefix = Self.safe(prefix)
    }

    /// The id for an entity; a second one of that name gets a number.
    mutating func next(for name: String) -> String {
        let id = "\(prefix)-entity-\(Self.safe(name))"
        var unique = id
        while !used.insert(unique).inserted {
            let number = (numbers[id] ?? 1) + 1
            numbers[id] = number
            unique = "\(id)__\(number)"
        }
        return unique
    }

    private static func safe(_ name: String) -> String {
        if name.utf8.count <= longest, name.utf8.allSatisfy(isSafe) { return name }
        var result = ""
        for scalar in name.unicodeScalars.prefix(longest) {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".": result.unicodeScalars.append(scalar)
            case "_": result += "_"
            default: result += "_\(String(scalar.value, radix: 16, uppercase: true))_"
            }
        }
        return result
    }

    /// How many characters of a name are looked at.
    private static let longest = 200

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
