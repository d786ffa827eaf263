import SourceText

/// An arrow on its way into the model, turned so that its near end has the relationship: there is a head at the far end.
struct ArrowLine {
    /// The entity of the near end.
    let nearEntity: ArrowPiece
    /// The relationship of the near end; nil until it is known where the arrow does not name it.
    var nearName: ArrowPiece?
    /// The entity of the far end.
    let farEntity: ArrowPiece
    /// The relationship that leads back, as far as the arrow names it.
    var farName: ArrowPiece?
    /// The arrow, turned.
    let shape: ArrowShape
    /// Where the arrow stands.
    let arrow: Range<Int>
    let flags: [ArrowFlag]
    let documentation: ArrowDocumentation
    /// Whether both ends are written out by it, as by an arrow outside of entities.
    let writesBothEnds: Bool
    /// The relationship of the near end in the model.
    var near: ArrowTable.Place?
    /// The relationship that leads back in the model.
    var far: ArrowTable.Place?

    /// Whether there is a head at both ends.
    var isTwoWay: Bool { shape.left > 0 }
    /// The place of the near end's name, or of the arrow.
    var nearRange: Range<Int> { nearName?.range ?? arrow }
    /// The place of the far end's name, or of its entity.
    var farRange: Range<Int> { farName?.range ?? farEntity.range }

    /// The line of an arrow within an entity, or, where `owner` is nil, outside of one; nil where an end has no entity.
    init?(_ link: ArrowLink, within owner: ArrowPiece?) {
        let isTurned = link.shape.right == 0
        let (near, far) = isTurned ? (link.far, link.near) : (link.near, link.far)
        guard let nearEntity = near.entity ?? owner, let farEntity = far.entity ?? owner else { return nil }
        self.nearEntity = nearEntity
        self.farEntity = farEntity
        nearName = near.property
        farName = far.property
        shape = isTurned ? link.shape.reversed : link.shape
        arrow = link.arrow
        flags = link.flags
        documentation = link.documentation
        writesBothEnds = owner == nil
    }
}
