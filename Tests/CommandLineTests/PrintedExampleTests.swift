// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What pages say that a command prints is what it prints.
struct PrintedExampleTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func page(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: [
        ("docs/explain.md", "explain samples/console/price-cell.log", 0),
        ("docs/sweep.md", "check samples/valid/screens/sign-in.layout.json --sweep width=240...600", 0),
        (
            "docs/sweep.md",
            "check samples/valid/articles/conflicting-width.layout.json --sweep width=280...340 --diagnostics json", 0
        ),
    ])
    func `A page shows what the program prints of a sample`(page: String, command: String, status: Int32) throws {
        let outcome = try Executable.run(command.split(separator: " ").map(String.init), in: Self.root)
        #expect(outcome.status == status)
        #expect(try Self.page(page).contains("\n\(outcome.text)```"), "\(outcome.text)")
    }

    @Test func `The page on explanations shows a value of the README's layout`() throws {
        let readme = try Self.page("README.md")
        let start = try #require(readme.range(of: "```json\n"))
        let end = try #require(readme.range(of: "\n```", range: start.upperBound..<readme.endIndex))
        let scratch = try ScratchDirectory()
        _ = try scratch.write(String(readme[start.upperBound..<end.lowerBound]), to: "form.layout.json")
        let outcome = try Executable.run(["explain", "form.layout.json", "field.width"], in: scratch.url)
        #expect(try Self.page("docs/explain.md").contains("```\n\(outcome.text)```"), "\(outcome.text)")
    }
}
