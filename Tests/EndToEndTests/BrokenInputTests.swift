import DataModel
import TestModels
import Diagrams
import Foundation
import ModelDocKit
import PictureConversion
import SourceText
import Testing

/// Input that is cut off or damaged: always a diagnostic or a result, never a crash. (A crash ends the test run.)
@Suite("Broken input")
struct BrokenInputTests {
    private static let json = """
        {"modeldoc": 1, "name": "Ünï", /* c */ "entities": {"A": {"parent": "B", "attributes": {"x": {"type": "Decimal",
        "min": -1.5e3, "default": "\\u00e9\\n"}, "y": "String?"}, "relationships": {"b": "[B]", "c": {"destination": "A",
        "inverse": "c", "deleteRule": "cascade", "maxCount": 3}}}, "B": {"abstract": true, "uniquenessConstraints": [["x"]],
        "rules": ["Never."]}}, "configurations": {"K": {"entities": ["A"]}}, // end
        }
        """

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Ünï" isAbstract="YES"><attribute name="x" optional="YES" attributeType="String" \
        defaultValueString="a &amp; &#233;"/><relationship name="r" toMany="YES" deletionRule="Cascade" \
        destinationEntity="B" inverseName="s" inverseEntity="B"/><userInfo><entry key="k" value="v"/></userInfo></entity>
        <entity name="B" parentEntity="Ünï"><relationship name="s" maxCount="1" deletionRule="Deny" \
        destinationEntity="Ünï" inverseName="r" inverseEntity="Ünï"/><uniquenessConstraints><uniquenessConstraint>\
        <constraint value="x"/></uniquenessConstraint></uniquenessConstraints></entity><!-- c -->
        </model>
        """

    private static let arrows = """
        //! Whole.
        /// Ünï /* c */
        abstract Ünï (unique = "x + y") { x: Decimal? (min = -1.5, default = 2); y: [String: Int] = "a \\" b" // c
          b <<-->> B.a (ordered, cascade, 2..5) /// d
          `s s`<—>Ünï.`s s` }
        B: Ünï { a<<-->>Ünï.b
          next → B }
        B.last ↞↠ Ünï.first (deny)
        """

    private static let blocks = """
        Ünï.xcdatamodelÊÎ = { A : B = { attribute x : decimal, min : -1.5, default : "é\\n"; /* c */
        to-many-relationship b : B, inverse : c, delete-rule : cascade, max-count : 3; userInfo = { k = v; }; };
        B = { abstract; attribute y : string?; to-one-relationship c : A, inverse : b; to-one-relationship s : Song; };
        Song = { userInfo = { IsPlaceholder = YES; }; }; };
        """

    /// A renderer that places and converts nothing.
    private static func renderer(_ loaded: LoadedModel, _ options: RenderOptions) -> Renderer {
        Renderer(
            loaded, options: options,
            engine: { () throws(LayoutError) in throw LayoutError(.error("no-engine", "nothing is to be placed")) },
            converter: { () throws(ConversionError) in
                throw ConversionError(.error("no-converter", "nothing is to be converted"))
            })
    }

    /// Reads, analyses and renders all that needs no Graphviz; false where there is neither a result nor a diagnostic.
    private func survives(_ bytes: [UInt8], as format: InputFormat? = nil) -> Bool {
        let input = InputFinder.standardInput(bytes)
        do throws(Failure) {
            let loaded = try ModelLoader().load(input, format: format)
            var options = RenderOptions()
            options.formats = [.markdown, .dot, .mermaid, .plantuml, .json, .facts, .arrows]
            options.pictures = .mermaid
            return try !Self.renderer(loaded, options).tree().files.isEmpty
        } catch {
            return error.diagnostics.contains { $0.severity == .error }
        }
    }

    @Test(
        "truncated at every byte",
        arguments: [(InputFormat.json, json), (.xcdatamodel, xml), (.arrows, arrows), (.blocks, blocks)])
    func truncated(format: InputFormat, text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count where !survives(Array(bytes[..<count]), as: format) {
            Issue.record("nothing is said of the first \(count) bytes")
        }
    }

    @Test(
        "a whole small model is read without a word",
        arguments: [(InputFormat.json, json), (.xcdatamodel, xml), (.arrows, arrows)])
    func whole(format: InputFormat, text: String) throws {
        let loaded = try ModelLoader().load(InputFinder.standardInput(Array(text.utf8)), format: format)
        #expect(loaded.diagnostics.filter { $0.severity > .note }.isEmpty)
        #expect(loaded.model.entities.count == 2)
    }

    @Test("damaged at random places, in arrow notation")
    func damagedArrows() {
        let texts = [Array(Self.arrows.utf8), Array(SeedText.notes.utf8)]
        var dice = Dice(seed: 20_261_201)
        let count = Corpus.isWhole ? 20_000 : 2_000
        for round in 0..<count {
            var bytes = texts[round % 2]
            for _ in 0...dice.roll(4) { dice.damage(&bytes) }
            if !survives(bytes, as: .arrows) { Issue.record("nothing is said in round \(round)") }
        }
    }

    private static let notes = """
        Before.
        # Notes
        ## Ünï
        See `Ünï.b` and [b](Ünï.b) ![p](x.png) <b>c</b> <!-- d -->
        ### What for
        - *a* **b** ~~c~~
          > d
        1. e
        ## Ünï.b
        | a | `b\\|c` |
        | --- | --- |
        | [d][1] | e<br>f |
        ```swift
        let g
        ```
        [1]: https://example.org
        """

    /// Reads a model with notes, and renders its pages.
    private func survives(notes: [UInt8]) -> Bool {
        let model = InputFinder.standardInput(Array("Ünï { b <--> Ünï.b }".utf8))
        let notes = InputFinder.standardInput(notes)
        do throws(Failure) {
            let loaded = try ModelLoader().load([model], notes: [notes])
            var options = RenderOptions()
            options.formats = [.markdown, .json]
            options.pictures = RenderOptions.Pictures.none
            return try !Self.renderer(loaded, options).tree().files.isEmpty
        } catch {
            return error.diagnostics.contains { $0.severity == .error }
        }
    }

    @Test("notes cut off at every byte, and damaged at random places")
    func damagedNotes() {
        let whole = Array(Self.notes.utf8)
        for count in 0...whole.count where !survives(notes: Array(whole[..<count])) {
            Issue.record("nothing is said of the first \(count) bytes")
        }
        var dice = Dice(seed: 20_261_202)
        for round in 0..<(Corpus.isWhole ? 20_000 : 2_000) {
            var bytes = whole
            for _ in 0...dice.roll(4) { dice.damage(&bytes) }
            if !survives(notes: bytes) { Issue.record("nothing is said in round \(round)") }
        }
    }

    @Test("damaged at random places")
    func damaged() throws {
        let models = try Corpus.all.map { try $0.bytes() }
        let others = [Array(Self.json.utf8), Array(Self.xml.utf8)]
        let count = Corpus.isWhole ? 20_000 : 2_000
        var dice = Dice(seed: 20_261_130)
        for round in 0..<count {
            let source = round % 4 == 0 || models.isEmpty ? others[round / 4 % 2] : models[dice.roll(models.count)]
            // Large models are damaged near a small part, so that a round takes no time.
            var bytes = source.count > 40_000 ? Array(source[..<40_000]) : source
            for _ in 0...dice.roll(4) { dice.damage(&bytes) }
            if !survives(bytes) { Issue.record("nothing is said in round \(round)") }
        }
        print("Broken input: \(count) damaged models")
    }
}

/// Numbers that look like chance and are the same in every run (SplitMix64).
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(max(sides, 1)))
    }

    private static let pieces: [[UInt8]] = [
        "\"", "<", ">", "&", "</", "]]>", "{", "}", "[", "]", ",", ":", "\0", "\u{FEFF}", "<!--", "-->", "name=\"\"",
        "parentEntity=\"A\"", "99999999999999999999", "-1", "YES", "NO", "<entity name=\"A\" parentEntity=\"A\"/>",
        "<<-->>", "(", ")", "`", "///", "/*", "\n", ".", ";", "—", "↔", "B { x <-->> B.x }\n",
    ].map { Array($0.utf8) }

    /// Changes, removes, repeats, swaps or inserts a few bytes.
    mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = roll(bytes.count)
        let end = min(bytes.count, place + 1 + roll(roll(2) == 0 ? 4 : 200))
        switch roll(6) {
        case 0: bytes[place] = UInt8(roll(256))
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: roll(bytes.count))
        case 3: bytes.insert(contentsOf: Self.pieces[roll(Self.pieces.count)], at: place)
        case 4: bytes.swapAt(place, roll(bytes.count))
        default: bytes[place] ^= 1 << UInt8(roll(8))
        }
    }
}
