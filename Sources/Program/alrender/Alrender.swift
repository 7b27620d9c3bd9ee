// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSandbox
import Glibc
import ImageProcesses
import LayoutDiagnostics
import LayoutRuns
import LayoutText

/// The command line; `render` is the default command.
@main
struct Alrender: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alrender",
        abstract: "Solves and draws Auto Layout documents, and reports what is wrong with them.",
        usage: """
            alrender <input> ... -o <path>
            alrender <command> ...
            """,
        discussion: CommandHelp.discussion(
            """
            The default command is 'render'. Results go to standard output, diagnostics to standard error; '-' stands for \
            standard input or output. Files are written atomically.
            """,
            examples: ["alrender form.layout.json -o form.png", "alrender check form.layout.json --strict"],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate]),
        version: ProgramVersion.text,
        subcommands: namedVerb.map { [$0] } ?? commands,
        defaultSubcommand: namedVerb == nil ? Render.self : nil)

    /// Each states its own name: deriving it from the type costs as much start-up time as measuring a text.
    private static let commands: [any ParsableCommand.Type] = [
        Render.self, Solve.self, Check.self, Format.self, Test.self, Review.self, Report.self, Diff.self,
        Initialise.self, Dump.self, Schema.self, Devices.self, Symbols.self, Fonts.self, Explain.self, Fix.self,
        Import.self, Agreement.self, Figures.self, Serve.self, ModelContext.self, SwiftFlags.self,
    ]

    /// The command named by the first argument, if any. Otherwise the parser prepares every command and the options of
    /// the default one, which takes two milliseconds.
    private static let namedVerb: (any ParsableCommand.Type)? = {
        guard let word = CommandLine.arguments.dropFirst().first else { return nil }
        return commands.first { $0.configuration.commandName == word }
    }()

    static func main() { ProgramThread.run(runProgram) }

    private static func runProgram() {
        HostEnvironment.confine()
        Terminal.prepare()
        Interruption.prepare()
        LibraryMessages.redirect { library, message, isFatal in
            func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
            Terminal.complain("\(text(library)): \(text(message))")
            if isFatal { _exit(ExitStatus.internalError.rawValue) }
        }
        if Array(CommandLine.arguments.dropFirst()) == [ProcessImageDecoder.argument] { ImageWorker.run() }
        if Array(CommandLine.arguments.dropFirst()) == [PDFLauncher.argument] { PDFLauncher.run() }
        // The processes above end by the signal, which tells the program what happened to them.
        alr_handle_faults()
        alr_handle_faults_on_own_stack()
        do {
            try checkSystem()
            try checkEncoding()
            try checkHelp(CommandLine.arguments.dropFirst())
            var command = try parsedCommand()
            do {
                try command.run()
            } catch let error as ValidationError {
                refuse(error.message, of: type(of: command))
            } catch let fault as UsageFault {
                refuse(fault.message, of: type(of: command))
            }
        } catch let fault as FileFault {
            if !fault.isBrokenPipe { Terminal.complain(fault.message) }
            exit(with: fault.status)
        } catch let end as RunEnd {
            exit(with: end.status)
        } catch {
            guard exitCode(for: error).isSuccess else {
                if let usage = usageOfMistakenOption() {
                    Terminal.say(usage)
                    exit(with: .usage)
                }
                let message = Terminal.safeArguments(in: MistakenValue.explained(fullMessage(for: error)))
                if !message.isEmpty { Terminal.say(message + "\n") }
                exit(withError: exitCode(for: error))
            }
            exit(with: write(requested: fullMessage(for: error)))
        }
    }

    /// Ends with a message in the form of a parsing error, with the usage of the command at fault.
    private static func refuse(_ message: String, of verb: any ParsableCommand.Type) -> Never {
        Terminal.say(usageText(message, of: verb))
        exit(with: .usage)
    }

    private static func usageText(_ message: String, of verb: any ParsableCommand.Type) -> String {
        """
        Error: \(Terminal.safeArguments(in: message))
        Usage: \(usageString(for: verb))
          See 'alrender \(verb._commandName) --help' for more information.

        """
    }

    /// Writes help, the version or a completion script. The parser would not report that standard output is full.
    private static func write(requested message: String) -> ExitStatus {
        let isScript = CommandLine.arguments.dropFirst().first?.hasPrefix("--generate-completion-script") == true
        let text = isScript ? CompletionScript.offeringDefaultCommand(in: message, commands: verbs) : message
        guard !text.isEmpty else { return .done }
        do throws(FileFault) {
            try Terminal.printProduct(text + "\n")
            return .done
        } catch {
            if !error.isBrokenPipe { Terminal.complain(error.message) }
            return error.status
        }
    }

    /// Parses the arguments of one command alone, because the parser would otherwise prepare its options several times. Mistakes
    /// and requests for help are left to the parser, which then knows all commands.
    private static func parsedCommand() throws -> any ParsableCommand {
        let arguments = CommandLine.arguments.dropFirst()
        guard let first = arguments.first, first != "help" else { return try parseAsRoot() }
        let verb = namedVerb ?? Render.self
        let command = try? verb.parseAsRoot(Array(namedVerb == nil ? arguments : arguments.dropFirst()))
        guard let command, type(of: command) == verb else { return try parseAsRoot() }
        return command
    }

    /// What is said of an option that the command does not have.
    private static func usageOfMistakenOption() -> String? {
        let verb = namedVerb ?? Render.self
        let arguments = CommandLine.arguments.dropFirst(namedVerb == nil ? 1 : 2)
        guard
            let option = MistakenOption(in: arguments, help: helpMessage(for: verb, includeHidden: true, columns: 200))
        else { return nil }
        return usageText(option.message(of: verb._commandName), of: verb)
    }

    /// Swift reads the arguments from /proc, and has none without it, not even the program's name.
    private static func checkSystem() throws {
        guard CommandLine.arguments.isEmpty else { return }
        throw FileFault("/proc", reason: "is not mounted; alrender needs it", status: .internalError)
    }

    /// Rejects arguments that are not UTF-8: such a path would change when it is used.
    private static func checkEncoding() throws {
        for place in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[place], String(validatingCString: bytes) == nil else { continue }
            throw FileFault(
                String(cString: bytes), reason: "is not UTF-8: rename the file, or correct the argument", status: .usage
            )
        }
    }

    /// Refuses `help` for an unknown command, which the parser would answer with the general help.
    private static func checkHelp(_ arguments: ArraySlice<String>) throws {
        guard arguments.first == "help", let verb = arguments.dropFirst().first, !verb.hasPrefix("-") else { return }
        if !verbs.contains(verb), verb != "help" { throw unknownVerb(verb) }
    }

    /// Refuses a first input that can only be a misspelt command.
    static func checkFirstInput(of inputs: [String]) throws {
        guard let word = inputs.first, word != "-", !word.isEmpty else { return }
        guard !word.contains(where: { $0 == "." || $0 == "/" }), !SystemFiles().exists(word) else { return }
        if verbs.contains(word) {
            throw ValidationError("the command '\(word)' comes first: 'alrender \(word) …'")
        }
        if word == "version" { throw ValidationError("unknown command 'version'; did you mean '--version'?") }
        if inputs.count > 1 || NearestName.of(word, among: verbs) != nil { throw unknownVerb(word) }
    }

    /// Refuses a word that is neither a file nor a command, where nothing else says which of them was meant.
    static func checkLoneInput(_ inputs: [String]) throws {
        guard inputs.count == 1, let word = inputs.first, word != "-", !word.isEmpty else { return }
        guard !word.contains(where: { $0 == "." || $0 == "/" }), !SystemFiles().exists(word) else { return }
        if let meant = SystemFiles().existing(like: word) {
            throw ValidationError("no file '\(word)'; did you mean '\(meant)'?")
        }
        throw unknownVerb(word)
    }

    private static func unknownVerb(_ word: String) -> ValidationError {
        if ["completion", "completions"].contains(word) {
            return ValidationError("unknown command '\(word)'; did you mean '--generate-completion-script bash'?")
        }
        guard let meant = NearestName.of(word, among: verbs) else {
            return ValidationError("unknown command '\(word)'; 'alrender help' lists the commands")
        }
        return ValidationError("unknown command '\(word)'; did you mean '\(meant)'?")
    }

    private static var verbs: [String] {
        commands.map { $0.configuration }.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    }

    /// Ends the program. Output is unbuffered, so nothing is lost.
    static func exit(with status: ExitStatus) -> Never {
        exit(withError: ExitCode(status.rawValue))
    }
}
