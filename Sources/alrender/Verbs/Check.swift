import ArgumentParser
import AutoLayout

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reads and solves, draws nothing; prints what is wrong on standard output.")

    @Argument(
        help: ArgumentHelp("Layout documents, .xib or .storyboard files; ‘-’ is standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Report") var report: ReportArguments

    func run() throws {
        let job = LayoutJob(canvas: canvas, variants: variants, scenes: scenes, report: report, findings: .product)
        try job.run(inputs) { _, _, _ in }
    }
}
