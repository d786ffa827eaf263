import Foundation
import SourceText
import Testing

@testable import PictureConversion

/// Programs that play `rsvg-convert`: shell scripts that see its arguments, environment and input.
@Suite(.serialized) struct PictureConverterTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID().uuidString)")

    private func program(_ script: String) throws -> RsvgProgram {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "rsvg-convert")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return RsvgProgram(path: file.path, environment: ["PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "99"])
    }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    private static let svg = Array("<svg width=\"10\" height=\"20\"/>".utf8)

    private func jobs(_ formats: PictureFormat...) -> [PictureConverter.Job] {
        formats.map { PictureConverter.Job(name: "the picture", svg: Self.svg, format: $0) }
    }

    @Test func convertsEachPictureInItsOrder() throws {
        defer { removeFolder() }
        let program = try program(
            #"echo "%PDF-1.5"; echo "$* $SOURCE_DATE_EPOCH $LC_ALL"; cat; printf '\n%%%%EOF\n'"#)
        let result = try PictureConverter(program: program, parallel: 2).convert(jobs(.pdf, .pdf))
        let expected = "%PDF-1.5\n--format=pdf 0 C\n<svg width=\"10\" height=\"20\"/>\n%%EOF\n"
        #expect(result.files.map { String(decoding: $0, as: UTF8.self) } == [expected, expected])
        #expect(result.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("echo 'no fonts' >&2; exit 3", "ended with status 3", ["it said: no fonts"]),
        ("cat >/dev/null", "gave none", []), ("echo text", "gave none", []),
        ("kill -9 $$", "was killed by signal 9", []),
        ("exec sleep 1000", "was not done after 0.4 s", []),
    ])
    func saysWhatFailed(script: String, words: String, notes: [String]) throws {
        defer { removeFolder() }
        let program = try program(script)
        for format in PictureFormat.allCases {
            let error = #expect(throws: ConversionError.self) {
                let limit = words.contains("0.4") ? 0.4 : 20
                _ = try PictureConverter(program: program, timeLimit: limit).convert(jobs(format))
            }
            let diagnostic = try #require(error?.diagnostic)
            let name = format.rawValue.uppercased()
            #expect(diagnostic.message == "the picture could not be made a \(name): '\(program.path)' \(words)")
            #expect(diagnostic.id == "conversion-failed")
            #expect(diagnostic.notes.map(\.message) == notes)
            #expect(diagnostic.help.count == 2)
        }
    }

    @Test func tellsOfAPNGWithFewerPixels() throws {
        defer { removeFolder() }
        let program = try program(#"printf '\211PNG\r\n\032\n'; echo "$*"; printf '\0\0\0\0IEND\256B\140\202'"#)
        let svg = Array("<svg width=\"65532\" height=\"1\"/>".utf8)
        let large = PictureConverter.Job(name: "it", svg: svg, format: .png)
        let result = try PictureConverter(program: program).convert([large] + jobs(.png))
        let arguments = result.files.map { String(decoding: $0.dropFirst(8).dropLast(13), as: UTF8.self) }
        #expect(
            arguments == [
                "--format=png --zoom=0.5 --background-color=white", "--format=png --zoom=2.0 --background-color=white",
            ])
        #expect(result.diagnostics.map(\.id) == ["png-reduced"])
        #expect(
            result.diagnostics.first?.message == "it is too large for a PNG of 2 pixels a point, so it has 0.5")
    }

    @Test func findsTheProgramWhereItIsNamed() throws {
        defer { removeFolder() }
        let path = try program("").path
        #expect(try RsvgProgram.find(environment: ["PATH": "/nowhere:\(folder.path)"]).path == path)
        #expect(try RsvgProgram.find(environment: ["PATH": "/nowhere", "MODELDOC_RSVG_CONVERT": path]).path == path)
        let byName = ["PATH": folder.path, "MODELDOC_RSVG_CONVERT": "rsvg-convert"]
        #expect(try RsvgProgram.find(environment: byName).path == path)
        for (named, words) in [("/nowhere/rsvg", "does not exist"), (folder.path, "is a folder")] {
            let error = #expect(throws: ConversionError.self) {
                try RsvgProgram.find(environment: ["PATH": folder.path, "MODELDOC_RSVG_CONVERT": named])
            }
            #expect(
                error?.diagnostic.message
                    == "'\(named)', which MODELDOC_RSVG_CONVERT names as 'rsvg-convert', \(words)")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        let error = #expect(throws: ConversionError.self) { try RsvgProgram.find(environment: ["PATH": folder.path]) }
        #expect(error?.diagnostic.id == "no-rsvg-convert")
        #expect(error?.diagnostic.notes.map(\.message) == ["'\(path)' is there, but it is not executable"])
    }
}
