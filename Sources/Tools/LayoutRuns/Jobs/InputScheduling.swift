// SPDX-License-Identifier: Apache-2.0
/// Processes the inputs of a run, and hands over what they lead to in the order of the inputs. The program does so on threads
/// and within a time limit.
package protocol InputScheduling: Sendable {
    /// - Parameters:
    ///   - names: of the inputs.
    ///   - worker: called once on each thread; what it returns processes that thread's inputs, given by their places.
    ///   - deliver: called on the caller's thread.
    func process<Outcome: Sendable>(
        _ names: [String], worker: @escaping @Sendable () -> (Int) -> Outcome, deliver: (Outcome) -> Void)
}

/// One input after the other, on the caller's thread.
package struct InputSequence: InputScheduling {
    package init() {}

    package func process<Outcome: Sendable>(
        _ names: [String], worker: @escaping @Sendable () -> (Int) -> Outcome, deliver: (Outcome) -> Void
    ) {
        let work = worker()
        for place in names.indices { deliver(work(place)) }
    }
}
