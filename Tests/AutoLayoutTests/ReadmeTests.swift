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
        let (svg, frames) = try rendered(document)
        #expect(svg.starts(with: Array("<".utf8)))
        #expect(frames.contains(#""diagnostics": []"#))
    }

    @Test func `Every link has a target`() throws {
        let page = try #require(Self.page)
        let targets = page.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
        #expect(targets.count > 10)
        for target in targets {
            let path = Self.package.appending(path: String(target)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }

    @Test func `Every page is linked`() throws {
        let page = try #require(Self.page)
        let docs = try FileManager.default.contentsOfDirectory(atPath: Self.package.appending(path: "docs").path)
        for name in docs where name.hasSuffix(".md") { #expect(page.contains("(docs/\(name))"), "\(name)") }
    }
}
