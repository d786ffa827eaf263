import SourceText

extension String {
    /// The text as one line of a picture: line breaks and control characters become visible pictures, and a text that is
    /// far longer than any picture is wide is cut (its whole stands in the tooltip).
    var shownInPicture: String {
        utf8.count <= 400 ? visible : (String(String.UnicodeScalarView(unicodeScalars.prefix(400))) + "…").visible
    }
}
