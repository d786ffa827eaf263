import Foundation
import ModelDocCommands
import Testing

/// `modeldoc diff` of two models, and of the versions of a bundle.
@Suite struct DiffTests {
    private let world = World()

    private static func model(_ order: String, customer: String = "\"name\": \"String?\"") -> String {
        """
        {"modeldoc": 1, "name": "Shop", "entities": {
          "Order": {"attributes": {\(order)},
            "relationships": {"customer": {"destination": "Customer", "inverse": "orders"}}},
          "Customer": {"attributes": {\(customer)},
            "relationships": {"orders": {"destination": "Order", "inverse": "customer", "toMany": true}}}}}
        """
    }

    private func write(_ old: String, _ new: String) throws {
        try world.write(old, to: "old.json")
        try world.write(new, to: "new.json")
    }

    /// A version of a bundle: an entity with one attribute, which may have had another name.
    private func writeVersion(_ name: String, attribute: String, was: String? = nil, in bundle: String = "Shop") throws
    {
        let identifier = was.map { " elementID=\"\($0)\"" } ?? ""
        try world.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22222">
                <entity name="Order" representedClassName="Order" syncable="YES">
                    <attribute name="\(attribute)" optional="YES" attributeType="String"\(identifier)/>
                </entity>
            </model>
            """, to: "\(bundle).xcdatamodeld/\(name).xcdatamodel/contents")
    }

    private func writeCurrent(_ name: String) throws {
        try world.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>_XCCurrentVersionName</key><string>\(name).xcdatamodel</string>
            </dict></plist>
            """, to: "Shop.xcdatamodeld/.xccurrentversion")
    }

    // MARK: Two models

    @Test func tellsWhatARequiredCustomerMeans() throws {
        let old = Self.model("")
        try write(old, old.replacing("\"inverse\": \"orders\"", with: "\"inverse\": \"orders\", \"optional\": false"))
        let outcome = world.run("diff", "old.json", "new.json")
        #expect(outcome.status == .done)
        #expect(outcome.errors == "")
        let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasPrefix("old.json → new.json Core Data infers the migration, and nothing is lost."))
        #expect(
            words.contains(
                """
                'Order.customer' is now required. [inferred] (line 3) Each order must now have a customer; an order without one \
                fails to save when it is next changed.
                """))
        #expect(words.contains("Deleting a customer is now refused unless its orders"))
    }

    @Test func saysThatNothingChanged() throws {
        try write(Self.model(""), Self.model(""))
        let outcome = world.run("diff", "old.json", "new.json", "--exit-code")
        #expect(outcome.status == .done)
        #expect(outcome.output.contains("No migration is needed: stores open as they are."))
        #expect(outcome.output.contains("no changes."))
        let markdown = world.run("diff", "old.json", "new.json", "-f", "markdown").output
        #expect(markdown.contains("**No changes.**"))
    }

    @Test func formatsAreToldByTheFilesName() throws {
        try write(Self.model(""), Self.model("\"note\": \"String?\""))
        for (name, start) in [("d.md", "## old.json"), ("d.json", "{\n"), ("d.txt", "old.json → new.json\n")] {
            #expect(world.run("diff", "old.json", "new.json", "-o", name).status == .done)
            #expect(try world.text(name).hasPrefix(start), "\(name)")
        }
        let report = try #require(DiffReport(try world.text("d.json")))
        #expect(report.json["modeldocDiff"] as? Int == 1)
        #expect(report.kinds == ["attribute-added"])
        #expect(report.verdict == "inferred")
    }

    @Test func otherFormatsOfOneModelAreTheSame() throws {
        try world.write(Self.model("\"note\": \"String?\""), to: "old.json")
        let arrows = world.run("render", "old.json", "-f", "arrows", "-o", "new.model")
        #expect(arrows.status == .done)
        let report = try #require(DiffReport(world.run("diff", "old.json", "new.model", "-f", "json").output))
        #expect(report.kinds == [])
    }

    @Test func hostileNamesStayText() throws {
        let name = "a|b`c<d>_*e"
        try write(Self.model(""), Self.model("\"\(name)\": \"String?\""))
        let markdown = world.run("diff", "old.json", "new.json", "-f", "markdown").output
        #expect(markdown.contains("``Order.a|b`c<d>_*e``"))
        #expect(world.run("diff", "old.json", "new.json").output.contains("'Order.\(name)'"))
    }

    @Test func hostileNamesOfVersionsStayText() throws {
        try writeVersion("A <b>|`x", attribute: "a")
        try writeVersion("B <details>", attribute: "b")
        try writeVersion("C", attribute: "c")
        try writeCurrent("C")
        let markdown = world.run("diff", "Shop.xcdatamodeld", "--to-current", "-f", "markdown").output
        #expect(markdown.contains("| ``A <b>\\|`x`` | `C` |"))
        #expect(markdown.contains("<summary>A &lt;b&gt;|`x → C: "))
        #expect(markdown.contains("<summary>B &lt;details&gt; → C: "))
    }

    @Test func readsOneModelFromStandardInput() throws {
        try world.write(Self.model(""), to: "old.json")
        let outcome = world.run("diff", "old.json", "-", "-f", "json", input: Self.model("\"note\": \"String?\""))
        #expect(DiffReport(outcome.output)?.kinds == ["attribute-added"])
    }

    @Test func aTerminalGetsColours() throws {
        try write(Self.model(""), Self.model("\"note\": \"String?\""))
        world.isOutputTerminal = true
        #expect(world.run("diff", "old.json", "new.json").output.contains("\u{1B}[32m+ "))
        world.isOutputTerminal = false
        #expect(!world.run("diff", "old.json", "new.json").output.contains("\u{1B}"))
    }

    // MARK: Versions

    @Test func comparesThePreviousVersionAndTheCurrentOne() throws {
        try writeVersion("Shop", attribute: "a")
        try writeVersion("Shop 2", attribute: "b", was: "a")
        try writeVersion("Shop 10", attribute: "c")
        try writeCurrent("Shop 2")
        let report = try #require(DiffReport(world.run("diff", "Shop.xcdatamodeld", "-f", "json").output))
        #expect(report.comparisons.first?["old"] as? String == "Shop")
        #expect(report.comparisons.first?["new"] as? String == "Shop 2")
        #expect(report.verdict == "inferred")
        let last = world.run("diff", "Shop.xcdatamodeld", "--to", "Shop 10", "-f", "json")
        #expect(DiffReport(last.output)?.comparisons.first?["old"] as? String == "Shop 2")
        let far = world.run("diff", "Shop.xcdatamodeld", "--from", "Shop.xcdatamodel", "--to", "Shop 10", "-f", "json")
        #expect(DiffReport(far.output)?.comparisons.first?["old"] as? String == "Shop")
        #expect(DiffReport(far.output)?.verdict == "data-lost")
    }

    @Test func aVersionOfItsOwnIsTheNewOne() throws {
        try writeVersion("Shop", attribute: "a")
        try writeVersion("Shop 2", attribute: "b")
        try writeVersion("Shop 3", attribute: "c")
        try writeCurrent("Shop 3")
        let outcome = world.run("diff", "Shop.xcdatamodeld/Shop 2.xcdatamodel", "-f", "json")
        let comparison = try #require(DiffReport(outcome.output)?.comparisons.first)
        #expect(comparison["old"] as? String == "Shop")
        #expect(comparison["new"] as? String == "Shop 2")
        let folder = world.run(["diff", ".", "-f", "json"])
        #expect(DiffReport(folder.output)?.comparisons.first?["new"] as? String == "Shop 3")
    }

    @Test func comparesEveryOldVersionWithTheCurrentOne() throws {
        try writeVersion("Shop", attribute: "a")
        try writeVersion("Shop 2", attribute: "b", was: "a")
        try writeVersion("Shop 3", attribute: "c", was: "b")
        try writeCurrent("Shop 3")
        let outcome = world.run("diff", "Shop.xcdatamodeld", "--to-current", "-f", "json")
        let report = try #require(DiffReport(outcome.output))
        #expect(report.comparisons.map { $0["old"] as? String } == ["Shop", "Shop 2"])
        #expect(report.comparisons.map { $0["verdict"] as? String } == ["data-lost", "check"])
        let breaks = report.comparisons.map { $0["breaks"] as? [[String: Any]] ?? [] }
        #expect(breaks.map(\.count) == [1, 0])
        #expect(breaks[0].first?["identifier"] as? String == "a")
        let text = world.run("diff", "Shop.xcdatamodeld", "--to-current").output
        #expect(text.contains("Renamings that break on the way"))
        let markdown = world.run("diff", "Shop.xcdatamodeld", "--to-current", "-f", "markdown").output
        #expect(markdown.contains("| `Shop` | `Shop 3` | Core Data infers the migration, and data is lost. |"))
    }

    // MARK: Exit statuses

    @Test func exitCodeTellsOfChanges() throws {
        try write(Self.model(""), Self.model("\"note\": \"String?\""))
        #expect(world.run("diff", "old.json", "new.json").status == .done)
        #expect(world.run("diff", "old.json", "new.json", "--exit-code").status == .answerIsNo)
    }

    struct Mistake: Sendable {
        let arguments: [String]
        let status: ModelDocCommands.ExitStatus
        let message: String
    }

    @Test(arguments: [
        Mistake(arguments: [], status: .usage, message: "missing argument 'MODEL'"),
        Mistake(arguments: ["a", "b", "c"], status: .usage, message: "unexpected argument 'c'"),
        Mistake(arguments: ["-", "-"], status: .usage, message: "stdin can be read once only"),
        Mistake(arguments: ["-"], status: .usage, message: "what comes through a pipe has no older version"),
        Mistake(
            arguments: ["a", "b", "--from", "c"], status: .usage,
            message: "'--from' is about one model, and two are given"),
        Mistake(arguments: ["a", "--base", "b", "--to-current"], status: .usage, message: "'--base'"),
        Mistake(arguments: ["old.json"], status: .usage, message: "has no versions to compare"),
        Mistake(arguments: ["Shop.xcdatamodeld"], status: .usage, message: "has one version only, 'Shop'"),
        Mistake(arguments: ["old.json", "nowhere.json"], status: .noInput, message: "there is no file or folder"),
        Mistake(
            arguments: ["Shop.xcdatamodeld", "--from", "Shp"], status: .noInput, message: "did you mean 'Shop'?"),
        Mistake(arguments: ["old.json", "bad.json"], status: .noModel, message: "bad.json:"),
        Mistake(
            arguments: ["old.json", "new.json", "-o", "old.json"], status: .cannotWrite,
            message: "is the model itself"),
        Mistake(
            arguments: ["old.json", "new.json", "-f", "svg", "--dot", "/no/dot"], status: .toolFailed,
            message: "/no/dot"),
    ])
    func endsWithTheStatusOfTheMistake(_ mistake: Mistake) throws {
        try write(Self.model(""), Self.model("\"note\": \"String?\""))
        try world.write("{ \"modeldoc\": 1, \"entities\": [", to: "bad.json")
        try writeVersion("Shop", attribute: "a")
        let outcome = world.run(["diff"] + mistake.arguments)
        #expect(outcome.status == mistake.status)
        #expect(outcome.errors.contains(mistake.message), "\(outcome.errors)")
        #expect(outcome.output == "")
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        try write(Self.model(""), Self.model(""))
        #expect(world.run(["diff", "old.json", "new.json"], canWrite: false).status == .cannotWrite)
    }

    // MARK: The picture

    @Test func aPictureMarksWhatIsNewGoneAndChanged() throws {
        try write(
            Self.model("\"note\": \"String?\", \"old\": \"String?\""),
            Self.model("\"note\": \"String\", \"new\": \"Date?\""))
        let outcome = world.run("diff", "old.json", "new.json", "-f", "svg")
        guard outcome.status == .done else {
            print("NOT RUN: there is no 'dot' to place a picture with")
            return
        }
        let root = try #require(Element.parse(Data(outcome.output.utf8)))
        let order = try #require(root.all("g").first { $0["data-entity"] == "Order" })
        #expect(order.classes.contains("card-changed"))
        let signs = order.all("text").filter { $0.classes.contains("sign") }.map(\.text)
        #expect(signs == ["~", "+", "−", "~"] || signs.sorted() == ["+", "~", "~", "−"])
        let legend = root.all("g").first { $0.classes.contains("legend") }
        let words = legend?.all("text").map(\.text) ?? []
        for word in ["new", "gone", "changed"] { #expect(words.contains(word)) }
        // A customer is a neighbour that did not change.
        let customer = try #require(root.all("g").first { $0["data-entity"] == "Customer" })
        #expect(customer.classes.contains("stub"))
        #expect(world.run("render", "old.json", "-f", "svg", "-o", "-").output.contains("change-") == false)
    }

    @Test func aPictureLooksAsTheOptionsOrTheSettingsSay() throws {
        try write(Self.model("\"note\": \"String?\""), Self.model("\"note\": \"String\""))
        func picture(_ arguments: String...) -> String {
            world.run(["diff", "old.json", "new.json", "-f", "svg"] + arguments).output
        }
        let plain = picture()
        guard !plain.isEmpty else {
            print("NOT RUN: there is no 'dot' to place a picture with")
            return
        }
        #expect(plain.contains("prefers-color-scheme:dark"))
        let dark = picture("--theme", "dark", "--notation", "uml")
        #expect(dark != plain && !dark.contains("prefers-color-scheme"))
        try world.write(
            "{\"models\": [\"old.json\", \"new.json\"], \"theme\": \"dark\", \"notation\": \"uml\"}",
            to: "modeldoc.settings.json")
        #expect(picture() == dark)
    }
}
