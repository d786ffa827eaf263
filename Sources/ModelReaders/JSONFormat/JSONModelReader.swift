public import SourceText
import DataModel
import JSONText

/// Reads `model.json`, the format in which people write a model by hand.
public enum JSONModelReader {
    /// Reads a model.
    ///
    /// - Parameters:
    ///   - file: the file, in UTF-8.
    ///   - name: the model's name where the file gives none.
    /// - Returns: the model, with everything of it that can be understood, and what is wrong with the rest by position;
    ///   no model where the JSON cannot be read to its end, the root is no object, there are no `entities`, or the
    ///   format's version is another.
    public static func read(_ file: SourceFile, name: String) -> ReadResult {
        let (root, syntax) = JSONParser.parse(file)
        guard let root else { return ReadResult(model: nil, diagnostics: syntax) }
        let log = JSONFormatLog(file: file)
        let model = JSONModelMapping(root: root, log: log).model(root, name: name)
        let all = (syntax + log.diagnostics).enumerated().sorted { left, right in
            let places = (left.element.range?.lower ?? 0, right.element.range?.lower ?? 0)
            return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
        }
        return ReadResult(model: model, diagnostics: all.map(\.element))
    }

    /// Whether a JSON file is a model: an object with the key `modeldoc` at its root. It is a quick look, for choosing
    /// among files, and does not mind errors behind the key.
    public static func isModel(_ file: SourceFile) -> Bool {
        JSONOutline.hasRootKey("modeldoc", in: file)
    }
}
