import DataModel
import SourceText

/// Merges the entities of several models.
struct EntityMerging {
    /// What all models say of one name.
    private struct Mentions {
        /// Those that are written out, each with the number of its model.
        var real: [(entity: Entity, part: Int)] = []
        /// Those that stand for it, or are implied.
        var stubs: [(entity: Entity, part: Int)] = []
    }

    private let log: MergeLog
    private let isAlone: Bool
    private var order: [String] = []
    private var mentions: [String: Mentions] = [:]
    /// Entities that a model has just like one before it: their names by the number of the model.
    private var shared: [Int: [String]] = [:]

    /// The entities of all models, each where it is mentioned first.
    static func entities(of parts: [Model], log: MergeLog) -> [Entity] {
        var merging = EntityMerging(log: log, isAlone: parts.count == 1)
        for (part, model) in parts.enumerated() {
            for entity in model.entities { merging.add(entity, of: part) }
        }
        let entities = merging.order.flatMap { merging.merged($0) }
        merging.tellShared(parts)
        return entities
    }

    private init(log: MergeLog, isAlone: Bool) {
        self.log = log
        self.isAlone = isAlone
    }

    private mutating func add(_ entity: Entity, of part: Int) {
        if mentions[entity.name] == nil { order.append(entity.name) }
        if entity.isStub {
            mentions[entity.name, default: Mentions()].stubs.append((entity, part))
        } else {
            mentions[entity.name, default: Mentions()].real.append((entity, part))
        }
    }

    /// The entity of a name. There are several only where one model itself has several, which is told as a finding.
    private mutating func merged(_ name: String) -> [Entity] {
        guard let found = mentions[name] else { return [] }
        guard let first = found.real.first else { return [stub(of: found.stubs.map(\.entity))] }
        var result = [first.entity]
        for (other, part) in found.real.dropFirst() {
            if part == first.part {
                result.append(other)
                continue
            }
            if let range = other.range { result[0].otherRanges.append(range) }
            guard let difference = Difference.first(between: first.entity, and: other) else {
                shared[part, default: []].append(name)
                continue
            }
            log.conflict(
                "entity '\(name)'", at: other.range, first: first.entity.range, difference: difference,
                help: "rename one of the two, or make one a placeholder: userInfo with \(PlaceholderMarks.key) = YES")
        }
        for (stub, _) in found.stubs {
            if let range = stub.range { result[0].otherRanges.append(range) }
            StubCheck(stub: stub, real: first.entity, log: log).run()
        }
        return result
    }

    /// One stub of several: it has what any of them has.
    private func stub(of stubs: [Entity]) -> Entity {
        var result = stubs[0]
        for other in stubs.dropFirst() {
            if let range = other.range { result.otherRanges.append(range) }
            if other.standing == .placeholder, result.standing == .implied {
                result.standing = .placeholder
                result.userInfo = other.userInfo
            }
            result.parent = result.parent ?? other.parent
            for item in other.attributes where !result.attributes.contains(where: { $0.name == item.name }) {
                result.attributes.append(item)
            }
            for item in other.relationships where !result.relationships.contains(where: { $0.name == item.name }) {
                result.relationships.append(item)
            }
        }
        if result.standing == .placeholder {
            let help =
                isAlone
                ? "name the model that has it on the command line as well: they are merged"
                : "name the model that has it as well, or see whether both write its name alike"
            log.add(
                .warning(
                    "placeholder-only", "'\(result.name)' is a placeholder, and no model has the entity itself",
                    at: result.range, help: [help]))
        }
        return result
    }

    /// Tells, once for each model, which of its entities another one has just so.
    private func tellShared(_ parts: [Model]) {
        for part in shared.keys.sorted() {
            guard let names = shared[part], let first = names.first else { continue }
            let entity = mentions[first]?.real.first { $0.part == part }?.entity
            let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
            let rest = names.count > 5 ? " and \(names.count - 5) others" : ""
            log.add(
                .note(
                    "shared-entity",
                    "\(names.count == 1 ? "entity" : "entities") \(list)\(rest) of model '\(parts[part].name)' "
                        + "\(names.count == 1 ? "stands" : "stand") in a model before it just so, and "
                        + "\(names.count == 1 ? "is" : "are") taken once", at: entity?.range,
                    notes: [
                        Diagnostic.Note("'\(first)' is taken from here", at: mentions[first]?.real.first?.entity.range)
                    ]
                ))
        }
    }
}
