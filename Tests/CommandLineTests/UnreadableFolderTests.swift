// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// Folders with files that cannot be named, folders that cannot be read, and links out of them: the rest counts nevertheless.
struct UnreadableFolderTests {
    private let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["layouts/locked", "layouts/inner"] { try scratch.makeFolder(folder) }
        for name in ["a.layout.json", "inner/b.layout.json"] {
            _ = try scratch.write(Layouts.unknownKey, to: "layouts/\(name)")
        }
    }

    /// A name in Latin-1.
    private func writeForeign(_ name: String, in folder: String = "layouts") throws {
        let path = Array(scratch.path(folder).utf8) + Array("/caf".utf8) + [0xE9] + Array(name.utf8) + [0]
        let file = open(path.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT, 0o644)
        try #require(file >= 0)
        close(file)
    }

    private static let commands = [
        ["check", "layouts"], ["check", "layouts/**/*.layout.json"],
        ["check", "layouts", "--sweep", "width=300...301"],
        ["fix", "layouts", "--clear", "--dry-run"], ["test", "layouts"],
    ]

    /// Whether a run has come to the layouts that can be read.
    private func expectTheRest(_ outcome: Executable.Outcome, _ command: [String]) {
        let text = outcome.text + outcome.errors
        for name in ["a", "b"] { #expect(text.contains(name == "a" ? "a.layout.json" : "b.layout.json"), "\(text)") }
    }

    @Test(arguments: commands)
    func `A name that is not UTF-8 does not matter unless it is a layout's`(command: [String]) throws {
        try writeForeign(".txt")
        let without = try Executable.run(command, in: scratch.url)
        #expect(!without.errors.contains("UTF-8"), "\(without.errors)")
        try writeForeign(".layout.json")
        let outcome = try Executable.run(command, in: scratch.url)
        #expect(outcome.errors.contains("alrender: layouts/caf\u{FFFD}.layout.json: has a name that is not UTF-8\n"))
        #expect(outcome.status == 66)
        expectTheRest(outcome, command)
    }

    @Test func `A layout in a folder whose name is not UTF-8 is reported`() throws {
        let path = Array(scratch.path("layouts").utf8) + Array("/caf".utf8) + [0xE9, 0]
        try #require(mkdir(path.map { CChar(bitPattern: $0) }, 0o755) == 0)
        #expect(!(try Executable.run(["check", "layouts"], in: scratch.url)).errors.contains("UTF-8"))
        let file = Array(path.dropLast()) + Array("/c.xib".utf8) + [0]
        close(open(file.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT, 0o644))
        let outcome = try Executable.run(["check", "layouts"], in: scratch.url)
        #expect(outcome.errors.contains("alrender: layouts/caf\u{FFFD}/c.xib: has a name that is not UTF-8\n"))
        #expect(outcome.status == 66)
    }

    @Test(.enabled(if: Executable.canRunUnprivileged), arguments: commands)
    func `A folder that cannot be read is reported, and the rest counts`(command: [String]) throws {
        #expect(chmod(scratch.path("layouts/locked"), 0) == 0)
        defer { chmod(scratch.path("layouts/locked"), 0o755) }
        let outcome = try Executable.runUnprivileged(command, in: scratch.url)
        #expect(outcome.errors.contains("alrender: layouts/locked: Permission denied\n"), "\(outcome.errors)")
        // The folder for the pictures of failures cannot be made either.
        #expect(outcome.status == (command[0] == "test" ? 73 : 66))
        expectTheRest(outcome, command)
    }

    @Test(.enabled(if: Executable.canRunUnprivileged))
    func `A folder that a pattern does not lead to does not matter`() throws {
        #expect(chmod(scratch.path("layouts/locked"), 0) == 0)
        defer { chmod(scratch.path("layouts/locked"), 0o755) }
        for pattern in ["layouts/*.layout.json", "layouts/i*/*.layout.json"] {
            let outcome = try Executable.runUnprivileged(["check", pattern], in: scratch.url)
            #expect(!outcome.errors.contains("Permission denied"), "\(outcome.errors)")
            #expect(outcome.status == 1)
        }
    }

    @Test func `A link out of a folder does not keep the rest from a run`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("layouts/link.layout.json"), withDestinationPath: "/etc/hostname")
        for command in Self.commands + [["test", "layouts/"]] {
            let outcome = try Executable.run(command, in: scratch.url)
            #expect(outcome.errors.contains("link.layout.json: is a link that leads out of 'layouts"))
            #expect(outcome.status == 66)
            expectTheRest(outcome, command)
        }
    }

    @Test func `A folder without layouts does not keep the other inputs from a run`() throws {
        let outcome = try Executable.run(["check", "layouts/locked", "layouts/*.xib", "layouts"], in: scratch.url)
        #expect(outcome.errors.contains("alrender: layouts/locked: the folder has no layouts\n"))
        #expect(outcome.errors.contains("alrender: layouts/*.xib: no file matches the pattern\n"))
        #expect(outcome.status == 66)
        expectTheRest(outcome, [])
    }

    /// It may be that of a layout that is not found.
    @Test func `With a layout that cannot be found no golden is removed`() throws {
        for name in ["a.layout.json", "inner/b.layout.json"] {
            _ = try scratch.write(Layouts.valid, to: "layouts/\(name)")
        }
        let update = ["test", "layouts", "--update", "--prune"]
        #expect(try Executable.run(update, in: scratch.url).status == 0)
        try FileManager.default.removeItem(atPath: scratch.path("layouts/a.layout.json"))
        try writeForeign(".layout.json")
        #expect(try Executable.run(update, in: scratch.url).status == 66)
        #expect(FileManager.default.fileExists(atPath: scratch.path("golden/a.json")))
        let report = try Executable.run(["test", "layouts"], in: scratch.url)
        #expect(report.status == 66)
        #expect(report.text.contains(" passed, 0 failed, 1 error"), "\(report.text) \(report.errors)")
    }

    @Test func `A page that cannot be read does not keep the others from their figures`() throws {
        let block = "```layout\n\(Layouts.valid)\n```\n"
        for name in ["a.md", "b.md"] { _ = try scratch.write(block, to: "layouts/\(name)") }
        try writeForeign(".md")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("layouts/none.md"), withDestinationPath: "nothing.md")
        _ = try scratch.write("", to: "notes.txt")
        let outcome = try Executable.run(["figures", "layouts", "notes.txt"], in: scratch.url)
        #expect(outcome.errors.contains("alrender: layouts/caf\u{FFFD}.md: has a name that is not UTF-8\n"))
        #expect(outcome.errors.contains("alrender: layouts/none.md: No such file or directory\n"))
        #expect(outcome.errors.contains("alrender: notes.txt: is not a page"))
        #expect(outcome.status == 66)
        #expect(scratch.exists("layouts/a-1.png") && scratch.exists("layouts/b-1.png"))
    }
}

extension ScratchDirectory {
    fileprivate func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
    }

    fileprivate func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
