// SPDX-License-Identifier: Apache-2.0
import CSandbox
import Glibc
import Synchronization

/// Work on several threads whose results come in the order of the tasks, for any number of threads.
enum OrderedWork {
    /// Bytes.
    private static let keptMemory: Int32 = 128 << 20

    /// Outcomes for each thread that may wait to be delivered, so that a slow disk does not fill the memory with pictures.
    private static let waitingOutcomes = 16

    /// Several tasks are done beside the caller's thread also on one thread, so that the next one does not wait for a file.
    ///
    /// - Parameters:
    ///   - worker: called once on each thread; what it returns does that thread's tasks, given by their numbers.
    ///   - deliver: called on the caller's thread.
    static func run<Outcome: Sendable>(
        count: Int, threads: Int, worker: @escaping @Sendable () -> (Int) -> Outcome, deliver: (Outcome) -> Void
    ) {
        let threads = min(threads, count)
        if count > 1 { alr_keep_freed_memory(keptMemory) }
        func workHere() {
            let work = worker()
            for task in 0..<count { deliver(work(task)) }
        }
        guard count > 1 else { return workHere() }
        let desk = Desk<Outcome>(count: count, room: waitingOutcomes * threads)
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
        guard !started.isEmpty else { return workHere() }
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
    /// Counts the tasks that may be begun before another outcome is taken.
    private let room: UnsafeMutablePointer<sem_t>

    /// - Parameter room: tasks that may be begun before an outcome is taken, at least one.
    init(count: Int, room: Int) {
        self.count = count
        left = .allocate(capacity: 1)
        sem_init(left, 0, 0)
        self.room = .allocate(capacity: 1)
        sem_init(self.room, 0, UInt32(room))
    }

    deinit {
        for semaphore in [left, room] {
            sem_destroy(semaphore)
            semaphore.deallocate()
        }
    }

    /// Waits while too many outcomes have not been taken; nil once all tasks have been begun.
    func nextTask() -> Int? {
        while sem_wait(room) != 0 {}
        return state.withLock { state in
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
            if let outcome = state.withLock({ $0.outcomes.removeValue(forKey: task) }) {
                sem_post(room)
                return outcome
            }
            // Woken for another task's outcome or by a signal, it looks again.
            sem_wait(left)
        }
    }
}
