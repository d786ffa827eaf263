/// The words of an entity's name.
enum NameWords {
    private enum Kind { case upper, lower, digit, gap, other }

    /// The words of a name in camel case or with underscores or spaces, as they stand in a sentence: in lower case,
    /// acronyms and single letters as they are. Nil for a name that is not made of Latin words.
    static func words(of name: String) -> [String]? {
        let scalars = Array(name.unicodeScalars)
        let kinds = scalars.map(kind)
        guard kinds.contains(where: { $0 == .upper || $0 == .lower }), !kinds.contains(.other),
            scalars.first != "_", scalars.last != "_"
        else { return nil }
        var splitter = Splitter(scalars: scalars, kinds: kinds)
        return splitter.split()
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x41...0x5A: .upper
        case 0x61...0x7A: .lower
        case 0x30...0x39: .digit
        case 0x5F, 0x20: .gap
        case 0xD7, 0xF7: .other
        case 0xC0...0x24F, 0x1E00...0x1EFF: scalar.properties.isUppercase ? .upper : .lower
        case 0x300...0x36F: .lower
        default: .other
        }
    }

    private struct Splitter {
        let scalars: [Unicode.Scalar]
        let kinds: [Kind]
        var position = 0
        var words: [String] = []

        mutating func split() -> [String] {
            while position < scalars.count {
                let start = position
                if kinds[start] == .gap {
                    position += 1
                } else if let known = KnownWords.word(at: start, of: scalars, isWordEnd: { !isKind(.lower, at: $0) }) {
                    position = end(of: .digit, from: start + known.length)
                    words.append(known.spelling + text(start + known.length, position))
                } else {
                    takeWord(from: start)
                }
            }
            // The article in the middle of a name, as in `StateOfACountry`, is no acronym.
            for index in words.indices.dropFirst().dropLast() where words[index] == "A" && words[index - 1] == "of" {
                words[index] = "a"
            }
            return words
        }

        private mutating func takeWord(from start: Int) {
            switch kinds[start] {
            case .lower:
                position = end(of: .lower, from: start)
                words.append(text(start, position))
            case .digit:
                let digits = end(of: .digit, from: start)
                position = isKind(.lower, at: digits) ? end(of: .lower, from: digits) : endOfCapitals(from: digits)
                words.append(text(start, position))
            default: takeCapitalised(from: start)
            }
        }

        /// A word such as `Item`, an acronym such as the `URL` of `URLItem` or the `MP3` of `MP3File`.
        private mutating func takeCapitalised(from start: Int) {
            let capitals = end(of: .upper, from: start)
            if capitals == start + 1, isKind(.lower, at: capitals) {
                position = end(of: .lower, from: capitals)
                words.append(text(start, position).lowercased())
                return
            }
            if scalars.indices.contains(capitals), scalars[capitals] == "s", !isKind(.lower, at: capitals + 1) {
                position = capitals + 1
            } else {
                position = end(of: .digit, from: endOfCapitals(from: start))
            }
            words.append(text(start, position))
        }

        /// The end of capitals that are not the first letter of a word in lower case.
        private func endOfCapitals(from start: Int) -> Int {
            let end = end(of: .upper, from: start)
            return end > start && isKind(.lower, at: end) ? end - 1 : end
        }

        private func end(of kind: Kind, from start: Int) -> Int {
            var end = start
            while isKind(kind, at: end) { end += 1 }
            return end
        }

        private func isKind(_ kind: Kind, at index: Int) -> Bool { index < kinds.count && kinds[index] == kind }

        private func text(_ start: Int, _ end: Int) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[start..<end])
            return String(view)
        }
    }
}
