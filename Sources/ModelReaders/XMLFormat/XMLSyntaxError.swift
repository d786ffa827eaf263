import CLibXML2
import SourceText

/// Says what is wrong with XML that is not well-formed, in one message at the very place.
struct XMLSyntaxError {
    /// The file.
    let file: SourceFile
    /// What was read of it.
    let tree: XMLTree
    /// The elements that were open, outermost first.
    let open: [Int]

    private var bytes: [UInt8] { file.bytes }

    /// The message for what ended the parsing.
    func diagnostic(for failure: XMLTreeBuilder.Failure?) -> Diagnostic {
        if let marker = mergeMarker(before: failure?.offset) { return marker }
        guard let failure else { return error("the file is not well-formed XML", 0, 0) }
        switch failure.kind {
        case .tooDeep:
            let name = XMLTagScanner.endOfName(in: bytes, from: failure.offset + 1)
            return .error(
                "xml-limit", "elements are nested more than \(XMLTreeBuilder.deepest) deep",
                at: file.range(failure.offset, name))
        case .tooManyNames:
            return .error(
                "xml-limit", "the file has more than \(XMLTreeBuilder.mostNames) different names",
                at: file.range(failure.offset, failure.offset + 1))
        case .declarations:
            return declarations(at: failure.offset)
        case .library(let code, let message, let name):
            return library(code, message, name, at: failure.offset)
        }
    }

    private func error(
        _ message: String, _ lower: Int, _ upper: Int, notes: [Diagnostic.Note] = [], help: [String] = []
    )
        -> Diagnostic
    {
        .error("xml-syntax", message, at: file.range(lower, upper), notes: notes, help: help)
    }

    private func declarations(at bracket: Int) -> Diagnostic {
        let end = bytes.offset(of: "]", from: bracket)
        if let entity = bytes.offset(of: "<!ENTITY", from: bracket, before: end) {
            return .error(
                "xml-entities", "the file declares entities, which are not read", at: file.range(entity, entity + 8))
        }
        return .error(
            "xml-entities", "the document type holds declarations, which are not read",
            at: file.range(bracket, bracket + 1))
    }

    private func library(_ code: Int, _ message: String, _ name: String?, at offset: Int) -> Diagnostic {
        if let control = controlCharacter(at: offset) { return control }
        if code != Int(XML_ERR_TAG_NAME_MISMATCH.rawValue), let end = fileEnds(offset) { return end }
        switch code {
        case Int(XML_ERR_TAG_NAME_MISMATCH.rawValue):
            return mismatch(before: offset)
        case Int(XML_ERR_ATTRIBUTE_REDEFINED.rawValue):
            return duplicateAttribute(name, before: offset)
        case Int(XML_ERR_LT_IN_ATTRIBUTE.rawValue):
            return lessThanInValue(at: offset)
        case Int(XML_ERR_UNDECLARED_ENTITY.rawValue), Int(XML_WAR_UNDECLARED_ENTITY.rawValue):
            return unknownEntity(before: offset)
        case Int(XML_ERR_NAME_REQUIRED.rawValue), Int(XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue):
            return unescaped(before: offset) ?? other(message, at: offset)
        case Int(XML_ERR_INVALID_CHAR.rawValue), Int(XML_ERR_INVALID_CHARREF.rawValue),
            Int(XML_ERR_INVALID_DEC_CHARREF.rawValue), Int(XML_ERR_INVALID_HEX_CHARREF.rawValue):
            return characterReference(before: offset) ?? other(message, at: offset)
        case Int(XML_ERR_RESERVED_XML_NAME.rawValue):
            let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
            return error(
                "something stands before the XML declaration, which has to come first", start, start + 5,
                help: ["remove everything before '<?xml', blank lines too"])
        case Int(XML_ERR_DOCUMENT_END.rawValue):
            let end = tree.root.map { "</\(tree.name(of: $0))>" } ?? "the root element"
            return error("nothing may follow the end of the root element, \(end)", offset, offset + 1)
        case Int(XML_ERR_SPACE_REQUIRED.rawValue), Int(XML_ERR_GT_REQUIRED.rawValue),
            Int(XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue), Int(XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue),
            Int(XML_ERR_EQUAL_REQUIRED.rawValue):
            return brokenTag(at: offset)
        default:
            return other(message, at: offset)
        }
    }

    private func other(_ message: String, at offset: Int) -> Diagnostic {
        let reason = message.split(separator: "\n").first.map { ": \($0)" } ?? ""
        return error("the file is not well-formed XML\(reason)", offset, offset + 1)
    }

    /// The conflict that a version control system left behind, if it is what broke the file.
    private func mergeMarker(before offset: Int?) -> Diagnostic? {
        let start = bytes.starts(with: "<<<<<<<".utf8) ? 0 : bytes.offset(of: "\n<<<<<<<").map { $0 + 1 }
        guard let marker = start, marker <= (offset ?? bytes.count) else { return nil }
        return .error(
            "merge-conflict", "an unresolved merge conflict begins here", at: file.range(marker, marker + 7),
            help: ["resolve the conflict: keep one side and remove the lines with <<<<<<<, ======= and >>>>>>>"])
    }

