// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The built program while it runs, and what it has printed so far.
final class RunningProgram {
    private let process = Process()
    private let scratch: ScratchDirectory

    /// Both streams go to a file beside the inputs, which no folder's contents count.
    private static let log = ".printed"

    init(_ arguments: [String], in scratch: ScratchDirectory) throws {
        self.scratch = scratch
        let path = scratch.path(Self.log)
        try Data().write(to: URL(filePath: path))
        let file = FileHandle(forWritingAtPath: path)
        process.executableURL = Executable.path
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.environment = Executable.environment
        process.standardOutput = file
        process.standardError = file
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    var printed: String { String(decoding: (try? scratch.bytes(Self.log)) ?? Data(), as: UTF8.self) }

    /// How many threads it has now.
    var threads: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/task").count) ?? 0
    }

    /// Whether something becomes true within half a minute.
    func waits(for condition: () -> Bool) -> Bool {
        for _ in 0..<1200 {
            if condition() { return true }
            if !process.isRunning { return condition() }
            usleep(25_000)
        }
        return false
    }

    func waits(for text: String) -> Bool { waits { printed.contains(text) } }

    /// As Control-C does; the exit code.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
