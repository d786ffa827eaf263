import JSONText

/// The JSON Schema (draft 2020-12) of `modeldoc.settings.json`, made from the table of keys.
public enum SettingsSchema {
    /// The schema as the text of a JSON file.
    public static var text: String {
        var json = JSONWriter()
        json.beginObject()
        write("$schema", "https://json-schema.org/draft/2020-12/schema", to: &json)
        write("title", ProjectSettings.fileName, to: &json)
        write(
            "description",
            "What a project says about its documentation, once for all commands of modeldoc. Paths are relative to the folder of "
                + "the file. Comments and trailing commas are accepted.", to: &json)
        write("type", "object", to: &json)
        json.key("oneOf")
        json.beginArray()
        for key in [SettingsKey.models, .documentations] {
            json.beginObject(inline: true)
            required([key], to: &json)
            json.endObject()
        }
        json.endArray()
        json.key("additionalProperties")
        json.bool(false)
        json.key("properties")
        json.beginObject()
        for key in SettingsKey.allCases {
            json.key(key.rawValue)
            json.beginObject()
            write("description", "\(key.meaning).", to: &json)
            write(key.form, to: &json)
            json.endObject()
        }
        json.endObject()
        json.endObject()
        return String(decoding: json.finish(), as: UTF8.self)
    }

    private static func write(_ key: String, _ text: String, to json: inout JSONWriter) {
        json.key(key)
        json.string(text)
    }

    private static func required(_ keys: [SettingsKey], to json: inout JSONWriter) {
        json.key("required")
        json.beginArray(inline: true)
        for key in keys { json.string(key.rawValue) }
        json.endArray()
    }

    private static func write(_ form: SettingsKey.Form, to json: inout JSONWriter) {
        switch form {
        case .text, .path: oneText(nil, to: &json)
        case .choice(let known): oneText(known, to: &json)
        case .texts, .paths: oneOrMore(nil, to: &json)
        case .choices(let known): oneOrMore(known, to: &json)
        case .number:
            write("type", "integer", to: &json)
            json.key("minimum")
            json.integer(0)
        case .levels(let known):
            write("type", "object", to: &json)
            json.key("additionalProperties")
            json.beginObject()
            oneText(known, to: &json)
            json.endObject()
        case .nouns: nouns(to: &json)
        case .documentations: documentations(to: &json)
        }
    }

    private static func oneText(_ known: [String]?, to json: inout JSONWriter) {
        guard let known else {
            write("type", "string", to: &json)
            json.key("minLength")
            json.integer(1)
            return
        }
        json.key("enum")
        json.beginArray(inline: true)
        for text in known { json.string(text) }
        json.endArray()
    }

    private static func oneOrMore(_ known: [String]?, to json: inout JSONWriter) {
        json.key("oneOf")
        json.beginArray()
        json.beginObject()
        oneText(known, to: &json)
        json.endObject()
        json.beginObject()
        write("type", "array", to: &json)
        json.key("minItems")
        json.integer(1)
        json.key("items")
        json.beginObject()
        oneText(known, to: &json)
        json.endObject()
        json.endObject()
        json.endArray()
    }

    private static func nouns(to json: inout JSONWriter) {
        write("type", "object", to: &json)
        json.key("additionalProperties")
        json.beginObject()
        write("type", "object", to: &json)
        json.key("additionalProperties")
        json.bool(false)
        json.key("properties")
        json.beginObject()
        for form in SettingsObject.nounForms {
            json.key(form)
            json.beginObject()
            oneText(nil, to: &json)
            json.endObject()
        }
        json.endObject()
        json.endObject()
    }

    private static func documentations(to json: inout JSONWriter) {
        write("type", "array", to: &json)
        json.key("minItems")
        json.integer(1)
        json.key("items")
        json.beginObject()
        write("type", "object", to: &json)
        required([.models, .output], to: &json)
        json.key("additionalProperties")
        json.bool(false)
        json.key("properties")
        json.beginObject()
        for key in SettingsKey.allCases where key.isOfDocumentation {
            json.key(key.rawValue)
            json.beginObject(inline: true)
            write("$ref", "#/properties/\(key.rawValue)", to: &json)
            json.endObject()
        }
        json.endObject()
        json.endObject()
    }
}
