import JSONText
import SourceText

/// Checks JSON against a JSON Schema of draft 4, as far as that of SARIF goes: an unknown keyword is a fault.
struct SchemaCheck {
    private let root: JSONNode

    init?(schema text: String) {
        let (node, diagnostics) = JSONParser.parse(SourceFile(path: "schema.json", text: text))
        guard let node, diagnostics.isEmpty else { return nil }
        root = node
    }

    /// What is wrong with a text, each with the path of the value; empty where it is as the schema says.
    func faults(in text: String) -> [String] {
        let (node, diagnostics) = JSONParser.parse(SourceFile(path: "log.json", text: text))
        guard let node, diagnostics.isEmpty else { return ["it is no JSON"] }
        return faults(in: node, by: root, at: "")
    }

    private static func member(_ key: String, of node: JSONNode?) -> JSONNode? {
        node?.members?.first { $0.key == key }?.value
    }

    private func faults(in node: JSONNode, by schema: JSONNode, at path: String) -> [String] {
        (schema.members ?? []).flatMap { keyword in
            faults(in: node, by: keyword.key, keyword.value, of: schema, at: path)
        }
    }

    private func faults(
        in node: JSONNode, by keyword: String, _ value: JSONNode, of schema: JSONNode, at path: String
    ) -> [String] {
        func fault(unless isFine: Bool) -> [String] { isFine ? [] : ["\(path): \(keyword)"] }
        switch keyword {
        case "$schema", "id", "title", "description", "default", "definitions": return []
        case "$ref":
            let steps = value.string?.split(separator: "/").dropFirst() ?? []
            let target = steps.reduce(root) { Self.member(String($1), of: $0) ?? JSONNode(.null, lower: 0, upper: 0) }
            return target.members == nil ? ["\(path): $ref"] : faults(in: node, by: target, at: path)
        case "type": return fault(unless: (value.elements ?? [value]).contains { Self.isType($0.string, node) })
        case "enum": return fault(unless: value.elements?.contains { $0.value == node.value } == true)
        case "required":
            let keys = node.members?.map(\.key)
            return fault(
                unless: keys == nil || value.elements?.allSatisfy { keys?.contains($0.string ?? "") == true } == true)
        case "properties":
            return (node.members ?? []).flatMap { found in
                Self.member(found.key, of: value).map { faults(in: found.value, by: $0, at: "\(path)/\(found.key)") }
                    ?? []
            }
        case "additionalProperties":
            let known = Self.member("properties", of: schema)?.members?.map(\.key) ?? []
            return (node.members ?? []).filter { !known.contains($0.key) }.flatMap { found in
                if case .bool(let isAllowed) = value.value { return isAllowed ? [] : ["\(path)/\(found.key): unknown"] }
                return faults(in: found.value, by: value, at: "\(path)/\(found.key)")
            }
        case "items":
            return (node.elements ?? []).enumerated().flatMap { faults(in: $1, by: value, at: "\(path)/\($0)") }
        case "minLength": return fault(unless: (node.string?.count ?? .max) >= Self.number(value) ?? 0)
        case "minItems": return fault(unless: (node.elements?.count ?? .max) >= Self.number(value) ?? 0)
        case "uniqueItems":
            let values = node.elements?.map { text(of: $0) } ?? []
            return fault(unless: value.value == .bool(false) || Set(values).count == values.count)
        case "minimum": return fault(unless: Self.number(node).map { $0 >= Self.number(value) ?? 0 } ?? true)
        case "maximum": return fault(unless: Self.number(node).map { $0 <= Self.number(value) ?? 0 } ?? true)
        case "pattern":
            guard let text = node.string, let pattern = value.string.flatMap({ try? Regex($0) }) else { return [] }
            return fault(unless: text.firstMatch(of: pattern) != nil)
        case "format": return fault(unless: value.string?.hasPrefix("uri") != true || Self.isURI(node.string ?? ""))
        case "anyOf":
            return fault(unless: value.elements?.contains { faults(in: node, by: $0, at: path).isEmpty } == true)
        case "oneOf":
            return fault(unless: value.elements?.filter { faults(in: node, by: $0, at: path).isEmpty }.count == 1)
        default: return ["\(path): the keyword '\(keyword)' is not known"]
        }
    }

    private static func number(_ node: JSONNode) -> Int? {
        if case .number(let text) = node.value { Int(text) } else { nil }
    }

    private static func isType(_ type: String?, _ node: JSONNode) -> Bool {
        switch node.value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let text): type == "number" || type == "integer" && Int(text) != nil
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }

    /// Only what RFC 3986 has, and every percent sign before two hexadecimal digits.
    private static func isURI(_ text: String) -> Bool {
        text.wholeMatch(of: /(?:[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*/) != nil
    }

    private func text(of node: JSONNode) -> String {
        switch node.value {
        case .array(let elements): "[\(elements.map(text(of:)).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\($0.key):\(text(of: $0.value))" }.sorted().joined(separator: ","))}"
        default: "\(node.value)"
        }
    }
}
