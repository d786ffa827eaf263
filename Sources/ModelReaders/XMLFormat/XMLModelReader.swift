public import SourceText

/// Reads the `contents` of a Core Data model: XML as Xcode 4.1 and later write it, and as other tools and people do.
public enum XMLModelReader {
    /// An XML attribute that is left out on purpose.
    public struct IgnoredAttribute: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// Why nothing is lost.
        public let reason: String
    }

    /// Everything known to occur in models that is not read. Other unknown attributes and elements are passed over too.
    public static let ignored = [
        IgnoredAttribute(name: "documentVersion", reason: "always 1.0"),
        IgnoredAttribute(name: "syncable", reason: "a flag of Sync Services, which is gone; Core Data ignores it"),
        IgnoredAttribute(
            name: "storedInTruthFile", reason: "a flag of the time before Spotlight indexes; Core Data ignores it"),
        IgnoredAttribute(name: "macOSVersion", reason: "a deployment target that Xcode 6 was the last to write"),
        IgnoredAttribute(name: "iOSVersion", reason: "a deployment target that Xcode 6 was the last to write"),
        IgnoredAttribute(name: "defaultValue", reason: "written by one tool; Core Data reads 'defaultValueString'"),
        IgnoredAttribute(name: "abstract", reason: "written by one tool; Core Data reads 'isAbstract'"),
    ]

    /// The model in a UTF-8 file, under a name that the file itself does not say.
    ///
    /// There is none where the file is not well-formed XML or no model. Whatever else is wrong costs the element it
    /// concerns at most, with a diagnostic at its place.
    public static func read(_ file: SourceFile, name: String) -> ReadResult {
        if let error = OtherDocument.error(for: file) { return ReadResult(model: nil, diagnostics: [error]) }
        let (tree, error) = XMLParsing.tree(of: file)
        guard let tree else { return ReadResult(model: nil, diagnostics: error.map { [$0] } ?? []) }
        var elements = ModelElements(tree: tree)
        let model = elements.model(named: name)
        return ReadResult(model: model, diagnostics: elements.diagnostics)
    }

    /// Whether the root element is `model`. Looks at the start of the file only.
    public static func isModel(_ file: SourceFile) -> Bool {
        XMLProlog.root(of: file.bytes)?.name == "model"
    }
}
