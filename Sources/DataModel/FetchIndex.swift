public import SourceText

/// An index that speeds up searches; it does not change what the model means.
public struct FetchIndex: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// What it is made of, in order.
    public var elements: [Element] = []
    /// The condition of a partial index, as a predicate format.
    public var partialPredicate: String?
    /// Where it stands in its file.
    public var range: SourceRange?

    /// One part of an index.
    public struct Element: Sendable, Equatable {
        /// The property it indexes.
        public var property: String?
        /// Or the expression it indexes.
        public var expression: String?
        /// The type of the expression's value, as written.
        public var expressionType: String?
        /// The kind of index, `Binary` or `RTree`, as written.
        public var type: String?
        /// Whether the order is descending.
        public var isDescending = false

        /// Makes an element.
        public init(property: String? = nil, expression: String? = nil) {
            self.property = property
            self.expression = expression
        }
    }

    /// Makes an empty index.
    public init(name: String) {
        self.name = name
    }
}
