import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// An attribute of an entity or of a composite.
    func attribute(
        _ attribute: Attribute, of owner: EntityID? = nil, on page: String, inheritedFrom origin: MustacheValue = .null
    ) -> MustacheValue {
        let first = owner.flatMap { history?.version(of: .attribute, attribute.name, of: facts.name(of: $0)) }
        let since = first.map { [AttributeNarrator.since($0)] } ?? []
        let constraints = (attributeNarrator.constraints(of: attribute) + since).map {
            [("text", MustacheValue.text(MarkdownText.phrase($0, in: .cell)))]
        }
        return .object([
            ("name", .text(MarkdownText.name(attribute.name))),
            ("type", .text(MarkdownText.label(attributeNarrator.typeText(of: attribute)))),
            ("typeLink", .text(ifAny: compositesLink(for: attribute, from: page))),
            ("isRequired", .bool(attribute.isOptional == false)),
            ("isOptional", .bool(attribute.isOptional == true)),
            (
                "default",
                .text(ifAny: attributeNarrator.defaultText(of: attribute).map { MarkdownText.phrase($0, in: .cell) })
            ),
            ("hasConstraints", .bool(!constraints.isEmpty)),
            ("constraints", .items(constraints)),
            ("documentation", documentationCell(of: attribute, on: page)),
            ("inheritedFrom", origin),
            ("hasNotes", .bool(attribute.hasNotes)),
            ("renamingIdentifier", .code(ifAny: attribute.renamingIdentifier)),
            ("versionHashModifier", .code(ifAny: attribute.versionHashModifier)),
            ("usesScalarType", .bool(attribute.usesScalarType == true)),
        ])
    }
}

extension PageMaterial {
    /// Where the composites of the model are explained, for an attribute that holds one.
    private func compositesLink(for attribute: Attribute, from page: String) -> String? {
        let composites = facts.resolved.model.composites
        guard let name = attribute.composite, composites.contains(where: { $0.name == name }) else { return nil }
        return page == names.readme ? "#composites" : "\(names.link(from: page, to: names.readme))#composites"
    }

    /// The attributes of an entity or a composite, and what their table has to have room for.
    ///
    /// - Parameters:
    ///   - items: Each attribute as `attribute` makes it.
    ///   - attributes: The same attributes.
    /// - Returns: Names and values of a context.
    func attributeTable(_ items: [MustacheValue], of attributes: [Attribute]) -> [(String, MustacheValue)] {
        let scalars = attributes.filter { $0.usesScalarType == true }.map {
            [("name", MustacheValue.text(MarkdownText.name($0.name)))]
        }
        return [
            ("hasAttributes", .bool(!items.isEmpty)),
            ("hasAttributeDocumentation", .bool(attributes.contains { !Documentation(of: $0).isEmpty })),
            ("hasAttributeNotes", .bool(attributes.contains(where: \.hasNotes))),
            ("attributes", .list(items)),
            ("hasScalarAttributes", .bool(!scalars.isEmpty)),
            ("scalarAttributes", .items(scalars)),
        ]
    }
}

extension Attribute {
    /// Whether there is something to say that has no room in a table.
    var hasNotes: Bool { renamingIdentifier != nil || versionHashModifier != nil }
}
