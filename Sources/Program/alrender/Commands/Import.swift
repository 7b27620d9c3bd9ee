// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Converts Interface Builder files to layout documents.",
        usage: "alrender import [<options>] <input> ... --output <dir>",
        discussion: CommandHelp.discussion(
            """
            Writes DIR/SCENE.layout.json for each scene. Views are named after their labels in Xcode's outline, their outlets, \
            or their classes. A diagnostic reports each element that a layout document cannot express. If a frame depends on a \
            text, an inset or a baseline that the file does not state, the frame solved here is written.
            """,
            examples: [
                "alrender import Main.storyboard -o layouts",
                "alrender import Main.storyboard -o - --scene Login",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(help: ArgumentHelp(".xib or .storyboard files.", valueName: "input"), completion: .file())
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output folder, created if missing; '-' for standard output.", valueName: "dir"),
        completion: .directory)
    var output: String

    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    func validate() throws {
        if output.isEmpty { throw ValidationError("--output is empty, expected the path of a folder") }
        guard let other = inputs.first(where: { !InterfaceBuilderInput.isInterfaceBuilder($0) }) else { return }
        throw ValidationError("'\(other)' is not a .xib or .storyboard file")
    }

    func run() throws {
        if output != "-" { try SystemFiles().create(output) }
        let findings = DiagnosticReport.printed(diagnostics)
        var report = RunReport(findings)
        let timer = InputTimer(limits.timeLimit, report: findings)
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault): report.carryOut(InputOutcome(fault))
        case .success(let pipeline):
            var conversion = InterfaceBuilderImport(
                scenes.selection, to: output == "-" ? nil : output, files: files.access, pipeline: pipeline)
            for (place, input) in inputs.enumerated() {
                let outcome = timer.timing(input, at: place) {
                    var outcome = InputOutcome()
                    if let source = outcome.source(input, in: files.access) {
                        conversion.convert(source, input, &outcome)
                    }
                    return outcome
                }
                timer.printing { report.carryOut(outcome) }
            }
        }
        try report.end()
    }
}
