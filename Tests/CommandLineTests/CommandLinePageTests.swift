// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// docs/command-line.md describes every command, names only options that exist, and its examples run.
struct CommandLinePageTests {
    /// The text below each heading, by the heading.
    private static let sections: [String: String] = {
        let page = try? String(contentsOf: Executable.package.appending(path: "docs/command-line.md"), encoding: .utf8)
        var sections: [String: String] = [:]
        for section in (page ?? "").components(separatedBy: "\n## ").dropFirst() {
            let lines = section.split(separator: "\n", maxSplits: 1)
            sections[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
        }
        return sections
    }()

    /// The options in code, without examples: `--sweep RANGE`, `-o`.
    private static func options(named section: String) -> Set<String> {
        let code = section.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        let words = code.flatMap { $0.split(whereSeparator: { " ,|\n[]".contains($0) }) }
        return Set(words.filter { $0.hasPrefix("-") && $0.dropFirst().first != nil }.map(String.init))
            .filter { $0.wholeMatch(of: /-[a-z]|--[a-z][a-z-]+/) != nil }
    }

    @Test func `The page has a section on each command`() throws {
        for command in try CommandLineHelp.commands() {
            #expect(Self.sections[command.name] != nil, "no section on '\(command.name)'")
        }
    }

    @Test func `The options that the page names exist`() throws {
        let commands = try CommandLineHelp.commands()
        let all = commands.reduce(into: Set(["--help", "--version", "--generate-completion-script", "--jobs"])) {
            $0.formUnion($1.options)
        }
        var count = 0
        for (title, section) in Self.sections {
            let named = Self.options(named: section)
            count += named.count
            let unknown = named.subtracting(all)
            #expect(unknown.isEmpty, "\(title): \(unknown.sorted())")
        }
        #expect(count > 60)
    }

    @Test(arguments: ["test", "review", "diff", "report"])
    func `The page names every option of the commands for goldens`(name: String) throws {
        let command = try #require(try CommandLineHelp.commands().first { $0.name == name })
        let named = Self.sections.values.reduce(into: Set<String>()) { $0.formUnion(Self.options(named: $1)) }
        // These have a letter, which the page uses.
        #expect(Set(command.options).subtracting(named).subtracting(["--jobs", "--output", "--help"]).isEmpty)
    }

    /// These wait for changes or for a browser, or need a repository or an earlier run.
    private static let waiting = [
        " > ", "--watch", "alrender review", "alrender serve", "--changed-since", "--driver", "report merge",
    ]

    static let examples: [String] = {
        let text = sections.values.joined(separator: "\n")
        let quoted = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return Set(quoted.filter { line in line.hasPrefix("alrender ") && !waiting.contains(where: line.contains) })
            .sorted()
    }()

    @Test(arguments: examples)
    func `Each example runs`(line: String) throws {
        let scratch = try ScratchDirectory()
        let form = """
            {
              "metrics": { "gap": 8 },
              "canvas": { "width": 320, "height": 200 },
              "root": { "id": "screen", "children": [ { "id": "name", "type": "label", "text": "Name" } ] },
              "constraints": [ "name.top = screen.top + gap" ],
              "variants": { "small": { "metrics": { "gap": 4 } } }
            }
            """
        _ = try scratch.write(form, to: "form.layout.json")
        _ = try scratch.write(form.replacing("\"gap\": 8", with: "\"gap\": 20"), to: "old.layout.json")
        _ = try scratch.write("![Form](form.layout.json)\n", to: "page.md")
        _ = try scratch.write("{\"Name\": \"Name:\"}\n", to: "de.json")
        let log = Executable.package.appending(path: "samples/console/price-cell.log")
        _ = try scratch.write(String(contentsOf: log, encoding: .utf8), to: "test.log")
        if line.contains(" test ") {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: false)
            _ = try scratch.write(form, to: "layouts/form.layout.json")
        }
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/review/before.storyboard"),
            to: scratch.url.appending(path: "Main.storyboard"))
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/console/price-cell.log"),
            to: scratch.url.appending(path: "console.log"))
        let before = scratch.names
        let arguments = line.split(separator: " ").dropFirst().map(String.init)
        let outcome = try Executable.run(arguments, in: scratch.url)
        #expect([0, 1, 2].contains(outcome.status), "\(outcome.errors)")
        if let place = arguments.firstIndex(where: { ["-o", "--output"].contains($0) }), arguments[place + 1] != "-" {
            #expect(scratch.names.count > before.count, "nothing was written")
        } else if !["check", "fmt", "fix", "mcp"].contains(arguments[0]) {
            #expect(!outcome.output.isEmpty || !outcome.errors.isEmpty)
        }
    }
}
