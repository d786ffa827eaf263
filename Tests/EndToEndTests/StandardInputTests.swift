import Foundation
import ModelDocCommands
import Testing

@Suite struct StandardInputTests {
    private let world = World()

    @Test(arguments: [SmallModel.shop, SmallModel.xml])
    func tellsFormatByContent(input: String) throws {
        let outcome = world.run("render", "-", "-f", "facts", "-o", "-", input: input)
        #expect(outcome.status == .done)
        #expect(outcome.errors == "")
        #expect(Facts(outcome.output)?.entities.compactMap { $0["name"] as? String } == ["Customer", "Order"])
        #expect(world.run("render", "-", input: input).status == .done)
        #expect(world.exists("model-docs/Model/README.md"))
    }

    @Test func takesFormatThatIsNamed() {
        let broken = "\"modeldoc\": 1"
        let outcome = world.run("render", "-", "--input-format", "json", "-f", "facts", "-o", "-", input: broken)
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.hasPrefix("<stdin>:1:"))
        let unknown = world.run("render", "-", "-f", "facts", "-o", "-", input: broken)
        #expect(unknown.status == .noModel)
        #expect(unknown.errors.hasPrefix("<stdin>: error: is no model that modeldoc knows [no-model]\n"))
    }

    @Test func hasNoVersions() {
        let outcome = world.run("render", "-", "--model-version", "2", input: SmallModel.xml)
        #expect(outcome.status == .usage)
        #expect(
            outcome.errors == "error: stdin has no versions to choose from with --model-version [no-versions]\n")
    }

    @Test func emptyInputIsNoModel() {
        let outcome = world.run("render", "-", input: "")
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.hasPrefix("<stdin>: error: is empty [empty-input]\n"))
        #expect(world.tree() == [])
    }
}
