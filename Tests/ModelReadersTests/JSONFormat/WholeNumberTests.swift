import Testing

@testable import ModelReaders

@Suite struct WholeNumberTests {
    @Test(arguments: [
        ("0", WholeNumber.value(0)), ("-0.00", .value(0)), ("2", .value(2)), ("-2.0", .value(-2)),
        ("2e3", .value(2000)),
        ("2.50E+1", .value(25)), ("200e-2", .value(2)), ("0e999999999999999999999", .value(0)), ("2.5", .fraction),
        ("2e-1", .fraction), ("1e-999999999999999999999", .fraction), ("9223372036854775807", .value(.max)),
        ("-9223372036854775808", .value(.min)), ("9223372036854775808", .tooLarge), ("1e19", .tooLarge),
        ("1e999999999999999999999", .tooLarge), ("100000000000000000000000000", .tooLarge),
    ])
    func reads(text: String, expected: WholeNumber) {
        #expect(WholeNumber(json: text) == expected)
    }
}
