// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `scripts/install-packages`, run with substitutes for the system's commands.
struct PackageSetupTests {
    private struct Outcome {
        var status: Int32
        var output: String
    }

    /// - Parameters:
    ///   - commands: shell scripts by the name of the command that they replace.
    ///   - environment: variables in addition to `PATH`.
    private static func install(
        _ packages: [String], commands: [String: String], environment: [String: String] = [:]
    ) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-setup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, script) in commands {
            let file = folder.appending(path: name)
            try Data("#!/bin/bash\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [SourceTree.root.appending(path: "scripts/install-packages").path] + packages
        process.environment = ["PATH": folder.path].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: output)
    }

    private static let oneInstalled = #"[ "$4" = here ] || [ "$3" = here ] && printf installed"#

    @Test func `Nothing happens if every package is installed`() throws {
        let outcome = try Self.install(["here"], commands: ["dpkg-query": Self.oneInstalled])
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
    }

    @Test func `Root installs exactly the missing packages without a question`() throws {
        let outcome = try Self.install(
            ["here", "missing"],
            commands: ["dpkg-query": Self.oneInstalled, "id": "echo 0", "apt-get": #"echo "apt-get $@""#])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == "apt-get update -q\napt-get install -y -q --no-install-recommends missing\n")
    }

    @Test func `Without a terminal sudo installs without a question`() throws {
        let outcome = try Self.install(
            ["missing"],
            commands: ["dpkg-query": Self.oneInstalled, "id": "echo 1000", "sudo": #"echo "sudo $@""#],
            environment: ["CI": "true"])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("apt-get install -y -q --no-install-recommends missing\n"))
    }

    @Test func `Without root and sudo it fails and prints the command to run`() throws {
        let outcome = try Self.install(["missing"], commands: ["dpkg-query": Self.oneInstalled, "id": "echo 1000"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Run this as root:\n  apt-get update && apt-get install"))
    }
}
