import DataModel
import Testing

@testable import ModelAnalysis

/// What takes long if it is done without care. The limits are generous: they are for a slow machine and an unoptimised build.
@Suite struct DeletionSpeedTests {
    /// The facts of the deletion of every entity, or of every so many, and how long they took.
    private func deletions(
        _ sample: DeletionSample, every step: Int = 1
    ) -> (deletions: [DeletionFacts], time: Duration) {
        let start = ContinuousClock.now
        let deletions = stride(from: 0, to: sample.facts.entities.count, by: step).map { index in
            sample.analysis.deletion(of: sample.facts.entities[index].id)
        }
        return (deletions, ContinuousClock.now - start)
    }

    @Test func aRingOfAThousandCascades() {
        let sample = DeletionSample(
            (0..<1000).map { Entity("E\($0)", .one("next", "E\(($0 + 1) % 1000)", required: true, .cascade)) })
        let (deletions, time) = deletions(sample, every: 10)
        #expect(deletions.allSatisfy { $0.deletes.count == 1000 && $0.dangles.count == 1000 })
        #expect(deletions.first?.deletes.map { $0.entity.index } == Array(1..<1000) + [0])
        #expect(deletions.first?.deletes.map(\.isCertain) == [Bool](repeating: true, count: 999) + [false])
        #expect(time < .seconds(10), "\(time)")
    }

    /// Pairs, so that each arrival leads back along one relationship and has to be made up for along another.
    @Test func threeHundredThatAllCascadeIntoEachOther() {
        let count = 300
        let entities = (0..<count).map { index in
            var entity = Entity(name: "E\(index)")
            entity.relationships = (0..<count).filter { $0 != index }.map { other in
                .many("to\(other)", "E\(other)", inverse: "to\(index)", .cascade)
            }
            return entity
        }
        let sample = DeletionSample(entities)
        let (deletions, time) = deletions(sample)
        #expect(deletions.allSatisfy { $0.deletes.count == count && $0.dangles.isEmpty })
        #expect(time < .seconds(5), "\(time)")
    }
}
