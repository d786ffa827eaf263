import DataModel

/// Finds what the steps of a key path name.
public struct PropertyPathResolver: Sendable {
    private let facts: ModelFacts

    /// Makes a resolver for the entities of a model.
    public init(facts: ModelFacts) {
        self.facts = facts
    }

    /// The path of these names from an entity.
    ///
    /// A property is looked for in the entity, then in what it is a kind of, then in its kinds. A name may hold dots.
    ///
    /// - Throws: what is wrong with the first step that cannot be taken.
    public func path(_ names: [String], from start: EntityID) throws(PropertyPathError) -> PropertyPath {
        var walk = Walk(facts: facts, start: start)
        var index = 0
        while index < names.count {
            let length = walk.lengthOfName(in: names[index...])
            let name = length == 1 ? names[index] : names[index..<index + length].joined(separator: ".")
            try walk.take(name, at: index)
            index += length
        }
        try walk.end(at: max(0, names.count - 1))
        return PropertyPath(start: start, steps: walk.steps)
    }
}

extension PropertyPathResolver {
    /// Where the steps so far have led.
    private enum Place {
        case objects(EntityID)
        case unknownEntity(String?)
        case value(Attribute)
        case result
    }

    /// A walk along a path.
    private struct Walk {
        let facts: ModelFacts
        var place: Place
        var steps: [PropertyPath.Step] = []
        /// The operator that was met, and how many steps follow it.
        var aggregate: CollectionOperator?
        var operandLength = 0

        init(facts: ModelFacts, start: EntityID) {
            self.facts = facts
            place = .objects(start)
        }

        /// How many of these parts, which stood between dots, make the name of one property.
        func lengthOfName(in parts: ArraySlice<String>) -> Int {
            guard case .objects(let entity) = place, parts.count > 1 else { return 1 }
            let dots = facts.propertyNames(of: entity).map { $0.utf8.count { $0 == UInt8(ascii: ".") } }
            let most = min(dots.max() ?? 0, parts.count - 1)
            for count in stride(from: most, to: 0, by: -1) {
                let name = parts.prefix(count + 1).joined(separator: ".")
                if facts.property(named: name, of: entity) != nil { return count + 1 }
            }
            return 1
        }

        mutating func take(_ name: String, at index: Int) throws(PropertyPathError) {
            if name.isEmpty { throw error(.empty, name, index) }
            if name.hasPrefix("@") { return try takeOperator(name, at: index) }
            switch place {
            case .objects(let entity): try takeProperty(name, of: entity, at: index)
            case .value(let attribute): try takePart(name, of: attribute, at: index)
            case .unknownEntity(let entity):
                throw error(.behindUnknownDestination(steps.last?.name ?? "", entity: entity), name, index)
            case .result: throw error(.behindOperator(steps.last?.name ?? ""), name, index)
            }
            if aggregate != nil {
                operandLength += 1
                try checkOperand(name, at: index)
            }
        }

        /// Checks what can be known only at the end of the path.
        func end(at index: Int) throws(PropertyPathError) {
            guard let last = steps.last else { throw error(.empty, "", index) }
            guard let aggregate, aggregate.needsOperand else { return }
            if operandLength == 0 { throw error(.noOperand, last.name, index) }
            let attribute: Attribute? =
                switch last.property {
                case .attribute(let attribute), .part(let attribute): attribute
                default: nil
                }
            if aggregate.needsNumber, !(attribute.map { Self.canBeNumber($0.type) } ?? false) {
                throw error(.noNumbers(aggregate.rawValue), last.name, index)
            }
            let isOneValueEach = aggregate == .minimum || aggregate == .maximum
            if isOneValueEach, attribute == nil { throw error(.unfitOperand(aggregate.rawValue), last.name, index) }
            if aggregate == .distinctUnionOfSets,
                !steps.suffix(operandLength).contains(where: { $0.isCollection(in: facts) })
            {
                throw error(.unfitOperand(aggregate.rawValue), last.name, index)
            }
        }

