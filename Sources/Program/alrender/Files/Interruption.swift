// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// Interruptions by the user: Control-C, a request to terminate, a closed terminal.
enum Interruption {
    static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }

    /// The signal that a thread sends to the thread that writes files, to end the program.
    private static let endSignal = SIGALRM

    /// Called at the start of the program, which may have inherited a signal mask.
    static func prepare() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, endSignal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Ends the program with the status of an error, from any thread, as soon as no file is being written.
    static func endProgram() -> Never {
        signal(endSignal) { _ in _exit(ExitStatus.errorDiagnostic.rawValue) }
        kill(getpid(), endSignal)
        while true { pause() }
    }

    /// Runs work during which an interruption ends the program at once, as the end that the user wants, with status 0. Around it
    /// interruptions are blocked, because the program looks for them itself. Files are written as `held` says.
    static func endingProgram<Value>(_ body: () throws -> Value) rethrows -> Value {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(ExitStatus.done.rawValue) } }
        var signals = signals
        var before = sigset_t()
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Runs work that asks whether the user has interrupted it, and ends then. Interruptions are blocked from then on.
    static func untilInterrupted(_ work: (_ isInterrupted: () -> Bool) -> Void) {
        var signals = signals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        work {
            var none = timespec()
            return sigtimedwait(&signals, nil, &none) > 0
        }
    }

    /// Runs work that must not be interrupted. An interruption waits until it is done; threads started in it never
    /// receive one.
    static func held<Value, Fault>(_ body: () throws(Fault) -> Value) throws(Fault) -> Value {
        var signals = signals
        sigaddset(&signals, endSignal)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
