import SourceText

/// Names of files without their extension, that every file system takes and keeps apart.
enum FileStems {
    /// The longest stem, in bytes of UTF-8: file systems allow 255 for a name, and paths have limits of their own.
    static let longest = 80
    /// How many digits of a digest a suffix has at first; more only where that is not enough.
    private static let suffixLength = 8

    /// A stem for each name, in their order.
    ///
    /// Names whose stems a case-insensitive disk would take for one, or that are reserved, all get a suffix made of the
    /// name alone: neither the order of the names nor any other name changes it. Only where several names are the same
    /// their order tells them apart.
    static func unique(for names: [String], reserved: Set<String>) -> [String] {
        var stems = names.map(stem(of:))
        lazy var digests = Self.digests(of: names)
        var length = suffixLength
        while length <= 64 {
            let groups = Dictionary(grouping: stems.indices, by: { foldingKey(of: stems[$0]) })
            let doubtful = groups.filter { $0.value.count > 1 || reserved.contains($0.key) }.flatMap(\.value)
            if doubtful.isEmpty { break }
            for index in doubtful {
                stems[index] = suffixed(stem(of: names[index]), with: digests[index].prefix(length))
            }
            length *= 2
        }
        return stems
    }

    /// A digest of each name, and of its number where several are the same.
    private static func digests(of names: [String]) -> [String] {
        // By their bytes: texts that are composed differently are different names.
        var occurrences: [[UInt8]: Int] = [:]
        return names.map { name in
            let bytes = Array(name.utf8)
            occurrences[bytes, default: 0] += 1
            let number = occurrences[bytes, default: 1]
            return ContentDigest(of: (number == 1 ? name : "\(name)\u{0}\(number)")).hexadecimal
        }
    }

    /// What a disk without regard to case and composition compares. Strings compare by canonical equivalence already.
    private static func foldingKey(of stem: String) -> String { stem.uppercased().lowercased() }

    private static func suffixed(_ stem: String, with digits: Substring) -> String {
        "\(shortened(stem, to: longest - digits.utf8.count - 1))-\(digits)"
    }

    /// A stem of one name.
    private static func stem(of name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { scalars.append(isKept(scalar) ? scalar : "-") }
        let full = String(scalars)
        let isTelling = scalars.contains { $0 != "-" && $0 != "." }
        let digest = { ContentDigest(of: name).hexadecimal.prefix(suffixLength) }
        guard isTelling else { return "entity-\(digest())" }
        if full.utf8.count > longest { return suffixed(withoutOuterDots(full), with: digest()) }
        return avoidingDeviceNames(withoutOuterDots(full))
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .nonspacingMark, .spacingMark:
                true
            default: false
            }
        }
    }

    private static func withoutOuterDots(_ stem: String) -> String {
        var dots = Substring(stem)
        while dots.unicodeScalars.first == "." { dots.unicodeScalars.removeFirst() }
        while dots.unicodeScalars.last == "." { dots.unicodeScalars.removeLast() }
        return String(dots)
    }

    /// Cuts a stem between scalars; marks that would lose their letter, and dots at the new end, go too.
    private static func shortened(_ stem: String, to limit: Int) -> String {
        guard stem.utf8.count > limit else { return stem }
        var result = ""
        var count = 0
        for character in stem {
            count += String(character).utf8.count
            if count > limit { break }
            result.append(character)
        }
        return withoutOuterDots(result)
    }

    /// Windows takes `CON`, and `CON.md`, for a device.
    private static func avoidingDeviceNames(_ stem: String) -> String {
        let base = stem.prefix { $0 != "." }
        guard base.utf8.count <= 6 else { return stem }
        let upper = base.uppercased()
        let isNumbered = upper.utf8.count == 4 && upper.utf8.last.map(\.isASCIIDigit) ?? false
        let devices = isNumbered ? ["COM", "LPT"] : ["CON", "PRN", "AUX", "NUL", "CONIN", "CONOUT"]
        guard devices.contains(isNumbered ? String(upper.dropLast()) : upper) else { return stem }
        return "\(base)-\(stem.dropFirst(base.count))"
    }
}
