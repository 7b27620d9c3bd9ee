// SPDX-License-Identifier: Apache-2.0
package import Glibc

/// A process that runs a program. Each has to be waited for, unless it may outlive this process.
package struct ChildProcess: Sendable {
    /// What a standard stream of the program is.
    package enum Stream {
        case inherited
        /// `/dev/null`
        case null
        case descriptor(Int32)
    }

    /// How a process ended.
    package enum Termination: Hashable, Sendable {
        case exit(status: Int32)
        case signal(Int32)
    }

    /// Why a program cannot be started.
    package struct Fault: Error {
        /// In the words of the system.
        package let reason: String
    }

    package let id: pid_t

    /// Starts a program. Descriptors without `FD_CLOEXEC` are open in it as well.
    ///
    /// - Parameters:
    ///   - program: its path, or its name in one of the folders of `PATH`.
    ///   - name: what the program reads as its own name; nil for `program`.
    ///   - environment: its variables, as `NAME=value`.
    package init(
        _ program: String, name: String? = nil, arguments: [String], environment: [String],
        input: Stream = .null, output: Stream = .null, errors: Stream = .null
    ) throws(Fault) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
            switch stream {
            case .inherited: break
            case .null: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
            case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
            }
        }
        var words = ([name ?? program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, &words, &variables)
        guard code == 0 else { throw Fault(reason: String(cString: strerror(code))) }
        id = process
    }

    /// Ends the process at once; it still has to be waited for.
    package func kill() { _ = Glibc.kill(id, SIGKILL) }

    /// Waits until the process ends; once for each process.
    package func wait() -> Termination {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exit(status: status >> 8 & 0xFF) : .signal(signal)
    }
}
