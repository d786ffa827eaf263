import ModelAnalysis

/// The patterns for a field that changed.
enum FieldWording {
    /// How a change of a field is said.
    private enum Pattern {
        /// A thing that a part has, with its article: "a default".
        case value(String)
        /// A thing that a part has always, without article: "type".
        case always(String)
        /// A yes or a no: what follows "is now", and what follows where it no longer holds.
        case flag(yes: String, no: String)
        /// A text that is too long to be repeated in a sentence.
        case text(String)
    }

    /// "'Order.note' is now required."
    static func statement(
        _ field: ChangedField, of subject: Phrase, from old: String?, to new: String?, key: String?
    ) -> Phrase {
        if field == .userInfo, let key { return userInfo(key, of: subject, from: old, to: new) }
        if field == .uniqueness || field == .members { return member(field, of: subject, from: old, to: new) }
        let start = subject.plain == "the model" ? "The model" : subject
        switch pattern(of: field) {
        case .value(let noun):
            let bare = noun.split(separator: " ").dropFirst().joined(separator: " ")
            switch (old, new) {
            case (let old?, let new?):
                return "The \(bare) of \(subject) is now \(shown(new)); it was \(shown(old))."
            case (nil, let new?): return "\(start) now has \(noun): \(shown(new))."
            case (let old?, nil): return "\(start) no longer has \(noun); it was \(shown(old))."
            case (nil, nil): return "The \(bare) of \(subject) changed."
            }
        case .always(let noun):
            let now: Phrase = new.map(shown) ?? "not stated"
            let before: Phrase = old.map(shown) ?? "not stated"
            return "The \(noun) of \(subject) is now \(now); it was \(before)."
        case .flag(let yes, let no):
            switch new {
            case "yes": return "\(start) is now \(yes)."
            case "no": return "\(start) is \(no)."
            default: return "\(start) no longer says whether it is \(yes)."
            }
        case .text(let noun):
            switch (old, new) {
            case (nil, _): return "\(start) now has \(noun)."
            case (_, nil): return "\(start) no longer has \(noun)."
            default: return "The \(noun) of \(subject) changed."
            }
        }
    }

    /// Values as they stand in the model; a long one is cut, since the reports have all of it elsewhere.
    private static func shown(_ value: String) -> Phrase {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.isEmpty ? "empty" : Phrase(code: line.count > 120 ? "\(line.prefix(119))…" : line)
    }

    private static func userInfo(_ key: String, of subject: Phrase, from old: String?, to new: String?) -> Phrase {
        switch (old, new) {
        case (nil, let new?): "The user info of \(subject) now has \(code: key): \(shown(new))."
        case (_, nil): "The user info of \(subject) no longer has \(code: key)."
        case (let old?, let new?):
            "\(code: key) in the user info of \(subject) is now \(shown(new)); it was \(shown(old))."
        }
    }

    private static func member(
        _ field: ChangedField, of subject: Phrase, from old: String?, to new: String?
    ) -> Phrase {
        let (now, then) =
            field == .members ? ("now has", "no longer has") : ("is now unique by", "is no longer unique by")
        return "\(subject) \(new == nil ? then : now) \(code: new ?? old ?? "")."
    }

    private static func pattern(of field: ChangedField) -> Pattern {
        patterns[field] ?? .always(field.rawValue.split(separator: "-").joined(separator: " "))
    }

    private static let patterns: [ChangedField: Pattern] = [
        .renamingIdentifier: .value("a renaming identifier"),
        .versionHashModifier: .value("a version hash modifier"),
        .documentation: .text("documentation"),
        .notes: .text("notes"),
        .rules: .text("rules that code enforces"),
        .parent: .value("a parent"),
        .abstract: .flag(yes: "abstract", no: "no longer abstract"),
        .className: .value("a class"),
        .codeGeneration: .value("a way of code generation"),
        .compoundIndexes: .value("a list of compound indexes"),
        .spotlightName: .value("a name in Spotlight"),
        .group: .value("a group"),
        .standing: .value("a standing in the model"),
        .optional: .flag(yes: "optional", no: "now required"),
        .transient: .flag(yes: "transient", no: "no longer transient"),
        .spotlight: .flag(yes: "indexed by Spotlight", no: "no longer indexed by Spotlight"),
        .indexed: .flag(yes: "indexed", no: "no longer indexed"),
        .type: .always("type"),
        .defaultValue: .value("a default"),
        .minimum: .value("a minimum"),
        .maximum: .value("a maximum"),
        .minimumLength: .value("a minimum length"),
        .maximumLength: .value("a maximum length"),
        .pattern: .value("a regular expression"),
        .derivation: .value("a derivation"),
        .composite: .value("a composite"),
        .transformer: .value("a value transformer"),
        .valueClass: .value("a value class"),
        .values: .value("a list of named values"),
        .externalStorage: .flag(yes: "stored externally where it is large", no: "no longer stored externally"),
        .cloudEncryption: .flag(yes: "encrypted in CloudKit", no: "no longer encrypted in CloudKit"),
        .preservedAfterDeletion: .flag(
            yes: "kept in the history after deletion", no: "no longer kept in the history after deletion"),
        .scalar: .flag(yes: "a plain value in code", no: "now an object in code"),
        .destination: .always("destination"),
        .inverse: .value("an inverse"),
        .toMany: .flag(yes: "to-many", no: "now to-one"),
        .ordered: .flag(yes: "ordered", no: "no longer ordered"),
        .minimumCount: .value("a minimum count"),
        .maximumCount: .value("a maximum count"),
        .deleteRule: .always("delete rule"),
        .fetchedEntity: .always("entity"),
        .predicate: .value("a predicate"),
        .resultType: .always("result type"),
        .fetchLimit: .value("a fetch limit"),
        .batchSize: .value("a batch size"),
        .elements: .always("elements"),
        .partialPredicate: .value("a condition"),
        .cloudKit: .flag(yes: "used with CloudKit", no: "no longer used with CloudKit"),
        .swiftData: .flag(yes: "used with SwiftData", no: "no longer used with SwiftData"),
        .versionIdentifier: .value("a version identifier"),
        .sourceLanguage: .value("a source language"),
        .minimumTools: .value("a minimum Xcode version"),
        .savedWith: .always("tools build"),
        .systemVersion: .value("a macOS build"),
    ]
}
