// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns

struct Solve: ParsableCommand {
    enum Format: String, NamedChoice { case json, txt, trace }

    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Prints the frame of every view and the state of every constraint.",
        discussion: CommandHelp.discussion(
            """
            The output is JSON by default, one object for each layout; if there are several, each names its layout. '--trace' prints the view tree as UIView's \
            _autolayoutTrace does: which views are laid out by constraints, which by autoresizing masks, and which are ambiguous. \
            If there are several layouts, a line above each text names its layout.
            """,
            examples: [
                "alrender solve form.layout.json",
                "alrender solve form.layout.json --fit card=375x0@1000,50",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            "Layout documents, .xib, .storyboard or .swift files; '-' for standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(help: "Prints the result as JSON, the view tree as text, or UIView's trace (default: json).")
    var format: Format?

    @Flag(help: "Short for '--format trace'.")
    var trace = false

    @Option(
        help: ArgumentHelp(
            "Also prints a view's fitting size, as in 'card=375x0@1000,50': target size in points, then the priorities of "
                + "width and height (default: 50); or 'card=compressed'. Repeatable.",
            valueName: "id=WxH[@h,v]"))
    var fit: [FittingArgument] = []

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @Flag(help: SwiftArguments.listHelp) var list = false
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(
        help: ArgumentHelp("Moves an ambiguous view to the other end of its range.", valueName: "id"),
        completion: DocumentCompletion.views)
    var exercise: String?

    func validate() throws {
        if trace, format ?? .trace != .trace {
            throw ValidationError("--trace is short for --format trace: remove --format")
        }
    }

    func run() throws {
        if list { return try swift.printList(of: swift.expanded(inputs, in: files.access)) }
        let format = trace ? .trace : format ?? .json
        let timings = report.timings
        try canvas.checkAppearanceIsFixed()
        var job = LayoutJob(
            canvas: canvas.selection, variants: variants.selection, scenes: swift.applied(to: scenes.selection),
            report: report.selection(), files: files.access)
        (job.fittings, job.purpose) = (fit.map(\.request), .checking)
        (job.exercise, job.namedViews) = (exercise, [exercise].compactMap(\.self))
        let hasFiles = Set(inputs).count > 1
        try LayoutJobRun(job: job, report: report, limits: limits).run(inputs) { result, _, outcome in
            switch format {
            case .json:
                guard let json = result.run.json else { return }
                var origin = result.origin
                if hasFiles { origin.file = result.input }
                outcome.printProduct(json.bytes(result.run.timings, shown: timings, origin: origin))
            case .txt, .trace:
                guard let text = format == .txt ? result.run.tree : result.run.trace else { return }
                outcome.printText(text, of: result, hasFiles: hasFiles)
            }
        }
    }
}
