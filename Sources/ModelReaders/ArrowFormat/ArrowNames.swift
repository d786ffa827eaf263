/// Names for relationships that an arrow leaves without one.
enum ArrowNames {
    /// The name of a relationship that leads to an entity: `MeetingNote` → `meetingNote`, or `meetingNotes` for several.
    static func relationship(to entity: String, isToMany: Bool) -> String {
        let name = beginningSmall(entity)
        return isToMany ? several(name) : name
    }

    /// `MeetingNote` → `meetingNote`, `URLItem` → `urlItem`, `URL` → `url`.
    private static func beginningSmall(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        let capitals = scalars.prefix { $0.properties.isUppercase }.count
        let count = capitals > 1 && capitals < scalars.count ? capitals - 1 : capitals
        var head = String.UnicodeScalarView()
        head.append(contentsOf: scalars[..<count])
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: scalars[count...])
        return String(head).lowercased() + String(rest)
    }

    /// The usual plural of an English word; a name in another script, or that ends in a sign, stays as it is.
    private static func several(_ name: String) -> String {
        guard let last = name.unicodeScalars.last, last.isASCII, last.properties.isAlphabetic else { return name }
        if ["s", "x", "z", "ch", "sh"].contains(where: name.hasSuffix) { return name + "es" }
        if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }
}
