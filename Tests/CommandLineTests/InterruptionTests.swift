// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// An interrupted run never leaves a partial file.
struct InterruptionTests {
    let scratch: ScratchDirectory
    let inputs: [String]

    init() throws {
        let scratch = try ScratchDirectory()
        self.scratch = scratch
        inputs = try (0..<40).map { try scratch.write(Layouts.valid, to: "\($0).layout.json") }
    }

    /// A killed run may leave a temporary file, but no half picture; the next run removes what is left.
    @Test func `Runs that are killed leave whole pictures and what the next run removes`() throws {
        var hadTemporary = false
        for attempt in 0..<40 {
            let process = Process()
            process.executableURL = Executable.path
            process.arguments = Array(inputs.prefix(4)) + ["-o", scratch.path("{stem}.svg")]
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(attempt) * 5000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for picture in pictures {
                #expect(try scratch.bytes(picture).suffix(7) == Data("</svg>\n".utf8), "\(picture)")
                try FileManager.default.removeItem(atPath: scratch.path(picture))
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).filter {
                $0.hasSuffix(".tmp")
            }
            for name in left {
                hadTemporary = true
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: scratch.path(name))
            }
        }
        if !hadTemporary { _ = try scratch.write("half", to: ".alrender-1-0.tmp") }
        if !hadTemporary {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: scratch.path(".alrender-1-0.tmp"))
        }
        #expect(try Executable.run([inputs[0], "-o", scratch.path("a.svg")]).status == 0)
        let rest = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
        #expect(rest.filter { $0.hasSuffix(".tmp") }.isEmpty)
    }

    /// Ended at different moments, a run leaves whole pictures and nothing else.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `An interrupted run leaves no incomplete file`(signal: Int32) throws {
        var completed: Set<Int> = []
        for attempt in 1...6 {
            let process = Process()
            process.executableURL = Executable.path
            process.arguments = inputs + ["-o", scratch.path("{stem}.svg"), "-j", "2"]
            process.standardError = FileHandle.nullDevice
            try process.run()
            // As soon as there are some pictures.
            for _ in 0..<10_000 where process.isRunning && pictures.count < 5 * attempt { usleep(500) }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus == 0)
            completed.insert(pictures.count)
            for picture in pictures {
                #expect(try scratch.bytes(picture).suffix(7) == Data("</svg>\n".utf8), "\(picture)")
            }
            let strangers = scratch.names.filter { !$0.hasSuffix(".svg") && !$0.hasSuffix(".layout.json") }
            #expect(strangers.isEmpty)
            for picture in pictures { try FileManager.default.removeItem(atPath: scratch.path(picture)) }
        }
        #expect(!completed.contains(0))
    }

    private var pictures: [String] { scratch.names.filter { $0.hasSuffix(".svg") } }

    /// A limit on the size of files ends most programs in the middle of one.
    @Test func `A limit on the size of files is reported`() throws {
        let run = try run(after: "ulimit -f 1")
        #expect(run.status == 73)
        #expect(run.said == "alrender: \(scratch.path("a.png")): File too large\n")
        #expect(scratch.names.count == inputs.count)
    }

    /// GLib ends the process with a trap where it can start no thread. How much memory the program has before that depends on the
    /// machine; a thread takes 8 MB.
    @Test func `A limit on memory that allows no thread is an internal error`() throws {
        var failure: (said: String, status: Int32?)?
        for kilobytes in stride(from: 40_000, to: 500_000, by: 7_000) where failure == nil {
            let run = try run(after: "ulimit -v \(kilobytes)")
            if run.said.contains("creating thread") { failure = run }
        }
        #expect(failure?.status == 70)
    }

    /// As deep as views may be, on the program's thread and on two others.
    @Test(arguments: ["512", "1024", "unlimited"])
    func `Views nested to the limit are solved and drawn on a small stack`(limit: String) throws {
        let open = (0..<250).map { "{\"id\":\"v\($0)\",\"children\":[" }.joined()
        let deep = "{\"canvas\":{\"width\":100,\"height\":100},\"root\":\(open)\(String(repeating: "]}", count: 250))}"
        for name in ["0", "1"] { _ = try scratch.write(deep, to: "\(name).layout.json") }
        for threads in [1, 2] {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = [
                "-c",
                """
                ulimit -s \(limit); exec '\(Executable.path.path)' '\(inputs[0])' '\(inputs[1])' -j \(threads) \
                -o '\(scratch.path("{stem}.svg"))' 2>/dev/null
                """,
            ]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
            #expect(pictures.count == 2)
            for picture in pictures { try FileManager.default.removeItem(atPath: scratch.path(picture)) }
        }
    }

    /// Interruptions reach the thread that writes files, whichever it is.
    @Test func `A run on a small stack can be interrupted`() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c",
            "ulimit -s 512; exec '\(Executable.path.path)' '\(inputs[0])' -o '\(scratch.path("a.svg"))' --watch 2>/dev/null",
        ]
        try process.run()
        for _ in 0..<400 where pictures.isEmpty { usleep(25_000) }
        usleep(200_000)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(pictures == ["a.svg"])
    }

    /// Nil for the status if a signal has ended the program.
    private func run(after command: String) throws -> (said: String, status: Int32?) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "\(command); exec '\(Executable.path.path)' '\(inputs[0])' -o '\(scratch.path("a.png"))' 2>&1",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (said, process.terminationReason == .exit ? process.terminationStatus : nil)
    }
}
