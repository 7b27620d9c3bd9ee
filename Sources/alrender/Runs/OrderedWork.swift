// SPDX-License-Identifier: Apache-2.0
import CSandbox
import Glibc
import Synchronization

/// Work on several threads whose results come in the order of the tasks, for any number of threads.
enum OrderedWork {
    /// Bytes.
    private static let keptMemory: Int32 = 128 << 20

    /// - Parameters:
    ///   - worker: called once on each thread; what it returns does that thread's tasks, given by their numbers.
    ///   - deliver: called on the caller's thread.
    static func run<Outcome: Sendable>(
        count: Int, threads: Int, worker: @escaping @Sendable () -> (Int) -> Outcome, deliver: (Outcome) -> Void
    ) {
        let threads = min(threads, count)
        if count > 1 { alr_keep_freed_memory(keptMemory) }
        guard threads > 1 else {
            let work = worker()
            for task in 0..<count { deliver(work(task)) }
            return
        }
        let desk = Desk<Outcome>(count: count)
        var started: [pthread_t] = []
        for _ in 0..<threads {
            // The caller's thread alone takes interruptions: it is the one that writes files.
            let thread = Interruption.held {
                ProgramThread.start {
                    let work = worker()
                    while let task = desk.nextTask() { desk.put(work(task), for: task) }
                }
            }
            guard let thread else { break }
            started.append(thread)
        }
        if started.isEmpty {
            let work = worker()
            while let task = desk.nextTask() { desk.put(work(task), for: task) }
        }
        for task in 0..<count { deliver(desk.take(task)) }
        for thread in started { pthread_join(thread, nil) }
    }
}

/// Where threads fetch their tasks and leave the results.
private final class Desk<Outcome: Sendable>: @unchecked Sendable {
    private struct State {
        var next = 0
        var outcomes: [Int: Outcome] = [:]
    }

    private let count: Int
    private let state = Mutex(State())
    /// Counts outcomes that were left; a semaphore may be used by any thread, which is why the class may as well.
    private let left: UnsafeMutablePointer<sem_t>

    init(count: Int) {
        self.count = count
        left = .allocate(capacity: 1)
        sem_init(left, 0, 0)
    }

    deinit {
        sem_destroy(left)
        left.deallocate()
    }

    func nextTask() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    func put(_ outcome: Outcome, for task: Int) {
        state.withLock { $0.outcomes[task] = outcome }
        sem_post(left)
    }

    /// Waits until there is an outcome.
    func take(_ task: Int) -> Outcome {
        while true {
            if let outcome = state.withLock({ $0.outcomes.removeValue(forKey: task) }) { return outcome }
            // Woken for another task's outcome or by a signal, it looks again.
            sem_wait(left)
        }
    }
}
