import ArgumentParser
import AutoLayout
import LayoutRendering
import LayoutScene

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Solves layouts and draws them (the default verb).",
        discussion: """
            Several inputs or variants need a path that tells them apart: {stem}, {scene}, {variant}, {device}, {appearance} and \
            {direction} are filled in. Or one picture shows them all: --sheet.
            """)

    @Argument(
        help: ArgumentHelp("Layout documents, .xib or .storyboard files; ‘-’ is standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write; repeatable. ‘-’ is standard output.", valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "The format, where the path's extension does not say it.")
    var format: OutputFormat?

    @Flag(
        help: """
            All pictures with the same path on one sheet: inputs, scenes, variants, and every combination of --device, \
            --orientation, --text-size, --direction and --appearance.
            """)
    var sheet = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Picture") var views: ViewArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Report") var report: ReportArguments

    /// What parsing does not see. Not in `validate`, which would come before the word on an unknown option.
    private func checkUsage() throws {
        try Alrender.checkFirstInput(of: inputs)
        guard !output.isEmpty else { throw ValidationError("Where to? Give -o PATH, or -o - for standard output.") }
        if report.watch, output.contains("-") {
            throw ValidationError("--watch needs a file to write: leave ‘-o -’ out.")
        }
        for (place, path) in output.enumerated() {
            if output[..<place].contains(path) { throw ValidationError("‘-o \(path)’ is given twice.") }
            let format = try format(of: path)
            if path == "-", format.isBinary, Terminal.outputIsInteractive {
                throw ValidationError("A picture would fill the terminal with bytes: give -o PATH, or a pipe.")
            }
            let template = OutputPath(template: path)
            if let name = template.unknownPlaceholder {
                let known = OutputPath.Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
                throw ValidationError("{\(name)} in ‘\(path)’ is unknown; there are \(known).")
            }
            if sheet, format == .json || format == .txt {
                throw ValidationError(
                    "‘\(path)’ is text, and a sheet is a picture: end it in png, svg, pdf or scene.json, or leave --sheet out."
                )
            }
            if !sheet, inputs.count > 1, !template.contains(.stem), path != "-" {
                throw ValidationError(
                    "‘\(path)’ would be written \(inputs.count) times: put {stem} in it, or all on one --sheet.")
            }
            if inputs.contains(where: { $0 != "-" && OutputFile.isSameFile($0, path) }) {
                throw ValidationError("‘\(path)’ is an input: it would be overwritten.")
            }
        }
    }

    func run() throws {
        try checkUsage()
        let outputs = try output.map { (template: OutputPath(template: $0), format: try format(of: $0)) }
        let job = LayoutJob(
            canvas: canvas, variants: variants, scenes: scenes, report: report, namedViews: views.ids,
            sheets: sheet ? SheetWork(inputs: inputs, outputs: outputs, theme: picture.theme) : nil)
        let (picture, views, timings, inputs, sheet) = (picture, views, report.timings, inputs, sheet)
        let captions = sheet ? sheetCaptions(outputs.map(\.template)) : []
        let body: LayoutJob.Body = { result, pipeline, outcome throws(FileFault) in
            guard result.run.layout != nil || sheet else { return }
            let caption = sheet ? result.caption(captions) : result.fileName
            var drawing = LayoutDrawing(
                result: result, pipeline: pipeline, options: views.applied(to: picture.sceneOptions(fileName: caption)),
                showsTimings: timings)
            defer { outcome.timings.add(drawing.timings) }
            for (place, (template, format)) in outputs.enumerated() {
                let path = template.filled(result.value(of:))
                if path != "-",
                    (inputs + outcome.sources).contains(where: { $0 != "-" && OutputFile.isSameFile($0, path) })
                {
                    throw FileFault(path, reason: "is an input, it would be overwritten", status: .usage)
                }
                if sheet {
                    let panel = drawing.panel()
                    outcome.panels.append(
                        SheetPanel(
                            output: place, path: path, input: result.input, places: result.places, picture: panel))
                } else {
                    let bytes = try drawing.bytes(as: format, for: path)
                    let directory: InputOutcome.MissingDirectory = template.hasPlaceholders ? .made : .fault
                    outcome.steps.append(
                        path == "-" ? .product(bytes) : .file(path: path, bytes, directory: directory))
                }
            }
        }
        try job.run(inputs, body)
    }

    /// What the captions on a sheet say besides the canvas: what its title does not.
    private func sheetCaptions(_ templates: [OutputPath]) -> Set<OutputPath.Placeholder> {
        var captions: Set<OutputPath.Placeholder> = [.scene]
        if inputs.count > 1, !templates.allSatisfy({ $0.contains(.stem) }) { captions.insert(.stem) }
        if !variants.isEmpty { captions.insert(.variant) }
        return captions
    }

    private func format(of path: String) throws -> OutputFormat {
        if let format = format ?? OutputFormat(path: path) { return format }
        if path == "-" { return .png }
        let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("‘\(path)’ does not say its format: end it in one of \(known), or give --format.")
    }
}
