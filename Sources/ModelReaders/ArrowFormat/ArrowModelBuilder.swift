import DataModel
import SourceText

/// Makes entities of what is written in a file.
struct ArrowModelBuilder {
    private let content: ArrowFile
    private let log: ArrowLog

    init(_ content: ArrowFile, log: ArrowLog) {
        self.content = content
        self.log = log
    }

    /// The entities: those with braces in the order of the file, then those that only arrows outside of entities name, then
    /// stubs.
    func entities() -> [Entity] {
        let names = Set(content.entities.map(\.name.text))
        var table = ArrowTable()
        var inner: [(owner: ArrowPiece, link: ArrowLink, place: Int)] = []
        for written in content.entities {
            let (entity, links) = entity(written, among: names)
            let place = table.add(entity)
            inner += links.map { (written.name, $0, place) }
        }
        addParents(to: &table)
        var linking = ArrowLinking(table: table, log: log, hasBraces: !content.entities.isEmpty)
        linking.connect(inner: inner, outer: content.links)
        return linking.table.entities
    }

    /// An entity without its relationships, and the arrows within it.
    private func entity(_ written: ArrowEntity, among names: Set<String>) -> (Entity, [ArrowLink]) {
        var entity = Entity(name: written.name.text)
        entity.parent = written.parent?.text
        entity.documentation = written.documentation.text
        entity.rules = written.documentation.rules
        entity.range = log.range(written.name.range)
        ArrowEntityFlags(subject: "'\(written.name.text)'", log: log).apply(written.flags, to: &entity)
        var links = written.links
        for member in written.attributes {
            if let link = link(insteadOf: member, of: written, among: names) {
                links.append(link)
            } else {
                if member.isUnique { entity.uniquenessConstraints.append([member.attribute.name]) }
                entity.attributes.append(member.attribute)
            }
        }
        return (entity, links)
    }

    /// The arrow that was meant by an attribute whose type is an entity of the model.
    private func link(
        insteadOf member: ArrowAttribute, of entity: ArrowEntity, among names: Set<String>
    ) -> ArrowLink? {
        guard case .other(let text) = member.attribute.type, let type = member.plainType,
            let (destination, isToMany) = ArrowTypeNames.entity(text, among: names), let range = member.attribute.range
        else { return nil }
        let name = ArrowPiece(text: member.attribute.name, range: range.lower..<range.upper)
        let shape = ArrowShape(left: 0, right: isToMany ? 2 : 1)
        log.warning(
            "entity-as-type",
            "the type of '\(entity.name.text).\(name.text)' is the entity '\(destination)'; it is read "
                + "as a relationship", at: type,
            help: "write '\(name.text) \(shape.text) \(destination)', or with a head at both ends if it leads back")
        return ArrowLink(
            near: ArrowEnd(property: name), far: ArrowEnd(entity: ArrowPiece(text: destination, range: type)),
            shape: shape, arrow: type,
            documentation: ArrowDocumentation(lines: member.attribute.documentation.map { [$0] } ?? []))
    }

    /// Adds the parents that are not written out, as stubs.
    private func addParents(to table: inout ArrowTable) {
        for written in content.entities {
            guard let parent = written.parent, table.place(of: parent.text) == nil else { continue }
            // Arrows outside of entities may write it out.
            if content.links.contains(where: {
                $0.near.entity?.text == parent.text || $0.far.entity?.text == parent.text
            }) {
                continue
            }
            ArrowStubs(log: log).add(parent, to: &table, reason: "'\(written.name.text)' is a kind of it")
        }
    }
}
