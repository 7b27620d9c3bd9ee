// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct ModuleTests {
    /// Pages solve with the engine compiled as WebAssembly, which the repository holds: compiling needs tools that a build
    /// does not. The same check is `make check-module`.
    @Test func `The WebAssembly in web pages was made from the sources as they are; run 'make module' otherwise`()
        throws
    {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let check = Process()
        check.executableURL = root.appending(path: "scripts/make-module")
        check.arguments = ["--check"]
        let complaint = Pipe()
        check.standardError = complaint
        try check.run()
        let text = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "\(text)")
    }
}
