// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The built program, run as a user runs it.
struct Executable {
    struct Outcome {
        var status: Int32
        var output: Data
        var errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Beside the test bundle, unless ALRENDER_TEST_PROGRAM is the path of another one, such as one with a sanitizer.
    static let path: URL = {
        if let path = ProcessInfo.processInfo.environment["ALRENDER_TEST_PROGRAM"] { return URL(filePath: path) }
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appending(path: "alrender")
    }()

    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The test's own variables without `CI`, under which `test --update` records nothing: tests give the same results
    /// at a desk and in continuous integration.
    static let environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }

    static func run(
        program: String? = nil, _ arguments: [String], input: Data = Data(), in directory: URL = package,
        environment: [String: String] = environment
    ) throws -> Outcome {
        let process = Process()
        process.environment = environment
        process.executableURL = program.map { URL(filePath: $0) } ?? path
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let standardInput = Pipe()
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both pipes are drained at once: a full one would stop the program.
        let box = ErrorText()
        let reader = Thread {
            box.text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self);
            box.done.signal()
        }
        reader.start()
        try? standardInput.fileHandleForWriting.write(contentsOf: input)
        try? standardInput.fileHandleForWriting.close()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        box.done.wait()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: bytes, errors: box.text)
    }

    /// As a user to whom permissions apply.
    static func runUnprivileged(_ arguments: [String], in directory: URL) throws -> Outcome {
        guard geteuid() == 0 else { return try run(arguments, in: directory) }
        return try run(program: setpriv, asNoOne + [path.path] + arguments, in: directory)
    }

    /// The superuser needs a program to become another one.
    static let canRunUnprivileged =
        geteuid() != 0
        || (try? run(program: setpriv, asNoOne + [path.path, "--version"], in: URL(filePath: "/"))).map {
            $0.status == 0
        }
            ?? false

    private static let setpriv = "/usr/bin/setpriv"
    private static let asNoOne = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    private final class ErrorText: @unchecked Sendable {
        var text = ""
        let done = DispatchSemaphore(value: 0)
    }
}

/// A directory that goes away with its owner.
final class ScratchDirectory {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

extension ScratchDirectory {
    /// Writes an Interface Builder file with a view of AppKit of 300 × 200 points.
    ///
    /// - Parameter content: elements of the view, as XML.
    /// - Returns: the file's path.
    func writeAppKitView(_ content: String) throws -> String {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <customView id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
            \(content)
            </customView></objects></document>
            """, to: "view.xib")
    }
}
