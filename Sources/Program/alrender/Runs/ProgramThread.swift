// SPDX-License-Identifier: Apache-2.0
import CSandbox
import Glibc

/// Threads with a stack for views and values that are nested as deeply as the limits permit, regardless of the system's limit.
enum ProgramThread {
    /// Bytes: the usual limit of Linux. A quarter of it is needed.
    private static let stackSize = 8 << 20

    /// Runs the program: on the caller's thread where its stack is large enough.
    static func run(_ program: @escaping @Sendable () -> Void) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < UInt64(stackSize)
        else {
            return program()
        }
        // Interruptions go to the thread that writes files.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        let mask = before
        guard
            let thread = start({
                var mask = mask
                pthread_sigmask(SIG_SETMASK, &mask, nil)
                program()
            })
        else {
            pthread_sigmask(SIG_SETMASK, &before, nil)
            return program()
        }
        pthread_join(thread, nil)
    }

    /// Returns nil if the system grants no thread.
    static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        let body = Unmanaged.passRetained(Body(work))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { argument in
                alr_handle_faults_on_own_stack()
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        guard code == 0 else {
            body.release()
            return nil
        }
        return thread
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
