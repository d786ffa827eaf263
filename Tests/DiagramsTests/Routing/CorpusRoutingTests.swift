import Foundation
import GraphvizLayout
import ModelAnalysis
import ModelReaders
import SourceText
import TestModels
import Testing

@testable import Diagrams

/// Pictures of real models, placed by the `dot` of this machine: no worse than a bound that was measured elsewhere. The models
/// lie beside the project where it is made; elsewhere these tests say so.
@Suite struct CorpusRoutingTests {
    /// A model with what its picture may have at most.
    struct Bound: Sendable, CustomTestStringConvertible {
        let name: String
        /// What the end of its path is.
        let path: String
        let detail: Diagram.Detail
        let crossings: Int
        let bends: Int
        var testDescription: String { name }
    }

    static let bounds = [
        Bound(
            name: "CareKit", path: "CareKitStore2.1.xcdatamodel/contents", detail: .full, crossings: 53, bends: 86),
        Bound(
            name: "zmessaging", path: "zmessaging2.100.0.xcdatamodel/contents", detail: .full, crossings: 60,
            bends: 118),
        Bound(
            name: "WordPress",
            path: "pypt__WordPress-iOS/WordPress/Classes/WordPress.xcdatamodeld/WordPress 46.xcdatamodel/contents",
            detail: .full, crossings: 13, bends: 58),
        Bound(
            name: "WooCommerce", path: "WooCommerce.xcdatamodeld/Model 117.xcdatamodel/contents", detail: .keys,
            crossings: 31, bends: 88),
    ]

    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let engine: DotEngine? = {
        let program = try? DotProgram.find(explicit: nil, environment: ProcessInfo.processInfo.environment)
        if program == nil { print("ATTENTION: 'dot' is not installed, so no pictures of real models are measured") }
        return program.map { DotEngine(program: $0) }
    }()

    private func example(_ path: String) throws -> DiagramBuilder {
        try builder(path, Array(try Data(contentsOf: Self.project.appendingPathComponent("examples/\(path)"))))
    }

    private func builder(_ path: String, _ bytes: [UInt8]) throws -> DiagramBuilder {
        let file = try #require(TextDecoding.utf8File(path: path, bytes: bytes).file)
        let isXML = ModelFormat.of(bytes) == .xmlModel
        let result = isXML ? XMLModelReader.read(file, name: "x") : JSONModelReader.read(file, name: "x")
        return Pictures.builder(try #require(result.model))
    }

    private func layOut(_ diagram: Diagram, with engine: DotEngine) throws -> LaidOutDiagram {
        let skeleton = DiagramSkeleton(of: diagram)
        let placements = try engine.place(skeleton.skeletons).map { outcome in
            guard case .placed(let placement) = outcome else { return Placement(nodes: [], passages: []) }
            return placement
        }
        return DiagramComposer(skeleton).compose(placements)
    }

    /// The measures of a picture in a line.
    private static func line(_ name: String, _ measure: PictureMeasure) -> String {
        let aspect = (measure.aspect * 100).rounded() / 100
        return
            "Picture of \(name): \(measure.crossings) crossings, \(measure.bends) bends, \(measure.overlaps) overlaps, "
            + "\(measure.nearCards) near cards, length \(Int(measure.length)), aspect \(aspect)"
    }

    @Test(arguments: bounds) func picturesAreAsGoodAsTheirBounds(_ bound: Bound) throws {
        guard !Corpus.all.isEmpty, let engine = Self.engine else { return }
        let entry = try #require(Corpus.all.first { $0.path.hasSuffix(bound.path) })
        let builder = try builder(entry.path, entry.bytes())
        let measure = PictureMeasure(of: try layOut(builder.overview(title: "x", detail: bound.detail), with: engine))
        print(Self.line(bound.name, measure))
        #expect(measure.crossings <= bound.crossings)
        #expect(measure.bends <= bound.bends)
        #expect(measure.overlaps == 0 && measure.nearCards == 0 && measure.slants == 0)
        #expect(measure.aspect > 0.5 && measure.aspect < 3)
    }

    @Test(arguments: Diagram.Detail.allCases) func theExampleIsDrawnWithoutACrossing(_ detail: Diagram.Detail) throws {
        guard let engine = Self.engine else { return }
        let builder = try example("company/model.json")
        let measure = PictureMeasure(of: try layOut(builder.overview(title: "x", detail: detail), with: engine))
        print(Self.line("Company, \(detail.rawValue)", measure))
        #expect(measure.crossings == 0 && measure.overlaps == 0 && measure.nearCards == 0 && measure.slants == 0)
    }

    /// Frames hold the cards of their groups and no others, and do not meet.
    @Test func framesStandApart() throws {
        guard let engine = Self.engine else { return }
        let library = ("Library", try example("library/Library.xcdatamodeld/Library 2.xcdatamodel/contents"))
        let models = try Corpus.all.filter { entry in Self.bounds.contains { entry.path.hasSuffix($0.path) } }
            .map { ($0.path, try builder($0.path, $0.bytes())) }
        for (name, builder) in [library] + models {
            let diagram = builder.overview(title: "x", detail: .names)
            let picture = try layOut(diagram, with: engine)
            #expect(picture.frames.count == diagram.frames.count)
            for (index, frame) in picture.frames.enumerated() {
                let box = Box(
                    low: frame.origin,
                    high: Point(x: frame.origin.x + frame.size.width, y: frame.origin.y + frame.size.height))
                func meets(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
                    left < box.high.x && right > box.low.x && top < box.high.y && bottom > box.low.y
                }
                for other in picture.frames[(index + 1)...] {
                    let (x, y) = (other.origin.x, other.origin.y)
                    #expect(!meets(x, y, x + other.size.width, y + other.size.height), "\(name)")
                }
                for (card, place) in zip(diagram.cards, picture.cards) where card.group != frame.group {
                    #expect(!meets(place.left, place.top, place.right, place.bottom), "\(name): \(card.name)")
                }
            }
            let measure = PictureMeasure(of: picture)
            #expect(measure.overlaps == 0 && measure.nearCards == 0 && measure.slants == 0, "\(name)")
        }
    }

    /// A sample of the models, or all of them: nothing lies on anything else, and large ones have the shape of a page.
    @Test func everyPictureIsSound() throws {
        guard let engine = Self.engine else { return }
        for entry in Corpus.sample(every: 40) {
            let path = entry.path
            let builder = try builder(path, entry.bytes())
            let count = builder.facts.entities.count
            let diagram = builder.overview(title: "x", detail: DiagramBuilder.detail(forEntities: count))
            let measure = PictureMeasure(of: try layOut(diagram, with: engine))
            #expect(measure.overlaps == 0, "\(path)")
            #expect(measure.nearCards == 0, "\(path)")
            #expect(measure.slants == 0, "\(path)")
            if count > 10 { #expect(measure.aspect > 0.5 && measure.aspect < 3, "\(path): \(measure.aspect)") }
        }
    }
}
