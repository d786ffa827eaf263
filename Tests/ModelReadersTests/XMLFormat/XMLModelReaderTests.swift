import DataModel
import SourceText
import Testing

@testable import ModelReaders

@Suite struct XMLModelReaderTests {
    /// Reads a model and expects that there is nothing to say about it.
    private func model(_ body: String, root: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws
        -> Model
    {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<model \(root)>\(body)</model>"
        return try #require(
            expectDiagnostics([], in: text, sourceLocation: sourceLocation).model, sourceLocation: sourceLocation)
    }

    private func attribute(_ xml: String) throws -> Attribute {
        try #require(model("<entity name='E'><attribute name='a' \(xml)/></entity>").entities.first?.attributes.first)
    }

    private func relationship(_ xml: String) throws -> Relationship {
        let body = "<entity name='E'><relationship name='r' deletionRule='Nullify' \(xml)/></entity>"
        return try #require(model(body).entities.first?.relationships.first)
    }

    @Test func readsTheModelItself() throws {
        let root = """
            type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="23788.4" \
            systemVersion="24G90" minimumToolsVersion="Xcode 8.0" sourceLanguage="Swift" usedWithCloudKit="YES" \
            usedWithSwiftData="true" userDefinedModelVersionIdentifier="spring" name="Old" macOSVersion="Automatic"
            """
        var expected = Model(name: "Test")
        expected.lastSavedToolsVersion = "23788.4"
        expected.systemVersion = "24G90"
        expected.minimumToolsVersion = "Xcode 8.0"
        expected.sourceLanguage = "Swift"
        expected.isUsedWithCloudKit = true
        expected.isUsedWithSwiftData = true
        expected.versionIdentifier = "spring"
        var got = try model("", root: root)
        got.range = nil
        #expect(got == expected)
    }

    @Test func leavesOpenWhatTheModelDoesNotSay() throws {
        var got = try model("", root: "userDefinedModelVersionIdentifier='' usedWithCloudKit='false'")
        got.range = nil
        #expect(got == Model(name: "Test"))
    }

