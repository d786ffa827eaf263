/// What a save is refused for, with the code that Core Data gives the error.
public enum ValidationError: Int, Sendable, CaseIterable {
    /// `NSManagedObjectValidationError`, "Dangling reference to an invalid object".
    case danglingReference = 1550
    /// `NSValidationMissingMandatoryPropertyError`: a required relationship is empty.
    case missingMandatory = 1570
    /// `NSValidationRelationshipLacksMinimumCountError`.
    case tooFew = 1580
    /// `NSValidationRelationshipExceedsMaximumCountError`.
    case tooMany = 1590
    /// `NSValidationRelationshipDeniedDeleteError`: a Deny relationship of a deleted object is not empty.
    case deniedDelete = 1600
}
