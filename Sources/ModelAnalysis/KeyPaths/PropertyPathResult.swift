import DataModel

/// What `value(forKeyPath:)` returns for a key path.
///
/// Source: Apple's documentation of `value(forKey:)` of `NSSet`, `NSOrderedSet` and `NSArray`, which ask each of their
/// elements, and its "Key-Value Coding Programming Guide" for the operators.
public struct PropertyPathResult: Sendable, Equatable {
    /// The collections that can be there.
    public enum Collection: String, Sendable, CaseIterable {
        case set
        case orderedSet = "ordered-set"
        case array
    }

    /// What is in the innermost collection, or is the result itself.
    public enum Element: String, Sendable, CaseIterable {
        case object, value
        /// What a composite holds.
        case dictionary
    }

    /// The collections from the outermost to the innermost; none where the result is one object or value.
    public let collections: [Collection]
    /// What they hold.
    public let element: Element
    /// The steps that make the whole result nil where they are empty, by their places from 0.
    public let emptyMeansNil: [Int]
    /// The steps at which an element is left out where they are empty, since a set holds no nil.
    public let emptyIsDropped: [Int]
    /// The steps at which an `NSNull` stands in an array where they are empty.
    public let emptyIsNull: [Int]
    /// The operator, where the result is what it computes.
    public let computed: CollectionOperator?

    /// Finds out; nil where it is not documented.
    init?(of steps: [PropertyPathFacts.Step]) {
        var collections: [Collection] = []
        var (missing, dropped, null) = ([Int](), [Int](), [Int]())
        var computed: CollectionOperator?
        for (index, step) in steps.enumerated() {
            if case .collectionOperator(let found) = step.step.property {
                // What an operator does behind a collection of collections is not documented.
                if collections.count != 1 { return nil }
                computed = found
                if found != .distinctUnionOfSets { collections = [] }
                continue
            }
            if step.isToMany {
                if computed == .distinctUnionOfSets {
                    // One set of what the sets hold; of other collections Apple says nothing.
                    guard collections == [.set], Self.collection(step) == .set else { return nil }
                    continue
                }
                collections.append(Self.collection(step))
            } else if step.mayBeEmpty, computed == nil {
                switch collections.last {
                case nil: missing.append(index)
                case .array?: null.append(index)
                case .set?, .orderedSet?: dropped.append(index)
                }
            }
        }
        self.collections = collections
        self.computed = computed
        (emptyMeansNil, emptyIsDropped, emptyIsNull) = (missing, dropped, null)
        element = Self.element(of: steps.last?.step.property)
    }

    private static func collection(_ step: PropertyPathFacts.Step) -> Collection {
        if case .fetchedProperty = step.step.property { return .array }
        return step.isOrdered ? .orderedSet : .set
    }

    private static func element(of property: PropertyPath.Property?) -> Element {
        switch property {
        case .attribute(let attribute)?, .part(let attribute)?: attribute.composite == nil ? .value : .dictionary
        case .collectionOperator?: .value
        case .relationship?, .fetchedProperty?, nil: .object
        }
    }
}
