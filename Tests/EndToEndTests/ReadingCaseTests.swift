import Foundation
import ModelDocCommands
import Testing

/// Situations from bug reports about reading models, through the command.
@Suite struct ReadingCaseTests {
    /// Documentation of a model of Xcode's format, given as the elements in its root.
    private func documentation(of entities: String, formats: String = "svg,markdown,facts") throws -> Documentation {
        try Documentation(xml: entities, formats: formats)
    }

    @Test func warnsOfPredicateThatNamesNoProperty() throws {
        let result = try documentation(
            of: """
                <entity name="Shelf"><attribute name="label" attributeType="String"/></entity>
                <fetchRequest name="shelfByCode" entity="Shelf" predicateString="code == $CODE"/>
                <fetchRequest name="shelfByLabel" entity="Shelf" predicateString="label == $LABEL"/>
                """)
        #expect(result.status == .done)
        #expect(
            result.problems == [
                "Model.xml:3:21: warning: the predicate of the fetch request 'shelfByCode' names 'code', "
                    + "which 'Shelf' does not have [unknown-predicate-key]"
            ])
        #expect(result.page("Shelf").contains("shelfByCode"))
        #expect(result.page("Shelf").contains("shelfByLabel"))
    }

    @Test func followsKeyPathsWithVariables() throws {
        let result = try documentation(
            of: """
                <entity name="Loan"><relationship name="reader" optional="YES" maxCount="1" deletionRule="Nullify" \
                destinationEntity="Reader" inverseName="loans" inverseEntity="Reader"/></entity>
                <entity name="Reader"><attribute name="cardNumber" attributeType="String"/>\
                <relationship name="loans" optional="YES" toMany="YES" deletionRule="Nullify" \
                destinationEntity="Loan" inverseName="reader" inverseEntity="Loan"/></entity>
                <fetchRequest name="ofReader" entity="Loan" predicateString="reader.cardNumber == $CARD"/>
                """)
        #expect(result.problems == [])
    }

    @Test func ordersOneSideOnly() throws {
        let result = try documentation(
            of: """
                <entity name="Route"><relationship name="stops" optional="YES" toMany="YES" ordered="YES" \
                deletionRule="Cascade" destinationEntity="Stop" inverseName="route" inverseEntity="Stop"/></entity>
                <entity name="Stop"><relationship name="route" optional="YES" toMany="YES" deletionRule="Nullify" \
                destinationEntity="Route" inverseName="stops" inverseEntity="Route"/></entity>
                """)
        let facts = try result.facts()
        #expect(facts.relationship("Route", "stops")?["ordered"] as? Bool == true)
        #expect(facts.relationship("Stop", "route")?["ordered"] as? Bool == false)
        #expect(facts.relationship("Route", "stops")?["kind"] as? String == "many-to-many")
        let order = "The stops are kept in a defined order, and none appears twice."
        #expect(facts.sentences("Route", "stops").contains(order))
        #expect(!facts.sentences("Stop", "route").contains { $0.contains("order") })
        #expect(result.page("Route").contains("kept in a defined order"))
        #expect(!result.page("Stop").contains("kept in a defined order"))
    }

    @Test func documentsFetchedPropertyWithWhatItReturns() throws {
        let result = try documentation(
            of: """
                <entity name="Planet"><attribute name="name" attributeType="String"/>
                <fetchedProperty name="brightMoons" optional="YES"><fetchRequest name="fetchedPropertyFetchRequest" \
                entity="Moon" predicateString="albedo &gt; 0.5"/></fetchedProperty></entity>
                <entity name="Moon"><attribute name="albedo" attributeType="Float"/></entity>
                """)
        #expect(result.problems == [])
        let page = result.page("Planet")
        #expect(page.contains("**`brightMoons`** → [Moon](Moon.md)"))
        #expect(page.contains("`albedo > 0.5`"))
        let line = try result.overview().root.all("g").first { $0.classes.contains("fetched") }
        #expect(line?["data-from"] == "Planet.brightMoons")
        #expect(line?["data-to"] == "Moon")
    }

    @Test func drawsDeletedEntityAsStub() throws {
        let result = try documentation(
            of: """
                <entity name="Pet"><relationship name="owner" maxCount="1" deletionRule="Nullify" \
                destinationEntity="Ghost" inverseName="pets" inverseEntity="Ghost"/></entity>
                <entity name="Toy"/>
                """)
        #expect(result.status == .done)
        #expect(
            result.problems == [
                "Model.xml:2:40: error: 'Pet.owner' leads to 'Ghost', which the model does not have [unknown-destination]"
            ])
        let overview = try result.overview()
        #expect(overview.entities.compactMap { $0["data-entity"] } == ["Pet", "Toy"])
        #expect(overview.stubs.compactMap { $0["data-entity"] } == ["Ghost"])
        #expect(overview.relationships.count == 1)
        #expect(overview.faults == [])
        #expect(result.page("Pet").contains("'Pet.owner' leads to 'Ghost', which the model does not have"))
        #expect(!result.page("Toy").isEmpty)
    }

    @Test func readsUserInfoOfEveryShape() throws {
        let result = try documentation(
            of: """
                <entity name="A"><userInfo/></entity>
                <entity name="B"><userInfo><entry key="k"/><entry key="two" value="1"/><entry key="two" value="2"/>\
                </userInfo></entity>
                """)
        #expect(!result.page("A").contains("User info"))
        #expect(result.page("B").contains("| `k` | – |"))
        #expect(result.page("B").contains("| `two` | 1 |"))
        #expect(result.page("B").contains("| `two` | 2 |"))
        #expect(
            result.problems == [
                "Model.xml:3:84: warning: the user info key 'two' is there twice; the last value counts [duplicate-key]"
            ])
    }

    @Test func showsTypesAsWritten() throws {
        let names = [
            "UUID", "URI", "Transformable", "Composite", "Holographic", "Integer 64", "Dictionary<String, Int>",
        ]
        let attributes = names.enumerated().map { index, name in
            let escaped = name.replacingOccurrences(of: "<", with: "&lt;")
            return "<attribute name=\"a\(index)\" attributeType=\"\(escaped)\"/>"
        }
        let transformed =
            #"<attribute name="t" attributeType="Transformable" valueTransformerName="SecureT" customClassName="Thing"/>"#
        let result = try documentation(
            of: "<entity name=\"A\">\(attributes.joined())\(transformed)</entity>", formats: "svg,markdown,facts,json")
        let facts = try result.facts()
        for (index, name) in names.enumerated() {
            #expect(facts.attribute("A", "a\(index)")?["type"] as? String == name)
        }
        let warnings = result.problems.filter { !$0.contains(": info: ") }
        #expect(warnings.count == 2)
        #expect(warnings.allSatisfy { $0.contains("warning") && $0.contains("[unknown-type]") })
        #expect(result.problems.filter { $0.contains("[missing-transformer]") }.count == 1)
        #expect(result.page("A").contains("SecureT"))
        #expect(result.page("A").contains("| Holographic |"))
        let texts = try result.overview().entities.flatMap { $0.all("text").map(\.wholeText) }
        #expect(texts.contains("Dictionary<String, Int>"))
    }

    @Test func marksInheritedAttributes() throws {
        let result = try documentation(
            of: """
                <entity name="Device" isAbstract="YES"><attribute name="serial" attributeType="String"/></entity>
                <entity name="Phone" parentEntity="Device"><attribute name="imei" attributeType="String"/></entity>
                <entity name="Tablet" parentEntity="Device"/>
                """)
        for page in ["Phone", "Tablet"] {
            #expect(result.page(page).contains("| `serial` (from [Device](Device.md)) | String |"))
        }
        #expect(result.page("Phone").contains("| `imei` | String |"))
        #expect(try result.facts().attribute("Tablet", "serial")?["inheritedFrom"] as? String == "Device")
        #expect(result.problems == [])
    }

    @Test func explainsToManyWithoutInverse() throws {
        let result = try documentation(
            of: """
                <entity name="Shop"><relationship name="items" optional="YES" toMany="YES" deletionRule="Nullify" \
                destinationEntity="Item"/></entity><entity name="Item"/>
                """)
        #expect(
            result.problems == [
                "Model.xml:2:41: warning: 'Shop.items' has no inverse, so each 'Item' can be in only one 'Shop' object's "
                    + "'items' [missing-inverse]"
            ])
        #expect(result.page("Shop").contains("it can be in the `items` of only one shop"))
        #expect(try result.facts().relationship("Shop", "items")?["kind"] as? String == "one-way-to-many")
    }
}
