/// Groups the nodes of a graph of which each leads to each other one (Tarjan's algorithm, without recursion).
enum StronglyConnected {
    /// For each node the number of its group; groups are numbered from 0.
    static func components(of edges: [[Int]]) -> [Int] {
        var order = [Int](repeating: -1, count: edges.count)
        var lowest = order
        var component = order
        var open: [Int] = []
        var calls: [(node: Int, edge: Int)] = []
        var clock = 0
        var groups = 0
        for root in edges.indices where order[root] < 0 {
            calls.append((root, 0))
            while let (node, edge) = calls.last {
                if edge == 0, order[node] < 0 {
                    (order[node], lowest[node]) = (clock, clock)
                    clock += 1
                    open.append(node)
                }
                if edge < edges[node].count {
                    calls[calls.count - 1].edge += 1
                    let next = edges[node][edge]
                    if order[next] < 0 {
                        calls.append((next, 0))
                    } else if component[next] < 0 {
                        lowest[node] = min(lowest[node], order[next])
                    }
                    continue
                }
                calls.removeLast()
                if let caller = calls.last { lowest[caller.node] = min(lowest[caller.node], lowest[node]) }
                guard lowest[node] == order[node] else { continue }
                while let member = open.popLast() {
                    component[member] = groups
                    if member == node { break }
                }
                groups += 1
            }
        }
        return component
    }
}
