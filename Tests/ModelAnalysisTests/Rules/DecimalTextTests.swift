import Testing

@testable import ModelAnalysis

@Suite struct DecimalTextTests {
    @Test(arguments: [
        ("1", "2", -1), ("2", "1", 1), ("10", "9", 1), ("-1", "1", -1), ("-2", "-1", -1), ("0", "-0", 0),
        ("0.10", ".1", 0), ("1e3", "1000", 0), ("1.5E-3", "0.0015", 0), ("+7", "7", 0), ("007", "7", 0),
        ("123456789012345678901234567890.1", "123456789012345678901234567890.2", -1), ("0", "0.0001", -1),
        ("0", "-0.0001", 1), ("99999999999999999999", "1e20", -1),
    ])
    func keepsEveryDigit(_ left: String, _ right: String, _ order: Int) {
        #expect(DecimalText.compare(left, right) == order)
        #expect(DecimalText.compare(right, left) == -order)
    }

    @Test(arguments: ["", "-", ".", "1.2.3", "e5", "1e", "1e5.5", "x", "1 ", "1,5", "1e99999999999999999999"])
    func othersAreNoNumbers(_ text: String) {
        #expect(!DecimalText.isNumber(text))
        #expect(DecimalText.compare(text, "1") == nil)
    }

    @Test func wholeNumbersAreTold() {
        for text in ["0", "-12", "1.0", "1e2", "0.5e1", "120"] { #expect(DecimalText.isInteger(text), "\(text)") }
        for text in ["0.5", "1e-1", "", "x", "1.01"] { #expect(!DecimalText.isInteger(text), "\(text)") }
    }
}
