// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns

struct Agreement: ParsableCommand {
    enum Format: String, NamedChoice { case txt, json }

    static let configuration = CommandConfiguration(
        commandName: "agreement",
        abstract: "Compares solved frames with those that Xcode recorded.",
        usage: "alrender agreement [<options>] <input> ...",
        discussion: CommandHelp.discussion(
            """
            Counts the views of each scene whose solved frames agree with the file, and names the cause of the first \
            difference. 'canvas' solves a scene as Xcode drew it on its canvas, with the recorded sizes of texts and \
            images and with sizes measured here: this judges the engine. 'what users get' solves it as a device shows \
            it and as all other commands do: the difference is what Xcode draws otherwise, such as doubled safe areas.
            """,
            examples: ["alrender agreement Main.storyboard", "alrender agreement Sources --details"],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            ".xib or .storyboard files, folders of them, or patterns with '*' and '**'.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Flag(help: "Lists every view whose frame differs.")
    var details = false

    @Option(help: "A table or JSON.")
    var format: Format = .txt

    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    /// Each once, unless it is named several times.
    private func interfaceBuilderFiles() throws -> FoundFiles {
        var result = FoundFiles()
        for input in inputs {
            let found = InputExpansion.files([input], in: files.access)
            result.faults += found.faults
            let own = found.paths.filter(InterfaceBuilderInput.isInterfaceBuilder)
            if own.isEmpty, found.faults.isEmpty {
                guard found.paths == [input] else {
                    result.faults.append(
                        FileFault(input, reason: "the folder has no .xib or .storyboard file", status: .noInput))
                    continue
                }
                guard input == "-" || SystemFiles().exists(input) else {
                    throw SystemFiles().missing(input)
                }
                throw ValidationError("'\(input)' is not a .xib or .storyboard file")
            }
            result.paths += own.filter { !result.paths.contains($0) || found.paths == [input] }
        }
        return result
    }

    func run() throws {
        let found = try interfaceBuilderFiles()
        let findings = DiagnosticReport.printed(diagnostics)
        var report = RunReport(findings)
        report.carryOut(found.outcome)
        if found.paths.isEmpty { return try report.end() }
        var agreements: [AgreementRun.Scene] = []
        let timer = InputTimer(limits.timeLimit, report: findings)
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault): report.carryOut(InputOutcome(fault))
        case .success(let pipeline):
            let run = AgreementRun(arguments: scenes.selection, files: files.access, pipeline: pipeline)
            for (place, file) in found.paths.enumerated() {
                var outcome = InputOutcome()
                agreements += timer.timing(file, at: place) { run.scenes(of: file, &outcome) }
                timer.printing { report.carryOut(outcome) }
            }
            let result = AgreementOutput(scenes: agreements, comparisons: run.comparisons)
            var outcome = InputOutcome()
            switch format {
            case .txt: outcome.printProduct(result.text(withDetails: details))
            case .json: outcome.printProduct(result.json(withDetails: details).text + "\n")
            }
            report.carryOut(outcome)
        }
        try report.end()
    }
}
