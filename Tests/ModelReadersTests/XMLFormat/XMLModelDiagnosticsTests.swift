import DataModel
import SourceText
import Testing

@testable import ModelReaders

/// What the reader says about models that are well-formed XML; whatever is wrong, the rest is read.
@Suite struct XMLModelDiagnosticsTests {
    @Test func anElementWithoutANameIsLeftOutAndTheRestRead() {
        let model = expectDiagnostics(
            [
                Expected("1️⃣", .error, "missing-name", "<entity> has no 'name', so it is left out"),
                Expected("2️⃣", .error, "missing-name", "<attribute> has no 'name', so it is left out"),
                Expected("3️⃣", .error, "missing-name", "<relationship> has no 'name', so it is left out"),
                Expected("4️⃣", .error, "missing-name", "<fetchedProperty> has no 'name', so it is left out"),
                Expected("5️⃣", .error, "missing-name", "<fetchIndex> has no 'name', so it is left out"),
                Expected("6️⃣", .error, "missing-name", "<constraint> has no 'value', so it is left out"),
                Expected("7️⃣", .error, "missing-name", "<memberEntity> has no 'name', so it is left out"),
                Expected("8️⃣", .error, "missing-name", "<fetchRequest> has no 'name', so it is left out"),
                Expected("9️⃣", .error, "missing-name", "<composite> has no 'name', so it is left out"),
            ],
            in: """
                <model>
                  1️⃣<entity><attribute name="lost"/></entity>
                  <entity name="A">
                    2️⃣<attribute name="" attributeType="String"/>
                    3️⃣<relationship toMany="YES"/>
                    4️⃣<fetchedProperty/>
                    5️⃣<fetchIndex/>
                    <uniquenessConstraints><uniquenessConstraint>6️⃣<constraint/><constraint value="a"/></uniquenessConstraint></uniquenessConstraints>
                    <attribute name="a" attributeType="String"/>
                  </entity>
                  <configuration name="C">7️⃣<memberEntity/><memberEntity name="A"/></configuration>
                  8️⃣<fetchRequest entity="A"/>
                  9️⃣<composite/>
                  <entity name="B"/>
                </model>
                """
        ).model
        #expect(model?.entities.map(\.name) == ["A", "B"])
        #expect(model?.entities.first?.attributes.map(\.name) == ["a"])
        #expect(model?.entities.first?.uniquenessConstraints == [["a"]])
        #expect(model?.configurations.first?.entities == ["A"])
    }

