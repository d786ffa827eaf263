import DataModel
public import ModelAnalysis

/// A line between two cards.
public struct Line: Sendable, Equatable {
    /// What a line stands for.
    public enum Kind: String, Sendable {
        /// A pair of inverse relationships.
        case pair
        /// A relationship that nothing leads back from, or whose inverse is broken.
        case oneWay
        /// From a kind to what it is a kind of.
        case inheritance
        /// A stored search.
        case fetched
    }

    /// One end of a line.
    public struct End: Sendable, Equatable {
        /// The index of its card.
        public var card: Int
        /// The index of its row among the card's relationships; nil for the card's head.
        public var row: Int?
        /// The name of the entity there.
        public var entity: String
        /// The name of its property there, where there is one.
        public var property: String?
        /// How many objects of this end's entity one of the other has; nil for an end that has no mark of a number.
        public var cardinality: Cardinality?
        /// The delete rule of the property there.
        public var effect: Effect
        /// What does happen to the other end's objects when one of this end's is deleted.
        public var outcome: Outcome

        /// Makes an end.
        public init(
            card: Int, row: Int?, entity: String, property: String?, cardinality: Cardinality?, effect: Effect,
            outcome: Outcome = .quiet
        ) {
            self.card = card
            self.row = row
            self.entity = entity
            self.property = property
            self.cardinality = cardinality
            self.effect = effect
            self.outcome = outcome
        }

        /// `Entity.property`, or the entity alone.
        public var name: String { property.map { "\(entity).\($0)" } ?? entity }
    }

    /// What a deletion at one end does to the other, as the colour of that half of the line tells.
    public enum Outcome: String, Sendable, CaseIterable {
        /// Nothing that needs a colour: they are unlinked, or not touched.
        case quiet = "nullify"
        /// They go.
        case deletes = "cascade"
        /// They refuse it.
        case refuses = "deny"
        /// They refuse it unless they are given another object.
        case requires = "requires"
        /// They are left pointing at nothing.
        case dangles = "no-action"
        /// The model does not say.
        case unstated

        /// What a deletion does, as far as it has a colour.
        init(of effect: DirectEffect) {
            self =
                switch effect {
                case .nothing, .unlinks: .quiet
                case .deletes: .deletes
                case .refuses: .refuses
                case .requiresAnother: .requires
                case .dangles: .dangles
                case .notStated: .unstated
                }
        }
    }

    /// The delete rule of the property at one end.
    public enum Effect: String, Sendable, CaseIterable {
        case nullify, cascade, deny
        case noAction = "no-action"
        case unstated
        /// There is no relationship at this end.
        case none

        /// What a delete rule does; nil for one that is not stated.
        init(of rule: DeleteRule?) {
            self =
                switch rule {
                case .nullify: .nullify
                case .cascade: .cascade
                case .deny: .deny
                case .noAction: .noAction
                case nil: .unstated
                }
        }
    }

    /// What it stands for.
    public var kind: Kind
    /// The end where it starts: the owner's, so that ownership reads from left to right.
    public var from: End
    /// The other end.
    public var to: End
    /// The sentence for whoever points at it.
    public var summary: String
    /// What became of it, in a picture of two models.
    public var change: ChangeMark?

    /// Makes a line.
    public init(kind: Kind, from: End, to: End, summary: String) {
        self.kind = kind
        self.from = from
        self.to = to
        self.summary = summary
    }

    /// Whether both ends are at one card.
    public var isLoop: Bool { from.card == to.card }
}
