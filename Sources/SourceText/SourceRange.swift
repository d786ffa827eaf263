/// A stretch of bytes of one file.
public struct SourceRange: Sendable, Equatable {
    /// The file it lies in.
    public let file: SourceFile
    /// The first byte, from 0.
    public let lower: Int
    /// The byte behind the last one.
    public let upper: Int

    /// Where the range begins.
    public var start: SourcePosition { file.position(at: lower) }
    /// Where the range ends (the position behind its last scalar).
    public var end: SourcePosition { file.position(at: upper) }

    /// The same bytes of the same file object.
    public static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file === right.file && left.lower == right.lower && left.upper == right.upper
    }
}

/// A place in a text as people count it.
public struct SourcePosition: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Makes a position of a 1-based line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
