import DataModel
public import ModelAnalysis

/// How much of a model its author says something about: its entities and their own properties, and its composites with
/// their parts. Stubs do not count.
public struct DocumentationCoverage: Sendable, Equatable {
    /// How many of several things are documented.
    public struct Count: Sendable, Equatable {
        /// Those that are.
        public var documented = 0
        /// All of them.
        public var all = 0

        /// Counts a thing.
        mutating func add(_ isDocumented: Bool) {
            all += 1
            if isDocumented { documented += 1 }
        }
    }

    /// An entity or a composite about which something is not said.
    public struct Gap: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// Whether nothing is said of the thing itself.
        public let isItself: Bool
        /// The names of its own properties that nothing is said of, in the model's order.
        public let properties: [String]
    }

    /// The entities.
    public private(set) var entities = Count()
    /// The attributes of entities.
    public private(set) var attributes = Count()
    /// The relationships.
    public private(set) var relationships = Count()
    /// The fetched properties.
    public private(set) var fetchedProperties = Count()
    /// The composites and their parts.
    public private(set) var composites = Count()
    /// Where something is missing, in the model's order.
    public private(set) var gaps: [Gap] = []

    /// Counts what is documented.
    public init(of facts: ModelFacts) {
        for facts in facts.ownEntities {
            let entity = facts.entity
            entities.add(Self.isDocumented(entity))
            var missing: [String] = []
            Self.count(entity.attributes, name: \.name, in: &attributes, missing: &missing)
            Self.count(entity.relationships, name: \.name, in: &relationships, missing: &missing)
            Self.count(entity.fetchedProperties, name: \.name, in: &fetchedProperties, missing: &missing)
            add(entity.name, isItself: !Self.isDocumented(entity), missing)
        }
        for composite in facts.resolved.model.composites {
            composites.add(Self.isDocumented(composite))
            var missing: [String] = []
            Self.count(composite.attributes, name: \.name, in: &composites, missing: &missing)
            add(composite.name, isItself: !Self.isDocumented(composite), missing)
        }
    }

    private mutating func add(_ name: String, isItself: Bool, _ missing: [String]) {
        if isItself || !missing.isEmpty { gaps.append(Gap(name: name, isItself: isItself, properties: missing)) }
    }

    private static func isDocumented(_ part: some Documented) -> Bool { !Documentation(of: part).isEmpty }

    private static func count<Part: Documented>(
        _ parts: [Part], name: (Part) -> String, in count: inout Count, missing: inout [String]
    ) {
        for part in parts {
            let isDocumented = isDocumented(part)
            count.add(isDocumented)
            if !isDocumented { missing.append(name(part)) }
        }
    }

    /// All kinds that there are any of, with what they are called.
    public var kinds: [(name: String, count: Count)] {
        [
            ("entities", entities), ("attributes", attributes), ("relationships", relationships),
            ("fetched properties", fetchedProperties), ("composites and their parts", composites),
        ].filter { $0.1.all > 0 }
    }

    /// Everything together.
    public var total: Count {
        var total = Count()
        for (_, count) in kinds {
            total.documented += count.documented
            total.all += count.all
        }
        return total
    }

    /// The documented part of the whole in per cent, rounded down, but 1 for anything above nothing; nil where there is
    /// nothing to document.
    public var percentage: Int? {
        let total = total
        if total.all == 0 { return nil }
        return total.documented == 0 ? 0 : max(1, total.documented * 100 / total.all)
    }

    /// "38 % (7 of 9 entities, 21 of 42 attributes, 3 of 29 relationships)", or "nothing yet"; nil where there is nothing to
    /// document.
    public var text: String? {
        guard let percentage else { return nil }
        if percentage == 0 { return "nothing yet" }
        let counts = kinds.map { "\($0.count.documented) of \($0.count.all) \(Self.noun($0))" }
        return "\(percentage) % (\(counts.joined(separator: ", ")))"
    }

    private static func noun(_ kind: (name: String, count: Count)) -> String {
        guard kind.count.all == 1 else { return kind.name }
        switch kind.name {
        case "entities": return "entity"
        case "attributes": return "attribute"
        case "relationships": return "relationship"
        case "fetched properties": return "fetched property"
        default: return "composite"
        }
    }
}
