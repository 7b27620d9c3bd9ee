// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The files and symbols that docs/extending.md names in its tables exist, and ARCHITECTURE.md stays short and complete.
struct GuidePageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var page: String
        var path: String
        var symbols: [String]

        var testDescription: String { "\(page): \(path)" }
    }

    /// Rows with a path in their second cell, and symbols in their third.
    static let rows: [Row] = ["ARCHITECTURE.md", "docs/extending.md"].flatMap { (page: String) -> [Row] in
        let text = (try? String(contentsOf: SourceTree.root.appending(path: page), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line -> Row? in
            let cells = line.split(separator: "|").map { names(in: $0) }
            guard line.hasPrefix("| "), cells.count == 3, let path = cells[1].first, path.contains("/") else {
                return nil
            }
            return Row(page: page, path: path, symbols: cells[2])
        }
    }

    private static func names(in cell: Substring) -> [String] {
        let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }

    @Test func `The page has its tables`() {
        #expect(Self.rows.count >= 60)
        #expect(Self.rows.allSatisfy { !$0.symbols.isEmpty })
    }

    /// A control without text and images, such as a spinner. Outside of these files nothing may need to know it.
    @Test func `A control takes at most 14 files, and its recipe names all of them`() throws {
        let page = try String(contentsOf: SourceTree.root.appending(path: "docs/extending.md"), encoding: .utf8)
        let recipe = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("A control\n") })
        let paths = Set(recipe.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap(Self.names(in:)))
        #expect(recipe.split(separator: "\n").count { $0.hasPrefix("| ") } - 1 <= 14)
        let users = SourceTree.sources.filter { $0.text.contains(/\.activityIndicator\b/) }
        #expect(users.count >= 8)
        for file in users { #expect(paths.contains(file.path), "the recipe for a control lacks \(file.path)") }
    }

    @Test func `ARCHITECTURE.md fits on two screens`() throws {
        let page = try String(contentsOf: SourceTree.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 105)
    }

    /// Words as `wc` counts them.
    @Test func `The documentation is short enough to be read`() {
        let pages = SourceTree.pages.filter { $0.path.hasPrefix("docs/") }
        func words(_ isCounted: (SourceTree.File) -> Bool) -> Int {
            pages.filter(isCounted).map { $0.text.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
        }
        #expect(pages.count > 150)
        #expect(words { _ in true } < 50_000, "cut a page, or an example of a diagnostic")
        // The program writes the pages of diagnostics.
        let written = words { !$0.path.hasPrefix("docs/diagnostics/") }
        #expect(written < 36_500, "cut a page, or leave details to 'alrender help' and the schema")
    }

    @Test func `ARCHITECTURE.md describes every target`() throws {
        let page = try String(contentsOf: SourceTree.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        for target in Set(SourceTree.sources.map(\.target)).sorted() {
            #expect(page.contains("`\(target)`"), "ARCHITECTURE.md does not describe \(target)")
        }
    }

    @Test(arguments: rows)
    func `The file exists and has the symbols`(row: Row) throws {
        let file = SourceTree.root.appending(path: row.path)
        let text = try #require(try? String(contentsOf: file, encoding: .utf8), "\(row.path) does not exist")
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        for symbol in row.symbols { #expect(words.contains(Substring(symbol)), "\(row.path) has no \(symbol)") }
    }
}
