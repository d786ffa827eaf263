/// An entity or one of its properties, as a name means it.
public enum NamedPart: Sendable {
    /// An entity.
    case entity(EntityID)
    /// A property, and the entity that declares it.
    case property(PropertyPath.Property, of: EntityID)
}

extension ModelFacts {
    /// What `Entity` or `Entity.property` names, of the entity itself or inherited; names may have dots of their own.
    public func part(named name: String) -> NamedPart? {
        if let entity = resolved.entity(named: name) { return .entity(entity) }
        for dot in name.indices where name[dot] == "." {
            guard let entity = resolved.entity(named: String(name[..<dot])),
                let found = property(named: String(name[name.index(after: dot)...]), of: entity)
            else { continue }
            return .property(found.property, of: found.inheritedFrom ?? entity)
        }
        return nil
    }
}
