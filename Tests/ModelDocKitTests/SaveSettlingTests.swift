import ModelDocKit
import Testing

/// When a file that is being saved is read.
@Suite struct SaveSettlingTests {
    private var settling = SaveSettling(read: "a")

    @Test mutating func restsWhileNothingChanges() {
        for time in 0..<10 { #expect(settling.see("a", at: Double(time)) == .rest) }
    }

    @Test mutating func readsOnceNothingHasChangedForAMoment() {
        #expect(settling.see("b", at: 1) == .wait)
        #expect(settling.see("b", at: 1.02) == .wait)
        #expect(settling.see("b", at: 1.05) == .read(isCertain: false))
        settling.settle()
        #expect(settling.see("b", at: 1.07) == .rest)
    }

    @Test mutating func waitsWithWhatIsWrongUntilItIsCertain() {
        #expect(settling.see("b", at: 1) == .wait)
        #expect(settling.see("b", at: 1.05) == .read(isCertain: false))
        settling.doubt()
        #expect(settling.see("b", at: 1.1) == .wait)
        #expect(settling.see("b", at: 1.24) == .wait)
        #expect(settling.see("b", at: 1.26) == .read(isCertain: true))
    }

    @Test mutating func readsAgainWhereTheRestIsWritten() {
        #expect(settling.see("b", at: 1) == .wait)
        #expect(settling.see("b", at: 1.05) == .read(isCertain: false))
        settling.doubt()
        #expect(settling.see("c", at: 1.1) == .wait)
        #expect(settling.see("c", at: 1.15) == .read(isCertain: false))
    }

    @Test mutating func readsWhatNeverStopsChanging() {
        var reads: [Double] = []
        for step in 0..<150 {
            let time = 1 + Double(step) * 0.03
            if settling.see("\(step)", at: time) == .read(isCertain: true) {
                reads.append(time)
                settling.settle()
            }
        }
        #expect(reads.count == 2)
    }
}
