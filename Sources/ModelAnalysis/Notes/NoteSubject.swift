import DataModel

/// A part of a model that notes can be about.
enum NoteSubject: Equatable {
    /// The model as a whole.
    case model
    /// An entity, by its place in the model.
    case entity(Int)
    /// An attribute of an entity, by their places.
    case attribute(entity: Int, Int)
    /// A relationship of an entity, by their places.
    case relationship(entity: Int, Int)
    /// A fetched property of an entity, by their places.
    case fetchedProperty(entity: Int, Int)
    /// A composite, by its place in the model.
    case composite(Int)
    /// An attribute of a composite, by their places.
    case part(composite: Int, Int)

    /// The entity or composite that it is, or is a property of; nil for the model.
    var owner: NoteSubject? {
        switch self {
        case .model: nil
        case .entity(let entity), .attribute(let entity, _), .relationship(let entity, _),
            .fetchedProperty(let entity, _):
            .entity(entity)
        case .composite(let composite), .part(let composite, _): .composite(composite)
        }
    }
}

extension Model {
    /// Adds a note to a part.
    mutating func add(_ note: String, to subject: NoteSubject) {
        switch subject {
        case .model: notes.append(note)
        case .entity(let entity): entities[entity].notes.append(note)
        case .attribute(let entity, let index): entities[entity].attributes[index].notes.append(note)
        case .relationship(let entity, let index): entities[entity].relationships[index].notes.append(note)
        case .fetchedProperty(let entity, let index): entities[entity].fetchedProperties[index].notes.append(note)
        case .composite(let composite): composites[composite].notes.append(note)
        case .part(let composite, let index): composites[composite].attributes[index].notes.append(note)
        }
    }
}
