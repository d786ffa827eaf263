/// Concrete objects of a model and the links between them, as one managed object context holds them.
///
/// Both ends of a pair of inverse relationships are kept in step: setting one side sets the other, and what has room for one
/// object only gives up the one it had. A to-many relationship without inverse holds an object in one source's set only,
/// since Core Data stores such a link with the destination. An inverse that is broken counts as none. An object can be at
/// the end of a pair only if it has the other relationship of the pair, so that both ends can be kept.
///
/// Source of the rules: Apple's Core Data Programming Guide, "Creating Managed Object Relationships".
public struct ObjectGraph: Sendable {
    /// An object of a graph.
    public struct ObjectID: Sendable, Hashable, Comparable {
        /// Its place among the objects of its graph.
        public let index: Int

        /// The order in which objects were added.
        public static func < (left: ObjectID, right: ObjectID) -> Bool { left.index < right.index }
    }

    let shape: GraphShape
    private var entities: [EntityID] = []
    /// For each object and each relationship of the model what it holds.
    private var links: [[[ObjectID]]] = []
    private var isChanged: [Bool] = []

    /// Makes a graph without objects.
    public init(of model: ResolvedModel) {
        shape = GraphShape(of: model)
    }

    /// The objects, in the order in which they were added.
    public var objects: [ObjectID] { entities.indices.map(ObjectID.init(index:)) }

    /// How many objects there are.
    public var objectCount: Int { entities.count }

    /// The objects that were added or whose links changed since the last save. A save validates them, and no others.
    public var changedObjects: [ObjectID] { objects.filter { isChanged[$0.index] } }

    /// Whether an object was added, or its links changed, since the last save.
    public func isChanged(_ object: ObjectID) -> Bool { isChanged[object.index] }

    /// Takes the graph as it is as what is stored: nothing counts as changed any more.
    public mutating func markAsSaved() {
        for index in isChanged.indices { isChanged[index] = false }
    }

    /// Adds an object of exactly this entity; nil for an abstract one, which has no objects.
    public mutating func add(_ entity: EntityID) -> ObjectID? {
        guard !shape.isAbstract[entity.index] else { return nil }
        entities.append(entity)
        links.append([[ObjectID]](repeating: [], count: shape.relationships.count))
        isChanged.append(true)
        return ObjectID(index: entities.count - 1)
    }

    /// The entity of an object.
    public func entity(of object: ObjectID) -> EntityID { entities[object.index] }

    /// What an object holds in a relationship, in the order in which it was linked.
    public func objects(in relationship: RelationshipID, of object: ObjectID) -> [ObjectID] {
        links[object.index][relationship.index]
    }

    /// Whether objects of one entity can hold objects of another in a relationship.
    public func canLink(_ source: EntityID, _ relationship: RelationshipID, _ destination: EntityID) -> Bool {
        let link = shape.relationships[relationship.index]
        guard shape.isKind(source, of: link.owner) else { return false }
        guard let expected = link.destination, shape.isKind(destination, of: expected) else { return false }
        guard let partner = link.partner else { return true }
        let back = shape.relationships[partner.index]
        guard let holder = back.destination else { return false }
        return shape.isKind(destination, of: back.owner) && shape.isKind(source, of: holder)
    }

    /// Puts an object into a relationship of another, and keeps the inverse in step.
    ///
    /// A to-one that is taken gives up what it held, on either side; no bound is checked.
    ///
    /// - Returns: False, and nothing is changed, where the entities do not fit.
    @discardableResult
    public mutating func link(_ source: ObjectID, _ relationship: RelationshipID, to destination: ObjectID) -> Bool {
        guard canLink(entity(of: source), relationship, entity(of: destination)) else { return false }
        guard !links[source.index][relationship.index].contains(destination) else { return true }
        let link = shape.relationships[relationship.index]
        if !link.isToMany { unlinkAll(source, relationship) }
        if let partner = link.partner {
            if !shape.relationships[partner.index].isToMany { unlinkAll(destination, partner) }
        } else if link.isToMany {
            for holder in objects where links[holder.index][relationship.index].contains(destination) {
                unlink(holder, relationship, from: destination)
            }
        }
        links[source.index][relationship.index].append(destination)
        isChanged[source.index] = true
        guard let partner = link.partner, partner != relationship || destination != source else { return true }
        links[destination.index][partner.index].append(source)
        isChanged[destination.index] = true
        return true
    }

    /// Takes an object out of a relationship of another, and keeps the inverse in step.
    public mutating func unlink(_ source: ObjectID, _ relationship: RelationshipID, from destination: ObjectID) {
        remove(destination, from: relationship, of: source)
        guard let partner = shape.relationships[relationship.index].partner else { return }
        remove(source, from: partner, of: destination)
    }

    private mutating func unlinkAll(_ source: ObjectID, _ relationship: RelationshipID) {
        for destination in links[source.index][relationship.index] {
            unlink(source, relationship, from: destination)
        }
    }

    private mutating func remove(_ object: ObjectID, from relationship: RelationshipID, of holder: ObjectID) {
        guard let place = links[holder.index][relationship.index].firstIndex(of: object) else { return }
        links[holder.index][relationship.index].remove(at: place)
        isChanged[holder.index] = true
    }

    /// What validation finds wrong with the number of objects in a relationship; nil where nothing is.
    ///
    /// Optional or not is asked of an empty relationship only, the counts of one that is not empty; what a model leaves
    /// unstated is not checked. Source: Apple's documentation of `NSRelationshipDescription` and of the error codes.
    public func violation(of relationship: RelationshipID, in object: ObjectID) -> ValidationError? {
        let count = links[object.index][relationship.index].count
        let link = shape.relationships[relationship.index]
        if count == 0 { return link.isRequired ? .missingMandatory : nil }
        guard link.isToMany else { return nil }
        if count < link.minimum { return .tooFew }
        if let maximum = link.maximum, count > maximum { return .tooMany }
        return nil
    }

    /// Whether every object satisfies the bounds of all its relationships.
    public var isValid: Bool {
        for object in objects {
            for relationship in shape.relationshipsOf[entity(of: object).index]
            where violation(of: relationship, in: object) != nil { return false }
        }
        return true
    }
}
