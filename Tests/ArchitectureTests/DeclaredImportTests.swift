// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Package.swift declares for every target the modules that its files import. An incremental build accepts an import that is not
/// declared if the module happens to be there.
struct DeclaredImportTests {
    /// The manifest, as `swift package dump-package` prints it.
    struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var dependencies: [Dependency]

            var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
            /// As import lines write it.
            var module: String { name.replacing("-", with: "_") }
        }

        /// `{"byName": ["LayoutGeometry", null]}` or `{"product": ["BigInt", "BigInt", null, null]}`
        struct Dependency: Decodable {
            var name: String

            init(from decoder: any Decoder) throws {
                let values = try decoder.singleValueContainer().decode([String: [Part]].self)
                name = values.values.first?.first?.text ?? ""
            }

            /// A name, or a value that does not matter here.
            private struct Part: Decodable {
                var text: String?

                init(from decoder: any Decoder) throws {
                    text = try? decoder.singleValueContainer().decode(String.self)
                }
            }
        }

        var targets: [Target]

        /// A build folder of its own, because `swift test` holds the lock of the package's.
        static func load() throws -> Manifest {
            let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: scratch) }
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [
                "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path,
                "dump-package",
            ]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return try JSONDecoder().decode(Manifest.self, from: data)
        }
    }

    @Test func `Every target declares the modules that it imports, and no others`() throws {
        let manifest = try Manifest.load()
        let packages = ["ArgumentParser", "BigInt"]
        let executables = manifest.targets.filter { $0.type == "executable" }.map(\.module)
        let modules = Set(manifest.targets.map(\.module) + packages)
        #expect(manifest.targets.count > 40)
        for target in manifest.targets where !["system", "plugin"].contains(target.type) {
            let files = SourceTree.files(below: target.folder)
            #expect(!files.isEmpty, "\(target.folder) has no Swift files")
            let used = Set(files.flatMap(\.imports)).intersection(modules)
            let declared = Set(target.dependencies.map { $0.name.replacing("-", with: "_") })
            let missing = used.subtracting(declared).sorted()
            #expect(missing.isEmpty, "Package.swift: \(target.name) needs \(missing.joined(separator: ", "))")
            // Tests run a program without importing it.
            let superfluous = declared.subtracting(used).subtracting(executables).sorted()
            #expect(
                superfluous.isEmpty, "Package.swift: \(target.name) does not use \(superfluous.joined(separator: ", "))"
            )
        }
    }
}
