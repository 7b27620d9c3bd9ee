// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The page that says which sample or test shows each statement is complete, and what it names is there.
struct CoverageTests {
    private struct Row {
        var name: String
        var references: [String]
        /// Whether it says outright that nothing shows it.
        var isOpen: Bool
    }

    private static let rows: [Row] = {
        let page = SourceTree.root.appending(path: "Tests/coverage.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), let name = cells.first, let last = cells.last, cells.count > 1, !name.isEmpty,
                name.first == "S" || name.first == "V", name.dropFirst().allSatisfy(\.isNumber)
            else { return nil }
            let references = last.split(separator: "`").map(String.init).filter { $0.contains("/") }
            return Row(name: name, references: references, isOpen: last.hasPrefix("*"))
        }
    }()

    @Test func `Every statement and vector has a row`() {
        let expected = (1...144).map { "S\($0)" } + (1...33).map { "V\($0)" }
        #expect(Self.rows.map(\.name) == expected)
    }

    @Test func `Every row names a sample or test, or says that nothing shows it`() {
        let empty = Self.rows.filter { $0.references.isEmpty != $0.isOpen }.map(\.name)
        #expect(empty.isEmpty, "\(empty)")
    }

    @Test func `Every vector is a test that is named after it`() {
        for row in Self.rows where row.name.hasPrefix("V") {
            let titles = row.references.compactMap { $0.split(separator: "#", maxSplits: 1).dropFirst().first }
            let isNamed = titles.contains { title in
                title.split { !$0.isLetter && !$0.isNumber }.contains(Substring(row.name))
            }
            #expect(isNamed, "\(row.name): \(titles)")
        }
    }

    @Test func `Every sample and test on the page exists`() {
        var texts: [String: String] = [:]
        for row in Self.rows {
            for reference in row.references {
                let parts = reference.split(separator: "#", maxSplits: 1).map(String.init)
                let path = SourceTree.root.appending(path: parts[0]).path
                if texts[path] == nil { texts[path] = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
                let text = texts[path] ?? ""
                #expect(!text.isEmpty, "\(row.name): \(parts[0]) is not there")
                guard parts.count > 1 else { continue }
                #expect(text.contains("func `\(parts[1])`("), "\(row.name): \(parts[0]) has no test \(parts[1])")
            }
        }
    }
}
