import DataModel
import Foundation
import SourceText
import TestModels
import Testing

@testable import ModelReaders

/// Models from public repositories, which lie beside the project where it is made; elsewhere these tests say so.
@Suite struct CorpusTests {
    @Test func everyModelIsReadWithItsCounts() throws {
        if Corpus.all.isEmpty { return }
        #expect(Corpus.all.count == 147)
        for row in Corpus.all {
            let bytes = try row.bytes()
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
        if Corpus.all.isEmpty { return }
        let ignored = Set(XMLModelReader.ignored.map(\.name))
        var unknown: Set<String> = []
        for row in Corpus.all {
            let file = SourceFile(path: row.path, bytes: try row.bytes())
            let tree = try #require(XMLParsing.tree(of: file).tree)
            unknown.formUnion(tree.names.filter { ModelWord(rawValue: $0) == nil && !ignored.contains($0) })
        }
        #expect(unknown == [])
    }

    @Test func everyCurrentVersionIsNamed() throws {
        guard !Corpus.all.isEmpty, let paths = FileManager.default.enumerator(atPath: Corpus.folder) else { return }
        var count = 0
        while let path = paths.nextObject() as? String {
            guard path.hasSuffix(".xccurrentversion") else { continue }
            count += 1
            let bytes = try Corpus.bytes(of: path)
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
        guard !Corpus.all.isEmpty, let paths = FileManager.default.enumerator(atPath: Corpus.folder) else { return }
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
            let bytes = try Corpus.bytes(of: path)
            #expect(ModelFormat.of(bytes) == format, "\(path)")
            seen[format, default: 0] += 1
        }
        #expect(Set(seen.keys) == [.compiledModel, .optimizedModel, .elementsArchive])
    }
}
