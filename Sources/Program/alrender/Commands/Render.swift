// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRendering
import LayoutRuns
import LayoutScene

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Solves layouts and draws them.",
        discussion: CommandHelp.discussion(
            """
            With several inputs or variants, placeholders in the output path keep the files apart: {stem}, {scene}, {variant}, \
            {device}, {size}, {scale}, {appearance}, {direction} and {language}. --sheet puts everything in one picture instead.
            """,
            examples: [
                "alrender form.layout.json -o form.png",
                "alrender *.layout.json -o '{stem}-{device}.svg' --device iphone-15",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            "Layout documents, .xib, .storyboard or .swift files; '-' for standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output file, its format given by the extension; repeatable. '-' for standard output.", valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "Format of an output whose extension does not give it.")
    var format: OutputFormat?

    @Flag(
        help: """
            Puts all pictures with the same path on one sheet: inputs, scenes, variants, and every combination of --device, \
            --orientation, --text-size, --language, --direction and --appearance.
            """)
    var sheet = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Picture") var views: ViewArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    /// What is an output, not an input, without `-o` before it.
    private static let pictures: [OutputFormat?] = [.png, .svg, .pdf, .html]

    /// Checks that parsing cannot make. Not in `validate`, which would hide the error about an unknown option.
    private func checkUsage() throws {
        try Alrender.checkFirstInput(of: inputs)
        guard !output.isEmpty else {
            if inputs.count > 1, let last = inputs.last, Self.pictures.contains(OutputFormat(path: last)) {
                throw ValidationError("missing output path; did you mean '-o \(last)'?")
            }
            try Alrender.checkLoneInput(inputs)
            throw ValidationError("missing output path: pass -o PATH ('-' for standard output)")
        }
        if report.watch, output.contains("-") {
            throw ValidationError("--watch cannot write to standard output: remove '-o -'")
        }
        for (index, path) in output.enumerated() {
            if output[..<index].contains(path) { throw ValidationError("'-o \(path)' is given twice") }
            let format = try format(of: path)
            if path == "-", format.isBinary, Terminal.outputIsInteractive {
                throw ValidationError(
                    "standard output is a terminal, which cannot show \(format): pass -o PATH or use a pipe")
            }
            let template = OutputPath(template: path)
            if let name = template.unknownPlaceholder {
                let known = OutputPath.Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
                throw ValidationError("unknown placeholder {\(name)} in '\(path)'; the placeholders are \(known)")
            }
            if let open = path.lastIndex(of: "{"), !path[open...].contains("}"),
                let name = OutputPath.Placeholder.allCases.first(where: { path[open...].hasPrefix("{\($0.rawValue)") })
            {
                throw ValidationError("'\(path)' has a '{' without a '}': write {\(name.rawValue)}")
            }
            if sheet || !format.mayFollowReader { try canvas.checkAppearanceIsFixed() }
            if sheet, [.html, .json, .txt].contains(format) {
                throw ValidationError(
                    "--sheet needs a picture, and '\(path)' is not one: use png, svg, pdf or scene.json, or remove --sheet"
                )
            }
            if !sheet, inputs.count > 1, !template.contains(.stem), path != "-" {
                throw ValidationError(
                    "'\(path)' would be written \(inputs.count) times: put {stem} in the path, or pass --sheet")
            }
            if !sheet, path != "-" { try checkNames(template) }
            if inputs.contains(where: { $0 != "-" && SystemFiles().isSameFile($0, path) }) {
                throw ValidationError("'\(path)' is an input and would be overwritten")
            }
        }
    }

    /// Inputs of one name have one output, wherever they are.
    private func checkNames(_ template: OutputPath) throws {
        guard !OutputPath.Placeholder.allCases.contains(where: { $0 != .stem && template.contains($0) }) else { return }
        // That standard input is named twice has a message of its own.
        let paths = Dictionary(grouping: inputs.filter { $0 != "-" }) { input in
            template.filled { _ in OutputPath.stem(of: input) }
        }
        for (path, inputs) in paths.sorted(by: { $0.key < $1.key }) where inputs.count > 1 {
            let names = inputs.prefix(2).map { "'\($0)'" }.joined(separator: " and ")
            let reason =
                Set(inputs).count == 1 ? "'\(inputs[0])' is named more than once" : "\(names) have the same {stem}"
            throw ValidationError(
                "'\(path)' would be written \(inputs.count) times: \(reason); give each an output of its own, or pass --sheet"
            )
        }
    }

    func run() throws {
        if swift.list { return try swift.printList(of: swift.expanded(inputs, in: files.access)) }
        try checkUsage()
        let outputs = try output.map { (template: OutputPath(template: $0), format: try format(of: $0)) }
        // A page is read on a screen that may be light or dark.
        var canvas = canvas.selection
        if canvas.appearance.isEmpty, !outputs.isEmpty, outputs.allSatisfy({ $0.format == .html }) {
            canvas.appearance = [.auto]
        }
        let (picture, views, timings, inputs, sheet) = (
            picture.selection, views.selection, report.timings, inputs, sheet
        )
        var job = LayoutJob(
            canvas: canvas, variants: variants.selection, scenes: scenes.selection,
            report: report.selection(draws: true),
            files: files.access)
        job.drawnExercise = views.exercise
        job.swift = swift.selection
        (job.namedViews, job.namedConstraints) = (views.ids, views.constraints)
        if !sheet { job.outputs = outputs.map(\.template) }
        var run = LayoutJobRun(job: job, report: report, limits: limits)
        if sheet {
            run.sheets = SheetWork(
                inputs: inputs, outputs: outputs, theme: picture.theme, title: picture.sheetTitle)
        }
        let captions = sheet ? sheetCaptions(outputs.map(\.template)) : []
        let inputFiles = Set(inputs.filter { $0 != "-" }.compactMap(SystemFiles().identity))
        let body: LayoutJob.Body = { result, pipeline, outcome throws(FileFault) in
            guard result.run.layout != nil || sheet else { return }
            let caption = sheet ? result.caption(captions) : result.fileName
            var options = views.applied(
                to: picture.sceneOptions(fileName: caption, isScreen: SwiftSelection.isSwift(result.input)))
            // The author's caption is the sheet's.
            if sheet, case .text = options.caption { options.caption = .shown(fileName: caption) }
            let drawing = LayoutDrawing(
                result: result, pipeline: pipeline, options: options, showsTimings: timings)
            defer { outcome.timings.add(drawing.timings) }
            for (index, (template, format)) in outputs.enumerated() {
                let path = template.filled(result.value(of:))
                // Once an input has been replaced, an output may have the identity that it had: that of a file that is gone.
                let isInput = { (input: String) in input != "-" && SystemFiles().isSameFile(input, path) }
                if path != "-", let file = SystemFiles().identity(of: path),
                    outcome.sources.contains(where: isInput)
                        || inputFiles.contains(file) && inputs.contains(where: isInput)
                {
                    throw FileFault(path, reason: "is an input and would be overwritten", status: .usage)
                }
                if sheet {
                    let panel = drawing.panel()
                    outcome.panels.append(
                        SheetPanel(
                            output: index, path: path, input: result.input, sortKey: result.sortKey, picture: panel))
                } else {
                    let bytes = try drawing.bytes(as: format, for: path)
                    let directory: InputOutcome.MissingDirectory = template.hasPlaceholders ? .made : .fault
                    outcome.steps.append(
                        path == "-" ? .product(bytes) : .file(path: path, bytes, directory: directory))
                }
            }
        }
        let (swift, access) = (swift, files.access)
        try run.run(
            inputs, expansion: { swift.runsFolders ? swift.expanded($0, in: access) : FoundFiles(paths: $0) }, body)
    }

    /// What the captions on a sheet add to the canvas: everything that the sheet's title does not say.
    private func sheetCaptions(_ templates: [OutputPath]) -> Set<OutputPath.Placeholder> {
        var captions: Set<OutputPath.Placeholder> = [.scene]
        if inputs.count > 1, !templates.allSatisfy({ $0.contains(.stem) }) { captions.insert(.stem) }
        if !variants.selection.isEmpty { captions.insert(.variant) }
        return captions
    }

    private func format(of path: String) throws -> OutputFormat {
        if let format = format ?? OutputFormat(path: path) { return format }
        if path == "-" { return .png }
        let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        if path.hasSuffix("/") || SystemFiles().isDirectory(path) {
            let name = (path.hasSuffix("/") ? path : path + "/") + "{stem}.png"
            throw ValidationError("'\(path)' is a folder: name its files, as in '-o \(name)'")
        }
        throw ValidationError(
            "cannot tell the format of '\(path)': use one of the extensions \(known), or pass --format")
    }
}
