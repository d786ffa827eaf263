import SourceText

extension RenderOptions {
    /// The options that shaped a result, by name, as its manifest keeps them; those at their usual value are left out.
    var recorded: [String: String] {
        var options: [String: String] = [:]
        if let title { options["title"] = title }
        if pictures != .svg { options["pictures"] = pictures.rawValue }
        if detail != .auto { options["detail"] = detail.rawValue }
        if !filter.only.isEmpty { options["only"] = filter.only.joined(separator: ",") }
        if !filter.excluded.isEmpty { options["exclude"] = filter.excluded.joined(separator: ",") }
        if let focus = filter.focus { options["focus"] = focus }
        if filter.focus != nil { options["depth"] = "\(filter.depth)" }
        if notation != .crow { options["notation"] = notation.rawValue }
        if theme != .auto { options["theme"] = theme.rawValue }
        if !hidden.isEmpty { options["hide"] = hidden.map(\.rawValue).sorted().joined(separator: ",") }
        for template in templates {
            options[Self.templateKey + template.name] = ContentDigest(of: template.text).hexadecimal
        }
        return options
    }

    private static let templateKey = "template:"

    /// The options of a result, as its manifest keeps them; nil where an option or a format is not one of ours, as of a later
    /// version. Its templates are not there, only whether it had any.
    init?(of manifest: Manifest) {
        self.init()
        formats = manifest.formats.compactMap(OutputFormat.init(rawValue:))
        guard formats.count == manifest.formats.count else { return nil }
        for (name, value) in manifest.options where !name.hasPrefix(Self.templateKey) {
            guard set(name, to: value) else { return nil }
        }
    }

    /// Sets an option to what a manifest says; false where there is no such option or value.
    private mutating func set(_ name: String, to value: String) -> Bool {
        let words = value.split(separator: ",").map(String.init)
        func take<Value: RawRepresentable>(_ field: inout Value) -> Bool where Value.RawValue == String {
            guard let known = Value(rawValue: value) else { return false }
            field = known
            return true
        }
        switch name {
        case "title": title = value
        case "pictures": return take(&pictures)
        case "detail": return take(&detail)
        case "notation": return take(&notation)
        case "theme": return take(&theme)
        case "only": filter.only = words
        case "exclude": filter.excluded = words
        case "focus": filter.focus = value
        case "depth":
            guard let depth = Int(value) else { return false }
            filter.depth = depth
        case "hide":
            let parts = words.compactMap(Part.init(rawValue:))
            hidden = Set(parts)
            return parts.count == words.count
        default: return false
        }
        return true
    }

    /// The names of the templates that a result was made with in the place of built-in ones.
    static func templates(of manifest: Manifest) -> [String] {
        manifest.options.keys.filter { $0.hasPrefix(templateKey) }.map { String($0.dropFirst(templateKey.count)) }
            .sorted()
    }

    /// The arguments of `render` that ask for a result like one, but for its templates.
    static func arguments(of manifest: Manifest) -> [String] {
        let usual = RenderOptions().formats.map(\.rawValue).sorted()
        var arguments = manifest.formats.sorted() == usual ? [] : ["-f", manifest.formats.joined(separator: ",")]
        for (name, value) in manifest.options.sorted(by: { $0.key < $1.key }) where !name.hasPrefix(templateKey) {
            arguments += ["--\(name)", value]
        }
        return arguments
    }
}
