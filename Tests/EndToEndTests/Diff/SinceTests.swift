import ModelDocCommands
import Testing

/// Pages of a bundle with several versions say since when there is what there is.
@Suite struct SinceTests {
    private let world = World()

    private func write(_ version: String, _ entities: String) throws {
        try world.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22222">
            \(entities)
            </model>
            """, to: "Shop.xcdatamodeld/\(version).xcdatamodel/contents")
    }

    private static func entity(_ name: String, _ attributes: String...) -> String {
        let list = attributes.map { "<attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>" }
        return "<entity name=\"\(name)\">\(list.joined())</entity>"
    }

    private func render(_ version: String) throws -> (order: String, item: String) {
        let outcome = world.run(
            "render", "Shop.xcdatamodeld", "--model-version", version, "-f", "markdown", "--pictures", "none", "-o",
            "docs")
        #expect(outcome.status == .done, "\(outcome.errors)")
        return (try world.text("docs/entities/Order.md"), try world.text("docs/entities/Item.md"))
    }

    @Test func newEntitiesAndAttributesNameTheirVersion() throws {
        try write("Shop", Self.entity("Order", "note"))
        try write("Shop 2", Self.entity("Order", "note", "total") + Self.entity("Item", "name"))
        let pages = try render("Shop 2")
        #expect(pages.order.contains("| `total` | String | no | – | since `Shop 2` |"))
        #expect(pages.order.contains("| `note` | String | no | – | – |"))
        #expect(!pages.order.contains("since version"))
        #expect(pages.item.contains("; since version `Shop 2`."))
        #expect(pages.item.contains("| `name` | String | no | – | – |"))
        // What is committed stays right for `check`.
        let check = world.run("check", "Shop.xcdatamodeld", "--model-version", "Shop 2", "-o", "docs")
        #expect(check.status == .done, "\(check.output)\(check.errors)")
    }

    @Test func newRelationshipsAndFetchedPropertiesNameTheirVersion() throws {
        func order(_ more: String) -> String {
            Self.entity("Order", "note").replacing("</entity>", with: "\(more)</entity>") + Self.entity("Item", "name")
        }
        let link = #"<relationship name="items" optional="YES" toMany="YES" destinationEntity="Item"/>"#
        let search = """
            <fetchedProperty name="late" optional="YES">\
            <fetchRequest name="fetchedPropertyFetchRequest" entity="Item" predicateString="name == nil"/></fetchedProperty>
            """
        try write("Shop", order(""))
        try write("Shop 2", order(link))
        try write("Shop 3", order(link + search))
        let page = try render("Shop 3").order
        #expect(page.contains("### `items`\n"))
        #expect(page.contains("\n- Since version `Shop 2`\n"))
        #expect(page.contains("**`late`**") && page.contains("\n- Since version `Shop 3`\n"))
    }

    @Test func whatLiesBeforeAGapIsNotGuessed() throws {
        try write("Shop", Self.entity("Order", "note") + Self.entity("Item"))
        try world.write("<model", to: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        try write("Shop 3", Self.entity("Order", "note") + Self.entity("Item"))
        try write("Shop 4", Self.entity("Order", "note", "total") + Self.entity("Item"))
        let pages = try render("Shop 4")
        #expect(pages.order.contains("| `total` | String | no | – | since `Shop 4` |"))
        #expect(!pages.item.contains("since"))
    }

    @Test func aSingleVersionSaysNothing() throws {
        try write("Shop", Self.entity("Order", "note") + Self.entity("Item"))
        let pages = try render("Shop")
        #expect(!pages.order.contains("since"))
    }
}
