import DataModel
import Mustache

extension PageMaterial {
    /// Rows of user info.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - subject: The property that has them; nil for the entity or the model itself.
    /// - Returns: An object for each entry.
    func userInfo(_ entries: [UserInfoEntry], of subject: String?) -> [MustacheValue] {
        entries.map { entry in
            [
                "subject": .code(ifAny: subject),
                "key": .text(MarkdownText.name(entry.key)),
                "value": .text(ifAny: entry.value.map(MarkdownText.cell)),
            ]
        }
    }

    /// Sentences about what code enforces.
    ///
    /// - Parameters:
    ///   - rules: The sentences.
    ///   - subject: The property that they are about; nil for the entity itself.
    ///   - origin: The entity from which they are inherited.
    /// - Returns: An object for each sentence.
    func rules(_ rules: [String], of subject: String?, inheritedFrom origin: MustacheValue) -> [MustacheValue] {
        rules.map {
            ["subject": .code(ifAny: subject), "text": .text(MarkdownText.cell($0)), "inheritedFrom": origin]
        }
    }
}
