// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// docs/getting-started.md is a session that works: its files are written, and its commands print what it shows.
struct GettingStartedTests {
    private enum Step { case file(name: String, text: String), command(line: String, output: String) }

    /// The blocks of the page: a file is named at the end of the line above it, a session is a block `console`.
    private static let steps: [Step] = {
        let page = try? String(
            contentsOf: Executable.package.appending(path: "docs/getting-started.md"), encoding: .utf8)
        let lines = (page ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var steps: [Step] = []
        var above = ""
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard lines[index].hasPrefix("```") else {
                if !lines[index].isEmpty { above = lines[index] }
                continue
            }
            let language = lines[index].dropFirst(3)
            let block = lines[(index + 1)...].prefix { $0 != "```" }
            index += block.count + 1
            if language == "console" {
                for session in block.joined(separator: "\n").components(separatedBy: "$ ").dropFirst() {
                    let parts = session.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                    steps.append(.command(line: String(parts[0]), output: parts.count > 1 ? String(parts[1]) : ""))
                }
            } else if above.hasSuffix("`:"), let name = above.split(separator: "`").dropLast().last {
                steps.append(.file(name: String(name), text: block.joined(separator: "\n") + "\n"))
            }
        }
        return steps
    }()

    @Test func `The session of the page runs and prints what the page shows`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/review/before.storyboard"),
            to: scratch.url.appending(path: "Main.storyboard"))
        var commands = 0
        for step in Self.steps {
            switch step {
            case .file(let name, let text):
                let folder = scratch.url.appending(path: name).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                _ = try scratch.write(text, to: name)
            case .command(let line, let output):
                let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
                #expect(words.first == "alrender", "\(line)")
                let outcome = try Executable.run(Array(words.dropFirst()), in: scratch.url)
                expect(outcome.text + outcome.errors, matches: output, line)
                commands += 1
            }
        }
        #expect(commands >= 8)
        let shown = Executable.package.appending(path: "docs/images/getting-started.png").path
        #expect(try Executable.run(["diff", shown, scratch.path("form.png")]).text == "no difference\n")
    }

    /// A line with an ellipsis alone stands for any lines.
    private func expect(_ printed: String, matches shown: String, _ line: String) {
        let trimmed = printed.trimmingCharacters(in: .newlines)
        let parts = "\n\(shown.trimmingCharacters(in: .newlines))\n".components(separatedBy: "\n…\n")
        var rest = "\n\(trimmed)\n"[...]
        for (index, part) in parts.enumerated() where !part.isEmpty {
            guard let found = rest.range(of: part), index > 0 || found.lowerBound == rest.startIndex else {
                Issue.record("'\(line)' prints:\n\(printed)")
                return
            }
            rest = rest[rest.index(before: found.upperBound)...]
        }
        if !shown.trimmingCharacters(in: .newlines).hasSuffix("…") {
            #expect(rest == "\n", "'\(line)' prints:\n\(printed)")
        }
    }
}
