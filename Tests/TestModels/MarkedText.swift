/// A text in which `▸` marks the places where something is expected.
public struct MarkedText: Sendable {
    /// The text without the marks, as UTF-8.
    public let bytes: [UInt8]
    /// The offsets of the marks in it.
    public let marks: [Int]

    /// Takes the marks out of a text.
    public init(_ marked: String) {
        var bytes: [UInt8] = []
        var marks: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "▸" { marks.append(bytes.count) } else { bytes += String(Character(scalar)).utf8 }
        }
        self.bytes = bytes
        self.marks = marks
    }
}
