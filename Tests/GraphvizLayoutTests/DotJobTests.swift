import Diagrams
import Testing

@testable import GraphvizLayout

@Suite struct DotJobTests {
    private func batches(_ sizes: [Int], parallel: Int) -> [[Int]] {
        let jobs = sizes.enumerated().map { DotJob(number: $0.offset, skeleton: Skeletons.chain($0.element)) }
        return DotJob.batches(of: jobs, parallel: parallel).map { $0.map(\.number) }
    }

    @Test(arguments: [
        ([5], 4, [[0]]),
        ([2, 2, 2], 1, [[2, 1, 0]]),
        ([2, 9, 3], 2, [[1], [0, 2]]),
        ([10, 2, 8, 6, 6], 2, [[4, 0], [1, 3, 2]]),
    ])
    func dealsTheLargestFirst(sizes: [Int], parallel: Int, expected: [[Int]]) {
        #expect(batches(sizes, parallel: parallel) == expected)
    }

    @Test func boundsTheBatches() {
        let batches = batches([Int](repeating: 2, count: 200), parallel: 1)
        #expect(batches.map(\.count) == [50, 50, 50, 50])
        #expect(batches.joined().sorted() == Array(0..<200))
    }
}
