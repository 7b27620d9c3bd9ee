import ArgumentParser
import AutoLayout

struct Solve: ParsableCommand {
    enum Format: String, NamedChoice { case json, txt, trace }

    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Prints the frame of every view, and what holds it there.",
        discussion: """
            ‘--trace’ prints the view tree as UIView's _autolayoutTrace does: what is laid out by constraints, what by its \
            autoresizing mask, and what is ambiguous. Of several inputs each has its own JSON object, one after the other.
            """)

    @Argument(
        help: ArgumentHelp("Layout documents, .xib or .storyboard files; ‘-’ is standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(help: "Everything as JSON, a tree to read, or Apple's trace (default: json).")
    var format: Format?

    @Flag(help: "Short for ‘--format trace’.")
    var trace = false

    @Option(
        help: ArgumentHelp(
            "Asks for a view's fitting size, as ‘card=375x0@1000,50’: points to fit into and the priorities of width and "
                + "height (default 50), or ‘card=compressed’. Repeatable.",
            valueName: "id=WxH[@h,v]"))
    var fit: [FittingArgument] = []

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Report") var report: ReportArguments

    @Option(help: ArgumentHelp("Puts an ambiguous view at the other end of its ranges.", valueName: "id"))
    var exercise: String?

    func validate() throws {
        if trace, format ?? .trace != .trace { throw ValidationError("--trace is a format: leave --format out.") }
    }

    func run() throws {
        let format = trace ? .trace : format ?? .json
        let timings = report.timings
        let job = LayoutJob(
            canvas: canvas, variants: variants, scenes: scenes, report: report, fittings: fit.map(\.request),
            exercise: exercise, namedViews: [exercise].compactMap(\.self))
        try job.run(inputs) { result, _, outcome in
            let text =
                switch format {
                case .json: result.run.json.map { $0.text(result.run.timings, shown: timings) }
                case .txt: result.run.tree
                case .trace: result.run.trace
                }
            if let text { outcome.printProduct(text) }
        }
    }
}

extension LayoutJSON {
    /// A file or an answer by itself. Timings are there where they are asked for: without them the bytes are the same
    /// for the same input.
    func text(_ timings: StageTimings, shown: Bool) -> String {
        value(timings: shown ? .measured(timings) : .notMeasured).text + "\n"
    }
}
