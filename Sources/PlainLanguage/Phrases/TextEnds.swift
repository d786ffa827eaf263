extension String {
    /// Whether the text begins with these bytes. Faster than `hasPrefix`, which compares characters.
    func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

    /// Whether the text ends in these bytes. Faster than `hasSuffix`, which compares characters.
    func ends(in end: String) -> Bool {
        let (bytes, last) = (utf8, end.utf8)
        return bytes.count >= last.count && bytes.suffix(last.count).elementsEqual(last)
    }
}
