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

    /// The archive has the sources of these floors only.
    @Test func `The libraries of Swift files are built from the sources that are packed`() throws {
        struct Package: Decodable {
            struct Target: Decodable {
                struct Dependency: Decodable { var byName: [String?]? }
                var name: String
                var dependencies: [Dependency]
                var path: String?
            }
            var targets: [Target]
        }
        let text = try Self.description(in: "sources", environment: ["ALRENDER_LIBRARIES": "1"])
        let targets = try JSONDecoder().decode(Package.self, from: Data(text.utf8)).targets
        let script = try String(
            contentsOf: SourceTree.root.appending(path: "scripts/pack-swift-sources"), encoding: .utf8)
        let floors = try #require(script.firstMatch(of: /floors=\((.*)\)/)).1.split(separator: " ")
        for target in targets {
            let floor = target.path?.split(separator: "/").dropFirst().first
            #expect(floors.contains { $0 == floor }, "\(target.name) is not packed")
            for name in target.dependencies.compactMap({ $0.byName?.first ?? nil }) {
                #expect(targets.contains { $0.name == name }, "\(target.name) needs \(name)")
            }
        }
        #expect(targets.contains { $0.name == "UIKit" })
    }

    /// What `swift package dump-package` prints for a copy of the manifest.
    private static func description(in folder: String, environment: [String: String] = [:]) throws -> String {
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
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            // The manifest of `make check` leaves targets out.
            .filter { $0.key != "ALRENDER_TESTS" }
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
