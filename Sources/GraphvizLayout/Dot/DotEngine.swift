import ChildProcesses
public import Diagrams

/// The layout engine that runs Graphviz `dot`.
///
/// Many skeletons go to one process as a stream, and as many processes run as there are cores. What such a batch loses,
/// be it to the time limit or to a crash, is tried again graph by graph, so that one bad graph costs no other.
public struct DotEngine: LayoutEngine {
    private let program: DotProgram
    private let timeLimit: Double
    private let parallel: Int
    private let standby: Standby?

    /// How many processes are started ahead: even a small model keeps two busy.
    private static let mostOnStandby = 2

    /// Makes an engine.
    ///
    /// - Parameters:
    ///   - program: the program to run.
    ///   - timeLimit: how many seconds a batch may take, then a graph alone, then a graph with less effort.
    ///   - parallel: how many processes to run at a time; nil for the number of cores.
    ///   - isOnStandby: whether to start processes now, for skeletons that are sure to come soon.
    public init(program: DotProgram, timeLimit: Double = 60, parallel: Int? = nil, isOnStandby: Bool = false) {
        self.program = program
        self.timeLimit = timeLimit
        self.parallel = max(1, parallel ?? ProcessPool.coreCount)
        standby = isOnStandby ? Standby(program.layoutCommand, count: min(self.parallel, Self.mostOnStandby)) : nil
    }

    /// Places each skeleton; one of a single box, or of none, without `dot`.
    ///
    /// - Throws: `LayoutError` `dot-failed`, or `old-dot` for a version before 2.42, where `dot` cannot place even two
    ///   boxes, or not in time.
    public func place(
        _ skeletons: [Skeleton], deliver: (_ index: Int, LayoutOutcome) -> Void
    ) throws(LayoutError) {
        var work: [DotJob] = []
        for (index, skeleton) in skeletons.enumerated() {
            if let fault = skeleton.fault {
                deliver(index, .failed(fault))
            } else if skeleton.nodes.count < 2, skeleton.edges.isEmpty {
                deliver(index, .placed(Self.placementAlone(of: skeleton)))
            } else {
                work.append(DotJob(number: index, skeleton: skeleton))
            }
        }
        if work.isEmpty { return }
        let runner = DotRunner(program: program, timeLimit: timeLimit, parallel: parallel, standby: standby)
        try runner.place(work, deliver: deliver)
    }

    private static func placementAlone(of skeleton: Skeleton) -> Placement {
        Placement(nodes: skeleton.nodes.map { _ in Placement.Place(column: 0, top: 0) }, passages: [])
    }
}
