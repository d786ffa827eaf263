import Dispatch

/// Work on all cores at once, where it does not depend on each other.
enum Parallel {
    /// What `transform` makes of each input, in their order.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], _ transform: @Sendable (Input) -> Output
    ) -> [Output] {
        if inputs.count < 2 { return inputs.map(transform) }
        return [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
            // Each iteration writes a place of its own, and all are done when the call returns.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
                places.initializeElement(at: index, to: transform(inputs[index]))
            }
            count = inputs.count
        }
    }

    /// The results of two pieces of work that are done side by side.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @Sendable () -> Second
    ) -> (First, Second) {
        nonisolated(unsafe) var results: (First?, Second?) = (nil, nil)
        withUnsafeMutablePointer(to: &results.0) { one in
            withUnsafeMutablePointer(to: &results.1) { two in
                nonisolated(unsafe) let (one, two) = (one, two)
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    if index == 0 { one.pointee = first() } else { two.pointee = second() }
                }
            }
        }
        guard let one = results.0, let two = results.1 else { return (first(), second()) }
        return (one, two)
    }
}
