/// Packs boxes into a picture of a pleasant shape: each at the highest place of a skyline where it fits.
enum Packing {
    /// The space between two boxes.
    static let gap = 28.0

    /// Where to put the boxes, in their order: their top left corners.
    static func origins(of sizes: [Size]) -> [Point] {
        guard let widest = sizes.map(\.width).max() else { return [] }
        let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
        let width = max(widest, (area * 1.6).squareRoot())
        var skyline = [(x: 0.0, width: width + gap, y: 0.0)]
        return sizes.map { size in place(size, on: &skyline) }
    }

    /// Puts a box where its top is highest, of equal places the leftmost, and raises the skyline below it.
    private static func place(_ size: Size, on skyline: inout [(x: Double, width: Double, y: Double)]) -> Point {
        let width = size.width + gap
        var best: (index: Int, y: Double)?
        for index in skyline.indices {
            var reach = 0.0
            var y = 0.0
            var next = index
            while reach < width - 0.01, next < skyline.count {
                reach += skyline[next].width
                y = max(y, skyline[next].y)
                next += 1
            }
            if reach >= width - 0.01, best.map({ y < $0.y - 0.01 }) ?? true { best = (index, y) }
        }
        guard let best else { return Point(x: 0, y: skyline.map(\.y).max() ?? 0) }
        let x = skyline[best.index].x
        var rest = width
        var index = best.index
        var raised = [(x: x, width: width, y: best.y + size.height + gap)]
        while rest > 0.01, index < skyline.count {
            if skyline[index].width > rest + 0.01 {
                let step = skyline[index]
                raised.append((step.x + rest, step.width - rest, step.y))
                rest = 0
            } else {
                rest -= skyline[index].width
            }
            index += 1
        }
        skyline.replaceSubrange(best.index..<index, with: raised)
        return Point(x: x, y: best.y)
    }
}
