import DataModel
import SourceText
import Testing

@testable import ModelReaders

/// What the reader says about what is no model or no XML: one message, at the place, and no model.
@Suite struct XMLSyntaxTests {
    private func expect(
        _ message: String, id: String = "xml-syntax", at mark: String? = "1️⃣",
        notes: [(mark: String, message: String)] = [], in text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let result = expectDiagnostics(
            [Expected(mark, .error, id, message, notes: notes)], in: text, sourceLocation: sourceLocation)
        #expect(result.model == nil, sourceLocation: sourceLocation)
    }

    @Test func aTagThatClosesAnother() {
        expect(
            "</model> stands where <entity> has to be closed", notes: [("2️⃣", "<entity> begins here")],
            in: "<model>\n<!-- é -->2️⃣<entity name='A'>\n<attribute name='a'/>\n1️⃣</model>")
        expect(
            "</entities> stands where <entity> has to be closed", notes: [("2️⃣", "<entity> begins here")],
            in: "<model>\n2️⃣<entity name='A'>1️⃣</entities></model>")
    }

    @Test func theFileEndsEarly() {
        expect(
            "the file ends before <entity> is closed", notes: [("2️⃣", "<entity> begins here")],
            in: "<model>\n2️⃣<entity name='A'>\n<attribute name='a'/>\n1️⃣")
        expect(
            "the file ends in the middle of a tag", notes: [("2️⃣", "it begins here")],
            in: "<model>\n<entity name='A'>\n2️⃣<attribute name='a1️⃣")
        expect(
            "the file ends in the middle of a comment", notes: [("2️⃣", "it begins here")],
            in: "<model>\n2️⃣<!-- <what> 1️⃣")
        expect("the file ends before its root element", in: "<?xml version='1.0'?>\n1️⃣")
    }

    @Test func charactersThatHaveToBeEscaped() {
        expect("'&' has to be written as &amp;", in: "<model><entity name='A 1️⃣& B'/></model>")
        expect("'&' has to be written as &amp;", in: "<model><entity name='A1️⃣&B'/></model>")
        expect("'&' has to be written as &amp;", in: "<model>A 1️⃣& B</model>")
        expect("'<' has to be written as &lt; where it opens no tag", in: "<model>A 1️⃣< B</model>")
        expect(
            "a value cannot hold '<'", notes: [("2️⃣", "the value begins here")],
            in: "<model><fetchRequest name='f' predicateString=2️⃣'a 1️⃣< b'/></model>")
        expect(
            "a value cannot hold '<'", notes: [("2️⃣", "the value begins here")],
            in: "<model>\n<entity name=2️⃣\"A>\n1️⃣<attribute name=\"a\"/></entity></model>")
        expect("XML has no entity '&nbsp;'", in: "<model><entity name='A1️⃣&nbsp;B'/></model>")
    }

    @Test func charactersThatXMLCannotHold() {
        expect("XML cannot hold the control character U+0007", in: "<model><entity name='A1️⃣\u{7}B'/></model>")
        expect("XML cannot hold the control character U+0000", in: "<model><entity name='A1️⃣\u{0}B'/></model>")
        expect("XML cannot hold the control character U+001B", in: "<model>\n1️⃣\u{1B}</model>")
        expect("'&#7;' is no character that XML can hold", in: "<model><entity name='A1️⃣&#7;B'/></model>")
        expect("'&#xD800;' is no character that XML can hold", in: "<model><entity name='A1️⃣&#xD800;B'/></model>")
    }

    @Test func aDuplicateAttribute() {
        expect(
            "the attribute 'name' is there twice", notes: [("2️⃣", "the first one")],
            in: "<model>\n<entity 2️⃣name='A' isAbstract='YES' 1️⃣name='B'/></model>")
    }

    @Test func aBrokenTag() {
        expect("the tag <entity> is broken here", in: "<model><entity name='A'1️⃣isAbstract='YES'/></model>")
        expect("the tag <entity> is broken here", in: "<model><entity name1️⃣></entity></model>")
        expect("the tag <entity> is broken here", in: "<model><entity name=1️⃣A></entity></model>")
    }

    @Test func aMergeConflict() {
        let conflict = "1️⃣<<<<<<< HEAD\n<entity name='B'/>\n=======\n<entity name='C'/>\n>>>>>>> main\n"
        expect(
            "an unresolved merge conflict begins here", id: "merge-conflict",
            in: "<model>\n<entity name='A'/>\n\(conflict)</model>")
        expect("an unresolved merge conflict begins here", id: "merge-conflict", in: "\(conflict)<model/>")
    }

