import DataModel
public import SourceText

/// Reads a model in arrow notation, `Note { tags <<-->> Tag.notes }`, as people write it in questions and answers. Its
/// grammar is in `Documentation/notations.md`.
public enum ArrowModelReader {
    /// Reads a model.
    ///
    /// - Parameters:
    ///   - file: the file, in UTF-8.
    ///   - name: the model's name; the notation has no place for one.
    /// - Returns: the model, and what is wrong with the text by position; what an arrow does not say, optionality and
    ///   delete rule, is nil in it. Entities that are only named are stubs. There is no model where nothing in the file is
    ///   an entity or an arrow.
    public static func read(_ file: SourceFile, name: String) -> ReadResult {
        let log = ArrowLog(file: file)
        var parser = ArrowParser(file, log: log)
        let content = parser.parse()
        guard !content.entities.isEmpty || !content.links.isEmpty else {
            let hasErrors = log.diagnostics.contains { $0.severity == .error }
            if !hasErrors {
                log.add(
                    .error(
                        "no-entities", "there is no entity in this file", path: file.path,
                        help: ["write one: 'Note { title: string  tags <<-->> Tag.notes }'"]))
            }
            return ReadResult(model: nil, diagnostics: log.sorted)
        }
        var model = Model(name: name)
        model.range = log.range(0..<0)
        model.documentation = content.documentation.text
        model.entities = ArrowModelBuilder(content, log: log).entities()
        return ReadResult(model: model, diagnostics: log.sorted)
    }

    /// Whether a text looks like a model in arrow notation: it begins with an entity or an arrow, or has an arrow of two
    /// dashes or more somewhere. It is a quick look, for choosing among formats.
    public static func isModel(_ file: SourceFile) -> Bool { ArrowRecognition.isArrowNotation(file.bytes) }
}
