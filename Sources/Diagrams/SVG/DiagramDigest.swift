import DataModel
import ModelAnalysis
import SourceText

/// A digest of everything that a picture shows.
enum DiagramDigest {
    /// 32 hexadecimal digits, equal for equal pictures of one edition of the drawing.
    static func text(of diagram: Diagram, edition: String) -> String {
        var fields = FieldList()
        let look = diagram.look
        fields.add(edition, SVGStyleSheet.digest(of: look.theme), diagram.title, diagram.summary, diagram.prefix)
        fields.add(look.notation.rawValue, look.hasLegend ? "legend" : "", diagram.isFramed ? "frames" : "")
        for card in diagram.cards {
            fields.add(
                "card", card.name, card.stub?.rawValue ?? "", card.isAbstract ? "abstract" : "", card.note ?? "",
                card.tint.rawValue, "\(card.hiddenAttributes)", card.tooltip)
            if let change = card.change { fields.add("change", change.rawValue) }
            if let group = card.group { fields.add("group", "\(group.number)", group.title) }
            for row in card.attributes {
                fields.add("attribute", row.name, row.type, row.isComputed ? "computed" : "", row.tooltip)
                if let change = row.change { fields.add("change", change.rawValue) }
            }
            for row in card.relationships {
                fields.add("row", row.name, row.destination, row.arrow, row.deleteRule?.rawValue ?? "", row.tooltip)
                if let change = row.change { fields.add("change", change.rawValue) }
            }
        }
        for line in diagram.lines {
            fields.add("line", line.kind.rawValue, line.summary)
            if let change = line.change { fields.add("change", change.rawValue) }
            for end in [line.from, line.to] {
                fields.add(
                    "\(end.card)", end.row.map { "\($0)" } ?? "", end.name, end.effect.rawValue,
                    end.outcome.rawValue)
                fields.add(
                    end.cardinality.map { EndMark(of: $0).rawValue } ?? "", end.cardinality?.boundsText ?? "")
            }
        }
        return String(ContentDigest(of: fields.bytes).hexadecimal.prefix(32))
    }

    /// Texts, each with its length, so that no two lists have equal bytes.
    private struct FieldList {
        var bytes: [UInt8] = []

        mutating func add(_ texts: String...) {
            for text in texts {
                add(text.utf8.count)
                bytes.append(UInt8(ascii: ":"))
                bytes.append(utf8Of: text)
            }
        }

        /// Adds a length in decimal digits.
        private mutating func add(_ length: Int) {
            if length >= 10 { add(length / 10) }
            bytes.append(UInt8(ascii: "0") + UInt8(length % 10))
        }
    }
}
