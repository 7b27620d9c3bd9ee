// SPDX-License-Identifier: Apache-2.0
import CSandbox
import ChildProcesses
import Glibc
import LayoutRuns
import PreviewServer

/// A process of this program that does the work of pages for `serve`: it is started with the same arguments, and `--answer-pages`.
final class PreviewProcess: PreviewWorker {
    private let process: ChildProcess
    private let input: Int32
    let descriptor: Int32

    init() throws(FileFault) {
        let program = "/proc/self/exe"
        var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard alr_pipe(&input) == 0 else { throw FileFault(program, errno: errno) }
        guard alr_pipe(&output) == 0 else { throw FileFault(program, errno: errno) }
        defer {
            close(input[0])
            close(output[1])
        }
        do throws(ChildProcess.Fault) {
            process = try ChildProcess(
                program, name: CommandLine.arguments.first,
                arguments: ["serve", "--answer-pages"] + CommandLine.arguments.dropFirst(2),
                environment: HostEnvironment.ofPrograms, input: .descriptor(input[0]), output: .descriptor(output[1]),
                errors: .inherited)
        } catch {
            close(input[1])
            close(output[0])
            throw FileFault(program, reason: "cannot be run: \(error.reason)", status: .internalError)
        }
        self.input = input[1]
        descriptor = output[0]
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    func send(_ lines: String) { try? OutputFile.writeAll(Array(lines.utf8), to: input, path: "serve") }

    func receive() -> [UInt8]? {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &block, block.count)
            if count > 0 {
                bytes += block[..<count]
            } else if count == 0 {
                return bytes.isEmpty ? nil : bytes
            } else if errno != EINTR {
                return bytes
            }
        }
    }

    func end() {
        process.kill()
        _ = process.wait()
        close(input)
        close(descriptor)
    }

    /// What the process does, until the server ends.
    static func run(_ responder: PreviewResponder) throws {
        alr_end_with_parent()
        try Interruption.endingProgram {
            var lines = StandardInputLines()
            while let line = try lines.next() {
                if let answer = responder.answer(toLine: line) { try Terminal.printProduct(answer) }
            }
        }
    }
}
