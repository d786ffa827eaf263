import SourceText

/// The look of pictures. Each colour is declared twice, as a value and as a custom property, since not every renderer
/// knows the latter; the properties change with the reader's preference for dark.
enum SVGStyleSheet {
    /// A selector, what it colours, and the rest.
    private typealias Rule = (selector: String, colors: [(property: String, color: PictureColor)], rest: String)

    private static let rules = grounds + heads + contents

    private static let grounds: [Rule] = [
        (".bg", [("fill", .background)], ""),
        (".card", [("fill", .card), ("stroke", .border)], ""),
        (".stub .card", [("fill", .background)], "stroke-dasharray:4 3"),
    ]

    private static let heads =
        [PictureColor.standing, .owned, .plain].map { Rule(".head.\($0.rawValue)", [("fill", $0)], "") }
        + PictureColor.groups.map { Rule(".\($0.rawValue)", [("fill", $0)], "") }

    private static let contents: [Rule] = [
        ("text", [("fill", .ink)], "font-size:12px"),
        (".title", [], "font-size:14px;font-weight:bold"),
        (".abstract", [], "font-style:italic"),
        (".computed", [], "font-style:italic"),
        (".note", [("fill", .soft)], "font-size:10.5px"),
        (".type", [("fill", .soft)], ""),
        (".stub text", [("fill", .soft)], ""),
        // With a rim, since a line may pass behind it.
        (
            ".bounds", [("fill", .soft), ("stroke", .background)],
            "font-size:9.5px;stroke-width:3;stroke-linejoin:round;paint-order:stroke"
        ),
        (".rule", [("stroke", .border)], "fill:none"),
        (".line", [("stroke", .line)], "fill:none;stroke-width:1.5"),
        (".line.cascade", [("stroke", .cascade)], ""),
        (".line.deny", [("stroke", .deny)], ""),
        (".line.requires", [("stroke", .deny)], "stroke-dasharray:7 2"),
        (".line.no-action", [("stroke", .noAction)], ""),
        (".line.unstated", [("stroke", .soft)], "stroke-width:1"),
        (".one-way .line", [], "stroke-dasharray:5 4"),
        (".one-way .line.solid", [], "stroke-dasharray:none"),
        (".inheritance .line", [("stroke", .soft)], "stroke-width:1.2"),
        (".fetched .line", [("stroke", .soft)], "stroke-width:1.2;stroke-dasharray:1.5 3.5;stroke-linecap:round"),
        (".mark", [("stroke", .line)], "fill:none;stroke-width:1.5;stroke-linecap:round"),
        (".ring", [("fill", .background)], ""),
        (".nub", [("fill", .line)], ""),
        (".arrow", [("fill", .line)], ""),
        (".triangle", [("fill", .background), ("stroke", .soft)], "stroke-width:1.2"),
        (".head-of-arrow", [("stroke", .soft)], "fill:none;stroke-width:1.2;stroke-linecap:round"),
        (".tag.cascade", [("fill", .cascadeGround)], ""),
        (".tag.deny", [("fill", .denyGround)], ""),
        (".tag.no-action", [("fill", .noActionGround)], ""),
        (".tag.unstated", [("fill", .plain)], ""),
        (".tag-text", [], "font-size:9.5px"),
        (".tag-text.cascade", [("fill", .cascade)], ""),
        (".tag-text.deny", [("fill", .deny)], ""),
        (".tag-text.no-action", [("fill", .noAction)], ""),
        (".tag-text.unstated", [("fill", .soft)], ""),
        (".frame", [("stroke", .border)], "fill-opacity:.45;stroke-width:1"),
        (".frame-title", [("fill", .soft)], "font-size:13px;font-weight:bold"),
        (".legend text", [("fill", .soft)], "font-size:10.5px"),
        (".swatch", [("stroke", .border)], ""),
    ]

    /// The class of the root element, which keeps the rules to this picture where it stands in a page.
    static let rootClass = "modeldoc"

    /// What tells lines apart where there is no colour.
    private static let printRules = [
        (".line.cascade", "stroke-width:2.6"), (".line.deny", "stroke-width:2.6;stroke-dasharray:10 3"),
        (".line.requires", "stroke-width:2.6;stroke-dasharray:10 3 2 3"),
        (".line.no-action", "stroke-width:2.6;stroke-dasharray:2 3"),
    ]

    /// A style sheet in the forms that are needed, made once for all pictures.
    private struct Sheet {
        let text: String
        let escaped: String
        let digest: String

        init(_ theme: DiagramLook.Theme) {
            text = SVGStyleSheet.makeText(of: theme)
            escaped = XMLWriter.escaped(text)
            digest = ContentDigest(of: text).hexadecimal
        }
    }

    private static let auto = Sheet(.auto)
    private static let light = Sheet(.light)
    private static let dark = Sheet(.dark)
    private static let print = Sheet(.print)

    private static func sheet(of theme: DiagramLook.Theme) -> Sheet {
        switch theme {
        case .auto: auto
        case .light: light
        case .dark: dark
        case .print: print
        }
    }

    /// The style sheet as text.
    static func text(of theme: DiagramLook.Theme) -> String { sheet(of: theme).text }

    /// The style sheet as it stands in an SVG.
    static func escapedText(of theme: DiagramLook.Theme) -> String { sheet(of: theme).escaped }

    /// A digest of the style sheet.
    static func digest(of theme: DiagramLook.Theme) -> String { sheet(of: theme).digest }

    private static func makeText(of theme: DiagramLook.Theme) -> String {
        let family = "font-family:Helvetica,Arial,\"Liberation Sans\",\"Nimbus Sans\",sans-serif"
        func properties(_ shade: KeyPath<PictureColor.Shades, String>) -> String {
            PictureColor.allCases.map { "--\($0.rawValue):\($0.shades[keyPath: shade])" }.joined(separator: ";")
        }
        let shade: KeyPath<PictureColor.Shades, String> = theme == .dark ? \.dark : theme == .print ? \.print : \.light
        var lines = [".\(rootClass){\(properties(shade));\(family)}"]
        if theme == .auto {
            lines.append("@media (prefers-color-scheme:dark){.\(rootClass){\(properties(\.dark))}}")
        }
        for rule in rules {
            var declarations: [String] = []
            for (property, color) in rule.colors {
                declarations += [
                    "\(property):\(color.shades[keyPath: shade])", "\(property):var(--\(color.rawValue))",
                ]
            }
            if !rule.rest.isEmpty { declarations.append(rule.rest) }
            lines.append(".\(rootClass) \(rule.selector){\(declarations.joined(separator: ";"))}")
        }
        if theme == .print { lines += printRules.map { ".\(rootClass) \($0.0){\($0.1)}" } }
        return lines.joined(separator: "\n")
    }
}
