import Foundation

/// An SVG picture, read back.
struct Picture {
    let root: Element

    init?(_ data: Data) {
        guard let root = Element.parse(data), root.name == "svg" else { return nil }
        self.root = root
    }

    private func groups(_ name: Substring) -> [Element] { root.all("g").filter { $0.classes.contains(name) } }

    /// The cards of entities that the model has.
    var entities: [Element] { groups("entity").filter { !$0.classes.contains("stub") } }

    /// The cards of entities that are named, but not there.
    var stubs: [Element] { groups("entity").filter { $0.classes.contains("stub") } }

    var relationships: [Element] { groups("relationship") }

    var inheritances: [Element] { groups("inheritance") }

    /// The relationships that each line stands for.
    var pairs: [Set<String>] {
        relationships.map { group in
            Set([group["data-from"], group["data-to"]].compactMap { $0 }.filter { $0.contains(".") })
        }
    }

    /// The line of a relationship from its own end.
    func line(of end: String) -> Element? {
        relationships.first { $0["data-from"] == end || $0["data-to"] == end }
    }

    /// The mark at an end: the shapes and the text of its group.
    func mark(_ line: Element, at side: Substring) -> [String] {
        guard let end = line.children("g").first(where: { $0.classes.contains("end") && $0.classes.contains(side) })
        else { return [] }
        return end.children.map { child in
            let strokes = (child["d"] ?? "").filter { $0 == "L" }.count
            return "\(child.name) \(child["class"] ?? "") \(strokes == 0 ? "" : "\(strokes)")\(child.text)"
        }
    }

    // MARK: What every picture must hold

    /// What is wrong with the picture's geometry; nothing where all is well.
    var faults: [String] {
        var faults: [String] = []
        let cards = (entities + stubs).compactMap { group in Box(of: group).map { (group, $0) } }
        if cards.count != entities.count + stubs.count { faults.append("a card without a box") }
        for (index, (group, box)) in cards.enumerated() {
            for (other, second) in cards[..<index] where box.overlaps(second) {
                faults.append("'\(group["data-entity"] ?? "")' overlaps '\(other["data-entity"] ?? "")'")
            }
            faults += textFaults(in: group, box: box)
            if let width = root.number("width"), let height = root.number("height"),
                box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
            {
                faults.append("'\(group["data-entity"] ?? "")' lies outside of the picture")
            }
        }
        for line in relationships {
            let ends = line.children("g").filter { $0.classes.contains("end") }
            if ends.count != 2 || ends.contains(where: \.children.isEmpty) {
                faults.append("\(line["data-from"] ?? "") has \(ends.count) ends")
            }
        }
        return faults
    }

    private func textFaults(in card: Element, box: Box) -> [String] {
        var faults: [String] = []
        var rows: [Double: [(left: Double, right: Double, text: String)]] = [:]
        for text in card.all("text") {
            guard let x = text.number("x"), let y = text.number("y") else { continue }
            let isTitle = text.classes.contains("title")
            let size =
                isTitle ? 14 : text.classes.contains("note") ? 10.5 : text.classes.contains("tag-text") ? 9.5 : 12
            let width = TextWidth.of(text.wholeText, size: size, isBold: isTitle)
            let left =
                switch text["text-anchor"] {
                case "end": x - width
                case "middle": x - width / 2
                default: x
                }
            let extent = (left: left, right: left + width, text: text.wholeText)
            if extent.left < box.left - 0.5 || extent.right > box.right + 0.5 {
                faults.append("'\(extent.text)' is wider than its card")
            }
            for other in rows[y, default: []] where extent.left < other.right && other.left < extent.right {
                faults.append("'\(extent.text)' runs into '\(other.text)'")
            }
            rows[y, default: []].append(extent)
        }
        return faults
    }

    struct Box {
        var left, top, right, bottom: Double

        init?(of group: Element) {
            guard let rect = group.children("rect").first(where: { $0.classes.contains("card") }),
                let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
                let height = rect.number("height")
            else { return nil }
            (left, top, right, bottom) = (x, y, x + width, y + height)
        }

        func overlaps(_ other: Box) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }
    }
}
