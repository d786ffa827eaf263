/// SHA-256 (FIPS 180-4): tells whether two contents are the same, without keeping either.
///
/// Written here since neither the toolchain nor the system has it on every platform without a large library.
public struct ContentDigest: Sendable, Hashable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// The digest of some bytes.
    public init(of content: [UInt8]) {
        var state = Self.initial
        content.withUnsafeBytes { Self.compress($0, into: &state) }
        // The rest, a one bit, zeros, and the length in bits.
        var tail = Array(content.suffix(content.count % Self.blockSize))
        tail.append(0x80)
        tail += [UInt8](repeating: 0, count: (120 - tail.count % Self.blockSize) % Self.blockSize)
        withUnsafeBytes(of: (UInt64(content.count) * 8).bigEndian) { tail += $0 }
        tail.withUnsafeBytes { Self.compress($0, into: &state) }
        bytes = state.indices.flatMap { index in withUnsafeBytes(of: state[index].bigEndian) { Array($0) } }
    }

    /// The digest of a text's UTF-8.
    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// The digest as 64 hexadecimal digits.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: bytes.count * 2) { text in
            for (index, byte) in bytes.enumerated() {
                text[index * 2] = Self.digit(byte >> 4)
                text[index * 2 + 1] = Self.digit(byte & 15)
            }
            return bytes.count * 2
        }
    }

    /// The digest in base 64 (RFC 4648), as a Content-Security-Policy names a script.
    public var base64: String {
        let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for index in 0..<4 {
                text.append(index > part.count ? UInt8(ascii: "=") : signs[bits >> (18 - 6 * index) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x57) }

    /// How many bytes are taken in at a time.
    private static let blockSize = 64

    /// Takes in the whole blocks of some bytes, one after the other.
    private static func compress(_ content: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            constants.withUnsafeBufferPointer { constants in
                for block in stride(from: 0, through: content.count - blockSize, by: blockSize) {
                    schedule(content, from: block, constants: constants, in: words)
                    state &+= mixed(words, into: state)
                }
            }
        }
    }

    /// Fills `words` with what each step takes in: a word made of the block, and the step's constant.
    private static func schedule(
        _ content: UnsafeRawBufferPointer, from start: Int, constants: UnsafeBufferPointer<UInt32>,
        in words: UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            words[index] = UInt32(bigEndian: content.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            let low = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
            let high = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
            words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
        }
        for index in 0..<64 { words[index] &+= constants[index] }
    }

    /// The state after 64 steps. After eight of them every variable is back at its turn, so that nothing is ever moved.
    private static func mixed(
        _ words: UnsafeMutableBufferPointer<UInt32>, into state: SIMD8<UInt32>
    ) -> SIMD8<UInt32> {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var difference = b ^ c
        for index in stride(from: 0, to: 64, by: 8) {
            step(a, b, &difference, &d, e, f, g, &h, words[index])
            step(h, a, &difference, &c, d, e, f, &g, words[index + 1])
            step(g, h, &difference, &b, c, d, e, &f, words[index + 2])
            step(f, g, &difference, &a, b, c, d, &e, words[index + 3])
            step(e, f, &difference, &h, a, b, c, &d, words[index + 4])
            step(d, e, &difference, &g, h, a, b, &c, words[index + 5])
            step(c, d, &difference, &f, g, h, a, &b, words[index + 6])
            step(b, c, &difference, &e, f, g, h, &a, words[index + 7])
        }
        return SIMD8(a, b, c, d, e, f, g, h)
    }

    /// One step: what is new is kept where `d` and `h` were. `difference` is that of `b` and `c`, which the step before
    /// has computed as that of its `a` and `b`.
    @inline(__always)
    private static func step(
        _ a: UInt32, _ b: UInt32, _ difference: inout UInt32, _ d: inout UInt32,
        _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
        let choice = g ^ (e & (f ^ g))
        // The same as three rotations by 6, 11 and 25, and below by 2, 13 and 22, with fewer copies.
        let first = h &+ rotated(rotated(rotated(e, 14) ^ e, 5) ^ e, 6) &+ choice &+ word
        let next = a ^ b
        let majority = b ^ (next & difference)
        difference = next
        d &+= first
        h = first &+ rotated(rotated(rotated(a, 9) ^ a, 11) ^ a, 2) &+ majority
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial = SIMD8<UInt32>(
        0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)

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
