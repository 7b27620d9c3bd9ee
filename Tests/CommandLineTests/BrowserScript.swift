// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A script of `Tests/Browser`, which uses the program's pages in Chromium.
enum BrowserScript {
    /// What the script prints; it has to succeed.
    static func output(of name: String, _ arguments: [String]) throws -> String {
        let script = Process()
        script.executableURL = URL(filePath: "/usr/bin/env")
        script.arguments =
            ["python3", "-B", Executable.package.appending(path: "Tests/Browser/\(name)").path, Executable.path.path]
            + arguments
        let output = Pipe()
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(text)")
        return text
    }
}
