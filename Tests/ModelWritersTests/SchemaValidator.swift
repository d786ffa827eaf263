import JSONText
import ModelWriters
import SourceText
import Testing

/// Checks JSON against a schema, as far as this project's schema goes: an unknown keyword is an error.
struct SchemaValidator {
    let root: JSONNode

    /// The schema of `model.json`.
    init() throws {
        let (node, diagnostics) = JSONParser.parse(SourceFile(path: "schema.json", text: ModelJSONSchema.text))
        try #require(diagnostics.isEmpty)
        root = try #require(node)
    }

    /// What a schema says under a keyword, or an object under a key.
    func member(_ key: String, of node: JSONNode?) -> JSONNode? {
        node?.members?.first { $0.key == key }?.value
    }

    /// The node at a reference such as `#/$defs/entity/properties/class`.
    func target(_ reference: String) -> JSONNode? {
        reference.split(separator: "/").dropFirst().reduce(root) { node, key in
            node.flatMap { member(String(key), of: $0) }
        }
    }

    /// Whether a text is JSON that the schema accepts.
    func accepts(_ text: String) throws -> Bool {
        let node = try #require(JSONParser.parse(SourceFile(path: "a.json", text: text)).node)
        return try accepts(node, by: root)
    }

    private struct UnknownKeyword: Error { let name: String }

    private func accepts(_ node: JSONNode, by schema: JSONNode) throws -> Bool {
        for keyword in try #require(schema.members) where try !accepts(node, by: keyword, of: schema) { return false }
        return true
    }

    private func accepts(_ node: JSONNode, by keyword: JSONMember, of schema: JSONNode) throws -> Bool {
        let value = keyword.value
        switch keyword.key {
        case "$schema", "$defs", "title", "description", "default", "examples": return true
        case "$ref": return try accepts(node, by: try #require(value.string.flatMap(target)))
        case "const": return node.value == value.value
        case "enum": return value.elements?.contains { $0.value == node.value } ?? false
        case "type": return (value.elements ?? [value]).contains { isType($0.string, node) }
        case "anyOf": return try #require(value.elements).contains { try accepts(node, by: $0) }
        case "oneOf": return try #require(value.elements).filter { try accepts(node, by: $0) }.count == 1
        case "pattern":
            let pattern = try Regex(try #require(value.string))
            return node.string.map { $0.firstMatch(of: pattern) != nil } ?? true
        case "minLength": return node.string?.isEmpty != true
        case "required":
            guard let members = node.members else { return true }
            return value.elements?.allSatisfy { key in members.contains { $0.key == key.string } } ?? false
        case "items": return try node.elements?.allSatisfy { try accepts($0, by: value) } ?? true
        case "properties":
            return try node.members?.allSatisfy { found in
                try member(found.key, of: value).map { try accepts(found.value, by: $0) } ?? true
            } ?? true
        case "additionalProperties":
            let known = member("properties", of: schema)?.members?.map(\.key) ?? []
            return try node.members?.filter { !known.contains($0.key) }.allSatisfy { found in
                if case .bool(let isAllowed) = value.value { return isAllowed }
                return try accepts(found.value, by: value)
            } ?? true
        default: throw UnknownKeyword(name: keyword.key)
        }
    }

    private func isType(_ type: String?, _ node: JSONNode) -> Bool {
        switch node.value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let text): type == "number" || type == "integer" && Int(text) != nil
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}
