// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Glibc
import LayoutDiagnostics
import LayoutRuns
import SourceLocations
import Synchronization

/// Watches how long each input takes: ends the program at the time limit, and shows on a terminal what takes over a second.
final class InputTimer: Sendable {
    /// An input that has begun.
    private struct Running {
        var name: String
        /// Milliseconds.
        var start: Double
    }

    private struct Inputs {
        /// By their places among the inputs.
        var running: [Int: Running] = [:]
        var hasThread = false
    }

    /// What is on the terminal, also held while an input's files are written.
    private struct Screen {
        var hasProgress = false
    }

    private let seconds: Double
    private let report: DiagnosticReport
    private let stream: RunReport.DiagnosticStream
    private let showsProgress: Bool
    /// Called with what is said of an input that takes too long; otherwise it is printed.
    private let farewell: (@Sendable (String) -> Void)?
    /// Two, so that no input waits until the files of another one are written. Who needs both takes `screen` first.
    private let screen = Mutex(Screen())
    private let inputs = Mutex(Inputs())

    private static let interval = timespec(tv_sec: 0, tv_nsec: 50_000_000)
    /// In milliseconds: what takes less needs no progress.
    private static let patience = 1000.0

    init(
        _ limit: TimeLimitArgument, report: DiagnosticReport, stream: RunReport.DiagnosticStream = .standardError,
        showsProgress: Bool = true, farewell: (@Sendable (String) -> Void)? = nil
    ) {
        self.farewell = farewell
        self.showsProgress = showsProgress && Terminal.errorIsInteractive
        seconds = limit.seconds
        self.report = report
        self.stream = stream
    }

    /// Does what an input asks for, within its time.
    func timing<Value>(_ input: String, at place: Int, _ body: () -> Value) -> Value {
        let needsThread = inputs.withLock { inputs in
            inputs.running[place] = Running(name: input, start: Terminal.milliseconds())
            defer { inputs.hasThread = true }
            return !inputs.hasThread
        }
        if needsThread { startThread() }
        defer { _ = inputs.withLock { $0.running.removeValue(forKey: place) } }
        return body()
    }

    /// Prints what belongs to a finished input, with no progress in between.
    @discardableResult
    func printing<Value>(_ body: () -> Value) -> Value {
        screen.withLock { screen in
            clear(&screen)
            return body()
        }
    }

    private func startThread() {
        var thread = pthread_t()
        let timer = Unmanaged.passRetained(self)
        let code = Interruption.held {
            pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<InputTimer>.fromOpaque(argument).takeRetainedValue().watch() }
                    return nil
                }, timer.toOpaque())
        }
        // Without a thread the run has no time limit.
        if code == 0 { pthread_detach(thread) } else { timer.release() }
    }

    /// Ends when nothing is running, or a thread would be left of every round of `--watch`: the next input starts another one.
    private func watch() {
        var isNeeded = true
        while isNeeded {
            var interval = Self.interval
            nanosleep(&interval, nil)
            isNeeded = screen.withLock { screen in
                guard let oldest = oldestOrEnd() else {
                    clear(&screen)
                    return false
                }
                let now = Terminal.milliseconds()
                if now - oldest.start > seconds * 1000 { expire(oldest.name, &screen) }
                if showsProgress, now - oldest.start > Self.patience {
                    let time = Int((now - oldest.start) / 1000)
                    Terminal.say("\r\u{1B}[K\(DisplayText.safe(InputFile.name(oldest.name))): \(time) s")
                    screen.hasProgress = true
                }
                return true
            }
        }
    }

    /// The input that began first among those that are running; nil if there is none, so that the thread ends.
    private func oldestOrEnd() -> Running? {
        inputs.withLock { inputs in
            let oldest = inputs.running.min { ($0.value.start, $0.key) < ($1.value.start, $1.key) }
            inputs.hasThread = oldest != nil
            return oldest?.value
        }
    }

    private func clear(_ screen: inout Screen) {
        guard screen.hasProgress else { return }
        Terminal.say("\r\u{1B}[K")
        screen.hasProgress = false
    }

    /// Ends the program. The thread that writes files may be in the middle of one: it takes the signal when it is done.
    private func expire(_ name: String, _ screen: inout Screen) {
        clear(&screen)
        let source = SourceText(name: name == "-" ? "<stdin>" : name, "")
        var report = report
        let text = report.add([.timeLimit(seconds, endsRun: true)], in: source) + report.end
        switch stream {
        case _ where farewell != nil: farewell?(text)
        case .standardError: Terminal.say(text)
        case .standardOutput: try? Terminal.printProduct(text)
        }
        Interruption.endProgram()
    }
}
