import Foundation
import Mustache
import Testing

/// The published tests of the Mustache specification, which are looked for beside the package and not part of it.
@Suite struct SpecificationTests {
    /// A file of the specification and how many tests it has.
    struct Part: Sendable, CustomTestStringConvertible {
        let name: String
        let count: Int
        var testDescription: String { name }
    }

    static let parts = [
        Part(name: "comments", count: 12), Part(name: "delimiters", count: 14), Part(name: "interpolation", count: 42),
        Part(name: "inverted", count: 22), Part(name: "partials", count: 12), Part(name: "sections", count: 34),
    ]

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/mustache-spec").standardizedFileURL

    @Test(arguments: parts)
    func everyPublishedTestPasses(part: Part) throws {
        let file = Self.folder.appendingPathComponent("\(part.name).json")
        guard FileManager.default.fileExists(atPath: file.path) else {
            print("NOT TESTED: the Mustache specification's \(part.name).json is absent from ../shared/mustache-spec")
            return
        }
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let tests = try #require(document["tests"] as? [[String: Any]])
        #expect(tests.count == part.count)

        for test in tests {
            let name = try #require(test["name"] as? String)
            let template = try #require(test["template"] as? String)
            let expected = try #require(test["expected"] as? String)
            let data = try Self.value(#require(test["data"]))
            let partials = test["partials"] as? [String: String] ?? [:]
            let text = try rendering(template, with: data, partials: partials).text
            #expect(text == expected, "\(part.name): \(name)")
        }
    }

    private static func value(_ json: Any) throws -> MustacheValue {
        switch json {
        case is NSNull:
            return .null
        case let text as String:
            return .text(text)
        case let items as [Any]:
            return .list(try items.map(value))
        case let object as [String: Any]:
            return .object(MustacheObject(try object.map { ($0.key, try value($0.value)) }))
        default:
            let number = try #require(json as? NSNumber)
            // JSONSerialization gives Booleans as numbers of one signed byte.
            return String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.stringValue)
        }
    }
}
