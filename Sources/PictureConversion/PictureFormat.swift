/// A format that a picture in SVG is converted into.
public enum PictureFormat: String, Sendable, CaseIterable {
    case png, pdf

    /// How many pixels a PNG has for each of the picture's.
    public static let usualZoom = 2.0
    /// The most pixels that rsvg-convert draws in one direction.
    static let mostPixels = 32_767.0
    /// The most pixels that a PNG has: at four bytes each, half a gigabyte while it is drawn.
    static let mostPixelsInAll = 134_217_728.0
}