    /// The character where libxml2 stands, if it is one that XML cannot hold.
    private func controlCharacter(at offset: Int) -> Diagnostic? {
        guard offset < bytes.count, bytes[offset] < 0x20, !bytes[offset].isBlank else { return nil }
        let code = String(bytes[offset], radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 4 - code.utf8.count) + code
        return error("XML cannot hold the control character U+\(padded)", offset, offset + 1)
    }

    /// The message for a file that ends too early, if `offset` is where that was noticed.
    private func fileEnds(_ offset: Int) -> Diagnostic? {
        let end = bytes.count
        if let last = UnfinishedMarkup(in: bytes), last.offset <= offset {
            return error(
                "the file ends in the middle of \(last.name)", end, end,
                notes: [.init("it begins here", at: file.range(last.offset, last.offset + 1))])
        }
        guard bytes.offsetBehindBlanks(from: offset) >= end else { return nil }
        if let innermost = open.last {
            let name = tree.name(of: innermost)
            return error(
                "the file ends before <\(name)> is closed", end, end,
                notes: [.init("<\(name)> begins here", at: tree.tagRange(innermost))])
        }
        return tree.root == nil ? error("the file ends before its root element", end, end) : nil
    }

    private func mismatch(before offset: Int) -> Diagnostic {
        let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
        let end = XMLTagScanner.endOfName(in: bytes, from: start + 2)
        let written = String(decoding: bytes[min(start + 2, end)..<end], as: UTF8.self)
        guard let innermost = open.last else { return error("</\(written)> closes nothing", start, end) }
        let name = tree.name(of: innermost)
        return error(
            "</\(written)> stands where <\(name)> has to be closed", start, end,
            notes: [.init("<\(name)> begins here", at: tree.tagRange(innermost))])
    }

    private func duplicateAttribute(_ name: String?, before offset: Int) -> Diagnostic {
        let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
        let behindName = XMLTagScanner.endOfName(in: bytes, from: start + 1)
        var seen: [ArraySlice<UInt8>: Range<Int>] = [:]
        for attribute in XMLTagScanner.attributes(in: bytes, from: behindName) {
            let text = bytes[attribute.name]
            if let first = seen[text] {
                return error(
                    "the attribute '\(String(decoding: text, as: UTF8.self))' is there twice",
                    attribute.name.lowerBound, attribute.name.upperBound,
                    notes: [.init("the first one", at: file.range(first.lowerBound, first.upperBound))])
            }
            seen[text] = attribute.name
        }
        return error("the attribute '\(name ?? "")' is there twice", start, behindName)
    }

    private func lessThanInValue(at offset: Int) -> Diagnostic {
        let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
        var notes: [Diagnostic.Note] = []
        let values = XMLTagScanner.attributes(
            in: bytes, from: XMLTagScanner.endOfName(in: bytes, from: start + 1))
        if let value = values.last(where: { $0.name.lowerBound < offset }), value.value.contains(offset) {
            notes = [.init("the value begins here", at: file.range(value.value.lowerBound - 1, value.value.lowerBound))]
        }
        return error(
            "a value cannot hold '<'", offset, offset + 1, notes: notes,
            help: ["write &lt; for it, or close the value's quotes if they are missing"])
    }

    private func unknownEntity(before offset: Int) -> Diagnostic {
        let start = bytes.lastOffset(of: UInt8(ascii: "&"), before: offset) ?? offset
        let end = XMLTagScanner.endOfName(in: bytes, from: start + 1)
        let name = String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
        return error(
            "XML has no entity '&\(name);'", start, min(end + 1, bytes.count),
            help: ["write the character itself; XML knows &amp; &lt; &gt; &quot; and &apos; only"])
    }

    /// A `&` or `<` that begins nothing, where libxml2 stopped right behind it or behind a name that follows it.
    private func unescaped(before offset: Int) -> Diagnostic? {
        var start = offset
        while start > 0, offset - start < 1000 {
            start -= 1
            switch bytes[start] {
            case UInt8(ascii: "&"):
                return error("'&' has to be written as &amp;", start, start + 1)
            case UInt8(ascii: "<"):
                return error("'<' has to be written as &lt; where it opens no tag", start, start + 1)
            case let byte where byte.isBlank || byte == UInt8(ascii: "\""): return nil
            default: break
            }
        }
        return nil
    }

    private func characterReference(before offset: Int) -> Diagnostic? {
        guard let start = bytes.lastOffset(of: UInt8(ascii: "&"), before: min(offset + 1, bytes.count)),
            offset - start < 40, bytes[start...].starts(with: "&#".utf8)
        else { return nil }
        let end = XMLTagScanner.endOfName(in: bytes, from: start + 1)
        let isComplete = end < bytes.count && bytes[end] == UInt8(ascii: ";")
        let text = String(decoding: bytes[start..<min(isComplete ? end + 1 : end, bytes.count)], as: UTF8.self)
        return error("'\(text)' is no character that XML can hold", start, end + (isComplete ? 1 : 0))
    }

    private func brokenTag(at offset: Int) -> Diagnostic {
        let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
        let end = XMLTagScanner.endOfName(in: bytes, from: start + 1)
        let name = String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
        return error(
            "the tag <\(name)> is broken here", offset, offset + 1,
            help: ["an attribute is written name=\"value\", with a space before it"])
    }
}
