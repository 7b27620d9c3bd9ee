// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Work on a second thread beside that of the caller's.
enum Aside {
    /// Runs `work` on a thread of its own while `body` runs on the caller's, and returns when both have ended. Where the
    /// system grants no thread, `work` runs after `body`.
    static func run<Fault>(_ work: @escaping () -> Void, while body: () throws(Fault) -> Void) throws(Fault) {
        let job = Job(work)
        var thread = pthread_t()
        let isStarted = blockingSignals {
            pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().run() }
                    return nil
                }, Unmanaged.passUnretained(job).toOpaque()) == 0
        }
        defer { if isStarted { pthread_join(thread, nil) } else { job.run() } }
        try body()
    }

    /// New threads inherit the mask: interruptions stay with the caller's thread.
    private static func blockingSignals<Result>(_ body: () -> Result) -> Result {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    private final class Job {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }
}
