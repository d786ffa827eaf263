import SourceText

/// Recognises what is given as a model and is none, so that the error can say what it is.
enum OtherDocument {
    /// The type that Xcode writes into a model.
    private static let modelType = "com.apple.IDECoreDataModeler.DataModel"

    /// An error that names what the file is; nil for a model, and for XML too broken to tell.
    static func error(for file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        guard let root = XMLProlog.root(of: bytes) else {
            return XMLProlog.startsLikeXML(bytes) ? nil : noXML(file)
        }
        let range = file.range(root.offset, root.offset + 1 + root.name.utf8.count)
        if root.name == "model" {
            guard let type = root.attribute("type"), !type.isEmpty, type != modelType else { return nil }
            let what = type.contains("Mapping") ? "a mapping model" : "a model of the type '\(type)'"
            return .error("not-a-model", "this is \(what), not a Core Data model", at: range)
        }
        switch ModelFormat.of(bytes) {
        case .mappingModel:
            return .error("not-a-model", "this is a mapping model, not a Core Data model", at: range)
        case .compiledModel:
            return .error("not-a-model", "this is a compiled model (.mom) in XML form", at: range)
        default:
            break
        }
        if let known = documents.first(where: { $0.root == root.name.lowercased() }) {
            return .error("not-a-model", "this is \(known.name), not a Core Data model", at: range)
        }
        return .error(
            "not-a-model", "this is no Core Data model: its root element is <\(root.name)>, not <model>", at: range)
    }

    /// XML documents by their root elements, in lower case.
    private static let documents: [(root: String, name: String)] = [
        ("html", "an HTML page"), ("plist", "a property list"), ("svg", "an SVG picture"),
        ("document", "an Interface Builder document (storyboard or xib)"), ("archive", "an Interface Builder document"),
        ("database", "an XML store of Core Data"), ("workspace", "an Xcode workspace"), ("scheme", "an Xcode scheme"),
        ("rss", "a news feed"), ("feed", "a news feed"), ("project", "a project file"),
        ("xs:schema", "an XML Schema"), ("xsd:schema", "an XML Schema"), ("edmx:edmx", "an Entity Framework model"),
        ("xmi:xmi", "a UML model (XMI)"),
    ]

    private static func noXML(_ file: SourceFile) -> Diagnostic {
        let bytes = file.bytes
        let start = bytes.offsetBehindBlanks()
        guard start < bytes.count else {
            return .error("not-a-model", bytes.isEmpty ? "the file is empty" : "the file is blank", path: file.path)
        }
        if let name = ModelFormat.binaryName(of: bytes) {
            return .error("not-a-model", "this is \(name), not XML", path: file.path)
        }
        let range = file.range(start, start + 1)
        if ModelFormat.of(bytes) == .json { return .error("not-a-model", "this is JSON, not XML", at: range) }
        if bytes.starts(with: "version https://git-lfs".utf8) {
            return .error(
                "not-a-model", "this is a Git LFS pointer; the file itself has not been fetched", at: range,
                help: ["run 'git lfs pull'"])
        }
        if let declaration = bytes.offset(of: "<?xml", from: start, before: start + 10_000) {
            return .error(
                "xml-syntax", "something stands before the XML declaration, which has to come first", at: range,
                notes: [.init("the XML declaration", at: file.range(declaration, declaration + 5))])
        }
        return .error("not-a-model", "this is not XML", at: range)
    }
}
