/// What the predicate of a fetch from an SQLite store may do with a key path.
///
/// Source: Apple's "Core Data Programming Guide", Persistent Store Types and Behaviors: one to-many element in a key path,
/// no transient properties; its "Predicate Format String Syntax" for the operators.
public enum PredicateUse: Sendable, Equatable {
    /// Only to-one steps: it compares as it is.
    case direct
    /// One to-many step, at a place from 0: `ANY`, `NONE` and `SUBQUERY`, and `@count` where it is the last.
    case quantified(toMany: Int)
    /// The number of objects of one to-many step.
    case counted
    /// Several to-many steps: only `SUBQUERY`.
    case subquery
    /// Steps that are not stored, by their places from 0: not at all.
    case notStored([Int])

    /// Finds out; nil where it is not documented.
    init?(of steps: [PropertyPathFacts.Step]) {
        var toMany: [Int] = []
        var transient: [Int] = []
        var isCounted = false
        for (index, step) in steps.enumerated() {
            if step.isTransient { transient.append(index) }
            switch step.step.property {
            case .relationship: if step.isToMany { toMany.append(index) }
            case .attribute, .part: break
            case .fetchedProperty: return nil
            case .collectionOperator(let found):
                guard found == .count else { return nil }
                isCounted = true
            }
            if step.step.narrowedFrom != nil { return nil }
        }
        if !transient.isEmpty {
            self = .notStored(transient)
        } else if isCounted {
            guard toMany.count == 1 else { return nil }
            self = .counted
        } else if let only = toMany.first {
            self = toMany.count == 1 ? .quantified(toMany: only) : .subquery
        } else {
            self = .direct
        }
    }
}
