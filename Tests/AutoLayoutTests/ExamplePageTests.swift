// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutModel
import LayoutRendering
import SourceLocations
import Testing

/// The page of examples describes each document as the document itself does.
struct ExamplePageTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `Rows quote the documents`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/examples.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("- [") }.map(String.init)
        #expect(rows.count >= 60)
        for row in rows {
            let path = try #require(row.firstMatch(of: /\]\(\.\.\/(samples\/valid\/(.+?))\.layout\.json\)/)).output
            let bytes = try Data(contentsOf: Self.root.appending(path: "\(path.1).layout.json"))
            let run = try LayoutPipeline().solve(SourceText(name: String(path.2), bytes: Array(bytes)))
            let document = try #require(run.document)
            let name = try #require(document.name)
            let description = try #require(document.description)
            let picture = "golden/valid/\(path.2).png"
            let hasPicture = FileManager.default.fileExists(atPath: Self.root.appending(path: picture).path)
            let shown = hasPicture ? " ![\(name)](../\(picture))" : ""
            #expect(row == "- [\(name)](../\(path.1).layout.json): \(description)\(shown)")
        }
    }
}
