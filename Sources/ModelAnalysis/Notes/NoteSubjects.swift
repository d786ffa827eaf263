import DataModel

/// The parts of a model by the names that notes use for them: `Entity`, `Entity.property`, and likewise for composites.
struct NoteSubjects {
    private var subjects: [String: NoteSubject] = [:]
    /// All names, entities first.
    private(set) var names: [String] = []
    /// The parent of each entity that has one, by names.
    private var parents: [String: String] = [:]

    init(_ model: Model) {
        for (index, entity) in model.entities.enumerated() {
            add(entity.name, .entity(index))
            parents[entity.name] = entity.parent
        }
        for (index, composite) in model.composites.enumerated() { add(composite.name, .composite(index)) }
        for (owner, entity) in model.entities.enumerated() {
            for (index, attribute) in entity.attributes.enumerated() {
                add("\(entity.name).\(attribute.name)", .attribute(entity: owner, index))
            }
            for (index, relationship) in entity.relationships.enumerated() {
                add("\(entity.name).\(relationship.name)", .relationship(entity: owner, index))
            }
            for (index, property) in entity.fetchedProperties.enumerated() {
                add("\(entity.name).\(property.name)", .fetchedProperty(entity: owner, index))
            }
        }
        for (owner, composite) in model.composites.enumerated() {
            for (index, attribute) in composite.attributes.enumerated() {
                add("\(composite.name).\(attribute.name)", .part(composite: owner, index))
            }
        }
    }

    /// Of two parts of one name the first has it.
    private mutating func add(_ name: String, _ subject: NoteSubject) {
        guard subjects[name] == nil else { return }
        subjects[name] = subject
        names.append(name)
    }

    /// The part of a name.
    subscript(name: String) -> NoteSubject? { subjects[name] }

    /// The name under which an ancestor declares what `Entity.property` inherits; nil where nothing is inherited.
    func declaration(ofInherited name: String) -> String? {
        for dot in name.indices where name[dot] == "." {
            let property = name[dot...]
            var seen: Set<String> = []
            var next = parents[String(name[..<dot])]
            while let ancestor = next, seen.insert(ancestor).inserted {
                if subjects[ancestor + property] != nil { return ancestor + property }
                next = parents[ancestor]
            }
        }
        return nil
    }
}
