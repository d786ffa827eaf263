/// Collects warnings, one for each place.
struct WarningCollector {
    private struct Key: Hashable {
        let template: String
        let place: Place
    }

    private(set) var warnings: [MustacheWarning] = []
    private var indexByKey: [Key: Int] = [:]

    /// Adds a warning, unless the place has one.
    mutating func add(_ reason: MustacheWarning.Reason, at tag: Tag, in program: TemplateProgram) {
        let key = Key(template: program.template, place: tag.place)
        guard indexByKey[key] == nil else { return }
        indexByKey[key] = warnings.count
        warnings.append(
            MustacheWarning(
                template: program.template, line: tag.place.line, column: tag.place.column, name: tag.name,
                reason: reason))
    }

    /// Whether the place has a warning for this reason.
    func contains(_ reason: MustacheWarning.Reason, at tag: Tag, in program: TemplateProgram) -> Bool {
        // Most renderings have no warning at all, and need no hashing to tell.
        guard !warnings.isEmpty else { return false }
        guard let index = indexByKey[Key(template: program.template, place: tag.place)] else { return false }
        return warnings[index].reason == reason
    }
}
