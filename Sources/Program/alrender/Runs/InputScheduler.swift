// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// Processes inputs on threads and within a time limit, with a line of progress on a terminal.
struct InputScheduler: InputScheduling {
    let threads: Int
    let timer: InputTimer
    /// Whether finished inputs are counted on a terminal.
    var countsInputs = false

    func process<Outcome: Sendable>(
        _ names: [String], worker: @escaping @Sendable () -> (Int) -> Outcome, deliver: (Outcome) -> Void
    ) {
        let timer = timer
        var progress = RunProgress(total: countsInputs ? names.count : 0)
        OrderedWork.run(count: names.count, threads: threads) {
            let work = worker()
            return { place in timer.timing(names[place], at: place) { work(place) } }
        } deliver: { outcome in
            timer.printing {
                progress.clear()
                deliver(outcome)
                progress.advance()
            }
        }
        progress.clear()
    }
}
