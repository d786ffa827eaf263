import CommandLineArguments
import Testing

@Suite struct ReadingTests {
    @Test func readsTypedValuesByTheirDeclarations() throws {
        let arguments = try #require(
            try Press.arguments("print a b -o out -f svg,pdf --preview png -n 3 --shift -1.5 --skip c -q"))
        #expect(arguments[Press.sheets] == ["a", "b"])
        #expect(arguments[Press.output] == "out")
        #expect(arguments[Press.formats] == [.svg, .pdf])
        #expect(arguments[Press.style] == .png)
        #expect(arguments[Press.copies] == 3)
        #expect(arguments[Press.shift] == -1.5)
        #expect(arguments[Press.skipped] == ["c"])
        #expect(arguments[Press.quiet])
        #expect(!arguments[Press.verbose])
        #expect(arguments.command.name == "print")
    }

    @Test func whatIsNotGivenIsNilOrEmpty() throws {
        let arguments = try #require(try Press.arguments("print a"))
        #expect(arguments[Press.output] == nil)
        #expect(arguments[Press.formats].isEmpty)
        #expect(!arguments.contains(Press.output))
        #expect(arguments.contains(Press.sheets))
        #expect(arguments[Press.topic] == nil)
    }

    @Test func flagsHaveDefaultsAndCanBeTurnedOff() throws {
        let silent = try #require(try Press.arguments("print a"))
        #expect(silent[Press.color])
        #expect(silent.given(Press.color) == nil)
        let off = try #require(try Press.arguments("print a --no-color"))
        #expect(!off[Press.color])
        #expect(off.given(Press.color) == false)
        #expect(off.contains(Press.color))
    }

    @Test func requiredArgumentsAreReadWithTry() throws {
        let arguments = try #require(try Press.arguments("compare a b"))
        #expect(try arguments[Press.old] == "a")
        #expect(try arguments[Press.new] == "b")
        #expect(throws: arguments.error(.missingArgument("NAME"))) { try arguments[Press.stencil] }
        let shell = try #require(try Press.arguments("completions fish"))
        #expect(try shell[Press.shell] == .fish)
    }

    @Test func commandsRefuseWhatTheyCannotDo() throws {
        let arguments = try #require(try Press.arguments("ask a b --remove c"))
        let conflict = #expect(throws: UsageError.self) {
            try arguments.requireAtMostOne(of: Press.topic, Press.removed)
        }
        #expect(conflict?.message == "'TOPIC' and '--remove' exclude each other")
        #expect(conflict?.usage?.helpCommand == "press help ask")
        #expect(throws: Never.self) { try arguments.requireAtMostOne(of: Press.topic, Press.quiet) }

        let missing = #expect(throws: UsageError.self) { try arguments.require(Press.output) }
        #expect(missing?.message == "missing option '--output OUT'")
        #expect(try arguments.require(Press.removed) == "c")
    }

    @Test(arguments: ["1", "-1", "+1", "007"]) func wholeNumbers(_ text: String) {
        #expect(Int(argument: text) != nil)
    }

    @Test(arguments: ["", "1.0", "x", "99999999999999999999"]) func noWholeNumbers(_ text: String) {
        #expect(Int(argument: text) == nil)
    }

    @Test(arguments: ["", "nan", "inf", "1,5", "x"]) func noNumbers(_ text: String) {
        #expect(Double(argument: text) == nil)
    }

    @Test func enumerationsListTheirRawValues() {
        #expect(Press.Format.allowedValues == ["pdf", "png", "svg", "postscript"])
        #expect(Press.Format(argument: "SVG") == nil)
        #expect(String.allowedValues.isEmpty)
    }
}
