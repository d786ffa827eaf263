import DataModel
import Testing

@testable import ReferencePages

/// Everything that is read stands on some page, or on the list of what is left out.
@Suite("Nothing is lost") struct NothingLostTests {
    @Test("every text of a model stands on a page")
    func texts() {
        let collector = MarkerCollector()
        let model = CompleteModel(text: collector.marker).model
        let all = model.pages().values.joined(separator: "\n")
        let leftOut = LeftOut.fields.map(\.name) + ["EditorBox.x", "FetchedProperty.requestName"]
        for (field, marker) in collector.markers.sorted(by: { $0.key < $1.key }) {
            #expect(all.contains(marker) != leftOut.contains(field), "\(field)")
        }
    }

    /// A change of a field, and the page it changes.
    struct Change: Sendable, CustomTestStringConvertible {
        let field: String
        let apply: @Sendable (inout Model) -> Void
        var testDescription: String { field }
    }

    static let changes: [Change] = model + entity + attribute + relationship + search + rest

    private static func change(_ field: String, _ apply: @escaping @Sendable (inout Model) -> Void) -> Change {
        Change(field: field, apply: apply)
    }

    private static let model = [
        change("Model.isUsedWithCloudKit") { $0.isUsedWithCloudKit = false },
        change("Model.isUsedWithSwiftData") { $0.isUsedWithSwiftData = false },
    ]

    private static let entity = [change("Entity.isAbstract") { $0.entities[0].isAbstract = true }]

    private static let attribute = [
        change("Attribute.isOptional") { $0.entities[0].attributes[0].isOptional = true },
        change("Attribute.isOptional (unstated)") { $0.entities[0].attributes[0].isOptional = nil },
        change("Attribute.isTransient") { $0.entities[0].attributes[0].isTransient = false },
        change("Attribute.minimumLength") { $0.entities[0].attributes[0].minimumLength = 3 },
        change("Attribute.maximumLength") { $0.entities[0].attributes[0].maximumLength = 3 },
        change("Attribute.isStoredExternally") { $0.entities[0].attributes[0].isStoredExternally = false },
        change("Attribute.isEncryptedInCloud") { $0.entities[0].attributes[0].isEncryptedInCloud = false },
        change("Attribute.isPreservedAfterDeletion") { $0.entities[0].attributes[0].isPreservedAfterDeletion = false },
        change("Attribute.isSpotlightIndexed") { $0.entities[0].attributes[0].isSpotlightIndexed = false },
        change("Attribute.isIndexed") { $0.entities[0].attributes[0].isIndexed = false },
        change("Attribute.usesScalarType") { $0.entities[0].attributes[0].usesScalarType = false },
        change("Attribute.defaultValue") {
            $0.entities[0].attributes[1].defaultValue = .secondsSinceReferenceDate("86400")
        },
    ]

    private static let relationship = [
        change("Relationship.isToMany") { $0.entities[0].relationships[0].isToMany = false },
        change("Relationship.isOptional") { $0.entities[0].relationships[0].isOptional = false },
        change("Relationship.isOrdered") { $0.entities[0].relationships[0].isOrdered = false },
        change("Entity.standing") { $0.entities[0].standing = .implied },
        change("Relationship.isTransient") { $0.entities[0].relationships[0].isTransient = false },
        change("Relationship.minimumCount") { $0.entities[0].relationships[0].minimumCount = 2 },
        change("Relationship.maximumCount") { $0.entities[0].relationships[0].maximumCount = 88_000 },
        change("Relationship.deleteRule") { $0.entities[0].relationships[0].deleteRule = .cascade },
        change("Relationship.isSpotlightIndexed") { $0.entities[0].relationships[0].isSpotlightIndexed = false },
        change("Relationship.isIndexed") { $0.entities[0].relationships[0].isIndexed = false },
        change("InverseReference.isCompleted") { $0.entities[0].relationships[0].inverse = nil },
    ]

    private static let search = [
        change("FetchedProperty.isOptional") { $0.entities[0].fetchedProperties[0].isOptional = false },
        change("FetchedProperty.isTransient") { $0.entities[0].fetchedProperties[0].isTransient = false },
        change("FetchedProperty.request") { $0.entities[0].fetchedProperties[0].request.fetchLimit = 3 },
        change("FetchRequest.entity") { $0.fetchRequests[0].entity = nil },
        change("FetchRequest.resultType") { $0.fetchRequests[0].resultType = .count },
        change("FetchRequest.fetchLimit") { $0.fetchRequests[0].fetchLimit = 3 },
        change("FetchRequest.batchSize") { $0.fetchRequests[0].batchSize = 3 },
        change("FetchRequest.includesSubentities") { $0.fetchRequests[0].includesSubentities = false },
        change("FetchRequest.includesPropertyValues") { $0.fetchRequests[0].includesPropertyValues = false },
        change("FetchRequest.includesPendingChanges") { $0.fetchRequests[0].includesPendingChanges = false },
        change("FetchRequest.returnsObjectsAsFaults") { $0.fetchRequests[0].returnsObjectsAsFaults = false },
        change("FetchRequest.returnsDistinctResults") { $0.fetchRequests[0].returnsDistinctResults = false },
    ]

    private static let rest = [
        change("Element.isDescending") { $0.entities[0].indexes[0].elements[0].isDescending = false },
        change("Configuration.isUsedWithCloudKit") { $0.configurations[0].isUsedWithCloudKit = false },
    ]

    @Test("every flag and number of a model changes a page", arguments: changes)
    func flags(change: Change) {
        let complete = CompleteModel(text: { $0.replacing(".", with: "") }).model
        var changed = complete
        change.apply(&changed)
        #expect(changed.pages() != complete.pages())
    }

    @Test("every field of the vocabulary is in one of these tests, or left out")
    func vocabulary() {
        let collector = MarkerCollector()
        let complete = CompleteModel(text: collector.marker)
        let values: [(String, Any)] = [
            ("Model", complete.model), ("Entity", complete.entity), ("Attribute", complete.attribute("Attribute")),
            ("Relationship", complete.relationship), ("FetchedProperty", complete.fetchedProperty),
            ("FetchRequest", complete.request), ("FetchIndex", complete.index), ("Composite", complete.composite),
            ("Element", complete.index.elements[0]), ("Configuration", complete.configuration),
            ("InverseReference", InverseReference(name: "x")), ("NamedValue", NamedValue(value: "x", name: "y")),
        ]
        // Lists and links, whose parts have fields of their own, and names that are other entities' here.
        let structural: Set<String> = [
            "Model.entities", "Model.composites", "Model.fetchRequests", "Model.configurations", "Entity.attributes",
            "Entity.relationships", "Entity.fetchedProperties", "Entity.indexes", "Entity.parent", "Attribute.values",
            "Relationship.inverse", "FetchIndex.elements", "Composite.attributes",
        ]
        let tested =
            collector.markers.keys.map { $0 } + Self.changes.map(\.field) + LeftOut.fields.map(\.name) + structural
        for (type, value) in values {
            for label in Mirror(reflecting: value).children.compactMap(\.label) where label != "range" {
                let field = "\(type).\(label)"
                #expect(tested.contains { $0 == field || $0.hasPrefix(field + ".") }, "\(field)")
            }
        }
    }
}

/// Gives each field a text that occurs nowhere else.
private final class MarkerCollector {
    private(set) var markers: [String: String] = [:]

    func marker(_ field: String) -> String {
        if let marker = markers[field] { return marker }
        let letters = field.unicodeScalars.filter { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
        let marker = "M" + String(String.UnicodeScalarView(letters)) + "E"
        markers[field] = marker
        return marker
    }
}
