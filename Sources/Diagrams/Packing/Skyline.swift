/// Packs the parts of a picture into a pleasant shape: each at the highest place where it fits, so that small parts come to
/// stand in the empty corners of large ones.
struct Skyline {
    /// The space between two parts, in points.
    static let gap = 28.0
    /// The shape that is best, as width divided by height.
    private static let bestAspect = 1.6

    private let width: Int
    private var rows = 0
    /// For each row and each cell of it, how many cells up to it are free, itself included; 0 for one that is taken.
    private var free: [Int32] = []

    /// Where to put parts, in their order: their top left corners.
    static func origins(of shapes: [Silhouette]) -> [Point] {
        guard let widest = shapes.map(\.width).max() else { return [] }
        if shapes.count == 1 { return [Point(x: 0, y: 0)] }
        let area = shapes.reduce(0) { sum, shape in sum + shape.spans.reduce(0) { $0 + $1.high - $1.low } }
        var best: (cost: Double, origins: [Point])?
        var tried: Set<Int> = []
        for aspect in [1.0, 1.3, 1.6, 2.0, 2.6] {
            let width = max(widest, Int((Double(area) * aspect).squareRoot().rounded(.up)))
            if !tried.insert(width).inserted { continue }
            var skyline = Skyline(width: width)
            let places = shapes.map { skyline.place($0) }
            let right = zip(places, shapes).map { $0.x + $1.width }.max() ?? 1
            let bottom = zip(places, shapes).map { $0.y + $1.height }.max() ?? 1
            let cost = cost(width: Double(right), height: Double(bottom))
            if best.map({ cost < $0.cost }) ?? true {
                best = (
                    cost,
                    places.map { Point(x: Double($0.x) * Silhouette.cell, y: Double($0.y) * Silhouette.cell) }
                )
            }
        }
        return best?.origins ?? []
    }

    /// What a shape costs: its area, more the farther it is from the best aspect, and much more beyond 1:2 and 3:1.
    private static func cost(width: Double, height: Double) -> Double {
        let aspect = width / height
        let ratio = max(aspect / bestAspect, bestAspect / aspect)
        let isExtreme = aspect < 0.55 || aspect > 2.9
        return width * height * (0.75 + 0.25 * ratio) * (isExtreme ? 1.5 : 1)
    }

    private init(width: Int) {
        self.width = width
    }

    /// Puts a shape at the highest place where it fits, of equal places the leftmost.
    private mutating func place(_ shape: Silhouette) -> (x: Int, y: Int) {
        var y = 0
        while true {
            extend(to: y + shape.height)
            var x = 0
            while x + shape.width <= width {
                let step = blocked(shape, x, y)
                if step == 0 {
                    take(shape, x, y)
                    return (x, y)
                }
                x += step
            }
            y += 1
        }
    }

    private mutating func extend(to count: Int) {
        while rows < count {
            free += (1...Int32(width))
            rows += 1
        }
    }

    /// How far a shape has to go to the right at least, since something is in its way; 0 where it fits.
    private func blocked(_ shape: Silhouette, _ x: Int, _ y: Int) -> Int {
        for span in shape.spans {
            // The last cell of the stretch tells how many before it are free.
            let last = (y + span.row) * width + x + span.high - 1
            let count = Int(free[last])
            if count < span.high - span.low { return span.high - span.low - count }
        }
        return 0
    }

    private mutating func take(_ shape: Silhouette, _ x: Int, _ y: Int) {
        for span in shape.spans {
            let row = (y + span.row) * width
            for column in x + span.low..<x + span.high { free[row + column] = 0 }
            var count: Int32 = 0
            for column in x + span.high..<max(width, x + span.high) {
                if free[row + column] == 0 { break }
                count += 1
                free[row + column] = count
            }
        }
    }
}
