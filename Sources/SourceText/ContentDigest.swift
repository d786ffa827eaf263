/// SHA-256 (FIPS 180-4): tells whether two contents are the same, without keeping either.
///
/// Written here since neither the toolchain nor the system has it on every platform without a large library.
public struct ContentDigest: Sendable, Hashable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// The digest of some bytes.
    public init(of content: [UInt8]) {
        var state = Self.initial
        var schedule = [UInt32](repeating: 0, count: 64)
        content.withUnsafeBufferPointer { buffer in
            for block in stride(from: 0, to: buffer.count - 63, by: 64) {
                Self.compress(buffer, from: block, into: &state, schedule: &schedule)
            }
        }
        // The rest, a one bit, zeros, and the length in bits.
        var tail = Array(content[(content.count - content.count % 64)...])
        tail.append(0x80)
        tail += [UInt8](repeating: 0, count: (120 - tail.count % 64) % 64)
        let length = UInt64(content.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: length >> shift)) }
        tail.withUnsafeBufferPointer { buffer in
            for block in stride(from: 0, to: buffer.count, by: 64) {
                Self.compress(buffer, from: block, into: &state, schedule: &schedule)
            }
        }
        bytes = state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The digest of a text's UTF-8.
    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// The digest as 64 hexadecimal digits.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func compress(
        _ content: UnsafeBufferPointer<UInt8>, from start: Int, into state: inout [UInt32], schedule: inout [UInt32]
    ) {
        for index in 0..<16 {
            let offset = start + index * 4
            let high = UInt32(content[offset]) << 24 | UInt32(content[offset + 1]) << 16
            schedule[index] = high | UInt32(content[offset + 2]) << 8 | UInt32(content[offset + 3])
        }
        let constants = Self.constants
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
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial: [UInt32] = [
        0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
    ]

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
        0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
        0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
        0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
        0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
        0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
        0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
        0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
    ]
}
