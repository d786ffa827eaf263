import Foundation
import ModelDocKit
import Testing

@Suite struct OutputDocumentTests {
    private func write(_ text: String, to path: String, in scratch: Scratch) throws(Failure) {
        try OutputDocument(files: scratch.files, path: path).write(Array(text.utf8))
    }

    @Test(arguments: ["target", "sub/target"])
    func linkStaysLink(target: String) throws {
        let scratch = Scratch()
        try scratch.makeFolder("sub")
        try scratch.link("link", to: target)
        try scratch.link("second", to: "\(scratch.root.path)/link")
        // What the link points at is not there yet, and is then.
        for text in ["1", "2"] {
            try write(text, to: "second", in: scratch)
            #expect(scratch.text(target) == text)
        }
        #expect(scratch.tree == ["link", "second", "sub", target].sorted())
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch.root.path)/link") == target)
    }

    @Test func writesWhereTheNameIsAsLongAsItCanBe() throws {
        let scratch = Scratch()
        let name = String(repeating: "👩‍👩‍👧‍👦", count: 10)
        try write("1", to: name, in: scratch)
        #expect(scratch.text(name) == "1")
    }

    @Test func removesWhatADeadProcessLeft() throws {
        let scratch = Scratch()
        try scratch.write("half", to: ".modeldoc-unfinished-4194304-AbCdEf/0")
        try write("1", to: "a.svg", in: scratch)
        #expect(scratch.tree == ["a.svg"])
    }

    @Test(arguments: [
        ("folder", "it is a folder"), ("file/x.svg", "a part of the path is no folder"),
        ("loop", "too many symbolic links"), ("/dev/full", "no space left on the disk"),
        ("new/\(String(repeating: "n", count: 300))", "the name is too long"),
    ])
    func saysWhyItCannotBeWritten(path: String, reason: String) throws {
        let scratch = Scratch()
        try scratch.makeFolder("folder")
        try scratch.write("x", to: "file")
        try scratch.link("loop", to: "loop")
        let before = scratch.tree
        let error = failure { () throws(Failure) in try write("1", to: path, in: scratch) }
        #expect(error?.reason == .cannotWrite)
        #expect(error?.messages == ["\(path): cannot be written: \(reason)"])
        #expect(scratch.tree == before)
    }
}
