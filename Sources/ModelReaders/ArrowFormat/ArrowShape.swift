/// What an arrow says: how many heads it has at each end. A head at an end says how many objects of that end one object
/// of the other has: one for a single head, several for a double one, none where there is no head.
struct ArrowShape: Equatable {
    /// The heads at the left end, 0 to 2.
    var left: Int
    /// The heads at the right end, 0 to 2.
    var right: Int

    /// The arrow seen from its other end.
    var reversed: ArrowShape { ArrowShape(left: right, right: left) }
    /// The arrow in plain characters.
    var text: String { String(repeating: "<", count: left) + "--" + String(repeating: ">", count: right) }

    /// A part of an arrow.
    enum Part: Equatable { case leftHead, shaft, rightHead }

    init(left: Int, right: Int) {
        self.left = left
        self.right = right
    }

    /// The arrow that consists of these parts; nil where they are none.
    init?(_ parts: [Part]) {
        let left = parts.prefix { $0 == .leftHead }.count
        let right = parts.reversed().prefix { $0 == .rightHead }.count
        let shaft = parts.dropFirst(left).dropLast(right)
        guard !shaft.isEmpty, shaft.allSatisfy({ $0 == .shaft }), left <= 2, right <= 2, left + right > 0
        else { return nil }
        self.init(left: left, right: right)
    }

    /// The arrow that was probably meant by parts that are none, and what is wrong with them.
    static func meant(by parts: [Part]) -> (shape: ArrowShape?, problem: String) {
        let heads = { (part: Part) in parts.filter { $0 == part }.count }
        let (left, right) = (heads(.leftHead), heads(.rightHead))
        guard left + right > 0 else { return (nil, "has no head") }
        let shape = ArrowShape(left: min(left, 2), right: min(right, 2))
        if !parts.contains(.shaft) { return (left > 0 && right > 0 ? shape : nil, "has no shaft") }
        if parts.first == .rightHead, parts.last == .leftHead { return (nil, "has its heads turned inwards") }
        let isOrdered = ArrowShape(parts.filter { $0 == .shaft } + [.rightHead]) != nil && isInOrder(parts)
        if isOrdered { return (shape, "has more than two heads at one end") }
        return (nil, "is no arrow")
    }

    private static func isInOrder(_ parts: [Part]) -> Bool {
        let behindLeft = parts.drop { $0 == .leftHead }
        return behindLeft.drop { $0 == .shaft }.allSatisfy { $0 == .rightHead }
    }
}