    @Test func readsEveryPartOfAnEntity() throws {
        let entity = try #require(
            model(
                """
                <!-- a comment -->
                <entity name="Boat" representedClassName=".Boat" parentEntity="Craft" isAbstract="YES" syncable="YES" \
                codeGenerationType="category" elementID="Ship" versionHashModifier="2" \
                coreSpotlightDisplayNameExpression="title" unheardOf="1">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Person"/>
                    <fetchedProperty name="sisters" optional="YES"><fetchRequest name="x" entity="Boat"/></fetchedProperty>
                    <fetchIndex name="byTitle">
                        <fetchIndexElement property="title" type="Binary" order="descending"/>
                        <fetchIndexElement expression="title.length" expressionType="Integer 16" type="RTree" order="ascending"/>
                    </fetchIndex>
                    <compoundIndexes><compoundIndex><index value="title"/><index value="crew"/></compoundIndex></compoundIndexes>
                    <uniquenessConstraints>
                        <uniquenessConstraint><constraint value="title"/></uniquenessConstraint>
                        <uniquenessConstraint><constraint value="port"/><constraint value="number"/></uniquenessConstraint>
                    </uniquenessConstraints>
                    <userInfo><entry key="documentation" value="It floats."/></userInfo>
                    <somethingNew><attribute name="no"/></somethingNew>
                </entity>
                <elements><element name="Boat" positionX="-63" positionY="-18.5" width="128" height="105"/></elements>
                """
            ).entities.first)
        #expect(entity.name == "Boat")
        #expect(entity.className == ".Boat")
        #expect(entity.parent == "Craft")
        #expect(entity.isAbstract)
        #expect(entity.codeGeneration == "category")
        #expect(entity.renamingIdentifier == "Ship")
        #expect(entity.versionHashModifier == "2")
        #expect(entity.spotlightDisplayName == "title")
        #expect(entity.attributes.map(\.name) == ["title"])
        #expect(entity.relationships.map(\.name) == ["crew"])
        #expect(entity.fetchedProperties.map(\.name) == ["sisters"])
        #expect(entity.compoundIndexes == [["title", "crew"]])
        #expect(entity.uniquenessConstraints == [["title"], ["port", "number"]])
        #expect(entity.userInfo == [UserInfoEntry(key: "documentation", value: "It floats.")])
        #expect(entity.editorBox == EditorBox(x: "-63", y: "-18.5", width: "128", height: "105"))
        #expect(entity.range?.start == SourcePosition(line: 3, column: 15))
        let index = try #require(entity.indexes.first)
        #expect(index.name == "byTitle")
        #expect(index.elements.map(\.property) == ["title", nil])
        #expect(index.elements.map(\.expression) == [nil, "title.length"])
        #expect(index.elements.map(\.expressionType) == [nil, "Integer 16"])
        #expect(index.elements.map(\.type) == ["Binary", "RTree"])
        #expect(index.elements.map(\.isDescending) == [true, false])
    }

    @Test func anEntityDefaultsToWhatCoreDataTakes() throws {
        var entity = try #require(
            model("<entity name='E' representedClassName='' codeGenerationType='none'/>").entities.first)
        entity.range = nil
        #expect(entity == Entity(name: "E"))
    }

    @Test(arguments: [
        ("Integer 16", AttributeType.integer16), ("Integer 32", .integer32), ("Integer 64", .integer64),
        ("Decimal", .decimal), ("Double", .double), ("Float", .float), ("String", .string), ("Boolean", .boolean),
        ("Date", .date), ("Binary", .binary), ("Binary Data", .binary), ("UUID", .uuid), ("URI", .uri),
        ("Transformable", .transformable), ("Composite", .composite), ("ObjectID", .objectID),
        ("Undefined", .undefined), ("", .undefined), ("Holographic", .other("Holographic")),
        ("[String: [Int]]", .other("[String: [Int]]")),
    ])
    func readsTypes(written: String, type: AttributeType) throws {
        #expect(try attribute("attributeType='\(written)'").type == type)
    }

    @Test func anAttributeWithNothingButANameIsRequiredAndUndefined() throws {
        var expected = Attribute(name: "a", type: .undefined)
        expected.isOptional = false
        var got = try attribute("")
        got.range = nil
        #expect(got == expected)
    }

    @Test func readsEveryPartOfAnAttribute() throws {
        var expected = Attribute(name: "a", type: .transformable)
        expected.isOptional = true
        expected.isTransient = true
        expected.defaultValue = .text("")
        expected.minimum = .text("1.50")
        expected.maximum = .text("99999999999999999999")
        expected.regularExpression = "[a-z]+<"
        expected.usesScalarType = false
        expected.valueClass = "[String]"
        expected.valueTransformer = "NSSecureUnarchiveFromData"
        expected.composite = "Address"
        expected.isStoredExternally = true
        expected.isEncryptedInCloud = true
        expected.isPreservedAfterDeletion = true
        expected.isSpotlightIndexed = true
        expected.isIndexed = true
        expected.derivation = "canonical:(name)"
        expected.renamingIdentifier = "b"
        expected.versionHashModifier = "3"
        expected.userInfo = [UserInfoEntry(key: "k", value: "v")]
        let text = """
            <model><entity name='E'><attribute name='a' optional='YES' transient='YES' attributeType='Transformable' \
            defaultValueString='' minValueString='1.50' maxValueString='99999999999999999999' \
            regularExpressionString='[a-z]+&lt;' usesScalarValueType='NO' customClassName='[String]' \
            valueTransformerName='NSSecureUnarchiveFromData' composite='Address' derived='YES' \
            allowsExternalBinaryDataStorage='YES' allowsCloudEncryption='YES' preserveAfterDeletion='YES' \
            spotlightIndexingEnabled='YES' indexed='YES' derivationExpression='canonical:(name)' elementID='b' \
            versionHashModifier='3' syncable='YES' storedInTruthFile='YES'>
            <userInfo><entry key='k' value='v'/></userInfo></attribute></entity></model>
            """
        var got = try #require(expectDiagnostics([], in: text).model?.entities.first?.attributes.first)
        got.range = nil
        #expect(got == expected)
    }

    @Test func boundsOfAStringAreLengthsWhereverTheTypeStands() throws {
        let got = try attribute("minValueString='2' maxValueString='80' attributeType='String'")
        #expect(got.minimumLength == 2)
        #expect(got.maximumLength == 80)
        #expect(got.minimum == nil)
        #expect(got.maximum == nil)
    }

    @Test func datesAreSecondsSinceTheReferenceDate() throws {
        let got = try attribute(
            """
            attributeType='Date' defaultDateTimeInterval='-978307200' minDateTimeInterval='0.5' \
            maxDateTimeInterval='631152000' defaultValueString='ignored beside the interval'
            """)
        #expect(got.defaultValue == .secondsSinceReferenceDate("-978307200"))
        #expect(got.minimum == .secondsSinceReferenceDate("0.5"))
        #expect(got.maximum == .secondsSinceReferenceDate("631152000"))
    }

    @Test func datesInWordsStayText() throws {
        let got = try attribute("attributeType='Date' minValueString='2001-01-01 00:00:00 +0000'")
        #expect(got.minimum == .text("2001-01-01 00:00:00 +0000"))
    }

    @Test func anExpressionCountsOnlyWhereTheAttributeIsDerived() throws {
        #expect(try attribute("derivationExpression='now()'").derivation == nil)
        #expect(try attribute("derived='NO' derivationExpression='now()'").derivation == nil)
    }

    @Test func aRelationshipWithNothingButANameIsRequiredToOneNullify() throws {
        var expected = Relationship(name: "r", destination: nil)
        expected.isOptional = false
        expected.deleteRule = .nullify
        var got = try relationship("")
        got.range = nil
        #expect(got == expected)
    }

    @Test func readsEveryPartOfARelationship() throws {
        var expected = Relationship(name: "stops", destination: "Stop")
        expected.inverse = InverseReference(name: "route", entity: "Place")
        expected.isToMany = true
        expected.isOptional = true
        expected.isOrdered = true
        expected.isTransient = true
        expected.minimumCount = 2
        expected.maximumCount = 9
        expected.deleteRule = .noAction
        expected.isSpotlightIndexed = true
        expected.isIndexed = true
        expected.renamingIdentifier = "halts"
        expected.versionHashModifier = "x"
        expected.userInfo = [UserInfoEntry(key: "k", value: nil)]
        let text = """
            <model><entity name='E'><relationship name='stops' optional='YES' toMany='YES' ordered='YES' transient='YES' \
            minCount='2' maxCount=' 9 ' deletionRule='No Action' destinationEntity='Stop' inverseName='route' \
            inverseEntity='Place' elementID='halts' versionHashModifier='x' spotlightIndexingEnabled='YES' indexed='YES' \
            storedInTruthFile='YES' syncable='YES'><userInfo><entry key='k'/></userInfo></relationship></entity></model>
            """
        var got = try #require(expectDiagnostics([], in: text).model?.entities.first?.relationships.first)
        got.range = nil
        #expect(got == expected)
    }

    @Test func anInverseWithoutItsEntityIsThatOfTheDestination() throws {
        let got = try relationship("destinationEntity='B' inverseName='a'")
        #expect(got.inverse == InverseReference(name: "a", entity: nil))
    }

    @Test func orderedHoldsForItsOwnSideOnly() throws {
        let got = try model(
            """
            <entity name="Route"><relationship name="stops" optional="YES" toMany="YES" ordered="YES" \
            deletionRule="Cascade" destinationEntity="Stop" inverseName="route" inverseEntity="Stop"/></entity>
            <entity name="Stop"><relationship name="route" optional="YES" toMany="YES" deletionRule="Nullify" \
            destinationEntity="Route" inverseName="stops" inverseEntity="Route"/></entity>
            """)
        #expect(got.entities.flatMap(\.relationships).map(\.isOrdered) == [true, false])
    }

    @Test(arguments: [
        ("Nullify", DeleteRule.nullify), ("Cascade", .cascade), ("Deny", .deny), ("No Action", .noAction),
        ("cascade", .cascade), ("NoAction", .noAction), ("no_action", .noAction), ("NO-ACTION", .noAction),
    ])
    func readsDeleteRules(written: String, rule: DeleteRule) throws {
        let text = "<entity name='E'><relationship name='r' deletionRule='\(written)'/></entity>"
        #expect(try model(text).entities.first?.relationships.first?.deleteRule == rule)
    }

    @Test(arguments: [
        ("YES", true), ("yes", true), ("Yes", true), ("true", true), ("TRUE", true), ("1", true), ("NO", false),
        ("no", false), ("false", false), ("False", false), ("0", false),
    ])
    func readsBooleans(written: String, value: Bool) throws {
        #expect(try attribute("optional='\(written)' transient='\(written)'").isOptional == value)
        #expect(try relationship("toMany='\(written)'").isToMany == value)
    }

    @Test func someToolsWriteMinusOneForNoBound() throws {
        #expect(try relationship("toMany='YES' maxCount='-1'").maximumCount == nil)
        #expect(try relationship("toMany='YES' maxCount='0'").maximumCount == 0)
    }

    @Test(arguments: ["elementID='a' renamingIdentifier='b'", "renamingIdentifier='b' elementID='a'", "elementID='a'"])
    func elementIDGoesBeforeTheOtherSpelling(xml: String) throws {
        #expect(try attribute(xml).renamingIdentifier == "a")
        #expect(try relationship(xml).renamingIdentifier == "a")
        #expect(try model("<entity name='E' \(xml)/>").entities.first?.renamingIdentifier == "a")
    }

    @Test func theOtherSpellingIsReadToo() throws {
        #expect(try attribute("renamingIdentifier='b'").renamingIdentifier == "b")
        #expect(try relationship("elementID='' renamingIdentifier='b'").renamingIdentifier == "b")
    }

    @Test func readsFetchedProperties() throws {
        let got = try model(
            """
            <entity name="Planet"><fetchedProperty name="brightMoons" optional="YES" transient="YES" elementID="moons" \
            versionHashModifier="1" syncable="YES"><fetchRequest name="fetchedPropertyFetchRequest" entity="Moon" \
            predicateString="albedo &gt; 0.5 &amp;&amp; name != &quot;x&quot;&#10;"/>\
            <userInfo><entry key="a" value="b"/></userInfo></fetchedProperty></entity>
            """)
        let property = try #require(got.entities.first?.fetchedProperties.first)
        #expect(property.name == "brightMoons")
        #expect(property.isOptional == true)
        #expect(property.isTransient)
        #expect(property.renamingIdentifier == "moons")
        #expect(property.versionHashModifier == "1")
        #expect(property.userInfo == [UserInfoEntry(key: "a", value: "b")])
        #expect(property.request.entity == "Moon")
        #expect(property.request.predicate == "albedo > 0.5 && name != \"x\"\n")
    }

    @Test(arguments: [
        """
        resultType="2" fetchLimit="20" fetchBatchSize="5" includeSubentities="YES" includePropertyValues="NO" \
        includesPendingChanges="YES" returnObjectsAsFaults="NO" returnDistinctResults="YES"
        """,
        """
        resultType="2" fetchLimit="20" fetchBatchSize="5" includesSubentities="YES" includesPropertyValues="NO" \
        includePendingChanges="YES" returnsObjectsAsFaults="NO" returnsDistinctResults="YES"
        """,
    ])
    func readsFetchRequestsInBothSpellings(xml: String) throws {
        let got = try model("<fetchRequest name='all' entity='E' predicateString='a == $A' \(xml)/>")
        var request = try #require(got.fetchRequests.first)
        request.range = nil
        var expected = FetchRequest(name: "all", entity: "E")
        expected.predicate = "a == $A"
        expected.resultType = .dictionaries
        expected.fetchLimit = 20
        expected.batchSize = 5
        expected.includesSubentities = true
        expected.includesPropertyValues = false
        expected.includesPendingChanges = true
        expected.returnsObjectsAsFaults = false
        expected.returnsDistinctResults = true
        #expect(request == expected)
    }

    @Test(arguments: [
        ("", FetchRequest.ResultType.objects), ("resultType='0'", .objects), ("resultType='1'", .objectIDs),
        ("resultType='4' fetchLimit='0' fetchBatchSize='0'", .count),
    ])
    func whatAFetchRequestDoesNotSayStaysOpen(xml: String, type: FetchRequest.ResultType) throws {
        var request = try #require(model("<fetchRequest name='all' entity='E' \(xml)/>").fetchRequests.first)
        request.range = nil
        var expected = FetchRequest(name: "all", entity: "E")
        expected.resultType = type
        #expect(request == expected)
    }

    @Test func readsConfigurations() throws {
        let got = try model(
            """
            <configuration name="Cloud" usedWithCloudKit="YES"><memberEntity name="A"/><memberEntity name="B"/></configuration>
            <configuration name="Local"/>
            """)
        #expect(got.configurations.map(\.name) == ["Cloud", "Local"])
        #expect(got.configurations.map(\.entities) == [["A", "B"], []])
        #expect(got.configurations.map(\.isUsedWithCloudKit) == [true, false])
    }

    @Test func readsCompositesThatHoldComposites() throws {
        let got = try model(
            """
            <composite name="Address"><attribute name="street" attributeType="String"/>
            <attribute name="place" optional="YES" attributeType="Composite" composite="Place"/>
            <userInfo><entry key="a" value="b"/></userInfo></composite>
            <composite name="Place"/>
            """)
        #expect(got.composites.map(\.name) == ["Address", "Place"])
        #expect(got.composites.first?.attributes.map(\.name) == ["street", "place"])
        #expect(got.composites.first?.attributes.last?.type == .composite)
        #expect(got.composites.first?.attributes.last?.composite == "Place")
        #expect(got.composites.first?.userInfo == [UserInfoEntry(key: "a", value: "b")])
    }

    @Test func theOrderOfChildrenDoesNotMatterAndIsKept() throws {
        let got = try model(
            """
            <elements><element name="B" positionX="1" positionY="2" width="3" height="4"/><element name="Gone" positionX="1"/>
            </elements><userInfo/><entity name="B"/><fetchRequest name="f" entity="A"/><entity name="A"/>
            """)
        #expect(got.entities.map(\.name) == ["B", "A"])
        #expect(got.entities.map(\.editorBox?.width) == ["3", nil])
    }

    @Test func rangesAreNamesInTheirTags() throws {
        let text = "<model>\n<entity isAbstract='YES' name='É'>\r\n <attribute name = \"ab\"/></entity></model>"
        let model = try #require(expectDiagnostics([], in: text).model)
        #expect(model.range?.start == SourcePosition(line: 1, column: 1))
        #expect(model.entities.first?.range?.start == SourcePosition(line: 2, column: 32))
        #expect(model.entities.first?.range?.end == SourcePosition(line: 2, column: 33))
        #expect(model.entities.first?.attributes.first?.range?.start == SourcePosition(line: 3, column: 21))
        #expect(model.entities.first?.attributes.first?.range?.end == SourcePosition(line: 3, column: 23))
    }

    @Test func recognisesModelsByTheirRoot() {
        func isModel(_ text: String) -> Bool { XMLModelReader.isModel(SourceFile(path: "x", text: text)) }
        #expect(isModel("<?xml version='1.0'?>\n<!-- <html> --><model type='x'><entity"))
        #expect(isModel("<!DOCTYPE model [<!ENTITY a '>'>]><model/>"))
        #expect(!isModel("<models/>"))
        #expect(!isModel("<html><model/></html>"))
        #expect(!isModel("{\"model\": 1}"))
        #expect(!isModel(""))
    }
}
