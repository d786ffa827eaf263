/// A routed part with the box around all that it draws.
struct PartBlock {
    let result: PartRouter.Result
    /// The top left corner of the box.
    let low: Point
    let size: Size
    let silhouette: Silhouette
    /// Whether it is a card without lines.
    let isLoose: Bool

    /// The area of the box.
    var area: Double { size.width * size.height }

    init(_ result: PartRouter.Result, of part: DiagramPart, in diagram: Diagram) {
        var boxes = result.cards.map {
            Box(low: Point(x: $0.left, y: $0.top), high: Point(x: $0.right, y: $0.bottom))
        }
        for (index, line) in zip(part.lines, result.lines) {
            var last = line.path.start
            for piece in line.path.pieces {
                boxes.append(Box(around: last, piece.end))
                last = piece.end
            }
            // The marks at its ends, which may stand out.
            let ends = diagram.lines[index]
            for (end, point, isRight, isStart) in [
                (ends.from, line.path.start, line.leavesRight, true),
                (ends.to, line.path.end, line.arrivesRight, false),
            ] {
                let reach = SVGMark.reach(of: end, on: ends, isStart: isStart)
                let tip = Point(x: point.x + (isRight ? reach : -reach), y: point.y - SVGMark.height)
                boxes.append(Box(around: point, tip))
            }
        }
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        for box in boxes {
            low = Point(x: min(low.x, box.low.x), y: min(low.y, box.low.y))
            high = Point(x: max(high.x, box.high.x), y: max(high.y, box.high.y))
        }
        self.result = result
        self.low = low
        size = Size(width: high.x - low.x, height: high.y - low.y)
        isLoose = part.lines.isEmpty
        for index in boxes.indices {
            boxes[index].low.x -= low.x
            boxes[index].low.y -= low.y
            boxes[index].high.x -= low.x
            boxes[index].high.y -= low.y
        }
        silhouette = Silhouette(of: boxes, size: size, space: Skyline.gap)
    }
}

extension Box {
    /// The box of two opposite corners.
    init(around first: Point, _ second: Point) {
        self.init(
            low: Point(x: min(first.x, second.x), y: min(first.y, second.y)),
            high: Point(x: max(first.x, second.x), y: max(first.y, second.y)))
    }
}
