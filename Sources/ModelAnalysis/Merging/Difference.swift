import DataModel
import SourceText

/// The first point in which two definitions of one name differ. Where they stand, in what order their properties come, and
/// how an editor places them are no points.
struct Difference {
    /// What differs: "attribute 'title' has the type 'Date', and 'String' in the first definition".
    let text: String
    /// Where the second definition says it, and the first.
    var places: (second: SourceRange?, first: SourceRange?) = (nil, nil)

    /// Notes that show the places, where they are others than those that are shown already.
    func notes(besides shown: [SourceRange?]) -> [Diagnostic.Note] {
        let all = [(places.second, "this is what differs"), (places.first, "the first definition says it here")]
        return all.compactMap { range, message in
            range.flatMap { shown.contains($0) ? nil : Diagnostic.Note(message, at: $0) }
        }
    }

    /// The first difference between two entities.
    static func first(between first: Entity, and second: Entity) -> Difference? {
        field(of: header(first), header(second), subject: "it", at: (second.range, first.range))
            ?? inLists(first.attributes, second.attributes, "attribute", name: \.name, range: \.range, plain: plain)
            ?? inLists(
                first.relationships, second.relationships, "relationship", name: \.name, range: \.range, plain: plain)
            ?? inLists(
                first.fetchedProperties, second.fetchedProperties, "fetched property", name: \.name, range: \.range,
                plain: plain)
            ?? inLists(first.indexes, second.indexes, "index", name: \.name, range: \.range) {
                var index = $0
                index.range = nil
                return index
            }
    }

    /// The first difference between two composites.
    static func first(between first: Composite, and second: Composite) -> Difference? {
        inLists(first.attributes, second.attributes, "attribute", name: \.name, range: \.range, plain: plain)
            ?? field(of: header(first), header(second), subject: "it", at: (second.range, first.range))
    }

    /// The first difference between two fetch requests.
    static func first(between first: FetchRequest, and second: FetchRequest) -> Difference? {
        field(of: plain(first), plain(second), subject: "it", at: (second.range, first.range))
    }

    // MARK: What counts

    /// An entity without its properties.
    private static func header(_ entity: Entity) -> Entity {
        var entity = entity
        entity.attributes = []
        entity.relationships = []
        entity.fetchedProperties = []
        entity.indexes = []
        entity.uniquenessConstraints.sort { $0.lexicographicallyPrecedes($1) }
        entity.compoundIndexes.sort { $0.lexicographicallyPrecedes($1) }
        entity.userInfo = plain(entity.userInfo.filter { !PlaceholderMarks.isMark($0) })
        entity.editorBox = nil
        entity.range = nil
        entity.otherRanges = []
        return entity
    }

    private static func header(_ composite: Composite) -> Composite {
        var composite = composite
        composite.attributes = []
        composite.userInfo = plain(composite.userInfo)
        composite.range = nil
        return composite
    }

    private static func plain(_ attribute: Attribute) -> Attribute {
        var attribute = attribute
        attribute.userInfo = plain(attribute.userInfo)
        attribute.range = nil
        return attribute
    }

    private static func plain(_ relationship: Relationship) -> Relationship {
        var relationship = relationship
        // An inverse that the reader completed, or whose entity is left to the destination, is the same inverse.
        if let inverse = relationship.inverse {
            relationship.inverse = InverseReference(
                name: inverse.name, entity: inverse.entity ?? relationship.destination)
        }
        relationship.isInverseOpen = false
        if relationship.maximumCount == (relationship.isToMany ? 0 : 1) { relationship.maximumCount = nil }
        if relationship.minimumCount == 0 { relationship.minimumCount = nil }
        relationship.userInfo = plain(relationship.userInfo)
        relationship.range = nil
        return relationship
    }

    private static func plain(_ property: FetchedProperty) -> FetchedProperty {
        var property = property
        property.request = plain(property.request)
        property.userInfo = plain(property.userInfo)
        property.range = nil
        return property
    }

    private static func plain(_ request: FetchRequest) -> FetchRequest {
        var request = request
        request.range = nil
        return request
    }

    private static func plain(_ userInfo: [UserInfoEntry]) -> [UserInfoEntry] {
        userInfo.sorted { ($0.key, $0.value ?? "") < ($1.key, $1.value ?? "") }
    }

    // MARK: Comparison

    /// The first difference between two lists of named things, in whatever order they stand.
    private static func inLists<Item: Equatable>(
        _ first: [Item], _ second: [Item], _ what: String, name: (Item) -> String, range: (Item) -> SourceRange?,
        plain: (Item) -> Item
    ) -> Difference? {
        let others = Dictionary(second.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        for item in first {
            guard let other = others[name(item)] else {
                return Difference(
                    text: "\(what) '\(name(item))' is only in the first definition", places: (nil, range(item)))
            }
            let subject = "\(what) '\(name(item))'"
            if let found = field(of: plain(item), plain(other), subject: subject, at: (range(other), range(item))) {
                return found
            }
        }
        let known = Set(first.map(name))
        return second.first { !known.contains(name($0)) }.map {
            Difference(text: "\(what) '\(name($0))' is not in the first definition", places: (range($0), nil))
        }
    }

    /// The first field in which two values differ, by the names that the fields have in this program.
    private static func field<Value: Equatable>(
        of first: Value, _ second: Value, subject: String, at places: (SourceRange?, SourceRange?)
    ) -> Difference? {
        if first == second { return nil }
        for (left, right) in zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children) {
            let texts = (FieldText.text(of: left.value), FieldText.text(of: right.value))
            guard texts.0 != texts.1 else { continue }
            let label = FieldText.words(of: left.label ?? "")
            return Difference(
                text: "\(label) of \(subject) is \(texts.1), and \(texts.0) in the first definition", places: places)
        }
        return Difference(text: "\(subject) is not the same", places: places)
    }
}
