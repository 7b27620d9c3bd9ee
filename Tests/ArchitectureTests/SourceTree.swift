// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The Swift files of the package, with the lines that the rules are about.
struct SourceTree: Sendable {
    struct File: Sendable, CustomTestStringConvertible {
        /// Relative to the package: `Sources/Core/LayoutEngine/SolvedLayout.swift`.
        var path: String
        var text: String

        /// The folder below `Sources` and the one below that: `Core`, `LayoutEngine`.
        var floor: String { folder(1) }
        var target: String { folder(2) }

        private func folder(_ depth: Int) -> String {
            path.split(separator: "/").dropFirst(depth).first.map(String.init) ?? ""
        }
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        var testDescription: String { path }

        /// Modules named by import lines, with any access level or attributes. They are not indented.
        var imports: [String] {
            lines.compactMap { line in
                guard let first = line.utf8.first, "ipf@".utf8.contains(first) else { return nil }
                let words = line.split(separator: " ").map(String.init)
                guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return nil }
                let modifiers = ["public", "package", "internal", "fileprivate", "private"]
                let isImport = words[..<keyword].allSatisfy { $0.hasPrefix("@") || modifiers.contains($0) }
                guard isImport else { return nil }
                let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
                let name = kinds.contains(words[keyword + 1]) ? words.last : words[keyword + 1]
                return name.map { String($0.prefix { $0 != "." }) }
            }
        }

        /// Without comments and without the contents of string literals.
        var code: String {
            lines.map { line in
                var code = ""
                var isInString = false
                var previous: Character = " "
                for character in line {
                    if character == "\"", previous != "\\" { isInString.toggle() }
                    if !isInString, character == "/", previous == "/" { return String(code.dropLast()) }
                    if !isInString || character == "\"" { code.append(character) }
                    previous = character
                }
                return code
            }.joined(separator: "\n")
        }
    }

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let sources: [File] = files(below: "Sources")
    static let tests: [File] = files(below: "Tests")

    /// Pages of documentation, and scripts with comments.
    static let pages: [File] = {
        let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "Makefile"]
        let docs = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "docs").path)) ?? []
        return (top + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }).compactMap { path in
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            return text.map { File(path: path, text: $0) }
        }
    }()

    /// The folders in a folder.
    static func folders(of folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return (names ?? []).sorted()
    }

    static func files(below folder: String) -> [File] {
        let base = root.appending(path: folder).resolvingSymlinksInPath()
        guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
        let names = walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        return names.compactMap { name in
            let text = try? String(contentsOf: base.appending(path: name), encoding: .utf8)
            return text.map { File(path: "\(folder)/\(name)", text: $0) }
        }
    }
}
