import DataModel
import JSONText
public import ModelAnalysis
public import PlainLanguage

/// Writes what is known of a key path as JSON, keys in alphabetical order:
///
/// ```json
/// { "entity": "Department", "keyPath": "employees.salary",
///   "predicate": { "examples": ["ANY employees.salary == %@"], "notStored": [], "use": "any" },
///   "reaches": { "max": 999, "min": 0 }, "repeats": false,
///   "result": { "collections": ["set"], "computed": null, "dropped": [], "element": "value", "nilWhereEmpty": [],
///               "nullWhereEmpty": [] },
///   "sentences": ["…"],
///   "steps": [ { "cardinality": { "max": 999, "min": 0, "minIfAny": 1 }, "destination": "Employee",
///                "inheritedFrom": null, "kind": "relationship", "mayBeEmpty": true, "name": "employees",
///                "oneWay": false, "onlyOf": null, "ordered": false, "reaches": { "max": 999, "min": 0 },
///                "repeats": false, "toMany": true, "transient": false, "type": null } ] }
/// ```
///
/// - `reaches`: how many different objects, or values, from one object; `max` null: no upper bound, `min` null: the
///   model does not say. `repeats`: whether the same object may be reached more than once.
/// - `result`: what `value(forKeyPath:)` returns; null where that is not documented. `collections` from the outermost to
///   the innermost: `set`, `ordered-set`, `array`; `element`: `object`, `value`, `dictionary`; `computed`: the operator.
///   Steps by name: where `nilWhereEmpty` is empty the whole is nil, where `dropped` is empty an element is left out, where
///   `nullWhereEmpty` is empty an `NSNull` stands.
/// - `predicate.use`, for a fetch from an SQLite store: `direct`, `any` (ANY, NONE, SUBQUERY), `count`, `subquery` (only
///   that) or `none`, because of the steps `notStored`; `examples` with `%@` for what is compared. `predicate` is null where it is not documented.
/// - `steps[].kind`: `relationship`, `attribute`, `part` (of a composite), `fetched-property`, `operator`. `onlyOf`: the
///   kind of entity that alone has the property.
public struct PropertyPathWriter {
    private let facts: ModelFacts
    private let narrator: PropertyPathNarrator

    /// Makes a writer.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        narrator = PropertyPathNarrator(facts: facts, nouns: nouns)
    }

    /// A path as the bytes of a JSON file.
    public func bytes(of path: PropertyPathFacts) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("entity")
        json.string(facts.name(of: path.path.start))
        json.key("keyPath")
        json.string(path.path.keyPath)
        json.key("predicate")
        write(path.predicate, of: path, to: &json)
        json.key("reaches")
        write(path.reach, to: &json)
        json.key("repeats")
        json.bool(path.repeats)
        json.key("result")
        write(path.result, of: path, to: &json)
        json.key("sentences")
        json.beginArray()
        for sentence in narrator.explanation(of: path).sentences { json.string(sentence.plain) }
        json.endArray()
        json.key("steps")
        json.beginArray()
        for step in path.steps { write(step, to: &json) }
        json.endArray()
        json.endObject()
        return json.finish()
    }

    private func write(_ use: PredicateUse?, of path: PropertyPathFacts, to json: inout JSONWriter) {
        guard let use else { return json.null() }
        var missing: [Int] = []
        let name: String
        switch use {
        case .direct: name = "direct"
        case .quantified: name = "any"
        case .counted: name = "count"
        case .subquery: name = "subquery"
        case .notStored(let places): (name, missing) = ("none", places)
        }
        json.beginObject()
        json.key("examples")
        json.beginArray()
        for example in narrator.explanation(of: path).examples { json.string(example) }
        json.endArray()
        json.key("notStored")
        write(missing, of: path, to: &json)
        json.key("use")
        json.string(name)
        json.endObject()
    }

    private func write(_ result: PropertyPathResult?, of path: PropertyPathFacts, to json: inout JSONWriter) {
        guard let result else { return json.null() }
        json.beginObject(inline: true)
        json.key("collections")
        json.beginArray()
        for collection in result.collections { json.string(collection.rawValue) }
        json.endArray()
        json.key("computed")
        json.optionalString(result.computed?.rawValue)
        json.key("dropped")
        write(result.emptyIsDropped, of: path, to: &json)
        json.key("element")
        json.string(result.element.rawValue)
        json.key("nilWhereEmpty")
        write(result.emptyMeansNil, of: path, to: &json)
        json.key("nullWhereEmpty")
        write(result.emptyIsNull, of: path, to: &json)
        json.endObject()
    }

    /// The names of the steps at these places.
    private func write(_ places: [Int], of path: PropertyPathFacts, to json: inout JSONWriter) {
        json.beginArray(inline: true)
        for place in places { json.string(path.steps[place].step.name) }
        json.endArray()
    }

    private func write(_ reach: Reach, to json: inout JSONWriter) {
        json.beginObject(inline: true)
        json.key("max")
        json.optionalInteger(reach.maximum)
        json.key("min")
        json.optionalInteger(reach.minimum)
        json.endObject()
    }

    private func write(_ step: PropertyPathFacts.Step, to json: inout JSONWriter) {
        json.beginObject()
        json.key("cardinality")
        if let cardinality = step.cardinality {
            json.beginObject(inline: true)
            json.key("max")
            json.optionalInteger(cardinality.maximum)
            json.key("min")
            json.optionalInteger(cardinality.minimum)
            json.key("minIfAny")
            json.optionalInteger(cardinality.minimumIfAny)
            json.endObject()
        } else {
            json.null()
        }
        json.key("destination")
        json.optionalString(step.step.destination.map(facts.name(of:)))
        json.key("inheritedFrom")
        json.optionalString(step.step.inheritedFrom.map(facts.name(of:)))
        json.key("kind")
        json.string(Self.kind(of: step.step.property))
        json.key("mayBeEmpty")
        json.bool(step.mayBeEmpty)
        json.key("name")
        json.string(step.step.name)
        json.key("oneWay")
        json.bool(step.isOneWay)
        json.key("onlyOf")
        json.optionalString(step.step.narrowedFrom == nil ? nil : facts.name(of: step.step.holder))
        json.key("ordered")
        json.bool(step.isOrdered)
        json.key("reaches")
        write(step.reach, to: &json)
        json.key("repeats")
        json.bool(step.repeats)
        json.key("toMany")
        json.bool(step.isToMany)
        json.key("transient")
        json.bool(step.isTransient)
        json.key("type")
        json.optionalString(Self.type(of: step.step.property))
        json.endObject()
    }

    private static func kind(of property: PropertyPath.Property) -> String {
        switch property {
        case .relationship: "relationship"
        case .attribute: "attribute"
        case .part: "part"
        case .fetchedProperty: "fetched-property"
        case .collectionOperator: "operator"
        }
    }

    private static func type(of property: PropertyPath.Property) -> String? {
        switch property {
        case .attribute(let attribute), .part(let attribute): attribute.type.name
        default: nil
        }
    }
}
