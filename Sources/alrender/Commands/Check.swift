// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validates and solves layouts, and prints diagnostics on standard output.",
        discussion: CommandHelp.discussion(
            examples: [
                "alrender check form.layout.json",
                "alrender check layouts/*.layout.json --strict --diagnostics github",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp("Layout documents, .xib or .storyboard files; '-' for standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Report") var report: ReportArguments

    func run() throws {
        let job = LayoutJob(
            canvas: canvas, variants: variants, scenes: scenes, report: report, diagnosticStream: .standardOutput,
            purpose: .solving)
        try job.run(inputs) { _, _, _ in }
    }
}
