import CommandLineArguments
import Foundation
import JSONText
import ModelDocCommands
import ModelDocKit
import SourceText
import Testing

/// The table of keys: what is read, the schema, the flags and the documentation say the same.
@Suite struct SettingsKeyTests {
    private let world = World()

    /// The keys that no flag says.
    private static let withoutFlag: [SettingsKey] = [.schema, .documentations, .index, .models, .nouns]

    @Test func eachKeyHasTheFlagOfItsName() {
        #expect(SettingsKey.allCases.filter { $0.flag == nil } == Self.withoutFlag)
        for key in SettingsKey.allCases {
            guard let flag = key.flag else { continue }
            let words = key.rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
            #expect(flag == words)
            for use in key.uses where use != .check || ["output", "templates", "notes", "model-version"].contains(flag)
            {
                let command = ModelDocProgram.declaration.commands.first { $0.name == use.rawValue }
                #expect(
                    command.map { ParsedArguments.optionNames(of: $0).contains(flag) } == true,
                    "\(use.rawValue) has no --\(flag)")
            }
        }
    }

    /// Every option of `render` that is about what is made, not about how it is done this time, is a key.
    @Test func eachLastingOptionOfRenderIsAKey() throws {
        let render = try #require(ModelDocProgram.declaration.commands.first { $0.name == "render" })
        let passing = [
            "input-format", "relayout", "force", "dot", "layout-timeout", "diagnostics-format", "settings",
            "no-settings",
        ]
        let flags = SettingsKey.allCases.compactMap(\.flag)
        #expect(ParsedArguments.optionNames(of: render).filter { !flags.contains($0) }.sorted() == passing.sorted())
    }

    // MARK: Schema

    private var schema: SchemaCheck? { SchemaCheck(schema: world.run("schema", "--settings").output) }

    @Test func schemaHasEveryKey() throws {
        let text = world.run("schema", "--settings").output
        #expect(text == SettingsSchema.text)
        #expect(world.run("schema").output != text)
        let root = try #require(JSONParser.parse(SourceFile(path: "s", text: text)).node)
        let properties = root.members?.first { $0.key == "properties" }?.value.members ?? []
        #expect(properties.map(\.key) == SettingsKey.allCases.map(\.rawValue))
        for (property, key) in zip(properties, SettingsKey.allCases) {
            let description = property.value.members?.first { $0.key == "description" }?.value.string
            #expect(description == "\(key.meaning).")
        }
    }

    /// A value of each key, and one that is none: schema and reader agree on both.
    @Test(arguments: SettingsKey.allCases) func schemaAndReaderAgree(key: SettingsKey) throws {
        let schema = try #require(schema)
        let (good, bad) = Self.values(of: key.form)
        for (value, isGood) in [(good, true), (bad, false), ("null", false)] {
            var members = [key.rawValue: value]
            if key != .documentations { members["models"] = members["models"] ?? "\"shop.json\"" }
            if key == .index {
                members["models"] = nil
                members["documentations"] = #"[{"models": "shop.json", "output": "docs/a"}]"#
            }
            if key == .depth { members["focus"] = "\"Order\"" }
            let text = "{" + members.map { "\"\($0.key)\": \($0.value)" }.sorted().joined(separator: ", ") + "}"
            #expect(schema.faults(in: text).isEmpty == isGood, "\(text): \(schema.faults(in: text))")
            try world.write(SmallModel.shop, to: "shop.json")
            try world.write("{\"findings\": []}", to: "x")
            try world.write(text, to: "modeldoc.settings.json")
            let outcome = world.run("lint", "--coverage")
            #expect((outcome.status != .noModel) == isGood, "\(text): \(outcome.errors)")
        }
    }

    private static func values(of form: SettingsKey.Form) -> (good: String, bad: String) {
        switch form {
        case .text, .path: ("\"shop.json\"", "\"\"")
        case .texts, .paths: (#"["shop.json"]"#, "[]")
        case .number: ("2", "-1")
        case .choice(let known): ("\"\(known[0])\"", "\"none of these\"")
        case .choices(let known): (#"["\#(known[0])", "\#(known[1])"]"#, #"["none of these"]"#)
        case .levels: (#"{"missing-inverse": "off"}"#, #"{"missing-inverse": "of"}"#)
        case .nouns: (#"{"Order": {"singular": "sale"}}"#, #"{"Order": {"dual": "sales"}}"#)
        case .documentations: (#"[{"models": "shop.json", "output": "docs"}]"#, #"[{"models": "shop.json"}]"#)
        }
    }

    // MARK: Documentation

    @Test func documentationHasEveryKey() throws {
        let text = try ProjectFolder.text("Documentation/settings.md")
        let rows = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
        #expect(rows == SettingsKey.allCases.map(Self.row))
    }

    private static func row(of key: SettingsKey) -> String {
        let flag = key.flag.map { "`--\($0)`" } ?? "–"
        let uses = key.uses == SettingsKey.Use.allCases ? "all" : key.uses.map(\.rawValue).joined(separator: ", ")
        return
            "| `\(key.rawValue)` | \(words(for: key.form)) | \(key.meaning) | \(flag) | \(uses.isEmpty ? "–" : uses) |"
    }

    private static func words(for form: SettingsKey.Form) -> String {
        func list(_ known: [String]) -> String { known.map { "`\($0)`" }.joined(separator: ", ") }
        return switch form {
        case .text: "text"
        case .texts: "text, or a list"
        case .path: "path"
        case .paths: "path, or a list"
        case .number: "number from 0 on"
        case .choice(let known): "one of \(list(known))"
        case .choices(let known): "one, or a list, of \(list(known))"
        case .levels(let known): "object: rule or family → \(list(known))"
        case .nouns: "object: entity → `singular`, `plural`"
        case .documentations: "list of objects"
        }
    }
}
