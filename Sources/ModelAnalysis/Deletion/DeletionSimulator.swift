import DataModel

/// Deletes objects of one concrete graph and saves, step by step as Core Data documents it: mark, propagate, validate.
///
/// It is written apart from `DeletionAnalysis`, which says the same over the model, and is what that is proven against.
///
/// Sources: Apple's documentation of `NSDeleteRule`, of `processPendingChanges()`, of `validateForDelete()` and
/// `validateForUpdate()`, of the validation error codes, and of relationships in the Core Data Programming Guide.
/// Apple does not document three things, which are taken so:
///
/// - A destination of a Deny relationship that is deleted in the same save does not count. Two independent implementations
///   agree (MIOCoreData, FreeCoreData).
/// - A reference to what is gone fails with 1550 only where No Action left it in an object that is validated, which is one
///   that changed in the same save for another reason: No Action itself changes nothing, and what did not change is not
///   validated. Only such a save has been reported to fail so (mikeabdullah.net, "Hunting down a Dangling reference").
/// - A rule of a transient relationship applies in memory like any other.
///
/// Where a model does not state the rule of a relationship, nothing is done or reported along it.
public struct DeletionSimulator: Sendable {
    /// Objects whose deletion propagates, with the graph as it changes meanwhile.
    private struct Context {
        var graph: ObjectGraph
        var isDeleted: [Bool]
        var effects = SimulatedDeletion.Effects()
    }

    private let graph: ObjectGraph
    private let shape: GraphShape

    /// Takes a graph; what counts as changed in it is part of the save.
    public init(of graph: ObjectGraph) {
        self.graph = graph
        shape = graph.shape
    }

    /// Deletes these objects together and saves.
    public func delete(_ objects: ObjectGraph.ObjectID...) -> SimulatedDeletion { delete(objects) }

    /// Deletes these objects together and saves.
    public func delete(_ objects: [ObjectGraph.ObjectID]) -> SimulatedDeletion {
        var context = Context(graph: graph, isDeleted: [Bool](repeating: false, count: graph.objectCount))
        for object in objects { mark(object, from: nil, via: nil, in: &context) }
        propagate(in: &context)
        context.effects.unlinked.removeAll { context.isDeleted[$0.object.index] }
        findDangling(in: &context)
        let refusals = refusedDeletions(in: context) + refusedUpdates(in: context)
        return refusals.isEmpty
            ? .saved(context.effects) : .refused(refusals, inMemory: context.effects)
    }

    private func mark(
        _ object: ObjectGraph.ObjectID, from source: ObjectGraph.ObjectID?, via relationship: RelationshipID?,
        in context: inout Context
    ) {
        guard !context.isDeleted[object.index] else { return }
        context.isDeleted[object.index] = true
        context.effects.deleted.append(
            SimulatedDeletion.Deleted(object: object, from: source, via: relationship))
    }

    /// Applies the rules of every deleted object, in the order in which they were marked.
    private func propagate(in context: inout Context) {
        var done = 0
        while done < context.effects.deleted.count {
            let object = context.effects.deleted[done].object
            done += 1
            for relationship in shape.relationshipsOf[graph.entity(of: object).index] {
                let link = shape.relationships[relationship.index]
                switch link.deleteRule {
                case .cascade:
                    for other in context.graph.objects(in: relationship, of: object) {
                        mark(other, from: object, via: relationship, in: &context)
                    }
                case .nullify:
                    for other in context.graph.objects(in: relationship, of: object) {
                        context.graph.unlink(object, relationship, from: other)
                        guard let partner = link.partner else { continue }
                        context.effects.unlinked.append(
                            SimulatedDeletion.Unlinked(
                                object: other, relationship: partner, lost: object, via: relationship))
                    }
                case .deny, .noAction, nil: break
                }
            }
        }
    }

    /// Looks through what stays for references to what is gone.
    private func findDangling(in context: inout Context) {
        for holder in graph.objects where !context.isDeleted[holder.index] {
            for relationship in shape.relationshipsOf[graph.entity(of: holder).index] {
                guard let how = danglingReference(in: relationship) else { continue }
                for other in context.graph.objects(in: relationship, of: holder)
                where context.isDeleted[other.index] {
                    context.effects.dangling.append(
                        SimulatedDeletion.Dangling(holder: holder, via: relationship, gone: other, how: how))
                }
            }
        }
    }

    /// Where a relationship keeps a reference to an object that is gone; nil where it keeps none.
    ///
    /// A link of a pair is stored with its to-one end, or in a table of its own if there is none; a one-way link with the
    /// source if it is to-one, else with the destination. What is stored with the deleted object goes with it.
    private func danglingReference(in relationship: RelationshipID) -> DeletionFacts.Dangling.How? {
        let link = shape.relationships[relationship.index]
        let isStoredHere: Bool
        if let partner = link.partner {
            let back = shape.relationships[partner.index]
            guard back.deleteRule == .noAction else { return nil }
            isStoredHere = !link.isToMany || back.isToMany
        } else {
            isStoredHere = !link.isToMany
        }
        return isStoredHere && !link.isTransient ? .stored : .memory
    }

    /// `validateForDelete` of every deleted object: no Deny relationship may hold anything that stays.
    private func refusedDeletions(in context: Context) -> [SimulatedDeletion.Refusal] {
        var refusals: [SimulatedDeletion.Refusal] = []
        for deleted in context.effects.deleted {
            let object = deleted.object
            for relationship in shape.relationshipsOf[graph.entity(of: object).index]
            where shape.relationships[relationship.index].deleteRule == .deny {
                let remaining = context.graph.objects(in: relationship, of: object)
                    .filter { !context.isDeleted[$0.index] }
                guard !remaining.isEmpty else { continue }
                refusals.append(
                    SimulatedDeletion.Refusal(
                        error: .deniedDelete, object: object, relationship: relationship, others: remaining))
            }
        }
        return refusals
    }

    /// `validateForUpdate` of what stays and changed.
    private func refusedUpdates(in context: Context) -> [SimulatedDeletion.Refusal] {
        var refusals: [SimulatedDeletion.Refusal] = []
        for object in context.graph.objects
        where context.graph.isChanged(object) && !context.isDeleted[object.index] {
            for relationship in shape.relationshipsOf[graph.entity(of: object).index] {
                if let error = context.graph.violation(of: relationship, in: object) {
                    refusals.append(
                        SimulatedDeletion.Refusal(
                            error: error, object: object, relationship: relationship, others: []))
                }
                guard shape.relationships[relationship.index].partner != nil else { continue }
                let gone = context.effects.dangling.filter { $0.holder == object && $0.via == relationship }
                guard !gone.isEmpty else { continue }
                refusals.append(
                    SimulatedDeletion.Refusal(
                        error: .danglingReference, object: object, relationship: relationship,
                        others: gone.map(\.gone)))
            }
        }
        return refusals
    }
}