        private mutating func takeProperty(
            _ name: String, of entity: EntityID, at index: Int
        ) throws(PropertyPathError) {
            if let found = facts.property(named: name, of: entity) { return add(name, found, of: entity) }
            let kinds = facts.kinds(of: entity, declaring: name)
            guard kinds.count == 1, let kind = kinds.first, let found = facts.property(named: name, of: kind) else {
                throw error(.unknown(kinds: kinds), name, index)
            }
            add(name, found, of: kind, insteadOf: entity)
        }

        private mutating func add(
            _ name: String, _ found: Inherited<PropertyPath.Property>, of holder: EntityID,
            insteadOf entity: EntityID? = nil
        ) {
            var destination: EntityID?
            switch found.property {
            case .relationship(let id):
                destination = facts[id].destination
                place = destination.map(Place.objects) ?? .unknownEntity(facts[id].relationship.destination)
            case .fetchedProperty(let property):
                destination = property.request.entity.flatMap { facts.resolved.entity(named: $0) }
                place = destination.map(Place.objects) ?? .unknownEntity(property.request.entity)
            case .attribute(let attribute), .part(let attribute): place = .value(attribute)
            case .collectionOperator: place = .result
            }
            steps.append(
                PropertyPath.Step(
                    name: name, property: found.property, holder: holder, narrowedFrom: entity,
                    inheritedFrom: found.inheritedFrom, destination: destination))
        }

        private mutating func takePart(_ name: String, of attribute: Attribute, at index: Int) throws(PropertyPathError)
        {
            let composite = attribute.composite.flatMap { name in
                facts.resolved.model.composites.first { $0.name == name }
            }
            guard let composite, let holder = steps.last?.holder else {
                throw error(.behindAttribute(attribute.name), name, index)
            }
            guard let part = composite.attributes.first(where: { $0.name == name }) else {
                throw error(.unknown(kinds: []), name, index)
            }
            add(name, Inherited(.part(part), from: nil), of: holder)
        }

        private mutating func takeOperator(_ name: String, at index: Int) throws(PropertyPathError) {
            guard let found = CollectionOperator(rawValue: name) else { throw error(.unknownOperator, name, index) }
            if let aggregate { throw error(.behindOperator(aggregate.rawValue), name, index) }
            guard let last = steps.last, last.isCollection(in: facts) else {
                throw error(.noCollection, name, index)
            }
            guard case .objects(let entity) = place else {
                guard case .unknownEntity(let missing) = place else { throw error(.noCollection, name, index) }
                throw error(.behindUnknownDestination(last.name, entity: missing), name, index)
            }
            aggregate = found
            steps.append(
                PropertyPath.Step(
                    name: name, property: .collectionOperator(found), holder: entity, narrowedFrom: nil,
                    inheritedFrom: nil, destination: nil))
            if !found.needsOperand { place = .result }
        }

        /// What operators other than the one that unites sets work on is one value for each object.
        private func checkOperand(_ name: String, at index: Int) throws(PropertyPathError) {
            guard let aggregate, steps.last?.isCollection(in: facts) == true else { return }
            let before = steps.suffix(operandLength).dropLast()
            if aggregate != .distinctUnionOfSets || before.contains(where: { $0.isCollection(in: facts) }) {
                throw error(.unfitOperand(aggregate.rawValue), name, index)
            }
        }

        private func error(_ problem: PropertyPathError.Problem, _ step: String, _ index: Int) -> PropertyPathError {
            let entity: EntityID? =
                switch place {
                case .objects(let entity): entity
                case .value: steps.last?.holder
                case .unknownEntity, .result: nil
                }
            return PropertyPathError(problem: problem, index: index, step: step, entity: entity)
        }

        private static func canBeNumber(_ type: AttributeType) -> Bool {
            switch type {
            case .boolean, .undefined, .other: true
            default: type.isNumeric
            }
        }
    }
}
