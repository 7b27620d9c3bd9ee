// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc
import LayoutRuns
import Synchronization

/// `alrender-swift`, which compiles and runs Swift files: started for the first of them, with the environment that the program started
/// with, and kept, since it has what is compiled.
enum SwiftProcess {
    private static let name = "alrender-swift"

    /// The ends of its streams.
    private struct Streams {
        var process: ChildProcess
        var input: Int32
        var output: Int32
        /// What has been read beyond the last answer.
        var rest: [UInt8] = []
    }

    private static let streams = Mutex<Streams?>(nil)

    /// The line that answers a request, which has no line breaks.
    @Sendable static func answer(_ request: [UInt8]) throws(FileFault) -> [UInt8] {
        let result = streams.withLock { streams -> Result<[UInt8], FileFault> in
            do throws(FileFault) {
                var running: Streams
                if let known = streams { running = known } else { running = try start() }
                // A process that fails is not asked again.
                streams = nil
                let answer = try answer(request, &running)
                streams = running
                return .success(answer)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func answer(_ request: [UInt8], _ streams: inout Streams) throws(FileFault) -> [UInt8] {
        // It reads everything before it writes.
        var rest = (request + [UInt8(ascii: "\n")])[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(streams.input, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
        }
        var answer = streams.rest
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var searched = 0
        while true {
            if let end = answer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                streams.rest = Array(answer[(end + 1)...])
                return Array(answer[..<end])
            }
            searched = answer.count
            let count = read(streams.output, &block, block.count)
            if count > 0 { answer += block[..<count] } else if count == 0 || errno != EINTR { break }
        }
        close(streams.input)
        close(streams.output)
        let end = streams.process.wait()
        let reason = if case .signal(let number) = end { "was ended by signal \(number)" } else { "failed" }
        throw FileFault(try path(), reason: reason, status: .internalError)
    }

    private static func start() throws(FileFault) -> Streams {
        let program = try path()
        var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard alr_pipe(&input) == 0 else { throw FileFault(name, errno: errno) }
        guard alr_pipe(&output) == 0 else { throw FileFault(name, errno: errno) }
        do throws(ChildProcess.Fault) {
            defer {
                close(input[0])
                close(output[1])
            }
            let process = try ChildProcess(
                program, arguments: [], environment: HostEnvironment.ofPrograms, input: .descriptor(input[0]),
                output: .descriptor(output[1]), errors: .inherited)
            return Streams(process: process, input: input[1], output: output[0])
        } catch {
            close(input[1])
            close(output[0])
            throw FileFault(program, reason: "cannot be run: \(error.reason)", status: .noInput)
        }
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
