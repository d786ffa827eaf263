import Diagrams

/// A placed graph as `dot` drew it: what counts in its SVG, in its coordinates.
struct DotPicture: Equatable {
    /// The box of a node.
    struct Box: Equatable {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double
    }

    /// The graph's number.
    var number: Int
    /// The boxes by the nodes' numbers, from 0.
    var boxes: [Int: Box] = [:]
    /// The control points of the edges' curves by the edges' numbers, from 0.
    var curves: [Int: [Point]] = [:]
}

/// Reads the SVG documents that `dot` writes one after the other.
///
/// SVG and not `plain-ext`, since that has five digits only, which is 7 points in a column of 400 cards, and no name for a
/// graph; SVG has hundredths of a point, an id for everything, and is shorter.
struct DotPictureReader {
    private let bytes: [UInt8]
    private var pictures: [DotPicture] = []
    private var picture: DotPicture?
    private var group: Group?

    /// What the group that is being read shows.
    private enum Group {
        case node(Int)
        case edge(Int)
    }

    /// The pictures whose documents are complete, in their order; what is not SVG of ours is passed over.
    static func pictures(in bytes: [UInt8]) -> [DotPicture] {
        var reader = DotPictureReader(bytes: bytes)
        reader.readAll()
        return reader.pictures
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readAll() {
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            readTag(start + 1..<end)
            offset = end + 1
        }
    }

    /// Reads what stands between the brackets of a tag.
    private mutating func readTag(_ tag: Range<Int>) {
        let name = bytes[tag].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        switch String(decoding: name, as: UTF8.self) {
        case "svg":
            picture = nil
            group = nil
        case "g":
            readGroup(tag)
        case "/g":
            group = nil
        case "polygon":
            if case .node(let index) = group, let points = points(of: "points", in: tag) { addBox(points, to: index) }
        case "path":
            if case .edge(let index) = group, let points = points(of: "d", in: tag) { addCurve(points, to: index) }
        case "/svg":
            if let picture { pictures.append(picture) }
            picture = nil
            group = nil
        default:
            break
        }
    }

    private mutating func readGroup(_ tag: Range<Int>) {
        group = nil
        guard let value = value(of: "id", in: tag) else { return }
        // From the second graph of a stream on, `dot` writes `page0,1_g7` for `g7`.
        let id = bytes[value].split(separator: UInt8(ascii: "_")).last ?? []
        guard let kind = id.first, let number = Int(String(decoding: id.dropFirst(), as: UTF8.self)) else { return }
        switch kind {
        case UInt8(ascii: "g"): picture = DotPicture(number: number)
        case UInt8(ascii: "n"): group = .node(number - 1)
        case UInt8(ascii: "e"): group = .edge(number - 1)
        default: break
        }
    }

    private mutating func addBox(_ points: [Point], to index: Int) {
        guard let first = points.first, picture?.boxes[index] == nil else { return }
        var box = DotPicture.Box(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points {
            box.left = min(box.left, point.x)
            box.right = max(box.right, point.x)
            box.top = min(box.top, point.y)
            box.bottom = max(box.bottom, point.y)
        }
        picture?.boxes[index] = box
    }

    /// Adds a curve; where an edge has several, the next begins where the last one ended.
    private mutating func addCurve(_ points: [Point], to index: Int) {
        guard let last = picture?.curves[index]?.last else {
            picture?.curves[index] = points
            return
        }
        picture?.curves[index]?.append(contentsOf: last == points.first ? points[1...] : points[...])
    }

    /// Where the value of an attribute stands.
    private func value(of attribute: String, in tag: Range<Int>) -> Range<Int>? {
        let opening = Array(" \(attribute)=\"".utf8)
        var offset = tag.lowerBound
        while offset + opening.count <= tag.upperBound {
            if bytes[offset] == opening[0], bytes[offset..<offset + opening.count].elementsEqual(opening) {
                let start = offset + opening.count
                guard let end = bytes[start..<tag.upperBound].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                return start..<end
            }
            offset += 1
        }
        return nil
    }

    /// The numbers of an attribute in pairs, whatever stands between them; nil where they are no pairs.
    private func points(of attribute: String, in tag: Range<Int>) -> [Point]? {
        guard let range = value(of: attribute, in: tag) else { return nil }
        var points: [Point] = []
        var x: Double?
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = offset
            while offset < range.upperBound, Self.isPartOfNumber(bytes[offset]) { offset += 1 }
            if offset == start {
                offset += 1
                continue
            }
            guard let number = Self.number(bytes[start..<offset]) else { return nil }
            if let left = x {
                points.append(Point(x: left, y: number))
                x = nil
            } else {
                x = number
            }
        }
        return x == nil && !points.isEmpty ? points : nil
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"): true
        default: false
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        if let decimal = decimal(text) { return decimal }
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    /// The number of at most 15 digits with at most two of them behind a point, as `dot` writes nearly all; nil for any
    /// other text. Both parts of the fraction are exact, so it is the number that the text is nearest to.
    private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        guard (1...16).contains(digits.count) else { return nil }
        var value = 0
        var point: Int?
        for (index, byte) in zip(digits.indices, digits) {
            if byte == UInt8(ascii: "."), point == nil {
                point = index
            } else if byte.isDigit {
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            } else {
                return nil
            }
        }
        let places = point.map { digits.endIndex - $0 - 1 } ?? 0
        guard places <= 2, point == nil || (places > 0 && point != digits.startIndex), value < 1_000_000_000_000_000
        else { return nil }
        let number = Double(value) / [1, 10, 100][places]
        return digits.startIndex == text.startIndex ? number : -number
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
