// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutRuns
import LayoutScene

struct Dump: ParsableCommand {
    enum Stage: String, NamedChoice { case document, constraints, layout, scene }

    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints the result of one stage as text, for developing alrender itself.",
        discussion: CommandHelp.discussion(
            examples: [
                "alrender dump form.layout.json --stage constraints",
                "alrender dump form.layout.json --stage scene --hide all --show content",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            "Layout documents, .xib, .storyboard or .swift files; '-' for standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(help: "The stage to print.")
    var stage: Stage

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Picture") var views: ViewArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    func run() throws {
        try canvas.checkAppearanceIsFixed()
        let (stage, picture, views) = (stage, picture.selection, views.selection)
        let (swift, access) = (swift, files.access)
        let hasFiles = Set(inputs).count > 1
        var job = LayoutJob(
            canvas: canvas.selection, variants: variants.selection, scenes: swift.applied(to: scenes.selection),
            report: report.selection(), files: files.access)
        (job.namedViews, job.namedConstraints, job.purpose) = (views.ids, views.constraints, .checking)
        try LayoutJobRun(job: job, report: report, limits: limits).run(
            inputs, expansion: { swift.expanded($0, in: access) }
        ) { result, pipeline, outcome in
            let options = views.applied(to: picture.sceneOptions(fileName: result.fileName))
            if let text = Self.text(of: result, stage, options, pipeline, &outcome.timings) {
                if stage == .scene {
                    outcome.printProduct(text)
                } else {
                    outcome.printText(text, of: result, hasFiles: hasFiles)
                }
            }
        }
    }

    private static func text(
        of result: LayoutJob.Result, _ stage: Stage, _ options: SceneOptions, _ pipeline: LayoutPipeline,
        _ timings: inout StageTimings
    ) -> String? {
        guard let document = result.run.document else { return nil }
        switch stage {
        case .document:
            return document.dump.split(separator: "\n", omittingEmptySubsequences: false)
                .map { DisplayText.safe(String($0)) }.joined(separator: "\n")
        case .constraints:
            return pipeline.constraintSystemText(of: result.run)
        case .layout: return result.run.layout?.text(of: document)
        case .scene:
            return pipeline.draw(result.run, options: options, timings: &timings)?.jsonText
        }
    }
}
