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

    /// The results of two pieces of work that are done side by side: the first here, where it may use `map` itself.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let box = Box<Second>()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { box.value = second() }
        let one = first()
        group.wait()
        return (one, box.value ?? second())
    }

    /// A place for a result, written by one thread and read by another after that one is done.
    private final class Box<Value: Sendable>: @unchecked Sendable {
        var value: Value?
    }
}
