/// Measures text in Helvetica, without a font: so that the same model gives the same picture on every machine.
public enum TextMetrics {
    /// The width of a text in points.
    public static func width(of text: String, size: Double, bold: Bool = false) -> Double {
        let units =
            plainAdvance(of: text, bold: bold)
            ?? text.unicodeScalars.reduce(0) { $0 + advance(of: $1, bold: bold) }
        return Double(units) * size / 1000
    }

    /// The text, cut at its end with `…` where it is wider than `limit` points; empty where not even that fits. What people
    /// take for one character is kept or left out as a whole.
    public static func fitted(_ text: String, to limit: Double, size: Double, bold: Bool = false) -> String {
        // Only as much as can fit is looked at: a text may be very long.
        let budget = Int(limit * 1000 / size)
        if let used = plainAdvance(of: text, bold: bold), used <= budget { return text }
        let ellipsis = advance(of: "…", bold: bold)
        var used = 0
        var end = text.startIndex
        for index in text.indices {
            for scalar in text[index].unicodeScalars { used += advance(of: scalar, bold: bold) }
            if used > budget { return ellipsis <= budget ? text[..<end] + "…" : "" }
            if used + ellipsis <= budget { end = text.index(after: index) }
        }
        return text
    }

    /// The advance of a text of at most 400 characters of printable ASCII, as nearly all are; nil for any other text.
    private static func plainAdvance(of text: String, bold: Bool) -> Int? {
        guard text.utf8.count <= 400 else { return nil }
        var text = text
        return text.withUTF8 { utf8 -> Int? in
            (bold ? plainBold : plainRegular).withUnsafeBufferPointer { widths -> Int? in
                var units = 0
                for byte in utf8 {
                    guard byte >= 0x20, byte < 0x7F else { return nil }
                    units += Int(widths[Int(byte) - 0x20])
                }
                return units
            }
        }
    }

    // The widths of printable ASCII, from the space on.
    private static let plainRegular = HelveticaWidths.regular[0].widths
    private static let plainBold = HelveticaWidths.bold[0].widths

    /// The advance of one scalar in thousandths of an em.
    static func advance(of scalar: Unicode.Scalar, bold: Bool) -> Int {
        let value = scalar.value
        for block in bold ? HelveticaWidths.bold : HelveticaWidths.regular where value >= block.first {
            let index = Int(value - block.first)
            if index < block.widths.count, block.widths[index] > 0 { return Int(block.widths[index]) }
        }
        if isZeroWidth(scalar) { return 0 }
        return isWide(value) ? 1000 : (bold ? 720 : 680)
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // Vowels and finals of a Korean syllable that is written in its parts.
        default: (0x1160...0x11FF).contains(scalar.value)
        }
    }

    /// East Asian wide characters and emoji, after Unicode's EastAsianWidth, and arrows, signs and boxes, which most fonts
    /// draw about as wide.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2190...0x21FF, 0x2300...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF, 0x2E80...0x303E,
            0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
