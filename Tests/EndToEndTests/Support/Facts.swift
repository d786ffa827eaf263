import Foundation

/// Facts as Foundation reads their JSON.
struct Facts {
    let root: [String: Any]

    init?(_ data: Data) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        self.root = root
    }

    init?(_ text: String) { self.init(Data(text.utf8)) }

    private static func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    var entities: [[String: Any]] { Self.objects(root["entities"]) }

    var findings: [[String: Any]] { Self.objects(root["findings"]) }

    func entity(_ name: String) -> [String: Any]? { entities.first { $0["name"] as? String == name } }

    func attribute(_ entity: String, _ name: String) -> [String: Any]? {
        Self.objects(self.entity(entity)?["attributes"]).first { $0["name"] as? String == name }
    }

    func relationship(_ entity: String, _ name: String) -> [String: Any]? {
        Self.objects(self.entity(entity)?["relationships"]).first { $0["name"] as? String == name }
    }

    func sentences(_ entity: String, _ name: String) -> [String] {
        relationship(entity, name)?["sentences"] as? [String] ?? []
    }

    /// How many of a kind the entities have themselves.
    func ownCount(_ kind: String) -> Int {
        entities.flatMap { Self.objects($0[kind]) }.count { $0["inheritedFrom"] is NSNull }
    }

    /// All of it as text, but for where things stand.
    var withoutPlaces: String {
        func stripped(_ value: Any) -> Any {
            if let object = value as? [String: Any] {
                return object.filter { !["file", "line", "column"].contains($0.key) }.mapValues(stripped)
            }
            if let array = value as? [Any] { return array.map(stripped) }
            return value
        }
        let data = try? JSONSerialization.data(
            withJSONObject: stripped(root), options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
