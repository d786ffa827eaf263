import Foundation
import Testing

@testable import Diagrams

/// The colours keep to WCAG 2.1, level AA: text has a contrast of 4.5 to what it stands on, lines have 3.
@Suite struct PaletteTests {
    /// The colours of a theme by their names, as relative luminances.
    private static func luminances(_ theme: DiagramLook.Theme) -> [String: Double] {
        let text = SVGStyleSheet.text(of: theme)
        var result: [String: Double] = [:]
        for match in text.prefix(while: { $0 != "\n" }).matches(of: /--([a-z0-9-]+):#([0-9a-f]{6})/) {
            let value = Int(match.2, radix: 16) ?? 0
            let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel in
                let part = Double(channel) / 255
                return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            result[String(match.1)] = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
        }
        return result
    }

    @Test(arguments: [DiagramLook.Theme.light, .dark, .print]) func canBeRead(theme: DiagramLook.Theme) throws {
        let colors = Self.luminances(theme)
        let grounds = ["bg", "card", "standing", "owned", "plain"] + (0..<8).map { "group-\($0)" }
        var pairs: [(ink: String, ground: String, least: Double)] = []
        for ground in grounds {
            pairs += [("ink", ground, 4.5), ("soft", ground, 4.5), ("line", ground, 3)]
        }
        for rule in ["cascade", "deny", "no-action"] {
            pairs += [(rule, "\(rule)-bg", 4.5), (rule, "bg", 3)]
        }
        for pair in pairs {
            let (one, other) = (try #require(colors[pair.ink]), try #require(colors[pair.ground]))
            let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
            #expect(contrast >= pair.least, "\(pair.ink) on \(pair.ground)")
        }
    }
}
