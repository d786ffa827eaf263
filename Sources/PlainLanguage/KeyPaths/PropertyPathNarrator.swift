import DataModel
public import ModelAnalysis

/// Says in English what key paths reach and what can be done with them.
public struct PropertyPathNarrator: Sendable {
    let facts: ModelFacts
    let nouns: Nouns
    private let kinds: DestinationKinds
    private let attributes: AttributeNarrator

    /// Makes a narrator for the key paths of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
        attributes = AttributeNarrator(facts: facts)
    }

    /// A key path in words.
    public func explanation(of path: PropertyPathFacts) -> PropertyPathExplanation {
        PropertyPathExplanation(
            summary: summary(of: path), steps: path.steps.indices.map { step(at: $0, of: path) },
            remarks: remarks(about: path), result: resultSentences(of: path), predicate: predicateSentences(of: path),
            examples: predicateExamples(of: path))
    }

    // What is reached.

    private func summary(of path: PropertyPathFacts) -> Phrase {
        let start = nouns[path.path.start]
        if let place = path.steps.firstIndex(where: { $0.collectionOperator != nil }),
            let computed = path.steps[place].collectionOperator
        {
            let objects = PathWording.Things(noun(of: path.steps[place - 1]))
            let operand = path.steps.dropFirst(place + 1).map(\.step.name).joined(separator: ".")
            let whole =
                place == 1
                ? Phrase() : " by way of \(code: path.steps.prefix(place).map(\.step.name).joined(separator: "."))"
            return PathWording.computed(
                computed, operand: operand, of: objects, from: start, by: whole, reach: path.steps[place - 1].reach)
        }
        let last = path.steps.count - 1
        guard let value = path.steps.lastIndex(where: { $0.isObject }) else {
            return PathWording.value(name: path.path.keyPath, of: start)
        }
        // A value may belong to a kind of the objects only.
        let holder = value == last ? noun(of: path.steps[value]) : nouns[path.steps[value + 1].step.holder]
        let reached = PathWording.amount(path.steps[value].reach, PathWording.Things(holder))
        if value == last { return PathWording.reaches(reached, from: start) }
        let name = path.steps[(value + 1)...].map(\.step.name).joined(separator: ".")
        return PathWording.reachesValue(name, of: reached, from: start)
    }

    private func step(at index: Int, of path: PropertyPathFacts) -> PropertyPathExplanation.Step {
        let step = path.steps[index]
        let before = index == 0 ? Reach?.none : path.steps[index - 1].reach
        let isEach = before.map { $0.maximum != 1 } ?? false
        let text: Phrase
        var head = ""
        switch step.step.property {
        case .relationship(let id):
            head = step.isToMany ? "»" : "›"
            let relationship = facts[id]
            let words = step.step.destination.flatMap { kinds[$0] }
            let things =
                words.map { PathWording.Things(one: $0.singular, many: $0.plural) }
                ?? PathWording.Things(noun(of: step))
            text = PathWording.each(PathWording.amount(relationship.cardinality, things), isEach)
        case .fetchedProperty:
            head = "»"
            text = PathWording.each(PathWording.found(PathWording.Things(noun(of: step))), isEach)
        case .attribute(let attribute), .part(let attribute):
            let type = attributes.typeText(of: attribute)
            text = PathWording.each(PathWording.type(type), isEach)
        case .collectionOperator(let found): text = PathWording.computing(found)
        }
        return PropertyPathExplanation.Step(name: step.step.name, head: head, text: text, notes: notes(on: step))
    }

    private func notes(on step: PropertyPathFacts.Step) -> [Phrase] {
        var notes: [Phrase] = []
        if step.isOrdered { notes.append(PathWording.ordered) }
        if case .attribute(let attribute) = step.step.property, attribute.isOptional == true {
            notes.append(PathWording.mayBeEmpty)
        }
        if step.step.narrowedFrom != nil { notes.append(PathWording.onlyOf(nouns[step.step.holder])) }
        if let origin = step.step.inheritedFrom { notes.append(PathWording.inherited(from: facts.name(of: origin))) }
        if case .relationship = step.step.property, step.isOneWay { notes.append(PathWording.oneWay) }
        if step.isTransient { notes.append(AttributeWording.transient) }
        return notes
    }

    private func remarks(about path: PropertyPathFacts) -> [Phrase] {
        var result: [Phrase] = []
        if path.steps.count(where: { $0.isObject }) > 1 || path.steps.last?.isObject == false {
            let steps = path.steps.filter { $0.isObject && $0.mayBeEmpty }
            let empty = distinct(steps.filter { !$0.isEmptinessUnstated }.map(\.step.name))
            let unstated = distinct(steps.filter(\.isEmptinessUnstated).map(\.step.name))
            if !empty.isEmpty { result.append(PathWording.mayBeEmpty(empty)) }
            if !unstated.isEmpty { result.append(PathWording.mayBeEmptyIsUnstated(unstated)) }
        }
        for (index, step) in path.steps.enumerated() where step.isWayBack && index > 0 {
            let start = index == 1 ? path.path.start : path.steps[index - 2].step.destination
            guard let start else { continue }
            result.append(
                PathWording.wayBack(
                    step.step.name, before: path.steps[index - 1].step.name, nouns[start], isToMany: step.isToMany,
                    isMutual: step.isSame(as: path.steps[index - 1])))
        }
        if let last = path.steps.last(where: { $0.isObject }), last.repeats, !(last.isWayBack && !last.isToMany) {
            result.append(PathWording.repeats(noun(of: last)))
        }
        let direct = directWays(besides: path)
        if !direct.isEmpty, let last = path.steps.last(where: { $0.isObject }) {
            result.append(PathWording.direct(distinct(direct), noun(of: last)))
        }
        for step in path.steps {
            guard let whole = step.step.narrowedFrom else { continue }
            result.append(PathWording.narrows(step.step.name, to: nouns[step.step.holder], of: nouns[whole]))
        }
        return result
    }

    /// The relationships of the first object that lead at once to where a path gets over others, so that the two may
    /// disagree; none where it comes back to the entity that it starts at.
    private func directWays(besides path: PropertyPathFacts) -> [String] {
        let objects = path.steps.filter(\.isObject)
        guard objects.count > 1, let last = objects.last, !last.isWayBack, let end = last.step.destination,
            end != path.path.start
        else { return [] }
        return facts[path.path.start].relationships.map { facts[$0.property] }
            .filter { $0.destination == end && $0.relationship.name != path.steps.first?.step.name }
            .map(\.relationship.name)
    }

    /// Names in a code font, each once.
    func distinct(_ names: [String]) -> [Phrase] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map(Phrase.init(code:))
    }

    /// What the objects that a step leads to are called.
    func noun(of step: PropertyPathFacts.Step) -> Noun {
        if let destination = step.step.destination { return nouns[destination] }
        switch step.step.property {
        case .relationship(let id): return nouns[missing: facts[id].relationship.destination]
        case .fetchedProperty(let property): return nouns[missing: property.request.entity]
        case .attribute, .part, .collectionOperator: return nouns[step.step.holder]
        }
    }
}

extension PropertyPathFacts.Step {
    /// Whether it leads to objects.
    var isObject: Bool {
        switch step.property {
        case .relationship, .fetchedProperty: true
        case .attribute, .part, .collectionOperator: false
        }
    }

    /// Whether it is the same relationship as another step.
    func isSame(as other: PropertyPathFacts.Step) -> Bool {
        guard case .relationship(let id) = step.property, case .relationship(let otherID) = other.step.property else {
            return false
        }
        return id == otherID
    }

    /// The operator that it is.
    var collectionOperator: CollectionOperator? {
        if case .collectionOperator(let found) = step.property { return found }
        return nil
    }
}
