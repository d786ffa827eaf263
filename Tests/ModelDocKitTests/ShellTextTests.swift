import ModelDocKit
import Testing

@Suite struct ShellTextTests {
    @Test(arguments: [
        ("model.json", "model.json"), ("My Model.xcdatamodeld", "'My Model.xcdatamodeld'"), ("", "''"),
        ("it's", #"'it'\''s'"#), ("$(rm -rf)", "'$(rm -rf)'"), ("Модель.json", "Модель.json"), ("a\nb", "'a\nb'"),
    ])
    func quotesWhereAShellNeedsIt(text: String, word: String) {
        #expect(ShellText.quoted(text) == word)
    }
}
