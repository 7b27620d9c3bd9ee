// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A program that has been run to its end.
struct StartedProgram {
    var output: String
    /// Zero for success.
    var status: Int32
    /// Whether it was ended because nothing happened for too long.
    var isStopped = false

    /// Runs a program, with what it prints in one text.
    ///
    /// - Parameters:
    ///   - isAlive: asked ten times in a second, with the seconds since the beginning; false ends the program.
    init(
        _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
        isAlive: (Double) -> Bool = { _ in true }
    ) throws(SwiftFault) {
        let log = folder.appending(path: "output-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: log) }
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        do {
            let handle = try FileHandle(forWritingTo: log)
            process.standardOutput = handle
            process.standardError = handle
            try process.run()
        } catch {
            throw SwiftFault("'\(program.path)' cannot be started: \(error.localizedDescription)")
        }
        let start = Date()
        var pause: UInt32 = 2_000
        while process.isRunning {
            usleep(pause)
            pause = min(pause * 2, 20_000)
            let isAwaited = isAlive(Date().timeIntervalSince(start)) && !Self.inputHasEnded
            guard !isAwaited, process.isRunning else { continue }
            isStopped = true
            kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal { status = -status }
        output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Whether the program that waits for the answer is gone.
    private static var inputHasEnded: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP) != 0
    }
}
