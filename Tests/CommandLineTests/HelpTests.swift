// SPDX-License-Identifier: Apache-2.0
import Testing

/// The help of every command fits a terminal and has its purpose, two examples and the exit codes.
struct HelpTests {
    @Test func `Lines fit into 80 columns`() throws {
        for arguments in [["--help"]] + (try CommandLineHelp.commands().map { [$0.name, "--help"] }) {
            let outcome = try Executable.run(arguments)
            #expect(outcome.status == 0)
            let lines = outcome.text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(arguments)")
        }
    }

    @Test func `Every command has a one-line purpose`() throws {
        for command in try CommandLineHelp.commands() {
            let abstract = try #require(command.abstract)
            #expect(abstract.count <= 80 && abstract.hasSuffix(".") && !abstract.contains("\n"), "\(command.name)")
        }
    }

    @Test func `Every command has two examples with its options`() throws {
        for command in try CommandLineHelp.commands() {
            let examples = try Self.lines(of: "EXAMPLES:", in: command)
            #expect(examples.count == 2, "\(command.name)")
            for example in examples {
                let words = example.split(separator: " ").map(String.init)
                #expect(words.prefix(2) == ["alrender", command.name] || command.name == "render", "\(example)")
                let options = words.filter { $0.hasPrefix("-") && $0 != "-" }
                #expect(options.allSatisfy(command.options.contains), "\(example)")
            }
        }
    }

    @Test func `Every command lists its exit codes`() throws {
        for command in try CommandLineHelp.commands() {
            let codes = try Self.lines(of: "EXIT CODES:", in: command).compactMap { $0.split(separator: " ").first }
            #expect(codes.starts(with: ["0"]) && codes.contains("64"), "\(command.name)")
        }
    }

    /// The indented lines below a heading of the help.
    private static func lines(of heading: String, in command: CommandLineHelp.Command) throws -> [String] {
        let lines = try #require(command.discussion).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == heading }, "\(command.name) has no \(heading)")
        return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    }
}
