import Testing
import TestModels

@testable import ModelReaders

@Suite struct BlockNotationTests {
    @Test(arguments: [
        SeedText.music, SeedText.songs(), "Song = {", "Song = { }", "Song =", "/* x */ M = { A = { } }",
        "M.xcdatamodel\nM = { A = {", "M.xcdatamodelÊÎ = {", "Song { attribute title : string }",
        "M { Song { attribute a : b",
        "\"a -->\" = { userInfo = { } }", "// tags<<-->>Tag.notes\nSong = { attribute title : string; };",
        "M = {\nSong = {\nto-many-relationship tags : Tag;\n};\n};",
    ])
    func isTold(text: String) {
        #expect(ModelFormat.of(Array(text.utf8)) == .blocks)
    }

    @Test(arguments: [
        "MeetingNote{\n  title:string\n  tags<<-->>Tag.meetingNotes\n}", "Task{\n}", "TaskTag:Tag{\n}", "Song", "",
        "attribute{\n  attribute:string\n}", "A{\n b-->B\n attribute x : string\n}", "key = value\n",
        "let x = {\n return 1 }",
        "module.exports = { a: 1 }", "int main() { }", "import Foundation\nclass A { }", "[section]\na = {b = 1}",
    ])
    func isNotTold(text: String) {
        #expect(ModelFormat.of(Array(text.utf8)) != .blocks)
    }
}
