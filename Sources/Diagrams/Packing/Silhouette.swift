/// The shape of a part in cells: for each row of cells the stretches that its cards and lines take, with the space
/// that has to stay free around them.
struct Silhouette {
    /// The side of a cell in points.
    static let cell = 20.0

    /// A stretch of cells in a row.
    struct Span {
        let row: Int
        let low: Int
        let high: Int
    }

    /// The stretches from the top; in each row from the left.
    private(set) var spans: [Span] = []
    let width: Int
    let height: Int

    /// - Parameters:
    ///   - boxes: what the part takes, from its top left corner.
    ///   - size: the size of the part.
    ///   - space: the space to keep to other parts.
    init(of boxes: [Box], size: Size, space: Double) {
        func cells(_ length: Double) -> Int { max(1, Int(((length + space) / Self.cell).rounded(.up))) }
        let (width, height) = (cells(size.width), cells(size.height))
        self.width = width
        self.height = height
        if boxes.count < 2 {
            spans = (0..<height).map { Span(row: $0, low: 0, high: width) }
            return
        }
        var taken = [Bool](repeating: false, count: width * height)
        func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
            let first = min(max(Int((low / Self.cell).rounded(.down)), 0), limit - 1)
            let last = min(max(Int(((high + space) / Self.cell).rounded(.up)), first + 1), limit)
            return first..<last
        }
        for box in boxes {
            let columns = range(box.low.x, box.high.x, width)
            for row in range(box.low.y, box.high.y, height) {
                for column in columns { taken[row * width + column] = true }
            }
        }
        for row in 0..<height {
            var column = 0
            while column < width {
                if !taken[row * width + column] {
                    column += 1
                    continue
                }
                let start = column
                while column < width, taken[row * width + column] { column += 1 }
                spans.append(Span(row: row, low: start, high: column))
            }
        }
    }
}
