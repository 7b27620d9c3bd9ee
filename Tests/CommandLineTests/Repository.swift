// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A repository of git in a folder that goes away with it.
struct Repository {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
    }

    @discardableResult
    func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
        process.currentDirectoryURL = scratch.url
        // Without the user's settings.
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch.url.path,
            "GIT_CONFIG_NOSYSTEM": "1",
        ].merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "-m", "Commit")
    }

    func write(_ text: String, to name: String) throws { _ = try scratch.write(text, to: name) }

    func run(_ arguments: String...) throws -> Executable.Outcome { try Executable.run(arguments, in: scratch.url) }
}
