import ModelReaders
import TestModels
import Testing

/// Arrow notation is told from other texts by its content.
@Suite struct ArrowRecognitionTests {
    @Test(arguments: [
        SeedText.notes, SeedText.offers, "Tag{}", "// c\n\n/// d\nTag: Other\n{", "abstract Tag {}",
        "A (abstract) { }", "Category.items <<-->> Item.categories", "Date <-->> Record", "A.x ↔ B.y", "A → B",
        "The model of the shop:\n\nNote.tags <<-->> Tag.notes\n", "\u{FEFF}Tag{}", "イベント｛｝",
    ])
    func isRecognized(text: String) {
        #expect(ModelFormat.of(Array(text.utf8)) == .arrows)
    }

    @Test(arguments: [
        "", "hello", "name: value", "SongModel = {\nSong = {\nattribute title : string;\n};\n};",
        "func f(x: Int) -> Int { x }", "import Foundation\nlet x = { (a: Int) -> Int in a }", "SELECT * FROM x;",
        "# Title\n\nText with an -> arrow.", "a\0b{}", "{ \"modeldoc\": 1 }", "<model/>", "<!-- a --><model/>",
    ])
    func isNotRecognized(text: String) {
        #expect(ModelFormat.of(Array(text.utf8)) != .arrows)
    }
}
