import Foundation

/// Every difference between two models as their XML has them, found by comparing elements and attributes one by one, without any
/// code of ours.
struct RawDifferences {
    /// A difference, and the kinds of changes that tell of it.
    struct Difference {
        /// `Entity.property`, or `Entity`, or what stands beside entities.
        let subject: String
        /// The name of the XML attribute, or what happened to an element.
        let what: String
        let kinds: Set<String>
        /// Whether it is told of the old model.
        var isOld = false
    }

    private(set) var all: [Difference] = []
    private let renamedEntities: [String: String]
    /// Where properties of the old model are now, by `Entity.property`.
    private let movedProperties: [String: String]
    private let flags: Set<String> = [
        "optional", "transient", "toMany", "ordered", "isAbstract", "usedWithCloudKit", "usedWithSwiftData", "indexed",
        "spotlightIndexingEnabled", "allowsExternalBinaryDataStorage", "allowsCloudEncryption",
        "preserveAfterDeletion", "derived",
    ]
    private let ignored: Set<String> = [
        "name", "syncable", "documentVersion", "type", "storedInTruthFile", "macOSVersion", "iOSVersion",
        "defaultValue", "abstract",
    ]

    /// The kinds of changes that tell of an attribute that differs; of those with several, one does.
    private static let kinds: [String: [String]] = [
        "parentEntity": ["parent"], "isAbstract": ["abstract"], "representedClassName": ["class"],
        "codeGenerationType": ["code-generation"], "elementID": ["renaming-identifier"],
        "versionHashModifier": ["version-hash-modifier"], "attributeType": ["type"], "optional": ["optional"],
        "transient": ["transient"], "defaultValueString": ["default"], "defaultDateTimeInterval": ["default"],
        "minValueString": ["minimum", "minimum-length"], "maxValueString": ["maximum", "maximum-length"],
        "minDateTimeInterval": ["minimum"], "maxDateTimeInterval": ["maximum"],
        "regularExpressionString": ["pattern"], "usesScalarValueType": ["scalar"], "customClassName": ["value-class"],
        "valueTransformerName": ["transformer"], "composite": ["composite"],
        "allowsExternalBinaryDataStorage": ["external-storage"], "allowsCloudEncryption": ["cloud-encryption"],
        "preserveAfterDeletion": ["preserved-after-deletion"], "spotlightIndexingEnabled": ["spotlight"],
        "indexed": ["indexed"], "derived": ["derivation"], "derivationExpression": ["derivation"],
        "destinationEntity": ["destination"], "inverseName": ["inverse"], "inverseEntity": ["inverse"],
        "toMany": ["to-many"], "ordered": ["ordered"], "minCount": ["minimum-count"], "maxCount": ["maximum-count"],
        "deletionRule": ["delete-rule"], "userDefinedModelVersionIdentifier": ["version-identifier"],
        "sourceLanguage": ["source-language"], "minimumToolsVersion": ["minimum-tools"],
        "lastSavedToolsVersion": ["saved-with"], "systemVersion": ["system-version"],
        "usedWithCloudKit": ["cloudkit"], "usedWithSwiftData": ["swiftdata"],
    ]

    /// Compares two models. What a report says was renamed or moved is looked for under its new name.
    init(_ old: Element, _ new: Element, renamed: [String: String], moved: [String: String]) {
        renamedEntities = renamed
        movedProperties = moved
        compareAttributes(old, new, subject: nil, part: "model")
        let (before, after) = (Self.byName(old.children("entity")), Self.byName(new.children("entity")))
        for (name, entity) in before {
            guard let now = after[renamed[name] ?? name] else {
                add(name, "gone", ["entity-removed"], isOld: true)
                continue
            }
            compare(entity, now)
        }
        let was = Dictionary(renamed.map { ($1, $0) }) { first, _ in first }
        for name in after.keys where before[was[name] ?? name] == nil {
            add(name, "new", ["entity-added"])
        }
        compareLists(old, new, "fetchRequest", part: "fetch-request", owner: nil)
        compareLists(old, new, "configuration", part: "configuration", owner: nil)
        compareLists(old, new, "composite", part: "composite", owner: nil)
    }

    private mutating func add(_ subject: String, _ what: String, _ kinds: Set<String>, isOld: Bool = false) {
        all.append(Difference(subject: subject, what: what, kinds: kinds, isOld: isOld))
    }

    private static func byName(_ elements: [Element]) -> [String: Element] {
        Dictionary(elements.map { ($0["name"] ?? "", $0) }) { first, _ in first }
    }

