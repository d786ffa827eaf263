import JSONText

extension ProjectSettings {
    /// What counts, as plain JSON of the same form for other programs: without comments, with what documentations share in each of
    /// them, in lists where one text would do, and with paths as the working directory sees them.
    public var json: [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key(SettingsKey.documentations.rawValue)
        json.beginArray()
        for documentation in documentations {
            json.beginObject()
            documentation.write(to: &json)
            json.endObject()
        }
        json.endArray()
        for (key, value) in [(SettingsKey.index, index), (.title, indexTitle), (.templates, sharedTemplates)] {
            guard let value, key != .templates || documentations.count > 1 else { continue }
            json.key(key.rawValue)
            json.string(value)
        }
        json.endObject()
        return json.finish()
    }
}

extension ProjectSettings.Documentation {
    fileprivate func write(to json: inout JSONWriter) {
        json.key(SettingsKey.models.rawValue)
        Self.write(models, to: &json)
        for key in SettingsKey.allCases where key != .models {
            guard let texts = values[key] else { continue }
            json.key(key.rawValue)
            switch key.form {
            case .texts, .paths, .choices: Self.write(texts, to: &json)
            case .number: json.integer(texts.last.flatMap { Int($0) } ?? 0)
            case .levels: write(levels: texts, to: &json)
            case .text, .path, .choice, .nouns, .documentations: json.string(texts.last ?? "")
            }
        }
        if nouns.isEmpty { return }
        json.key(SettingsKey.nouns.rawValue)
        json.beginObject()
        for noun in nouns {
            json.key(noun.entity)
            json.beginObject()
            for (form, text) in zip(SettingsObject.nounForms, [noun.singular, noun.plural]) {
                guard let text else { continue }
                json.key(form)
                json.string(text)
            }
            json.endObject()
        }
        json.endObject()
    }

    private static func write(_ texts: [String], to json: inout JSONWriter) {
        json.beginArray(inline: true)
        for text in texts { json.string(text) }
        json.endArray()
    }

    /// Rules and levels: of several levels of a rule the last counts.
    private func write(levels texts: [String], to json: inout JSONWriter) {
        json.beginObject()
        let pairs = texts.map { text in
            let parts = text.split(separator: "=", maxSplits: 1)
            return (rule: String(parts[0]), level: String(parts.last ?? ""))
        }
        for (index, pair) in pairs.enumerated() where !pairs[(index + 1)...].contains(where: { $0.rule == pair.rule }) {
            json.key(pair.rule)
            json.string(pair.level)
        }
        json.endObject()
    }
}
