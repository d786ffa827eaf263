/// How large a picture is, told from its root element.
enum SVGSize {
    /// The width and height of a picture, in its own pixels; nil where its beginning does not tell.
    static func size(of svg: [UInt8]) -> (width: Double, height: Double)? {
        let start = String(decoding: svg.prefix(1000), as: UTF8.self)
        guard let width = number("width", in: start), let height = number("height", in: start) else { return nil }
        return (width, height)
    }

    private static func number(_ attribute: String, in text: String) -> Double? {
        guard let name = text.firstRange(of: " \(attribute)=\"") else { return nil }
        return Double(String(text[name.upperBound...].prefix { $0 != "\"" }))
    }
}
