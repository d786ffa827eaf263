/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, and without, `limit`.
    mutating func below(_ limit: Int) -> Int { limit < 2 ? 0 : Int(next() >> 33) % limit }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
