/// Draws the lines of a routed part: level and upright stretches with rounded corners.
struct LineDrawer {
    let plan: RoutingPlan
    let tracks: TrackAssignment
    let spacing: ColumnSpacing
    let loops: LoopNesting

    /// The way of a line.
    func route(of wire: Int) -> RoutedLine {
        let own = plan.wires[wire]
        let points = own.net.map { corners(of: own, net: $0) } ?? loop(own, level: loops.levels[wire])
        return RoutedLine(
            path: Self.rounded(points), leavesRight: plan.ends[own.from].isRight,
            arrivesRight: plan.ends[own.to].isRight)
    }

    private func side(of end: Int) -> Double {
        let place = plan.ends[end]
        return spacing.lefts[place.node] + (place.isRight ? spacing.widths[place.node] : 0)
    }

    private func loop(_ wire: RoutingPlan.Wire, level: Int) -> [Point] {
        let end = plan.ends[wire.from]
        let inset = spacing.loopInsets[end.node * 2 + (end.isRight ? 1 : 0)] + Double(level) * Grid.track
        let x = side(of: wire.from)
        let turn = end.isRight ? x + inset : x - inset
        let (first, second) = (height(of: wire.from), height(of: wire.to))
        return [Point(x: x, y: first), Point(x: turn, y: first), Point(x: turn, y: second), Point(x: x, y: second)]
    }

    /// The height of an end, without regard to whether it gives way.
    private func height(of end: Int) -> Double { Double(plan.line(of: end)) * Grid.unit }

    /// How far a terminal at the left of a channel gives way: half a grid line, so that it meets no other.
    private func shift(of end: Int?, in item: ChannelItems.Item) -> Double {
        for terminal in item.lefts where plan.channels.terminals[terminal].end == end ?? -1 {
            return tracks.yielding[terminal] ? Grid.unit / 2 : 0
        }
        return 0
    }

    private func corners(of wire: RoutingPlan.Wire, net index: Int) -> [Point] {
        let net = plan.nets[index]
        let (first, last) = (plan.channel(of: plan.ends[wire.from]), plan.channel(of: plan.ends[wire.to]))
        let step = last >= first ? 1 : -1
        var y = 0.0
        var points: [Point] = []
        for channel in stride(from: first, through: last, by: step) {
            let number = plan.channels.item(of: index, in: channel, of: plan)
            let item = plan.channels.items[number]
            let x = spacing.channels[channel] + Double(tracks.tracks[number]) * Grid.track
            // A passing line gives way where the channel begins, beside the marks.
            let jog = spacing.channels[channel] - Grid.sideSpace / 2
            if channel == first {
                y = height(of: wire.from) + shift(of: wire.from, in: item)
                points.append(Point(x: side(of: wire.from), y: y))
            } else if step > 0 {
                let shift = shift(of: nil, in: item)
                if shift != 0 {
                    points += [Point(x: jog, y: y), Point(x: jog, y: y + shift)]
                    y += shift
                }
            }
            let isLast = channel == last
            let passing = isLast ? 0 : plan.positions[net.passage(through: step > 0 ? channel : channel - 1)]
            let goal = isLast ? height(of: wire.to) : Double(passing) * Grid.unit
            // The end of a wire at the left of its channel, or a passage there, may give way too.
            let shift = isLast ? shift(of: wire.to, in: item) : step < 0 ? shift(of: nil, in: item) : 0
            if y != goal + shift { points += [Point(x: x, y: y), Point(x: x, y: goal + shift)] }
            y = goal + shift
            if !isLast, shift != 0 {
                points += [Point(x: jog, y: y), Point(x: jog, y: goal)]
                y = goal
            }
        }
        points.append(Point(x: side(of: wire.to), y: y))
        return points
    }

    /// A path along corners, which are rounded as far as the stretches between them are long enough.
    private static func rounded(_ corners: [Point]) -> Path {
        var path = Path(from: corners[0])
        for index in corners.indices.dropFirst() {
            let (from, corner) = (corners[index - 1], corners[index])
            guard index + 1 < corners.count else {
                path.line(to: corner)
                break
            }
            let next = corners[index + 1]
            let (before, after) = (distance(from, corner), distance(corner, next))
            let radius = min(Grid.radius, before / 2, after / 2)
            if radius <= 0 { continue }
            // A quarter of a circle, as near as a cubic curve comes.
            let pull = radius * 0.4477
            path.line(to: toward(from, radius, from: corner))
            path.curve(
                toward(from, pull, from: corner), toward(next, pull, from: corner),
                to: toward(next, radius, from: corner))
        }
        return path
    }

    private static func distance(_ first: Point, _ second: Point) -> Double {
        abs(first.x - second.x) + abs(first.y - second.y)
    }

    private static func toward(_ goal: Point, _ length: Double, from point: Point) -> Point {
        if goal.x == point.x { return Point(x: point.x, y: point.y + (goal.y > point.y ? length : -length)) }
        return Point(x: point.x + (goal.x > point.x ? length : -length), y: point.y)
    }
}
