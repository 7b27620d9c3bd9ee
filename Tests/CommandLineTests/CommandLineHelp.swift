// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The commands and options of the program, as it describes them itself.
enum CommandLineHelp {
    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool?
        var arguments: [Argument]?
        var subcommands: [Command]?

        var name: String { commandName }

        var options: Set<String> {
            let names = (arguments ?? []).flatMap { $0.names ?? [] }.map(\.written)
            return Set(names).subtracting(["-h", "--help", "--version"])
        }
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var written: String { (kind == "long" ? "--" : "-") + name }
        }

        var names: [Name]?
    }

    private struct Dump: Decodable {
        var command: Command
    }

    /// Without those that are not available yet.
    static func commands() throws -> [Command] {
        let outcome = try Executable.run(["--experimental-dump-help"])
        let all = try JSONDecoder().decode(Dump.self, from: outcome.output).command.subcommands ?? []
        return all.filter { $0.commandName != "help" && $0.shouldDisplay != false }
    }
}
