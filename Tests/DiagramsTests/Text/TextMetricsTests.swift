import Testing

@testable import Diagrams

@Suite struct TextMetricsTests {
    @Test(arguments: [
        ("", 0), (" ", 278), ("i", 222), ("W", 944), ("Hello", 722 + 556 + 222 + 222 + 556), ("0123456789", 5560),
        ("@", 1015), ("é", 556), ("e\u{301}", 556), ("日本", 2000), ("한", 1000), ("😀", 1000), ("a\u{200D}b", 1112),
        ("→", 1000), ("…", 1000),
    ])
    func widthsAreHelveticas(_ text: String, _ units: Int) {
        #expect(abs(TextMetrics.width(of: text, size: 12) - Double(units) * 12 / 1000) < 0.001)
    }

    @Test func boldHasWidthsOfItsOwn() {
        #expect(TextMetrics.width(of: "Hello", size: 1000, bold: true) == 722 + 556 + 278 + 278 + 611)
    }

    @Test func combiningMarksHaveNoWidthInAnyScript() {
        for scalar in [
            "\u{300}", "\u{36F}", "\u{483}", "\u{5B0}", "\u{64B}", "\u{93C}", "\u{E31}", "\u{20DD}", "\u{FE0F}",
        ] {
            #expect(TextMetrics.width(of: scalar, size: 12) == 0, "\(scalar.unicodeScalars.map(\.value))")
        }
    }

    private static let texts = [
        "employees", String(repeating: "W", count: 300), String(repeating: "日本語", count: 100),
        "e\u{301}e\u{301}e\u{301}e\u{301}",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇩🇪🇫🇷🇯🇵🇩🇪", "👍🏽👍🏽👍🏽", "שלום עולם", "a" + String(repeating: "\u{301}", count: 50) + "bc",
        "각각각각", "नमस्ते दुनिया",
    ]

    @Test(arguments: texts) func fittedIsNeverWiderThanItsLimit(_ text: String) {
        for limit in stride(from: 0.0, through: 120, by: 0.7) {
            let fitted = TextMetrics.fitted(text, to: limit, size: 12)
            #expect(TextMetrics.width(of: fitted, size: 12) <= limit)
            if fitted != text && !fitted.isEmpty {
                #expect(fitted.last == "…")
                // What is left is a beginning in whole characters.
                #expect(Array(text).starts(with: Array(fitted.dropLast())), "\(fitted)")
            }
        }
        let width = TextMetrics.width(of: text, size: 12)
        #expect(TextMetrics.fitted(text, to: width + 0.1, size: 12) == text)
    }

    @Test(.timeLimit(.minutes(20)), arguments: ["x", "\u{301}", "👨‍👩‍👧‍👦", "日", "\u{200D}"])
    func longTextsTakeNoTime(_ part: String) {
        let text = String(repeating: part, count: 20_000)
        let clock = ContinuousClock()
        let start = clock.now
        _ = TextMetrics.fitted(text, to: 240, size: 12)
        #expect(clock.now - start < .seconds(3))
    }
}
