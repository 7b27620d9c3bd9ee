// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Package.swift as SwiftPM reads it in our own folder, and in the folder of a package that another depends on.
struct ManifestTests {
    /// Swift 6.1 and Xcode build no package that is depended on by its version and sets flags of the compiler.
    @Test func `Only a build of the package itself sets flags of the compiler`() throws {
        #expect(try Self.description(in: "alrender").contains("unsafeFlags"))
        let dependency = try Self.description(in: "checkouts/alrender")
        #expect(dependency.contains("\"AutoLayout\""))
        #expect(!dependency.contains("unsafeFlags"))
        // Only the program that rewrites Swift files needs it.
        #expect(!dependency.contains("swift-syntax"))
    }

    /// What `swift package dump-package` prints for a copy of the manifest.
    private static func description(in folder: String) throws -> String {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let package = temporary.appending(path: folder)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let manifest = "Package.swift"
        try FileManager.default.copyItem(
            at: SourceTree.root.appending(path: manifest), to: package.appending(path: manifest))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", package.path, "dump-package"]
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
