/// Numbers that look random and are the same every time.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from a range.
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Whether something happens that happens so many times in a hundred.
    mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }
}
