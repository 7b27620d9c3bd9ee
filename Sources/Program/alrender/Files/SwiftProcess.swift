// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc
import LayoutRuns

/// Runs `alrender-swift`, which compiles and runs Swift files, with the environment that the program started with.
enum SwiftProcess {
    private static let name = "alrender-swift"

    @Sendable static func answer(_ request: [UInt8]) throws(FileFault) -> [UInt8] {
        let program = try path()
        var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard alr_pipe(&input) == 0 else { throw FileFault(name, errno: errno) }
        guard alr_pipe(&output) == 0 else { throw FileFault(name, errno: errno) }
        defer { close(output[0]) }
        let process: ChildProcess
        do throws(ChildProcess.Fault) {
            defer {
                close(input[0])
                close(output[1])
            }
            process = try ChildProcess(
                program, arguments: [], environment: HostEnvironment.ofPrograms, input: .descriptor(input[0]),
                output: .descriptor(output[1]), errors: .inherited)
        } catch {
            close(input[1])
            throw FileFault(program, reason: "cannot be run: \(error.reason)", status: .noInput)
        }
        // It reads everything before it writes.
        var rest = request[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(input[1], $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
        }
        close(input[1])
        var answer: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(output[0], &block, block.count)
            if count > 0 { answer += block[..<count] } else if count == 0 || errno != EINTR { break }
        }
        guard process.wait() == .exit(status: 0) else {
            throw FileFault(program, reason: "failed", status: .internalError)
        }
        return answer
    }

    /// Beside this program, or in the folder of its libraries.
    static func path() throws(FileFault) -> String {
        let files = SystemFiles()
        let own = files.resolved("/proc/self/exe") ?? ""
        let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
        for path in ["\(folder)/\(name)", "\(folder)/../lib/alrender/\(name)"] where files.exists(path) { return path }
        throw FileFault(
            "", reason: "Swift files need the program '\(name)', which is not installed beside '\(own)'",
            status: .noInput)
    }
}
