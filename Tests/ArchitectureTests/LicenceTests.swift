// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct LicenceTests {
    /// Sources in C and Swift, scripts and the Makefile, relative to the package.
    static let files: [String] = {
        let folders = [
            "Sources", "Tests", "Benchmarks", "Examples/Screens/Sources", "Examples/Screens/Tests", "scripts", ".ci",
            "packaging",
        ]
        let found = folders.flatMap { folder in
            let walker = FileManager.default.enumerator(atPath: SourceTree.root.appending(path: folder).path)
            return (walker?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        let extensions = ["swift", "c", "h", "modulemap", "sh", "py", "spec"]
        return ["Package.swift", "Makefile", "action.yml"]
            + found.filter { path in
                let name = path.split(separator: "/").last ?? ""
                guard let dot = name.lastIndex(of: ".") else { return text(path)?.hasPrefix("#!") == true }
                return extensions.contains(String(name[name.index(after: dot)...]))
            }.sorted()
    }()

    private static func text(_ path: String) -> String? {
        try? String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    }

    @Test
    func `Every source file names its licence in its first line, or in the second after one that must be first`() {
        #expect(Self.files.count > 500)
        let missing = Self.files.filter { path in
            let lines = (Self.text(path) ?? "").split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
            return !lines.prefix(2).contains { $0.hasSuffix("SPDX-License-Identifier: Apache-2.0") }
        }
        #expect(missing.isEmpty, "run scripts/add-licence: \(missing.joined(separator: ", "))")
    }
}
