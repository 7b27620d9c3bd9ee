// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing

/// docs/solve-output.md lists the keys of what `solve` prints, as the goldens have them.
struct SolveOutputPageTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The keys in each section's table.
    private static func keys() throws -> [String: Set<String>] {
        let page = try String(contentsOf: root.appending(path: "docs/solve-output.md"), encoding: .utf8)
        var keys: [String: Set<String>] = [:]
        var section = ""
        for line in page.split(separator: "\n") {
            if line.hasPrefix("## `") { section = String(line.dropFirst(4).prefix { $0 != "`" }) }
            guard line.hasPrefix("| `"), let cell = line.split(separator: "|").first else { continue }
            keys[section, default: []].formUnion(cell.matches(of: /`(\w+)`/).map { String($0.output.1) })
        }
        return keys
    }

    @Test func `The page lists every key of the goldens, and no other`() throws {
        var found: [String: Set<String>] = [:]
        let folder = Self.root.appending(path: "golden")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "json" {
            try add(Data(contentsOf: file), to: &found)
        }
        // Goldens are single layouts and have no fitting sizes, no timings, and diagnostics of one layout no contexts.
        let fitting = #"{ "root": { "id": "r" }, "fit": [ { "item": "r" } ] }"#
        try add(Data(LayoutDocument(fitting).solved().json.utf8), to: &found)
        found["layout"]?.formUnion(["timings", "file", "scene", "variant", "options"])
        found["diagnostic"]?.insert("contexts")
        let keys = try Self.keys()
        #expect(Set(keys.keys) == Set(found.keys))
        for (section, names) in found {
            #expect(keys[section] == names, "\(section)")
        }
    }

    private func add(_ json: Data, to found: inout [String: Set<String>]) throws {
        guard let layout = try JSONSerialization.jsonObject(with: json) as? [String: Any] else { return }
        found["layout", default: []].formUnion(layout.keys)
        for (list, section) in [
            ("views", "view"), ("guides", "guide"), ("constraints", "constraint"), ("fittings", "fitting"),
            ("diagnostics", "diagnostic"),
        ] {
            for object in layout[list] as? [[String: Any]] ?? [] {
                found[section, default: []].formUnion(object.keys)
            }
        }
    }
}