    private mutating func compare(_ old: Element, _ new: Element) {
        let (was, name) = (old["name"] ?? "", new["name"] ?? "")
        compareAttributes(old, new, subject: name, part: "entity")
        compareUserInfo(old, new, subject: name, part: "entity")
        for (tag, part) in [
            ("attribute", "attribute"), ("relationship", "relationship"), ("fetchedProperty", "fetched-property"),
        ] {
            let (before, after) = (Self.byName(old.children(tag)), Self.byName(new.children(tag)))
            for (property, element) in before {
                guard let now = after[property] else {
                    add(
                        "\(was).\(property)", "gone", ["\(part)-removed", "\(part)-renamed", "\(part)-moved"],
                        isOld: true)
                    continue
                }
                compareAttributes(element, now, subject: "\(name).\(property)", part: part)
                compareUserInfo(element, now, subject: "\(name).\(property)", part: part)
                if Self.text(element.children("fetchRequest")) != Self.text(now.children("fetchRequest")) {
                    let kinds = ["entity", "predicate", "result-type", "fetch-limit", "batch-size"]
                    add("\(name).\(property)", "fetchRequest", Set(kinds.map { "\(part)-\($0)" }))
                }
            }
            for property in after.keys where before[property] == nil {
                add("\(name).\(property)", "new", ["\(part)-added", "\(part)-renamed", "\(part)-moved"])
            }
        }
        if Self.sets(old, "uniquenessConstraint") != Self.sets(new, "uniquenessConstraint") {
            add(name, "uniqueness", ["entity-uniqueness"])
        }
        if Self.sets(old, "compoundIndex") != Self.sets(new, "compoundIndex") {
            add(name, "compoundIndexes", ["entity-compound-indexes"])
        }
        compareLists(old, new, "fetchIndex", part: "index", owner: name)
    }

    /// The members of groups such as uniqueness constraints, in whatever order the groups stand.
    private static func sets(_ entity: Element, _ tag: String) -> Set<String> {
        Set(entity.all(tag).map { group in group.children.compactMap { $0["value"] }.joined(separator: ",") })
    }

    private static func text(_ elements: [Element]) -> [String] {
        elements.map { element in
            let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return "\(element.name) \(attributes) \(text(element.children))"
        }
    }

    private mutating func compareLists(_ old: Element, _ new: Element, _ tag: String, part: String, owner: String?) {
        let (before, after) = (Self.byName(old.children(tag)), Self.byName(new.children(tag)))
        func subject(_ name: String) -> String { owner.map { "\($0).\(name)" } ?? name }
        for (name, element) in before {
            guard let now = after[name] else {
                add(subject(name), "gone", ["\(part)-removed"], isOld: true)
                continue
            }
            let (one, other) = (Self.text([element]).sorted(), Self.text([now]).sorted())
            if one != other { add(subject(name), "changed", ["\(part)-*", "composite-attribute-*"]) }
        }
        for name in after.keys where before[name] == nil { add(subject(name), "new", ["\(part)-added"]) }
    }

    private mutating func compareUserInfo(_ old: Element, _ new: Element, subject: String, part: String) {
        func entries(_ element: Element) -> [String: String] {
            let all = element.children("userInfo").flatMap { $0.children("entry") }
            return Dictionary(all.map { ($0["key"] ?? "", $0["value"] ?? "") }) { _, last in last }
        }
        let (before, after) = (entries(old), entries(new))
        for key in Set(before.keys).union(after.keys) where before[key] != after[key] {
            add(subject, "userInfo \(key)", ["\(part)-user-info", "\(part)-documentation"])
        }
    }

    private mutating func compareAttributes(_ old: Element, _ new: Element, subject: String?, part: String) {
        for name in Set(old.attributes.keys).union(new.attributes.keys) where !ignored.contains(name) {
            let (before, after) = (normalized(name, old), normalized(name, new))
            if before == after { continue }
            if name == "derivationExpression", old["derived"] != "YES", new["derived"] != "YES" { continue }
            // What only follows from the renaming of an entity is told with that.
            if ["destinationEntity", "inverseEntity", "parentEntity"].contains(name),
                renamedEntities[old[name] ?? ""] == new[name]
            {
                continue
            }
            if name == "inverseName" || name == "inverseEntity" {
                func inverse(_ element: Element) -> String {
                    "\(element["inverseEntity"] ?? "").\(element["inverseName"] ?? "")"
                }
                if movedProperties[inverse(old)] == inverse(new) { continue }
            }
            let kinds = Self.kinds[name].map { $0.map { "\(part)-\($0)" } } ?? ["no change tells of \(name)"]
            all.append(
                Difference(
                    subject: subject ?? new["name"] ?? "", what: part == "model" ? "model \(name)" : name,
                    kinds: Set(kinds)))
        }
    }

    /// A value as Core Data reads it: an attribute that is not there has a meaning, too.
    private func normalized(_ name: String, _ element: Element) -> String {
        let value = element[name] ?? ""
        if flags.contains(name) { return ["yes", "true", "1"].contains(value.lowercased()) ? "YES" : "" }
        switch name {
        case "minCount": return value == "0" ? "" : value
        case "maxCount":
            let usual = element["toMany"] == "YES" ? "0" : "1"
            return value == usual ? "" : value
        case "deletionRule": return value.isEmpty ? "Nullify" : value
        default: return value
        }
    }
}
