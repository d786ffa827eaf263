/// Why a text is no key path of an entity.
public struct PropertyPathError: Error, Sendable, Equatable {
    /// What is wrong with a step.
    public enum Problem: Sendable, Equatable {
        /// No property has that name. `kinds` are the kinds of the entity that have one, where they are several.
        case unknown(kinds: [EntityID])
        /// There is no operator of that name.
        case unknownOperator
        /// The step before is an attribute, which leads nowhere.
        case behindAttribute(String)
        /// The step before leads to an entity that the model does not have; nil where it names none.
        case behindUnknownDestination(String, entity: String?)
        /// An operator that does not follow something to-many.
        case noCollection
        /// An operator ends the path and needs something to work on.
        case noOperand
        /// Something follows an operator that ends the path.
        case behindOperator(String)
        /// What an operator is to add up are no numbers.
        case noNumbers(String)
        /// What an operator works on has to be one value for each object, or, where it unites sets, a set.
        case unfitOperand(String)
        /// Two dots in a row, or one at an end.
        case empty
    }

    /// What is wrong.
    public let problem: Problem
    /// The place of the step in the path, from 0.
    public let index: Int
    /// The step's name.
    public let step: String
    /// The entity whose objects should have it, as far as it is known.
    public let entity: EntityID?
}