    @Test func otherBooleansWarnAndAreNo() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "unknown-value", "'isAbstract' is 'maybe', neither YES nor NO; it is read as NO"),
                Expected("2️⃣", .warning, "unknown-value", "'optional' is '', neither YES nor NO; it is read as NO"),
                Expected("3️⃣", .warning, "unknown-value", "'toMany' is '2', neither YES nor NO; it is read as NO"),
            ],
            in: """
                <model><entity isAbstract="1️⃣maybe" name="A"><attribute name="a" optional = '2️⃣'/>
                <relationship name="r" toMany="3️⃣2" deletionRule="Deny"/></entity></model>
                """
        ).model
        #expect(model?.entities.first?.isAbstract == false)
        #expect(model?.entities.first?.attributes.first?.isOptional == false)
    }

    @Test func countsThatAreNoCountsWarnAndAreIgnored() {
        let model = expectDiagnostics(
            [
                Expected("1️⃣", .warning, "not-a-number", "'minCount' is 'few', no whole number; it is ignored"),
                Expected(
                    "2️⃣", .warning, "number-too-large",
                    "'maxCount' is '99999999999999999999999', which is too large; it is ignored"),
                Expected("3️⃣", .warning, "negative-count", "'minCount' is negative; it is ignored"),
                Expected("4️⃣", .warning, "not-a-number", "'maxCount' is '2.0', no whole number; it is ignored"),
                Expected("5️⃣", .warning, "not-a-number", "'fetchLimit' is '', no whole number; it is ignored"),
                Expected("6️⃣", .warning, "negative-count", "'fetchBatchSize' is negative; it is ignored"),
            ],
            in: """
                <model><entity name="A">
                <relationship name="r" minCount="1️⃣few" maxCount="2️⃣99999999999999999999999" deletionRule="Deny"/>
                <relationship name="s" minCount="3️⃣-2" maxCount="4️⃣2.0" deletionRule="Deny"/></entity>
                <fetchRequest name="f" entity="A" fetchLimit="5️⃣" fetchBatchSize="6️⃣-5"/></model>
                """
        ).model
        #expect(model?.entities.first?.relationships.map(\.minimumCount) == [nil, nil])
        #expect(model?.entities.first?.relationships.map(\.maximumCount) == [nil, nil])
    }

    @Test func anUnknownDeleteRuleIsAnErrorAndStaysOpen() {
        let result = expectDiagnostics(
            [
                Expected("1️⃣", .error, "unknown-delete-rule", "'r' has the unknown delete rule 'Cascde'"),
                Expected("2️⃣", .error, "unknown-delete-rule", "'s' has the unknown delete rule 'Explode'"),
            ],
            in: """
                <model><entity name="A"><relationship name="r" deletionRule="1️⃣Cascde"/>
                <relationship name="s" deletionRule="2️⃣Explode"/></entity></model>
                """)
        #expect(result.model?.entities.first?.relationships.map(\.deleteRule) == [nil, nil])
        #expect(
            result.diagnostics.map(\.help) == [
                ["did you mean 'Cascade'?"], ["the delete rules are Nullify, Cascade, Deny and No Action"],
            ])
    }

    @Test func anAbsentDeleteRuleIsNullifyWithANote() {
        let model = expectDiagnostics(
            [
                Expected("1️⃣", .note, "unstated-delete-rule", "'r' has no delete rule; Core Data takes Nullify"),
                Expected("2️⃣", .note, "unstated-delete-rule", "'s' has no delete rule; Core Data takes Nullify"),
            ],
            in: """
                <model><entity name="A"><relationship optional="YES" name="1️⃣r"/>
                <relationship name="2️⃣s" deletionRule=""/></entity></model>
                """
        ).model
        #expect(model?.entities.first?.relationships.map(\.deleteRule) == [.nullify, .nullify])
    }

    @Test func boundsOfAStringThatAreNoLengthsStayText() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "not-a-length", "'minValueString' of a String is a number of characters, not 'a'"),
                Expected(
                    "2️⃣", .warning, "not-a-length", "'maxValueString' of a String is a number of characters, not '-1'"),
            ],
            in: """
                <model><entity name="A"><attribute name="a" minValueString="1️⃣a" maxValueString="2️⃣-1" \
                attributeType="String"/></entity></model>
                """
        ).model
        let attribute = model?.entities.first?.attributes.first
        #expect(attribute?.minimum == .text("a"))
        #expect(attribute?.maximum == .text("-1"))
        #expect(attribute?.minimumLength == nil)
        #expect(attribute?.maximumLength == nil)
    }

    @Test func datesThatAreNoNumbersStayText() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "not-a-number", "'defaultDateTimeInterval' is 'today', no number of seconds"),
                Expected("2️⃣", .warning, "not-a-number", "'minDateTimeInterval' is 'inf', no number of seconds"),
            ],
            in: """
                <model><entity name="A"><attribute name="a" defaultDateTimeInterval="1️⃣today" attributeType="Date" \
                minDateTimeInterval="2️⃣inf"/></entity></model>
                """
        ).model
        #expect(model?.entities.first?.attributes.first?.defaultValue == .text("today"))
        #expect(model?.entities.first?.attributes.first?.minimum == .text("inf"))
    }

    @Test func userInfoIsKeptWhateverItHolds() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "duplicate-key", "the user info key 'a' is there twice; the last value counts"),
                Expected("2️⃣", .warning, "missing-key", "a user info entry has no 'key'"),
            ],
            in: """
                <model><entity name="A"><userInfo><entry key="a" value="1"/><entry key="b"/><entry key="c" value=""/>
                <entry value="2" key="1️⃣a"/>2️⃣<entry value="3"/></userInfo></entity><entity name="B"><userInfo/></entity></model>
                """
        ).model
        #expect(
            model?.entities.first?.userInfo == [
                UserInfoEntry(key: "a", value: "1"), UserInfoEntry(key: "b", value: nil),
                UserInfoEntry(key: "c", value: ""), UserInfoEntry(key: "a", value: "2"),
                UserInfoEntry(key: "", value: "3"),
            ])
        #expect(model?.entities.last?.userInfo == [])
    }

    @Test func halfAnInverseWarns() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "incomplete-inverse",
                    "'r' names the entity of its inverse, but not the inverse; it is read as having none")
            ],
            in: """
                <model><entity name="A"><relationship name="r" deletionRule="Deny" inverseName="" inverseEntity="1️⃣B"/>
                </entity></model>
                """
        ).model
        #expect(model?.entities.first?.relationships.first?.inverse == nil)
    }

    @Test func aDerivedAttributeNeedsItsExpression() {
        let model = expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "missing-derivation", "the derived attribute 'a' has no 'derivationExpression'")
            ],
            in: "<model><entity name='A'><attribute name='1️⃣a' derived='YES'/></entity></model>"
        ).model
        #expect(model?.entities.first?.attributes.first?.derivation == "")
    }

    @Test func aFetchedPropertyNeedsOneRequest() {
        let model = expectDiagnostics(
            [
                Expected("1️⃣", .warning, "missing-fetch-request", "the fetched property 'none' has no fetch request"),
                Expected(
                    "2️⃣", .warning, "second-fetch-request", "'two' has a second fetch request, which is left out"),
            ],
            in: """
                <model><entity name="A"><fetchedProperty name="1️⃣none"/>
                <fetchedProperty name="two"><fetchRequest entity="A"/>2️⃣<fetchRequest name="x" entity="B"/></fetchedProperty>
                </entity></model>
                """
        ).model
        #expect(model?.entities.first?.fetchedProperties.map(\.request.entity) == [nil, "A"])
    }

    @Test func valuesThatNobodyKnowsAreNamed() {
        expectDiagnostics(
            [
                Expected(
                    "1️⃣", .note, "unknown-value", "code generation 'swift' is not known; Xcode takes it as none"),
                Expected(
                    "2️⃣", .warning, "unknown-value",
                    "'order' is 'up', neither ascending nor descending; it is read as ascending"),
                Expected(
                    "3️⃣", .warning, "incomplete-index", "<fetchIndexElement> has neither 'property' nor 'expression'"),
                Expected(
                    "4️⃣", .warning, "unknown-value",
                    "'resultType' is '3', not 0 (objects), 1 (object IDs), 2 (dictionaries) or 4 (a count); it is read as 0"
                ),
            ],
            in: """
                <model><entity name="A" codeGenerationType="1️⃣swift"><fetchIndex name="i">
                <fetchIndexElement property="a" order="2️⃣up"/>3️⃣<fetchIndexElement type="Binary"/></fetchIndex></entity>
                <fetchRequest name="f" entity="A" resultType="4️⃣3"/></model>
                """)
    }

    @Test func knownElementsInAWrongPlaceWarnAndUnknownOnesDoNot() {
        expectDiagnostics(
            [
                Expected(
                    "1️⃣", .warning, "misplaced-element", "<attribute> has no place in <model>, so it is left out"),
                Expected(
                    "2️⃣", .warning, "misplaced-element", "<entity> has no place in <entity>, so it is left out"),
                Expected(
                    "3️⃣", .warning, "misplaced-element", "<userInfo> has no place in <configuration>, so it is left out"),
            ],
            in: """
                <model xmlns:x="urn:x"><entities/>1️⃣<attribute name="a"/><x:entity name="no" x:name="n"/>
                <entity name="A" x:name="other">2️⃣<entity name="B"/><compositeAttribute/>some text<![CDATA[<entity>]]></entity>
                <configuration name="C">3️⃣<userInfo/></configuration><?pi x?></model>
                """)
    }
}
