import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// An attribute of an entity or of a composite.
    func attribute(_ attribute: Attribute, inheritedFrom origin: MustacheValue = .null) -> MustacheValue {
        let constraints = attributeNarrator.constraints(of: attribute).map {
            [("text", MustacheValue.text(MarkdownText.phrase($0, in: .cell)))]
        }
        return .object([
            ("name", .text(MarkdownText.name(attribute.name))),
            ("type", .text(MarkdownText.label(attributeNarrator.typeText(of: attribute)))),
            ("isRequired", .bool(attribute.isOptional == false)),
            ("isOptional", .bool(attribute.isOptional == true)),
            (
                "default",
                .text(ifAny: attributeNarrator.defaultText(of: attribute).map { MarkdownText.phrase($0, in: .cell) })
            ),
            ("hasConstraints", .bool(!constraints.isEmpty)),
            ("constraints", .items(constraints)),
            ("documentation", .text(ifAny: Documentation.text(of: attribute).map(MarkdownText.cell))),
            ("inheritedFrom", origin),
            ("hasNotes", .bool(attribute.hasNotes)),
            ("renamingIdentifier", .code(ifAny: attribute.renamingIdentifier)),
            ("versionHashModifier", .code(ifAny: attribute.versionHashModifier)),
            ("usesScalarType", .answer(ifAny: attribute.usesScalarType)),
        ])
    }
}

extension Attribute {
    /// Whether there is something to say that has no room in a table.
    var hasNotes: Bool { renamingIdentifier != nil || versionHashModifier != nil || usesScalarType != nil }
}
