// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// A run that cannot go on ends with a sentence and 70, not with a signal.
struct FaultTests {
    /// In kilobytes of address space; with less, the loader itself cannot start, which no program can report.
    @Test(arguments: [150, 200, 260, 320, 400, 500, 700, 1000].map { $0 << 10 })
    func `A run without memory ends with a sentence`(kilobytes: Int) throws {
        let scratch = try ScratchDirectory()
        let command = "ulimit -v \(kilobytes); exec \"$0\" \"$@\""
        let sample = Executable.package.appending(path: "samples/valid/screens/sign-in.layout.json").path
        let outcome = try Executable.run(
            program: "/bin/bash",
            ["-c", command, Executable.path.path, sample, "-o", scratch.path("a.png"), "--scale", "8", "-j", "8"])
        #expect([0, 1, 70, 73, 127].contains(outcome.status), "\(outcome.status): \(outcome.errors)")
        if outcome.status == 70 { #expect(outcome.errors.contains("memory"), "\(outcome.errors)") }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).isEmpty == (outcome.status != 0),
            "\(outcome.status)")
    }

    @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT])
    func `A fault of the program ends it with a sentence`(signal: Int32) throws {
        let process = Process()
        process.executableURL = Executable.path
        process.arguments = ["check", "-"]
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // It reads its input by the time that it sleeps in a pipe.
        for _ in 0..<400 where !Self.isReadingPipe(process.processIdentifier) { usleep(25_000) }
        kill(process.processIdentifier, signal)
        // Without its writing end, the program would end by itself.
        defer { withExtendedLifetime(input) {} }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 70)
        #expect(text.contains("internal error (SIG"), "\(text)")
    }

    private static func isReadingPipe(_ process: pid_t) -> Bool {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.contains { task in
            let call = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/syscall", encoding: .utf8)
            // read(0, …)
            return call?.hasPrefix("0 0x0 ") == true
        }
    }
}
