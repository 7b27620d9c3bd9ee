// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import Glibc
import InterfaceBuilderFiles
import LayoutDiagnostics

struct Agreement: ParsableCommand {
    enum Format: String, NamedChoice { case txt, json }

    static let configuration = CommandConfiguration(
        commandName: "agreement",
        abstract: "Compares solved frames with those that Xcode recorded.",
        usage: "alrender agreement [<options>] <input> ...",
        discussion: CommandHelp.discussion(
            """
            Counts the views of each scene whose solved frames agree with the file, once with the recorded sizes of \
            texts and images and once with sizes measured here, and names the cause of the first difference.
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
    private func interfaceBuilderFiles() throws -> [String] {
        var files: [String] = []
        for input in inputs {
            let found = try InputExpansion.files([input], access: self.files)
            let own = found.filter(InterfaceBuilderInput.isInterfaceBuilder)
            if own.isEmpty {
                guard found == [input] else {
                    throw FileFault(input, reason: "the folder has no .xib or .storyboard file", status: .noInput)
                }
                guard input == "-" || DirectoryListing.exists(input) else {
                    throw FileFault(input, errno: ENOENT, status: .noInput)
                }
                throw ValidationError("'\(input)' is not a .xib or .storyboard file")
            }
            files += own.filter { !files.contains($0) || found == [input] }
        }
        return files
    }

    func run() throws {
        let files = try interfaceBuilderFiles()
        let findings = DiagnosticReport.printed(diagnostics)
        var report = RunReport(findings)
        var agreements: [AgreementRun.Scene] = []
        let timer = InputTimer(limits.timeLimit, report: findings)
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault): report.carryOut(InputOutcome(steps: [.obstacle(fault.message)], status: .noInput))
        case .success(let pipeline):
            let run = AgreementRun(arguments: scenes, pipeline: pipeline)
            for (place, file) in files.enumerated() {
                var outcome = InputOutcome()
                agreements += timer.timing(file, at: place) { run.scenes(of: file, &outcome) }
                timer.printing { report.carryOut(outcome) }
            }
            let result = AgreementOutput(scenes: agreements, sizes: run.sizes)
            var outcome = InputOutcome()
            switch format {
            case .txt: outcome.printProduct(result.text(withDetails: details))
            case .json: outcome.printProduct(result.json(withDetails: details).text + "\n")
            }
            report.carryOut(outcome)
        }
        try report.finish()
    }
}
