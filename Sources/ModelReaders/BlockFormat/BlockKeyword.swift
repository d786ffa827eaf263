/// The words of block notation that begin a statement, or name an option of one. They are compared without regard to case,
/// `-`, `_` and spaces.
enum BlockKeyword: String, CaseIterable {
    // Statements of an entity.
    case attribute
    case toOne = "to-one-relationship"
    case toMany = "to-many-relationship"
    case parent, abstract, group
    // Options of a property.
    case inverse
    case deleteRule = "delete-rule"
    case optional, required, transient, ordered
    case minCount = "min-count"
    case maxCount = "max-count"
    case defaultValue = "default"
    case min, max
    case minLength = "min-length"
    case maxLength = "max-length"
    case regex
    // Of both.
    case className = "class"
    case documentation, userInfo

    /// What else people write.
    private static let others: [String: BlockKeyword] = [
        "toone": .toOne, "tomany": .toMany, "superentity": .parent, "parententity": .parent, "isabstract": .abstract,
        "inverserelationship": .inverse, "inversename": .inverse, "deletionrule": .deleteRule,
        "isoptional": .optional, "isrequired": .required, "istransient": .transient, "isordered": .ordered,
        "minimumcount": .minCount, "maximumcount": .maxCount, "defaultvalue": .defaultValue, "minimum": .min,
        "maximum": .max, "minimumlength": .minLength, "maximumlength": .maxLength, "regularexpression": .regex,
        "representedclassname": .className, "classname": .className,
    ]

    private static let spellings: [String: BlockKeyword] = {
        var spellings = others
        for keyword in allCases { spellings[folded(keyword.rawValue)] = keyword }
        return spellings
    }()

    /// The keyword that is spelled in this way.
    init?(spelling: String) {
        guard let keyword = Self.spellings[folded(spelling)] else { return nil }
        self = keyword
    }

    /// Whether it begins a property.
    var isProperty: Bool { self == .attribute || self == .toOne || self == .toMany }

    /// What a block of an entity can begin with.
    static let ofEntity: [BlockKeyword] = [
        .attribute, .toOne, .toMany, .parent, .abstract, .className, .group, .documentation, .userInfo,
    ]
    /// What can follow an attribute.
    static let ofAttribute: [BlockKeyword] = [
        .optional, .required, .transient, .defaultValue, .min, .max, .minLength, .maxLength, .regex, .className,
        .documentation, .userInfo,
    ]
    /// What can follow a relationship.
    static let ofRelationship: [BlockKeyword] = [
        .inverse, .deleteRule, .optional, .required, .transient, .ordered, .minCount, .maxCount, .documentation,
        .userInfo,
    ]
    /// What can stand in the block of a model beside its entities.
    static let ofModel: [BlockKeyword] = [.documentation, .userInfo]
}
