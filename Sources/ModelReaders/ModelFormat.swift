/// The format of a model, told by its content; file names are not looked at.
public enum ModelFormat: Sendable, Equatable, CaseIterable {
    /// Xcode's `contents`: XML with the root element `model`.
    case xmlModel
    /// JSON: begins with `{` or `[`, after comments.
    case json
    /// Arrow notation: entities in braces with arrows, or arrows between entities.
    case arrows
    /// Block notation: `Song = { attribute title : string; … };`.
    case blocks
    /// The `elements` archive that Xcode wrote before version 4.1.
    case elementsArchive
    /// A compiled model, `.mom`: a keyed archive of an `NSManagedObjectModel`.
    case compiledModel
    /// An optimised compiled model, `.omo`.
    case optimizedModel
    /// A mapping model, in any form.
    case mappingModel
    /// XML that is no model, or so broken at its start that it cannot be told.
    case otherXML
    /// Nothing of these.
    case unknown

    /// The format of some bytes in any encoding that `TextDecoding` reads.
    public static func of(_ bytes: [UInt8]) -> ModelFormat {
        if bytes.starts(with: "momv2$".utf8) { return .optimizedModel }
        if bytes.starts(with: "bplist".utf8) { return archive(bytes) }
        var text = bytes
        let (encoding, markLength) = TextEncoding.recognized(in: bytes)
        if encoding != .utf8 {
            text = WideText.utf8(of: Array(bytes[markLength...]), in: encoding).bytes
        } else if markLength > 0 {
            text = Array(bytes[markLength...])
        }
        if startsLikeJSON(text) { return .json }
        guard let root = XMLProlog.root(of: text) else {
            if XMLProlog.startsLikeXML(text) { return .otherXML }
            if BlockNotation.isUsed(in: text) { return .blocks }
            return ArrowRecognition.isArrowNotation(text) ? .arrows : .unknown
        }
        switch root.name {
        case "model":
            return root.attribute("type")?.contains("Mapping") == true ? .mappingModel : .xmlModel
        case "plist":
            let format = archive(text)
            return format == .unknown ? .otherXML : format
        case "database":
            return text.holds("XDDEV") ? .mappingModel : .otherXML
        default:
            return .otherXML
        }
    }

    /// What a binary file is, by its first bytes, with its article; nil for text and for what is not known.
    static func binaryName(of bytes: [UInt8]) -> String? {
        switch of(archive: bytes) {
        case .elementsArchive?: return "a model of the format before Xcode 4.1 ('elements')"
        case .compiledModel?: return "a compiled model (.mom)"
        case .mappingModel?: return "a compiled mapping model"
        case .optimizedModel?: return "an optimised compiled model (.omo)"
        case .some: return "a binary property list"
        case nil: break
        }
        let known: [(magic: [UInt8], name: String)] = [
            (Array("SQLite format 3".utf8), "an SQLite database"), ([0x50, 0x4B, 3, 4], "a ZIP archive"),
            ([0x1F, 0x8B], "a gzip archive"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
            ([0xFF, 0xD8, 0xFF], "a JPEG picture"), (Array("%PDF".utf8), "a PDF document"),
            ([0x7F, 0x45, 0x4C, 0x46], "a program"), ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
        ]
        return known.first { bytes.starts(with: $0.magic) }?.name
    }

    /// The format of a binary archive; nil for anything else.
    private static func of(archive bytes: [UInt8]) -> ModelFormat? {
        if bytes.starts(with: "momv2$".utf8) { return .optimizedModel }
        return bytes.starts(with: "bplist".utf8) ? archive(bytes) : nil
    }

    /// The format of a property list, by the classes that it names.
    private static func archive(_ bytes: [UInt8]) -> ModelFormat {
        if bytes.holds("XDPMModel") { return .elementsArchive }
        if bytes.holds("NSMappingModel") { return .mappingModel }
        return bytes.holds("NSManagedObjectModel") ? .compiledModel : .unknown
    }

    /// Whether the first character that is neither blank nor part of a comment opens an object or a list.
    private static func startsLikeJSON(_ bytes: [UInt8]) -> Bool {
        var offset = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                offset += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                return true
            case UInt8(ascii: "/"):
                guard offset + 1 < bytes.count else { return false }
                if bytes[offset + 1] == UInt8(ascii: "/") {
                    offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                } else if bytes[offset + 1] == UInt8(ascii: "*"), let end = bytes.offset(of: "*/", from: offset + 2) {
                    offset = end + 2
                } else {
                    return false
                }
            default:
                return false
            }
        }
        return false
    }
}
