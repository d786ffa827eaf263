/// Measures text in Helvetica, without a font: so that the same model gives the same picture on every machine.
public enum TextMetrics {
    /// The width of a text in points.
    public static func width(of text: String, size: Double, bold: Bool = false) -> Double {
        var units = 0
        for scalar in text.unicodeScalars { units += advance(of: scalar, bold: bold) }
        return Double(units) * size / 1000
    }

    /// The text, cut at its end with `…` where it is wider than `limit` points.
    public static func fitted(_ text: String, to limit: Double, size: Double, bold: Bool = false) -> String {
        // Only as much as can fit is looked at: a text may be very long.
        let budget = Int(limit * 1000 / size)
        let ellipsis = advance(of: "…", bold: bold)
        var used = 0
        var kept = String.UnicodeScalarView()
        var keptWithEllipsis = 0
        for scalar in text.unicodeScalars {
            used += advance(of: scalar, bold: bold)
            if used > budget {
                var cut = String.UnicodeScalarView(kept.prefix(keptWithEllipsis))
                // A joiner or a combining mark says nothing without what follows, or precedes, it.
                while let last = cut.last, last.value == 0x200D { cut.removeLast() }
                return String(cut) + "…"
            }
            kept.append(scalar)
            if used + ellipsis <= budget { keptWithEllipsis = kept.count }
        }
        return text
    }

    /// The advance of one scalar in thousandths of an em.
    static func advance(of scalar: Unicode.Scalar, bold: Bool) -> Int {
        let value = scalar.value
        for block in bold ? HelveticaWidths.bold : HelveticaWidths.regular where value >= block.first {
            let index = Int(value - block.first)
            if index < block.widths.count {
                let width = Int(block.widths[index])
                return width > 0 ? width : 600
            }
        }
        if isZeroWidth(scalar) { return 0 }
        return isWide(value) ? 1000 : (bold ? 720 : 680)
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// East Asian wide characters and emoji, after Unicode's EastAsianWidth.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2600...0x27BF,
            0x2B1B...0x2B1C, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