    @Test func somethingBeforeTheDeclaration() {
        let message = "something stands before the XML declaration, which has to come first"
        expect(message, in: "\n1️⃣<?xml version='1.0'?><model/>")
        expect(message, in: "<!-- x -->1️⃣<?xml version='1.0'?><model/>")
        expect(
            message, notes: [("2️⃣", "the XML declaration")], in: "  1️⃣$ cat contents\n2️⃣<?xml version='1.0'?><model/>")
    }

    @Test func somethingBehindTheRoot() {
        expect("nothing may follow the end of the root element, </model>", in: "<model/>\n1️⃣<model/>")
        expect("nothing may follow the end of the root element, </model>", in: "<model></model> 1️⃣x")
    }

    @Test func whatIsNoModelIsNamed() {
        func other(_ message: String, at mark: String? = "1️⃣", _ text: String) {
            expect(message, id: "not-a-model", at: mark, in: text)
        }
        other("this is an HTML page, not a Core Data model", "<!DOCTYPE html>\n1️⃣<HTML><br><p></HTML>")
        other(
            "this is a property list, not a Core Data model",
            "<?xml version='1.0'?>1️⃣<plist version='1.0'><dict/></plist>")
        other(
            "this is an Interface Builder document (storyboard or xib), not a Core Data model", "1️⃣<document type='x'/>")
        other("this is an Xcode workspace, not a Core Data model", "1️⃣<Workspace version='1.0'/>")
        other(
            "this is a mapping model, not a Core Data model",
            "1️⃣<model type='com.apple.IDECoreDataModeler.MappingModel'/>")
        other(
            "this is a mapping model, not a Core Data model",
            "1️⃣<database><object type='XDDEVATTRIBUTEMAPPING'/></database>")
        other("this is an XML store of Core Data, not a Core Data model", "1️⃣<database/>")
        other("this is a model of the type 'nn', not a Core Data model", "1️⃣<model type='nn'/>")
        other(
            "this is a compiled model (.mom) in XML form",
            "1️⃣<plist><dict><string>NSManagedObjectModel</string></dict></plist>")
        other("this is no Core Data model: its root element is <Model>, not <model>", "1️⃣<Model/>")
        other("this is JSON, not XML", " 1️⃣{ \"entities\": {} }")
        other("this is not XML", "1️⃣Dear diary")
        other(
            "this is a Git LFS pointer; the file itself has not been fetched",
            "1️⃣version https://git-lfs.github.com/spec/v1\n")
        other("the file is empty", at: nil, "")
        other("the file is blank", at: nil, " \n\t")
        other("this is a compiled model (.mom), not XML", at: nil, "bplist00....NSManagedObjectModel")
        other("this is an optimised compiled model (.omo), not XML", at: nil, "momv2$.....")
        other("this is a binary property list, not XML", at: nil, "bplist00....")
        other("this is an SQLite database, not XML", at: nil, "SQLite format 3\u{0}")
    }

    /// The byte offset of a place is exact even where the line number is beyond what libxml2 can count.
    @Test func placesFarDown() {
        let lines = String(repeating: "\n", count: 70_000)
        let result = XMLModelReader.read(SourceFile(path: "x", text: "<model>\(lines)<a>é</b></model>"), name: "x")
        #expect(result.diagnostics.first?.range?.start == SourcePosition(line: 70_001, column: 5))
    }

    @Test func aModelCutOffAnywhereGivesOneMessageAtItsEnd() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <!-- ü --><model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Füße" syncable='YES'><attribute name="a&amp;b&#10;" optional="YES"/>
                    <!-- > --><relationship name="r"/></entity><![CDATA[ x ]]><?pi x?>
            </model>
            """
        let bytes = Array(text.utf8)
        for length in 1..<bytes.count {
            let (file, diagnostics) = TextDecoding.utf8File(path: "contents", bytes: Array(bytes[..<length]))
            guard let file else {
                #expect(diagnostics.count == 1 && diagnostics.first?.id == "invalid-encoding", "\(length)")
                continue
            }
            let result = XMLModelReader.read(file, name: "x")
            #expect(result.model == nil, "\(length)")
            #expect(result.diagnostics.count == 1, "\(length)")
            let diagnostic = try #require(result.diagnostics.first)
            #expect(
                diagnostic.message.contains("the file ends"), "\(length): \(diagnostic.message)")
            #expect(diagnostic.range?.lower == length, "\(length): \(diagnostic.message)")
        }
    }
}
