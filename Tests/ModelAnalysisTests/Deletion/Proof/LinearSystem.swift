/// Inequalities between variables that are not negative; all are satisfied where every variable is 0.
struct LinearSystem {
    private let width: Int
    private var rows: [[Double]] = []
    private var limits: [Double] = []

    init(width: Int) { self.width = width }

    mutating func require(_ row: [Double], atMost limit: Double) {
        rows.append(row)
        limits.append(limit)
    }

    /// The largest value of a variable, which must be bounded (the simplex method, with Bland's rule against circles).
    func maximum(of variable: Int) -> Double {
        let height = rows.count
        var table = rows.enumerated().map { index, row in
            row + (0..<height).map { $0 == index ? 1 : 0 } + [limits[index]]
        }
        var goal = [Double](repeating: 0, count: width + height + 1)
        goal[variable] = -1
        var basis = (0..<height).map { width + $0 }
        while let column = goal.dropLast().firstIndex(where: { $0 < -1e-9 }) {
            var pivot: Int?
            for row in 0..<height where table[row][column] > 1e-9 {
                guard let best = pivot else {
                    pivot = row
                    continue
                }
                let difference =
                    table[row][width + height] / table[row][column] - table[best][width + height] / table[best][column]
                if difference < -1e-9 || (difference < 1e-9 && basis[row] < basis[best]) { pivot = row }
            }
            guard let pivot else { return .infinity }
            let factor = table[pivot][column]
            table[pivot] = table[pivot].map { $0 / factor }
            for row in 0..<height where row != pivot && table[row][column] != 0 {
                let scale = table[row][column]
                for place in table[row].indices { table[row][place] -= scale * table[pivot][place] }
            }
            let scale = goal[column]
            for place in goal.indices { goal[place] -= scale * table[pivot][place] }
            basis[pivot] = column
        }
        return goal[width + height]
    }
}
