// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Images that crash a decoder, or keep it busy, harm only the process that decodes them.
struct ImageWorkerTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func document(_ stem: String, image: String) throws -> String {
        try scratch.write(
            """
            { "canvas": { "width": 120, "height": 80 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "\(image)" } ] },
              "constraints": [ "a.top = r.top + 8", "a.leading = r.leading + 8" ] }
            """, to: "\(stem).layout.json")
    }

    private func svg(_ content: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">\#(content)</svg>"#
    }

    /// librsvg ends the process for both.
    private static let crashing = [
        #"<text y="20" font-size="2e6">x</text>"#,
        #"<filter id="f"><feConvolveMatrix order="25" kernelMatrix="\#((0..<625).map { _ in "1" }.joined(separator: " "))"/></filter><rect width="40" height="30" filter="url(#f)"/>"#,
    ]

    @Test(arguments: crashing, ["png", "svg", "pdf"])
    func `An image that crashes librsvg is reported, and the other inputs are drawn`(
        content: String, format: String
    ) throws {
        _ = try scratch.write(svg(content), to: "bad.svg")
        _ = try scratch.write(svg(#"<rect width="40" height="30" fill="red"/>"#), to: "good.svg")
        let inputs = [try document("1", image: "bad.svg"), try document("2", image: "good.svg")]
        let outcome = try Executable.run(inputs + ["-o", scratch.path("{stem}.\(format)")])
        #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
        #expect(FileManager.default.fileExists(atPath: scratch.path("1.\(format)")))
        #expect(FileManager.default.fileExists(atPath: scratch.path("2.\(format)")))
        if outcome.status == 1 { #expect(outcome.errors.contains("[undecodable-image]")) }
        #expect(!outcome.errors.contains("panicked"))
    }

    /// The program itself draws the outlines that the other process has made, and so never reads the file's own text.
    @Test func `A PDF has the text in an SVG image as outlines`() throws {
        _ = try scratch.write(svg(#"<text y="20" font-size="12">Nightjar</text>"#), to: "words.svg")
        let pdf = scratch.path("words.pdf")
        let input = try document("words", image: "words.svg")
        #expect(try Executable.run([input, "-o", pdf, "--hide", "all", "--show", "content"]).status == 0)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/pdftotext")
        process.arguments = [pdf, "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("words.layout.json"))
        #expect(!text.contains("Nightjar"))
    }

    /// The image takes ten seconds of processor time.
    @Test func `The process that decodes an image ends with the program`() throws {
        let path = (0..<400_000).map { "L \($0 % 40) \($0 % 29)" }.joined(separator: " ")
        _ = try scratch.write(
            svg(
                #"<path d="M 0 0 \#(path)" fill="none" stroke="red" stroke-width="3" stroke-dasharray="0.001 0.001"/>"#),
            to: "bad.svg")
        let process = Process()
        process.executableURL = Executable.path
        process.arguments = ["check", try document("1", image: "bad.svg")]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var decoders: [pid_t] = []
        for _ in 0..<400 where decoders.isEmpty {
            usleep(25_000)
            decoders = try Self.decoders(startedBy: process.processIdentifier)
        }
        #expect(!decoders.isEmpty)
        // Into the image.
        usleep(500_000)
        kill(process.processIdentifier, SIGKILL)
        // Foundation waits for the processes of the process as well, and others may be slow to collect what has ended.
        let isGone = (0..<120).contains { _ in
            usleep(25_000)
            return decoders.allSatisfy { !Self.isDecoding($0) }
        }
        #expect(isGone)
        process.waitUntilExit()
    }

    private static func isDecoding(_ process: pid_t) -> Bool {
        // That of a process that has ended is empty.
        let words = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        return words?.contains("--decode-images") == true
    }

    private static func decoders(startedBy parent: pid_t) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { process in
            let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            return status?.contains("\nPPid:\t\(parent)\n") == true && isDecoding(process)
        }
    }

    @Test func `A placeholder of the image's size stands for one that cannot be decoded`() throws {
        _ = try scratch.write(svg(Self.crashing[0]), to: "bad.svg")
        let outcome = try Executable.run(["solve", try document("1", image: "bad.svg")])
        #expect(outcome.text.contains(#""intrinsicContentSize": { "width": 40, "height": 30 }"#), "\(outcome.text)")
    }

    @Test(.timeLimit(.minutes(1)))
    func `An image that takes too long is given up`() throws {
        let path = (0..<400_000).map { "L \($0 % 40) \($0 % 29)" }.joined(separator: " ")
        _ = try scratch.write(
            svg(
                #"<path d="M 0 0 \#(path)" fill="none" stroke="red" stroke-width="3" stroke-dasharray="0.001 0.001"/>"#),
            to: "bad.svg")
        let outcome = try Executable.run(["check", try document("1", image: "bad.svg")])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("[undecodable-image]"), "\(outcome.text)")
    }

    /// The header is fine, and what is drawn depends on the picture.
    @Test func `An image that cannot be drawn is an error of the document`() throws {
        let file = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><filter id="f">
            <feGaussianBlur stdDeviation="500"/></filter>
            <g filter="url(#f)"><rect width="20000" height="20000"/></g></svg>
            """
        _ = try scratch.write(file, to: "large.svg")
        let outcome = try Executable.run([try document("1", image: "large.svg"), "-o", scratch.path("a.pdf")])
        #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
    }

    @Test func `A message that is not a request ends the worker`() throws {
        for bytes in [[], [1, 2, 3], [UInt8](repeating: 255, count: 64), [4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]]
            as [[UInt8]]
        {
            let outcome = try Executable.run(["--decode-images"], input: Data(bytes))
            #expect(outcome.status == 0)
            #expect(outcome.output.isEmpty)
        }
    }
}
