import DataModel
import Foundation
import SourceText
import Testing

@testable import ModelReaders

/// Models from public repositories, which lie beside the project where it is made; elsewhere these tests say so.
@Suite struct CorpusTests {
    private struct Row {
        let path: String
        let entities: Int
        let attributes: Int
        let relationships: Int
        let features: String
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/corpus")

    /// The rows of the index that are XML models; nil, said aloud, where there is no corpus.
    private static func rows() throws -> [Row]? {
        guard let index = try? String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8) else {
            print("CorpusTests: NOT RUN, since there is no corpus at \(folder.path)")
            return nil
        }
        return index.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count > 6, fields[0].hasSuffix("/contents"), let entities = Int(fields[3]),
                let attributes = Int(fields[4]), let relationships = Int(fields[5])
            else { return nil }
            return Row(
                path: fields[0], entities: entities, attributes: attributes, relationships: relationships,
                features: fields[6])
        }
    }

    @Test func everyModelIsReadWithItsCounts() throws {
        guard let rows = try Self.rows() else { return }
        #expect(rows.count == 147)
        for row in rows {
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(row.path)))
            #expect(ModelFormat.of(bytes) == .xmlModel)
            let (decoded, diagnostics) = TextDecoding.utf8File(path: row.path, bytes: bytes)
            let file = try #require(decoded)
            #expect(diagnostics.isEmpty)
            #expect(XMLModelReader.isModel(file))
            let result = XMLModelReader.read(file, name: "x")
            let model = try #require(result.model)
            #expect(model.entities.count == row.entities, "\(row.path)")
            #expect(model.entities.map(\.attributes.count).reduce(0, +) == row.attributes, "\(row.path)")
            #expect(model.entities.map(\.relationships.count).reduce(0, +) == row.relationships, "\(row.path)")
            let printer = DiagnosticPrinter()
            #expect(result.diagnostics.filter { $0.severity > .note }.map(printer.text) == [])
            for entity in model.entities {
                #expect(
                    entity.range.map { String(decoding: file.bytes[$0.lower..<$0.upper], as: UTF8.self) } == entity.name
                )
            }
            let hasBoxes = model.entities.contains { $0.editorBox != nil }
            #expect(hasBoxes == row.features.contains("elements-block"), "\(row.path)")
        }
    }

    /// Whatever occurs in a real model is read or stands on the list of what is left out.
    @Test func everyNameIsReadOrLeftOutOnPurpose() throws {
        guard let rows = try Self.rows() else { return }
        let ignored = Set(XMLModelReader.ignored.map(\.name))
        var unknown: Set<String> = []
        for row in rows {
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(row.path)))
            let tree = try #require(XMLParsing.tree(of: SourceFile(path: row.path, bytes: bytes)).tree)
            unknown.formUnion(tree.names.filter { ModelWord(rawValue: $0) == nil && !ignored.contains($0) })
        }
        #expect(unknown == [])
    }

    @Test func everyCurrentVersionIsNamed() throws {
        guard try Self.rows() != nil, let paths = FileManager.default.enumerator(atPath: Self.folder.path) else {
            return
        }
        var count = 0
        while let path = paths.nextObject() as? String {
            guard path.hasSuffix(".xccurrentversion") else { continue }
            count += 1
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
            let reading = CurrentVersionPropertyList.versionName(in: bytes)
            guard case .name(let name) = reading else {
                #expect(reading == .missing, "\(path)")
                continue
            }
            #expect(name.hasSuffix(".xcdatamodel"), "\(path)")
        }
        #expect(count > 30)
    }

    @Test func otherFormatsAreToldByTheirContent() throws {
        guard try Self.rows() != nil, let paths = FileManager.default.enumerator(atPath: Self.folder.path) else {
            return
        }
        var seen: [ModelFormat: Int] = [:]
        while let path = paths.nextObject() as? String {
            let format: ModelFormat
            if path.hasSuffix(".mom") {
                format = .compiledModel
            } else if path.hasSuffix(".omo") {
                format = .optimizedModel
            } else if path.hasSuffix("/elements") {
                format = .elementsArchive
            } else {
                continue
            }
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
            #expect(ModelFormat.of(bytes) == format, "\(path)")
            seen[format, default: 0] += 1
        }
        #expect(Set(seen.keys) == [.compiledModel, .optimizedModel, .elementsArchive])
    }
}
