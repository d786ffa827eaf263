import DataModel
import SourceText

/// Adds entities that a file names and does not write out.
struct ArrowStubs {
    let log: ArrowLog

    /// Adds a stub, with a note at the place that names it.
    @discardableResult
    func add(_ name: ArrowPiece, to table: inout ArrowTable, reason: String) -> Int {
        let near = NearestName.of(name.text, among: table.entities.map(\.name))
        var entity = Entity(name: name.text)
        entity.standing = .implied
        entity.range = log.range(name.range)
        log.add(
            .note(
                "implied-entity", "'\(name.text)' is not written out; it is taken as a stub, since \(reason)",
                at: log.range(name.range),
                help: [
                    near.map { "did you mean '\($0)'?" } ?? "write '\(name.text) { … }' to make it a part of this model"
                ]))
        return table.add(entity)
    }
}
