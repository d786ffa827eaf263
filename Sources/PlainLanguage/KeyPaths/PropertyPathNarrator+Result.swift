import ModelAnalysis

extension PropertyPathNarrator {
    /// What `value(forKeyPath:)` returns.
    func resultSentences(of path: PropertyPathFacts) -> [Phrase] {
        guard let result = path.result, let last = path.steps.last else { return [] }
        if let computed = result.computed, computed.isNumber { return [PathWording.returnsNumber] }
        if result.computed == .minimum || result.computed == .maximum { return [PathWording.returnsValue] }
        if result.computed == .distinctUnionOfObjects { return [] }
        let objects = Phrase(text: noun(of: last).plural)
        let elements: Phrase =
            switch result.element {
            case .object: objects
            case .value: "values"
            case .dictionary: "dictionaries"
            }
        guard !result.collections.isEmpty else {
            let one: Phrase =
                switch result.element {
                case .object: Phrase(text: noun(of: last).indefinite)
                case .value: "a value"
                case .dictionary: "a dictionary"
                }
            return [PathWording.returnsOne(one, nilWhere: names(result.emptyMeansNil, of: path))]
        }
        var sentence = PathWording.returns(
            PathWording.collections(result.collections, of: elements), nilWhere: names(result.emptyMeansNil, of: path))
        for index in result.emptyIsDropped {
            let holder = index == 0 ? nouns[path.path.start] : nouns[path.steps[index].step.holder]
            sentence.append(PathWording.dropped(holder, name: path.steps[index].step.name))
        }
        for index in result.emptyIsNull { sentence.append(PathWording.null(name: path.steps[index].step.name)) }
        var sentences: [Phrase] = ["\(sentence)."]
        let innermost = result.collections.last
        if result.collections.count > 1 {
            if result.collections.dropLast().allSatisfy({ $0 != .array }) { sentences.append(PathWording.equalSets) }
        } else if result.element != .object, innermost == .set || innermost == .orderedSet {
            sentences.append(PathWording.equalValues)
        }
        if result.collections == [.set, .set], result.computed == nil, let united = united(path) {
            sentences.append(PathWording.united(united))
        }
        return sentences
    }

    /// The path with the operator that makes one set of what its two to-many steps lead to.
    private func united(_ path: PropertyPathFacts) -> String? {
        guard let first = path.steps.firstIndex(where: \.isToMany) else { return nil }
        var names = path.steps.map(\.step.name)
        names.insert(CollectionOperator.distinctUnionOfSets.rawValue, at: first + 1)
        return names.joined(separator: ".")
    }

    private func names(_ places: [Int], of path: PropertyPathFacts) -> [Phrase] {
        distinct(places.map { path.steps[$0].step.name })
    }

    // What a predicate may do.

    /// What the predicate of a fetch may do with a path.
    func predicateSentences(of path: PropertyPathFacts) -> [Phrase] {
        switch path.predicate {
        case nil: []
        case .direct: [PathWording.direct]
        case .counted: [PathWording.counted]
        case .quantified(let toMany): [PathWording.quantified(canCount: toMany == path.steps.count - 1)]
        case .subquery: [PathWording.subqueryOnly]
        case .notStored(let places): [PathWording.notStored(names(places, of: path))]
        }
    }

    /// Predicates that do so.
    func predicateExamples(of path: PropertyPathFacts) -> [String] {
        let keyPath = path.path.keyPath
        switch path.predicate {
        case nil, .notStored: return []
        case .direct: return ["\(keyPath) == %@"]
        case .counted: return ["\(keyPath) > 0"]
        case .quantified(let toMany):
            let count = toMany == path.steps.count - 1 ? ["\(keyPath).@count > 0"] : []
            return ["ANY \(keyPath) == %@", subquery(path)] + count
        case .subquery: return [subquery(path)]
        }
    }

    /// A condition on what a path leads to, with a `SUBQUERY` for each to-many step.
    private func subquery(_ path: PropertyPathFacts) -> String {
        let variables = ["$x", "$y", "$z"]
        var (opened, closed) = ("", "")
        var pending: [String] = []
        var count = 0
        for step in path.steps {
            pending.append(step.step.name)
            guard step.isToMany else { continue }
            let variable = count < variables.count ? variables[count] : "$x\(count)"
            opened += "SUBQUERY(\(pending.joined(separator: ".")), \(variable), "
            closed += ").@count > 0"
            pending = [variable]
            count += 1
        }
        return "\(opened)\(pending.joined(separator: ".")) == %@\(closed)"
    }
}
