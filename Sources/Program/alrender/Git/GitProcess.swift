// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc
import LayoutRuns

/// Runs git with the environment that the program started with.
enum GitProcess {
    @Sendable static func output(_ arguments: [String], isQuiet: Bool) throws(FileFault) -> [UInt8] {
        var ends: [Int32] = [0, 0]
        guard alr_pipe(&ends) == 0 else { throw FileFault("git", errno: errno) }
        defer { close(ends[0]) }
        let process: ChildProcess
        do throws(ChildProcess.Fault) {
            defer { close(ends[1]) }
            process = try ChildProcess(
                "git", arguments: ["--no-pager"] + arguments, environment: HostEnvironment.ofPrograms,
                output: .descriptor(ends[1]), errors: isQuiet ? .null : .inherited)
        } catch {
            throw FileFault("git", reason: "cannot be run: \(error.reason)", status: .noInput)
        }
        var output: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &block, block.count)
            if count > 0 { output += block[..<count] } else if count == 0 || errno != EINTR { break }
        }
        guard process.wait() == .exit(status: 0) else {
            throw FileFault("git \(arguments.joined(separator: " "))", reason: "failed", status: .noInput)
        }
        return output
    }
}
