// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
package import LayoutRuns

/// A process that does the work of pages, one after another.
package protocol PreviewWorker: AnyObject {
    /// Becomes readable when there is a part of an answer, or when the process has ended.
    var descriptor: Int32 { get }

    /// Sends lines to a process that waits for them.
    func send(_ lines: String)

    /// The bytes that have come since the last call, without waiting; nil if the process has ended.
    func receive() -> [UInt8]?

    /// Ends it at once. Programs that it has started end when they have done what they are doing.
    func end()
}

/// The processes that do the work of pages, so that a layout that takes for ever, or that nothing survives, keeps no other one waiting.
package struct PreviewWorkers {
    /// How work ends.
    enum End {
        case answer(PreviewAnswer)
        case fault(Fault)
        /// The file has changed.
        case superseded
    }

    /// Why there is no answer.
    enum Fault {
        case timeLimit(Diagnostic)
        /// A sentence.
        case process(String)
    }

    private struct Task {
        var number: Int
        var work: PreviewWork
        /// Work in one lane is done one after another: that of a file, apart from its whole page, which takes longer, and that of all
        /// Swift files, which are compiled together.
        var lane: String { SwiftSelection.isSwift(path) ? ".swift" : work.verb == .whole ? path + "\0" : path }
        var path: String { work.request.path }
    }

    private struct Worker {
        var process: any PreviewWorker
        /// What it does, and since when, in milliseconds.
        var task: (task: Task, start: Double)?
        /// What it did last: it remembers the files.
        var lane = ""
        /// Lines for it, with the next work.
        var unsent = ""
        /// The part of an answer that is there.
        var received: [UInt8] = []
    }

    /// So many layouts that take for ever keep others waiting until the time limit.
    private static let mostWorkers = 3
    /// In milliseconds: work on a file that has changed is begun again after that.
    private static let patience = 1000.0

    private let seconds: Double
    private let clock: StageClock
    private let start: () -> Result<any PreviewWorker, FileFault>
    private var workers: [Worker] = []
    private var waiting: [Task] = []
    private var ends: [(Int, End)] = []
    private var count = 0
    /// What a new process would have to know.
    private var compiled: [String]?

    /// - Parameters:
    ///   - seconds: for the work of one request.
    ///   - start: starts a process.
    package init(seconds: Double, clock: StageClock, start: @escaping () -> Result<any PreviewWorker, FileFault>) {
        self.seconds = seconds
        self.clock = clock
        self.start = start
    }

    var descriptors: [Int32] { workers.map(\.process.descriptor) }

    /// - Returns: the number by which the end is known.
    mutating func begin(_ work: PreviewWork) -> Int {
        count += 1
        waiting.append(Task(number: count, work: work))
        distribute()
        return count
    }

    /// What processes remember may be wrong.
    mutating func learn(_ change: PreviewChange) {
        compiled = change.compiled ?? compiled
        for place in workers.indices.reversed() {
            workers[place].unsent += change.line
            guard let (task, start) = workers[place].task, change.files.contains(task.path) else { continue }
            if task.work.verb == .whole {
                end(place)
                ends.append((task.number, .superseded))
            } else if clock.now() - start > Self.patience {
                // It may never end, and its file is another one now.
                end(place)
                waiting.insert(task, at: 0)
            }
        }
        for task in waiting where task.work.verb == .whole && change.files.contains(task.path) {
            ends.append((task.number, .superseded))
        }
        waiting.removeAll { task in ends.contains { $0.0 == task.number } }
        distribute()
    }

    /// What has ended since the last call.
    mutating func ended() -> [(Int, End)] {
        for place in workers.indices.reversed() { advance(place) }
        distribute()
        defer { ends = [] }
        return ends
    }

    private mutating func advance(_ place: Int) {
        let bytes = workers[place].process.receive()
        workers[place].received += bytes ?? []
        guard let (task, start) = workers[place].task else {
            if bytes == nil { end(place) }
            return
        }
        if let answer = PreviewAnswer(workers[place].received) {
            (workers[place].received, workers[place].task) = ([], nil)
            ends.append((task.number, .answer(answer)))
        } else if bytes == nil {
            end(place)
            let reason = "the process that shows it has ended, for want of memory or by a fault of alrender"
            ends.append((task.number, .fault(.process("\(task.work.request.path): \(reason)"))))
        } else if clock.now() - start > seconds * 1000 {
            end(place)
            ends.append((task.number, .fault(.timeLimit(.timeLimit(seconds, endsRun: false)))))
        }
    }

    private mutating func end(_ place: Int) { workers.remove(at: place).process.end() }

    /// Ends all of them, when the server ends.
    package mutating func endAll() { while !workers.isEmpty { end(0) } }

    /// Gives work to processes that have none, in the order in which it came.
    private mutating func distribute() {
        var left: [Task] = []
        for task in waiting {
            let isBusy = workers.contains { $0.task?.task.lane == task.lane }
            guard !isBusy, let place = place(for: task) else {
                if !ends.contains(where: { $0.0 == task.number }) { left.append(task) }
                continue
            }
            workers[place].process.send(workers[place].unsent + task.work.line)
            (workers[place].unsent, workers[place].lane) = ("", task.lane)
            workers[place].task = (task, clock.now())
        }
        waiting = left
    }

    /// A process without work: the one that knows the file, another one, or a new one; nil if all are busy.
    private mutating func place(for task: Task) -> Int? {
        let idle = workers.indices.filter { workers[$0].task == nil }
        if let place = idle.first(where: { workers[$0].lane == task.lane }) ?? idle.first { return place }
        guard workers.count < Self.mostWorkers else { return nil }
        switch start() {
        case .success(let process):
            var worker = Worker(process: process)
            if let compiled { worker.unsent = PreviewChange(files: [], compiled: compiled).line }
            workers.append(worker)
            return workers.count - 1
        case .failure(let fault):
            ends.append((task.number, .fault(.process(fault.message))))
            return nil
        }
    }
}
