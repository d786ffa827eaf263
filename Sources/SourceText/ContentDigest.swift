/// SHA-256 (FIPS 180-4): tells whether two contents are the same, without keeping either.
///
/// Written here since neither the toolchain nor the system has it on every platform without a large library.
public struct ContentDigest: Sendable, Hashable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// The digest of some bytes.
    public init(of content: some Sequence<UInt8>) {
        var state = Self.initial
        var block: [UInt8] = []
        block.reserveCapacity(64)
        var length: UInt64 = 0
        var schedule = [UInt32](repeating: 0, count: 64)
        for byte in content {
            block.append(byte)
            length &+= 8
            if block.count == 64 {
                Self.compress(block, into: &state, schedule: &schedule)
                block.removeAll(keepingCapacity: true)
            }
        }
        block.append(0x80)
        if block.count > 56 {
            block += [UInt8](repeating: 0, count: 64 - block.count)
            Self.compress(block, into: &state, schedule: &schedule)
            block.removeAll(keepingCapacity: true)
        }
        block += [UInt8](repeating: 0, count: 56 - block.count)
        for shift in stride(from: 56, through: 0, by: -8) { block.append(UInt8(truncatingIfNeeded: length >> shift)) }
        Self.compress(block, into: &state, schedule: &schedule)
        bytes = state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The digest as 64 hexadecimal digits.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func compress(_ block: [UInt8], into state: inout [UInt32], schedule: inout [UInt32]) {
        for index in 0..<16 {
            let word = block[(index * 4)..<(index * 4 + 4)]
            schedule[index] = word.reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let low = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
            let high = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ high &+ choice &+ constants[index] &+ schedule[index]
            let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ low &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial: [UInt32] = primes(8).map { fraction(of: $0, root: 2) }
    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes(64).map { fraction(of: $0, root: 3) }

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    /// The first 32 bits behind the point of the `root`-th root of a small number, by halving intervals of whole numbers.
    private static func fraction(of number: UInt64, root: Int) -> UInt32 {
        // The largest r with r^root <= number * 2^(32 * root); products take up to 128 bits.
        var low: UInt64 = 0
        var high: UInt64 = 1 << 40
        while high - low > 1 {
            let middle = (low + high) / 2
            if isPower(middle, root: root, atMost: number) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    private static func isPower(_ base: UInt64, root: Int, atMost number: UInt64) -> Bool {
        // base^root against number << (32 * root), with words of 32 bits, least first.
        var product: [UInt64] = [1]
        for _ in 0..<root {
            var next = [UInt64](repeating: 0, count: product.count + 2)
            for (index, word) in product.enumerated() {
                next[index] += word &* (base & 0xFFFF_FFFF)
                carry(&next, from: index)
                next[index + 1] += word &* (base >> 32)
                carry(&next, from: index + 1)
            }
            product = next
        }
        var bound = [UInt64](repeating: 0, count: max(product.count, root + 2))
        bound[root] = number
        product += [UInt64](repeating: 0, count: bound.count - product.count)
        for index in bound.indices.reversed() where product[index] != bound[index] {
            return product[index] < bound[index]
        }
        return true
    }

    private static func carry(_ words: inout [UInt64], from start: Int) {
        var index = start
        while index + 1 < words.count, words[index] >> 32 != 0 {
            words[index + 1] += words[index] >> 32
            words[index] &= 0xFFFF_FFFF
            index += 1
        }
    }
}
