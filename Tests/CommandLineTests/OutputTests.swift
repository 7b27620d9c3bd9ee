// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct OutputTests {
    let scratch: ScratchDirectory
    let input: String

    init() throws {
        scratch = try ScratchDirectory()
        input = try scratch.write(Layouts.valid, to: "a.layout.json")
    }

    @Test(
        arguments: [("png", [0x89, 0x50]), ("svg", [0x3C]), ("pdf", [0x25, 0x50]), ("json", [0x7B]), ("txt", [0x73])]
            as [(String, [UInt8])])
    func `The extension chooses the format`(name: String, magic: [UInt8]) throws {
        let outcome = try Executable.run([input, "-o", scratch.path("a.\(name)")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try scratch.bytes("a.\(name)").starts(with: magic))
    }

    @Test func `Standard input is drawn to standard output`() throws {
        let outcome = try Executable.run(["-", "-o", "-", "--format", "svg"], input: Data(Layouts.valid.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("<?xml") || outcome.text.hasPrefix("<svg"))
        #expect(outcome.text.hasSuffix("</svg>\n"))
    }

    @Test func `One run writes several outputs`() throws {
        let outcome = try Executable.run([
            input, "-o", scratch.path("b.png"), "-o", scratch.path("b.svg"), "-o", "-", "--format", "json",
        ])
        #expect(outcome.status == 0)
        #expect(scratch.names == ["a.layout.json", "b.png", "b.svg"])
        #expect(outcome.text.hasPrefix("{"))
    }

    @Test func `Every variant has its path`() throws {
        let path = scratch.path("{stem}-{variant}-{device}-{appearance}-{direction}.svg")
        #expect(try Executable.run([input, "-o", path, "--all-variants"]).status == 0)
        #expect(
            scratch.names == ["a-default-custom-light-ltr.svg", "a-wide-custom-light-ltr.svg", "a.layout.json"])
    }

    @Test(arguments: [
        ("--all-variants", "{variant}"), ("--device iphone-15 --device iphone-se-3", "{device}"),
        ("--size 200x --size 300x", "{size}"), ("--scale 2 --scale 3", "{scale}"),
        ("--direction ltr --direction rtl", "{direction}"), ("--appearance light --appearance dark", "{appearance}"),
        ("--all-variants --appearance light --appearance dark", "{variant} and {appearance}"),
    ])
    func `Pictures with one path are refused before the first is written`(options: String, placeholder: String) throws {
        let arguments = [input, "-o", "b.svg"] + options.split(separator: " ").map(String.init)
        let outcome = try Executable.run(arguments, in: scratch.url)
        #expect(outcome.status == 64)
        let count = placeholder.contains("and") ? 4 : 2
        #expect(
            outcome.errors
                == "alrender: 'b.svg' would be written \(count) times: put \(placeholder) in the path, or pass --sheet\n"
        )
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `Pictures that no placeholder tells apart are refused`() throws {
        let outcome = try Executable.run(
            [input, "-o", "b.svg", "--text-size", "L", "--text-size", "XL"], in: scratch.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("no placeholder tells these layouts apart, so pass --sheet"))
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `Scenes with one path are refused before the first is written`() throws {
        let file = Executable.package.appending(path: "samples/review/before.storyboard").path
        let outcome = try Executable.run([file, "-o", "m.png"], in: scratch.url)
        #expect(outcome.status == 64)
        #expect(
            outcome.errors == "alrender: 'm.png' would be written 3 times: put {scene} in the path, or pass --sheet\n")
        #expect(scratch.names == ["a.layout.json"])
    }

    /// Folders, links and spellings of a path lead to one file, of which the last picture would remain.
    @Test(arguments: ["./b.svg", "../FOLDER/b.svg", "link.svg", "folder/b.svg"])
    func `Two paths to one file are refused`(other: String) throws {
        try FileManager.default.createSymbolicLink(atPath: scratch.path("link.svg"), withDestinationPath: "b.svg")
        try FileManager.default.createSymbolicLink(atPath: scratch.path("folder"), withDestinationPath: ".")
        let other = other.replacing("FOLDER", with: scratch.url.lastPathComponent)
        let outcome = try Executable.run([input, "-o", "b.svg", "-o", other], in: scratch.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("would be written twice"), "\(outcome.errors)")
    }

    /// `head` ends as soon as it has what it wants.
    @Test(arguments: ["--help", "--version", "schema", "devices", "fonts", "help check", "solve a.layout.json"])
    func `Nothing is said of a reader that closes the pipe`(arguments: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "(sleep 0.3; exec '\(Executable.path.path)' \(arguments)) | true"]
        process.currentDirectoryURL = scratch.url
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        #expect(String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).isEmpty)
        process.waitUntilExit()
    }

    @Test func `File mode and symbolic links are kept`() throws {
        let target = try scratch.write("old", to: "target.svg")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
        try FileManager.default.createSymbolicLink(atPath: scratch.path("link.svg"), withDestinationPath: "target.svg")
        #expect(try Executable.run([input, "-o", scratch.path("link.svg")]).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.svg")) == "target.svg")
        #expect(try scratch.bytes("target.svg").starts(with: Data("<".utf8)))
    }

    /// The old picture stays when the new one cannot be made, and nothing is left beside it.
    @Test func `A failure leaves the old file`() throws {
        _ = try scratch.write("old", to: "a.png")
        let bad = try scratch.write(Layouts.unknownKey, to: "b.layout.json")
        #expect(try Executable.run([bad, "-o", scratch.path("a.png")]).status == 1)
        #expect(
            try Executable.run([input, "-o", scratch.path("a.png"), "--size", "20000x20000", "--scale", "16"]).status
                == 1)
        #expect(try scratch.bytes("a.png") == Data("old".utf8))
        #expect(scratch.names == ["a.layout.json", "a.png", "b.layout.json"])
    }

    @Test func `A closed pipe does not crash the program`() throws {
        let script = "'\(Executable.path.path)' '\(input)' -o - --format svg 2>'\(scratch.path("errors"))' | head -c 5"
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script + "; exit ${PIPESTATUS[0]}"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect([0, 73].contains(process.terminationStatus))
        #expect(try scratch.bytes("errors").isEmpty)
    }

    @Test func `A closed standard output is reported`() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "'\(Executable.path.path)' solve '\(input)' >&- 2>'\(scratch.path("errors"))'"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(
            String(decoding: try scratch.bytes("errors"), as: UTF8.self) == "alrender: <stdout>: Bad file descriptor\n")
    }

    @Test(arguments: ["png", "svg", "pdf", "json", "txt"])
    func `Two processes give the same bytes`(format: String) throws {
        let sample = Executable.package.appending(path: "samples/valid/screens/sign-in.layout.json").path
        let first = try Executable.run([sample, "-o", "-", "--format", format])
        let second = try Executable.run([sample, "-o", "-", "--format", format])
        #expect(first.status == 0)
        #expect(!first.output.isEmpty)
        #expect(Self.withoutTimings(first.output) == Self.withoutTimings(second.output))
    }

    /// One process that draws another layout before gives the same bytes as one that does not.
    @Test func `Earlier pictures of a run do not matter`() throws {
        let samples = Executable.package.appending(path: "samples/valid")
        let first = samples.appending(path: "screens/player.layout.json").path
        let second = samples.appending(path: "screens/sign-in.layout.json").path
        for format in ["png", "svg"] {
            #expect(try Executable.run([first, second, "-o", scratch.path("{stem}.\(format)")]).status == 0)
            #expect(try Executable.run([second, "-o", scratch.path("alone.\(format)")]).status == 0)
            #expect(try scratch.bytes("sign-in.\(format)") == scratch.bytes("alone.\(format)"))
        }
    }

    private static func withoutTimings(_ bytes: Data) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.range(of: "\"timings\"").map { String(text[..<$0.lowerBound]) } ?? bytes.base64EncodedString()
    }
}
