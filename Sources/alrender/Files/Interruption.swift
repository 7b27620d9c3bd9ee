// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The user's wish that the program end: Control-C, a request to terminate, a terminal that closes.
enum Interruption {
    static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }

    /// Does what must not be cut in two. An interruption waits until it is done; threads that are started in it never
    /// take one.
    static func held<Value, Fault>(_ body: () throws(Fault) -> Value) throws(Fault) -> Value {
        var signals = signals
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
