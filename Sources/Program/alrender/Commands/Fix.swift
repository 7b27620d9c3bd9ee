// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import DiagnosticPages
import LayoutDiagnostics
import LayoutRuns

struct Fix: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Repairs layouts in place, with the operations of Interface Builder's menus.",
        usage: "alrender fix [<options>] <input> ...",
        discussion: CommandHelp.discussion(
            """
            Changes only the bytes that the repair needs: comments, order, spacing and line endings are kept. \
            Several operations are carried out in the order in which they are listed here. Without --view, each \
            applies to all views.
            """,
            examples: [
                "alrender fix form.layout.json --add-missing --dry-run",
                "alrender fix Main.storyboard --update-frames --view nameField",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            """
            Layout documents, .xib or .storyboard files, folders of them, or patterns with '*' and '**'; '-' for a document on \
            standard input.
            """, valueName: "input"),
        completion: .file())
    var inputs: [String]

    @OptionGroup(title: "Operations") var operations: RepairArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: ArgumentHelp("A view by its id, or by its object id; repeatable.", valueName: "id"))
    var view: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Writes the result to another file; '-' for standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: "Writes nothing; prints what would change as a unified diff.")
    var dryRun = false

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    mutating func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing expected argument '<input> ...'") }
        guard !operations.isEmpty else {
            throw ValidationError(
                Self.misspeltOperation() ?? "nothing to do: name an operation, such as --add-missing or --update-frames"
            )
        }
        if let unknown = operations.apply.first(where: { DiagnosticPages.page(of: $0) == nil }) {
            throw ValidationError(
                "no diagnostic has the code '\(unknown)'\(DiagnosticPages.suggestion(for: unknown))")
        }
        if output != nil, inputs.count > 1 {
            throw ValidationError("--output takes one input: several are repaired in place")
        }
        if output != nil, dryRun { throw ValidationError("--dry-run and --output exclude each other") }
        if inputs.count(where: { $0 == "-" }) > 1 {
            throw ValidationError("standard input can be read only once: remove one '-'")
        }
        if !inputs.contains(where: Self.mayBeInterfaceBuilder), let option = scenes.given {
            throw ValidationError("\(option) applies only to .xib and .storyboard files")
        }
        if !view.isEmpty, operations.isApplyAlone {
            throw ValidationError("--view does not apply to --apply, whose fixes have their own places")
        }
    }

    /// Options are checked before unknown ones are reported, so that a misspelt operation would count as none.
    private static func misspeltOperation() -> String? {
        let names = RepairArguments.optionNames
        for argument in CommandLine.arguments.dropFirst() where argument.hasPrefix("--") {
            let name = String(argument.prefix { $0 != "=" })
            guard !names.contains(name), let meant = NearestName.of(name, among: names) else { continue }
            return "unknown option '\(name)'; did you mean '\(meant)'?"
        }
        return nil
    }

    func run() throws {
        let access = files.access
        let found = InputExpansion.files(inputs, in: access)
        if output != nil, found.paths.count > 1 {
            throw ValidationError("--output takes one input: several are repaired in place")
        }
        let findings = DiagnosticReport.printed(diagnostics)
        var report = RunReport(findings)
        report.carryOut(found.outcome)
        let timer = InputTimer(limits.timeLimit, report: findings)
        let destination: RepairRun.Destination =
            dryRun ? .diff : output.map { $0 == "-" ? .standardOutput : .file($0) } ?? .input
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault):
            report.carryOut(InputOutcome(fault))
        case .success(let pipeline):
            for (place, input) in found.paths.enumerated() {
                let run = RepairRun(
                    input: input, steps: operations.steps, views: view, scenes: scenes.selection, files: access,
                    pipeline: pipeline)
                let outcome = timer.timing(input, at: place) { run.outcome(destination) }
                timer.printing { report.carryOut(outcome) }
            }
        }
        try report.end()
    }

    /// Folders and patterns may have some.
    private static func mayBeInterfaceBuilder(_ input: String) -> Bool {
        InterfaceBuilderInput.isInterfaceBuilder(input) || SystemFiles().isDirectory(input)
            || input.contains { "*?[".contains($0) }
    }
}
