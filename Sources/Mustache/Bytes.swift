extension UInt8 {
    /// A space or a tab: what may surround a tag that stands alone on its line.
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    /// ASCII white space, line ends included: what may surround a name in its tag.
    var isWhiteSpace: Bool {
        self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
    }
}

extension [UInt8] {
    /// A part of a range, without the white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isWhiteSpace { start += 1 }
        while end > start, self[end - 1].isWhiteSpace { end -= 1 }
        return start..<end
    }

    /// The bytes of a range as text.
    func text(_ range: Range<Int>) -> String {
        String(decoding: self[range], as: UTF8.self)
    }

    /// Whether a line begins at an offset.
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || self[offset - 1] == UInt8(ascii: "\n")
    }

    /// The whole line or lines, line end included, that a tag takes up if nothing but blanks stands beside it.
    func standaloneLine(around tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > 0, self[start - 1].isBlank { start -= 1 }
        guard isLineStart(start) else { return nil }

        var end = tag.upperBound
        while end < count, self[end].isBlank { end += 1 }
        if end == count { return start..<end }
        if self[end] == UInt8(ascii: "\r"), end + 1 < count { end += 1 }
        return self[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }
}
