import Foundation
import Testing

@testable import PictureConversion

@Suite struct ConvertedPictureTests {
    /// The smallest PNG there is: one pixel.
    private static let png =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0], [0x3A, 0x7E, 0x9B, 0x55])
        + chunk("IDAT", [0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1], [0x48, 0xAF, 0xA4, 0x71])
        + chunk("IEND", [], [0xAE, 0x42, 0x60, 0x82])
    private static let pdf = Array("%PDF-1.5\n…\n%%EOF\n".utf8)

    private static func chunk(_ name: String, _ content: [UInt8], _ sum: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + sum
    }

    private func file(_ format: PictureFormat) -> [UInt8] { format == .png ? Self.png : Self.pdf }

    @Test(arguments: PictureFormat.allCases) func knowsItsDigestAgain(format: PictureFormat) {
        let stamped = ConvertedPicture.stamped(file(format), format, digest: "00ff")
        #expect(ConvertedPicture.isWhole(stamped, format, digest: "00ff"))
        #expect(!ConvertedPicture.isWhole(stamped, format, digest: "00fe"))
        #expect(!ConvertedPicture.isWhole(file(format), format, digest: "00ff"))
        #expect(!ConvertedPicture.isWhole(Array(stamped.dropLast()), format, digest: "00ff"))
        #expect(!ConvertedPicture.isWhole(Array(stamped.dropFirst()), format, digest: "00ff"))
        let other: PictureFormat = format == .png ? .pdf : .png
        #expect(!ConvertedPicture.isWhole(stamped, other, digest: "00ff"))
    }

    /// The chunks of a PNG, up to its last byte, with what stands in them.
    private func chunks(_ bytes: [UInt8]) -> [(name: String, content: [UInt8], sum: [UInt8])] {
        var result: [(String, [UInt8], [UInt8])] = []
        var rest = bytes.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(4)
            let name = String(decoding: body.prefix(4), as: UTF8.self)
            result.append((name, Array(body.dropFirst(4).prefix(length)), Array(body.dropFirst(4 + length).prefix(4))))
            rest = body.dropFirst(8 + length)
        }
        #expect(rest.isEmpty)
        return result
    }

    @Test func aStampedPNGHasOneMoreChunk() throws {
        let before = chunks(Self.png)
        let after = chunks(ConvertedPicture.stamped(Self.png, .png, digest: "abc"))
        #expect(after.map(\.name) == ["IHDR", "IDAT", "tEXt", "IEND"])
        #expect(after.map(\.content).filter { $0 != after[2].content } == before.map(\.content))
        #expect(after[2].content == Array("modeldoc-digest\0".utf8) + Array("1-abc".utf8))
        // As zlib's crc32 has it.
        #expect(after[2].sum == [0x27, 0xFA, 0x9A, 0xFC])
    }

    @Test func aStampedPDFEndsWithAComment() {
        let stamped = ConvertedPicture.stamped(Self.pdf, .pdf, digest: "abc")
        #expect(Array(stamped.prefix(Self.pdf.count)) == Self.pdf)
        #expect(String(decoding: stamped.dropFirst(Self.pdf.count), as: UTF8.self) == "% modeldoc-digest 1-abc\n")
    }

    @Test(
        arguments: [
            ("<svg width=\"653\" height=\"285.5\">", 2), ("<svg width=\"20000\" height=\"10\">", 32_766.0 / 20_000),
            ("<svg width=\"10\" height=\"65532\">", 0.5), ("<svg width=\"8192\" height=\"8192\">", 2.0.squareRoot()),
            ("<svg>", 2), ("<svg width=\"0\" height=\"0\">", 2), ("<svg width=\"x\" height=\"1\">", 2),
        ] as [(String, Double)])
    func aLargePNGHasFewerPixels(svg: String, zoom: Double) {
        let job = PictureConverter.Job(name: "it", svg: Array(svg.utf8), format: .png)
        #expect(abs(PictureConverter.zoom(of: job) - zoom) < 1e-9)
        let pdf = PictureConverter.Job(name: "it", svg: Array(svg.utf8), format: .pdf)
        #expect(PictureConverter.zoom(of: pdf) == 2)
    }
}
