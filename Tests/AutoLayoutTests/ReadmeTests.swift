// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing

/// What the README shows is so.
struct ReadmeTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let page = try? String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)

    /// The first block of code in a language.
    private func block(_ language: String) throws -> String {
        let page = try #require(Self.page)
        let start = try #require(page.range(of: "```\(language)\n")).upperBound
        let end = try #require(page.range(of: "```", range: start..<page.endIndex)).lowerBound
        return String(page[start..<end])
    }

    /// The program for Swift users is a file of this test, so it compiles.
    @Test func `The Swift example compiles`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ReadmeExample.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(try block("swift") == lines.drop { $0.hasPrefix("// SPDX") }.joined(separator: "\n"))
    }

    @Test func `The example's layout is determined and drawn`() throws {
        let document = try block("json")
        let (svg, frame) = try rendered(document, showing: "name")
        #expect(svg.starts(with: Array("<".utf8)))
        #expect(frame?.x == 20)
    }

    /// Files, and headings where a link names one.
    @Test func `Every link has a target`() throws {
        let pages = try ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"] + Self.pages(in: "docs")
        var count = 0
        for page in pages {
            let url = Self.package.appending(path: page)
            // Without examples of code.
            let text = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```").enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element).joined()
            for link in text.matches(of: #/\]\(([^)\s:]+)\)/#) {
                let parts = link.output.1.split(separator: "#", omittingEmptySubsequences: false)
                let target =
                    parts[0].isEmpty ? url : url.deletingLastPathComponent().appending(path: String(parts[0]))
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.output.1)")
                guard parts.count > 1, target.pathExtension == "md" else { continue }
                let headings = try Self.headings(of: String(contentsOf: target, encoding: .utf8))
                #expect(headings.contains(String(parts[1])), "\(page): \(link.output.1)")
                count += 1
            }
        }
        #expect(count > 10)
    }

    /// As GitHub names them in addresses.
    private static func headings(of page: String) -> Set<String> {
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " } }
        return Set(
            lines.map { line in
                String(
                    line.lowercased().compactMap {
                        $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil
                    })
            })
    }

    /// The index by task leads to all pages, apart from the diagnostics, which have an index of their own.
    @Test func `Every page is linked`() throws {
        let readme = try #require(Self.page)
        #expect(readme.contains("(docs/README.md)"))
        let index = try String(contentsOf: Self.package.appending(path: "docs/README.md"), encoding: .utf8)
        for path in try Self.pages(in: "docs") where !path.hasPrefix("docs/diagnostics/") && path != "docs/README.md" {
            let name = path.dropFirst("docs/".count)
            #expect(index.contains("(\(name))") || index.contains("(\(name)#"), "\(name)")
        }
        #expect(index.contains("(diagnostics/README.md)"))
        let codes = try String(contentsOf: Self.package.appending(path: "docs/diagnostics/README.md"), encoding: .utf8)
        for path in try Self.pages(in: "docs/diagnostics") where !path.hasSuffix("README.md") {
            #expect(codes.contains("(\(path.split(separator: "/").last ?? ""))"), "\(path)")
        }
    }

    /// The Markdown pages in a folder and in its subfolders, from the package.
    private static func pages(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
            .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
}
