// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// docs/command-line.md has exactly the program's commands and options, and its examples run.
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

    /// The options that a section's table has, as their names are written: `-o`, `--output`.
    private static func options(inTableOf section: String) -> Set<String> {
        var names: Set<String> = []
        for row in section.split(separator: "\n") where row.hasPrefix("| `-") {
            let cell = row.dropFirst(2).prefix(while: { $0 != "|" })
            for word in cell.split(whereSeparator: { " ,`".contains($0) }) where word.hasPrefix("-") {
                names.insert(String(word))
            }
        }
        return names
    }

    /// The sections of options that a command's section links to.
    private static func groups(of section: String) -> [String] {
        sections.keys.filter { name in
            let anchor = name.lowercased().replacing(" ", with: "-")
            return section.contains("[\(name)](#\(anchor))") && !section.contains("as under [\(name)]")
        }
    }

    @Test func `The page lists the options and no others`() throws {
        for command in try CommandLineHelp.commands() {
            let section = try #require(Self.sections[command.name], "no section on '\(command.name)'")
            var options = Self.options(inTableOf: section)
            for group in Self.groups(of: section) {
                options.formUnion(Self.options(inTableOf: Self.sections[group] ?? ""))
            }
            #expect(options == command.options, "'\(command.name)'")
        }
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

    @Test func `Every option has an example`() {
        let text = Self.sections.values.joined(separator: "\n")
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `-") }
        #expect(rows.count > 40)
        for row in rows {
            let cells = row.replacing("\\|", with: "/").split(separator: "|").map(String.init)
            let words = cells[0].split(whereSeparator: { " ,`".contains($0) }).filter { $0.hasPrefix("-") }
            let example = cells.last?.split(whereSeparator: { " `".contains($0) }) ?? []
            #expect(words.contains { example.contains($0) }, "\(row)")
        }
    }

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
        } else if !["check", "fmt", "fix"].contains(arguments[0]) {
            #expect(!outcome.output.isEmpty)
        }
    }
}
