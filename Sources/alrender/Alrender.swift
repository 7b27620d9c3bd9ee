import ArgumentParser
import LayoutDocument

/// The command line. `render` needs no name.
@main
struct Alrender: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alrender",
        abstract: "Solves Auto Layout documents, draws them and says what is wrong with them.",
        usage: """
            alrender <input> ... -o <path>
            alrender <verb> ...
            """,
        discussion: """
            ‘alrender a.layout.json -o a.png’ is the main job. Standard output is the product, standard error is talk; ‘-’ \
            is standard input or output. A file is written whole or not at all.

            Exit codes: 0 done, 1 an error in a document or a conflict of its constraints, 2 a difference from a golden, \
            64 wrong usage, 66 an input is missing or unreadable, 70 internal error, 73 an output cannot be written.
            """,
        version: "alrender 0.1",
        subcommands: namedVerb.map { [$0] } ?? commands,
        defaultSubcommand: namedVerb == nil ? Render.self : nil)

    /// Each says its own name: to make one of its type costs the start as much as measuring a text.
    private static let commands: [any ParsableCommand.Type] = [
        Render.self, Solve.self, Check.self, Format.self, Test.self, Diff.self, Dump.self, Schema.self,
        Devices.self,
        Fonts.self,
        Explain.self, Fix.self, Import.self, Figures.self, Serve.self,
    ]

    /// The verb of this start, where the first word is one: the parser prepares every verb that it knows, and the default
    /// one's options too, which costs two milliseconds.
    private static let namedVerb: (any ParsableCommand.Type)? = {
        guard let word = CommandLine.arguments.dropFirst().first else { return nil }
        return commands.first { $0.configuration.commandName == word }
    }()

    static func main() {
        HostEnvironment.confine()
        Terminal.prepare()
        do {
            try checkHelp(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            do {
                try command.run()
            } catch let error as ValidationError {
                // Told as what parsing finds: with the usage of the verb that it is about.
                let verb = type(of: command)
                Terminal.say(
                    """
                    Error: \(error.message)
                    Usage: \(usageString(for: verb))
                      See 'alrender help \(verb._commandName)' for more information.

                    """)
                exit(with: .usage)
            }
        } catch let fault as FileFault {
            Terminal.complain(fault.message)
            exit(with: fault.status)
        } catch {
            exit(withError: error)
        }
    }

    /// ‘help’ of a verb that there is not must not pass for help.
    private static func checkHelp(_ arguments: ArraySlice<String>) throws {
        guard arguments.first == "help", let verb = arguments.dropFirst().first, !verb.hasPrefix("-") else { return }
        if !verbs.contains(verb), verb != "help" { throw unknownVerb(verb) }
    }

    /// Refuses a first input that can only be a verb.
    static func checkFirstInput(of inputs: [String]) throws {
        guard let word = inputs.first, word != "-", !word.isEmpty else { return }
        guard !word.contains(where: { $0 == "." || $0 == "/" }), !DirectoryListing.exists(word) else { return }
        if inputs.count > 1 || NearestName.of(word, among: verbs) != nil { throw unknownVerb(word) }
    }

    private static func unknownVerb(_ word: String) -> ValidationError {
        guard let meant = NearestName.of(word, among: verbs) else {
            return ValidationError("There is no verb ‘\(word)’; ‘alrender help’ lists them.")
        }
        return ValidationError("There is no verb ‘\(word)’; did you mean ‘\(meant)’?")
    }

    private static var verbs: [String] { commands.compactMap { $0.configuration.commandName } }

    /// Ends the program; what was printed is already on its way.
    static func exit(with status: ExitStatus) -> Never {
        exit(withError: ExitCode(status.rawValue))
    }
}
