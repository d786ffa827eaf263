import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// A stored search of the model.
    func fetchRequest(_ request: FetchRequest, on page: String) -> MustacheValue {
        .object(
            [
                ("name", .text(MarkdownText.name(request.name))),
                ("documentation", .text(ifAny: request.documentation.map(MarkdownText.paragraphs))),
            ] + search(request, on: page))
    }

    /// A stored search among the properties of an entity.
    func fetchedProperty(
        _ property: FetchedProperty, of owner: EntityID, on page: String, inheritedFrom origin: MustacheValue
    ) -> MustacheValue {
        .object(
            [
                ("name", .text(MarkdownText.name(property.name))),
                ("documentation", documentation(of: property, on: page)),
                ("sentence", .text(MarkdownText.phrase(entityNarrator.sentence(of: property)))),
                ("isOptional", .answer(ifAny: property.isOptional)),
                ("isTransient", .bool(property.isTransient)),
                ("inheritedFrom", origin),
                (
                    "since",
                    .code(ifAny: history?.version(of: .fetchedProperty, property.name, of: facts.name(of: owner)))
                ),
                ("renamingIdentifier", .code(ifAny: property.renamingIdentifier)),
                ("versionHashModifier", .code(ifAny: property.versionHashModifier)),
            ] + search(property.request, on: page))
    }

    /// What authors say of a fetched property and of its request, as paragraphs.
    private func documentation(of property: FetchedProperty, on page: String) -> MustacheValue {
        let paragraphs = [
            self.paragraphs(Documentation(of: property), on: page),
            property.request.documentation.map(MarkdownText.paragraphs),
        ].compactMap { $0 }.filter { !$0.isEmpty }
        return paragraphs.isEmpty ? .null : .text(paragraphs.joined(separator: "\n\n"))
    }

    /// What a search looks for, and how it is run.
    private func search(_ request: FetchRequest, on page: String) -> [(String, MustacheValue)] {
        [
            ("entity", request.entity.map { .object(reference(toEntityNamed: $0, from: page)) } ?? .null),
            ("predicate", .text(ifAny: request.predicate.map(MarkdownText.code))),
            ("predicateInCell", .text(ifAny: request.predicate.map(MarkdownText.codeInCell))),
            ("resultType", request.resultType == .objects ? .null : .text(Self.words(for: request.resultType))),
            ("fetchLimit", .number(ifAny: request.fetchLimit)),
            ("batchSize", .number(ifAny: request.batchSize)),
            ("includesSubentities", .answer(ifAny: request.includesSubentities)),
            ("includesPropertyValues", .answer(ifAny: request.includesPropertyValues)),
            ("includesPendingChanges", .answer(ifAny: request.includesPendingChanges)),
            ("returnsObjectsAsFaults", .answer(ifAny: request.returnsObjectsAsFaults)),
            ("returnsDistinctResults", .answer(ifAny: request.returnsDistinctResults)),
        ]
    }

    private static func words(for type: FetchRequest.ResultType) -> String {
        switch type {
        case .objects: "objects"
        case .objectIDs: "object IDs"
        case .dictionaries: "dictionaries"
        case .count: "a count"
        }
    }
}
