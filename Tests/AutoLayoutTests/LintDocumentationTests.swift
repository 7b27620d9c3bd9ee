// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLints
import LayoutModel
import Testing

/// The table of advice in the documentation is the lints' own.
struct LintDocumentationTests {
    @Test func `The table lists the lints`() throws {
        let page = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/diagnostics/README.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let section = try #require(text.range(of: "## Advice of the articles")).upperBound
        let rows = text[section...].components(separatedBy: "\n## ")[0].split(separator: "\n").filter {
            $0.hasPrefix("| [`")
        }.map(String.init)
        let expected = (Lint.ofDocuments + Lint.ofLayouts).map { lint in
            "| [`\(lint.code.rawValue)`](\(lint.code.rawValue).md) | \(lint.level.rawValue) | \(lint.strictLevel.rawValue) | \(lint.summary) |"
        }
        #expect(rows == expected)
    }
}
