/// Small models for tests of what is around them.
enum SmallModel {
    /// Two entities with a pair of relationships, nothing to complain of.
    static let shop = entities(["Customer", "Order"])

    /// The same with other names.
    static func entities(_ names: [String]) -> String {
        """
        {"modeldoc": 1, "entities": {"\(names[0])": {"attributes": {"name": "String"}, "relationships": {"others": \
        {"destination": "\(names[1])", "toMany": true, "inverse": "one"}}}, "\(names[1])": {"attributes": \
        {"total": "Decimal"}, "relationships": {"one": {"destination": "\(names[0])", "inverse": "others"}}}}}
        """
    }

    /// The same in Xcode's format.
    static let xml = """
        <model><entity name="Customer"><attribute name="name" attributeType="String"/><relationship name="others" \
        optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Order" inverseName="one" \
        inverseEntity="Order"/></entity><entity name="Order"><relationship name="one" optional="YES" maxCount="1" \
        deletionRule="Nullify" destinationEntity="Customer" inverseName="others" inverseEntity="Customer"/></entity></model>
        """
}
