import SourceText

/// The look of pictures. Each colour is declared twice, as a value and as a custom property, since not every renderer
/// knows the latter; the properties change with the reader's preference for dark.
enum SVGStyleSheet {
    /// A colour by its role.
    private struct Role {
        let name: String
        let light: String
        let dark: String
        let print: String
    }

    private static let palette = [
        Role(name: "bg", light: "#fbfcfe", dark: "#10151d", print: "#ffffff"),
        Role(name: "card", light: "#ffffff", dark: "#19212c", print: "#ffffff"),
        Role(name: "border", light: "#cfd7e3", dark: "#334155", print: "#6b6b6b"),
        Role(name: "ink", light: "#1c2533", dark: "#e7edf5", print: "#000000"),
        Role(name: "soft", light: "#596477", dark: "#9aa8bb", print: "#3d3d3d"),
        Role(name: "line", light: "#5b6779", dark: "#93a1b5", print: "#000000"),
        Role(name: "standing", light: "#e3edfb", dark: "#1f3350", print: "#e6e6e6"),
        Role(name: "owned", light: "#e2f3ea", dark: "#1c3a30", print: "#f4f4f4"),
        Role(name: "plain", light: "#eceff4", dark: "#263040", print: "#ffffff"),
        Role(name: "group-0", light: "#e0ebfa", dark: "#1f3350", print: "#e6e6e6"),
        Role(name: "group-1", light: "#ddf2e6", dark: "#1c3a30", print: "#f4f4f4"),
        Role(name: "group-2", light: "#fbeccf", dark: "#43341a", print: "#dadada"),
        Role(name: "group-3", light: "#ece3fa", dark: "#352a4d", print: "#efefef"),
        Role(name: "group-4", light: "#fbe1e6", dark: "#4a2530", print: "#e0e0e0"),
        Role(name: "group-5", light: "#d9f1f5", dark: "#17393f", print: "#fafafa"),
        Role(name: "group-6", light: "#eff0d2", dark: "#38391c", print: "#d4d4d4"),
        Role(name: "group-7", light: "#eae6e0", dark: "#37332d", print: "#ececec"),
        Role(name: "cascade", light: "#c4314b", dark: "#ff7a90", print: "#000000"),
        Role(name: "cascade-bg", light: "#fbe6ea", dark: "#4a1d29", print: "#dedede"),
        Role(name: "deny", light: "#985500", dark: "#f3b35b", print: "#000000"),
        Role(name: "deny-bg", light: "#fcefd9", dark: "#45320f", print: "#dedede"),
        Role(name: "no-action", light: "#70549f", dark: "#bda3f0", print: "#000000"),
        Role(name: "no-action-bg", light: "#eee8f8", dark: "#33284d", print: "#dedede"),
    ]

    /// The rules: a selector, what it colours with which role, and the rest.
    private static let rules: [(selector: String, colors: [(property: String, role: String)], rest: String)] = [
        (".bg", [("fill", "bg")], ""),
        (".card", [("fill", "card"), ("stroke", "border")], ""),
        (".stub .card", [("fill", "bg")], "stroke-dasharray:4 3"),
        (".head.standing", [("fill", "standing")], ""),
        (".head.owned", [("fill", "owned")], ""),
        (".head.plain", [("fill", "plain")], ""),
        (".group-0", [("fill", "group-0")], ""),
        (".group-1", [("fill", "group-1")], ""),
        (".group-2", [("fill", "group-2")], ""),
        (".group-3", [("fill", "group-3")], ""),
        (".group-4", [("fill", "group-4")], ""),
        (".group-5", [("fill", "group-5")], ""),
        (".group-6", [("fill", "group-6")], ""),
        (".group-7", [("fill", "group-7")], ""),
        ("text", [("fill", "ink")], "font-size:12px"),
        (".title", [], "font-size:14px;font-weight:bold"),
        (".abstract", [], "font-style:italic"),
        (".computed", [], "font-style:italic"),
        (".note", [("fill", "soft")], "font-size:10.5px"),
        (".type", [("fill", "soft")], ""),
        (".stub text", [("fill", "soft")], ""),
        // With a rim, since a line may pass behind it.
        (
            ".bounds", [("fill", "soft"), ("stroke", "bg")],
            "font-size:9.5px;stroke-width:3;stroke-linejoin:round;paint-order:stroke"
        ),
        (".rule", [("stroke", "border")], "fill:none"),
        (".line", [("stroke", "line")], "fill:none;stroke-width:1.5"),
        (".line.cascade", [("stroke", "cascade")], ""),
        (".line.deny", [("stroke", "deny")], ""),
        (".line.requires", [("stroke", "deny")], "stroke-dasharray:7 2"),
        (".line.no-action", [("stroke", "no-action")], ""),
        (".line.unstated", [("stroke", "soft")], "stroke-width:1"),
        (".one-way .line", [], "stroke-dasharray:5 4"),
        (".inheritance .line", [("stroke", "soft")], "stroke-width:1.2"),
        (".fetched .line", [("stroke", "soft")], "stroke-width:1.2;stroke-dasharray:1.5 3.5;stroke-linecap:round"),
        (".mark", [("stroke", "line")], "fill:none;stroke-width:1.5;stroke-linecap:round"),
        (".ring", [("fill", "bg")], ""),
        (".nub", [("fill", "line")], ""),
        (".arrow", [("fill", "line")], ""),
        (".triangle", [("fill", "bg"), ("stroke", "soft")], "stroke-width:1.2"),
        (".head-of-arrow", [("stroke", "soft")], "fill:none;stroke-width:1.2;stroke-linecap:round"),
        (".tag.cascade", [("fill", "cascade-bg")], ""),
        (".tag.deny", [("fill", "deny-bg")], ""),
        (".tag.no-action", [("fill", "no-action-bg")], ""),
        (".tag.unstated", [("fill", "plain")], ""),
        (".tag-text", [], "font-size:9.5px"),
        (".tag-text.cascade", [("fill", "cascade")], ""),
        (".tag-text.deny", [("fill", "deny")], ""),
        (".tag-text.no-action", [("fill", "no-action")], ""),
        (".tag-text.unstated", [("fill", "soft")], ""),
        (".frame", [("stroke", "border")], "fill-opacity:.45;stroke-width:1"),
        (".frame-title", [("fill", "soft")], "font-size:13px;font-weight:bold"),
        (".legend text", [("fill", "soft")], "font-size:10.5px"),
        (".swatch", [("stroke", "border")], ""),
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
        func properties(_ color: KeyPath<Role, String>) -> String {
            palette.map { "--\($0.name):\($0[keyPath: color])" }.joined(separator: ";")
        }
        let color: KeyPath<Role, String> = theme == .dark ? \.dark : theme == .print ? \.print : \.light
        var lines = [".\(rootClass){\(properties(color));\(family)}"]
        if theme == .auto {
            lines.append("@media (prefers-color-scheme:dark){.\(rootClass){\(properties(\.dark))}}")
        }
        for rule in rules {
            var declarations: [String] = []
            for (property, role) in rule.colors {
                let value = palette.first { $0.name == role }?[keyPath: color] ?? ""
                declarations += ["\(property):\(value)", "\(property):var(--\(role))"]
            }
            if !rule.rest.isEmpty { declarations.append(rule.rest) }
            lines.append(".\(rootClass) \(rule.selector){\(declarations.joined(separator: ";"))}")
        }
        if theme == .print { lines += printRules.map { ".\(rootClass) \($0.0){\($0.1)}" } }
        return lines.joined(separator: "\n")
    }
}
