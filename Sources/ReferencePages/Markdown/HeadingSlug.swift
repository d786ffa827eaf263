/// The anchor that GitHub gives a heading.
enum HeadingSlug {
    /// The heading's text in lower case, with hyphens for spaces, and without anything but letters, digits, `_` and `-`.
    static func of(_ heading: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in heading.lowercased().unicodeScalars {
            switch scalar {
            case " ", "-": slug.append("-")
            case "a"..."z", "0"..."9", "_": slug.append(scalar)
            default:
                if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { slug.append(scalar) }
            }
        }
        return String(slug)
    }
}
