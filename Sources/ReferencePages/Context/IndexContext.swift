import DataModel
import Mustache

extension PageMaterial {
    /// The indexes of an entity: fetch indexes, then those of the kind before Xcode 9.
    func indexes(of entity: Entity) -> MustacheValue {
        let fetchIndexes = entity.indexes.map { index in
            self.index(
                named: index.name, elements: index.elements.map(element), condition: index.partialPredicate)
        }
        let compound = entity.compoundIndexes.map { properties in
            self.index(
                named: nil, elements: properties.map { element(FetchIndex.Element(property: $0)) }, condition: nil)
        }
        return .list(fetchIndexes + compound)
    }

    private func index(named name: String?, elements: [[(String, MustacheValue)]], condition: String?) -> MustacheValue
    {
        [
            "name": .code(ifAny: name),
            "elements": .items(elements),
            "condition": .text(ifAny: condition.map(MarkdownText.codeInCell)),
        ]
    }

    private func element(_ element: FetchIndex.Element) -> [(String, MustacheValue)] {
        [
            ("property", .code(ifAny: element.property)),
            ("expression", .text(ifAny: element.expression.map(MarkdownText.codeInCell))),
            ("expressionType", .text(ifAny: element.expressionType.map(MarkdownText.label))),
            ("type", .text(ifAny: element.type.map(MarkdownText.label))),
            ("isDescending", .bool(element.isDescending)),
        ]
    }
}
