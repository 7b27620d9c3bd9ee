// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutGoldens
import LayoutRuns
import LayoutScene

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Solves layouts and draws them.",
        discussion: CommandHelp.discussion(
            """
            With several inputs or variants, placeholders in the output path keep the files apart: {stem}, {scene}, {variant}, \
            {device}, {size}, {scale}, {appearance}, {direction} and {language}. --sheet puts everything in one picture instead. \
            Without an output, each picture is written beside its input, as form.png for form.layout.json.
            """,
            examples: [
                "alrender form.layout.json",
                "alrender *.layout.json -o '{stem}-{device}.svg' --device iphone-15",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            "Layout documents, .xib, .storyboard or .swift files, or folders of layouts; '-' for standard input.",
            valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output file, its format given by the extension; repeatable. '-' for standard output (default: a PNG file beside "
                + "each input).",
            valueName: "path"),
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
    @Flag(help: SwiftArguments.listHelp) var list = false
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    /// What is an output, not an input, without `-o` before it.
    private static let pictures: [OutputFormat?] = [.png, .svg, .pdf, .html]

    /// Checks that parsing cannot make. Not in `validate`, which would hide the error about an unknown option.
    ///
    /// - Parameter files: the layouts that the inputs mean.
    private func checkUsage(_ files: [String]) throws {
        try Alrender.checkFirstInput(of: inputs)
        let flat = [
            ("--exercise", views.exercise != nil), ("--crop", views.crop != nil), ("--callouts", views.callouts),
        ]
        if picture.exploded, let option = flat.first(where: \.1)?.0 {
            throw ValidationError("--exploded and \(option) exclude each other")
        }
        guard !output.isEmpty else {
            if inputs.count > 1, let last = inputs.last, Self.pictures.contains(OutputFormat(path: last)) {
                throw ValidationError("missing output path; did you mean '-o \(last)'?")
            }
            try Alrender.checkLoneInput(inputs)
            if sheet || inputs.contains("-") || ![nil, .png, .svg, .pdf].contains(format) {
                throw ValidationError("missing output path: pass -o PATH ('-' for standard output)")
            }
            return
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
            if !sheet, files.count > 1, !template.contains(.stem), path != "-" {
                throw ValidationError(
                    "'\(path)' would be written \(files.count) times: put {stem} in the path, or pass --sheet")
            }
            if !sheet, path != "-" { try checkNames(template, files) }
            if files.contains(where: { $0 != "-" && SystemFiles().isSameFile($0, path) }) {
                throw ValidationError("'\(path)' is an input and would be overwritten")
            }
        }
    }

    /// Inputs of one name have one output, wherever they are.
    private func checkNames(_ template: OutputPath, _ inputs: [String]) throws {
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
        let (swift, access) = (swift, files.access)
        if list { return try swift.printList(of: swift.expanded(inputs, in: access)) }
        let inputFiles = swift.expanded(inputs, in: access).paths
        try checkUsage(inputFiles)
        let outputs = try output.map { (template: OutputPath(template: $0), format: try format(of: $0)) }
        // A page is read on a screen that may be light or dark.
        var canvas = canvas.selection
        if canvas.appearance.isEmpty, !outputs.isEmpty, outputs.allSatisfy({ $0.format == .html }) {
            canvas.appearance = [.auto]
        }
        let (picture, views, timings, sheet) = (picture.selection, views.selection, report.timings, sheet)
        let beside = outputs.isEmpty ? format ?? .png : nil
        let place = OutputBesideInput(
            canvas: canvas, variants: variants.selection, fileExtension: (beside ?? .png).rawValue)
        var job = LayoutJob(
            canvas: canvas, variants: variants.selection, scenes: swift.applied(to: scenes.selection),
            report: report.selection(draws: true),
            files: files.access)
        job.drawnExercise = views.exercise
        (job.namedViews, job.namedConstraints) = (views.ids, views.constraints)
        if !sheet { job.outputs = outputs.map(\.template) }
        var run = LayoutJobRun(job: job, report: report, limits: limits)
        if sheet {
            run.sheets = SheetWork(
                inputs: inputFiles, outputs: outputs, theme: picture.theme, title: picture.sheetTitle)
        }
        let captions = sheet ? sheetCaptions(outputs.map(\.template), inputFiles) : []
        let identities = Set(inputFiles.filter { $0 != "-" }.compactMap(SystemFiles().identity))
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
            if let beside {
                let path = place.path(of: result)
                try Self.checkReplaceable(path)
                outcome.steps.append(.file(path: path, try drawing.bytes(as: beside, for: path), directory: .fault))
                outcome.printAchievement("written \(DisplayText.safe(path))\n")
            }
            for (index, (template, format)) in outputs.enumerated() {
                let path = template.filled(result.value(of:))
                // Once an input has been replaced, an output may have the identity that it had: that of a file that is gone.
                let isInput = { (input: String) in input != "-" && SystemFiles().isSameFile(input, path) }
                if path != "-", let file = SystemFiles().identity(of: path),
                    outcome.sources.contains(where: isInput)
                        || identities.contains(file) && inputFiles.contains(where: isInput)
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
        try run.run(inputs, expansion: { swift.expanded($0, in: access) }, body)
    }

    /// Refuses to replace a file whose name the command line does not give, unless it is a picture of a layout and no golden.
    private static func checkReplaceable(_ path: String) throws(FileFault) {
        guard let bytes = try? SystemFiles().read(path), path.hasSuffix(".png") else { return }
        let stem = path.dropLast(".png".count)
        if !GoldenContent.isPicture(bytes) {
            throw FileFault(path, reason: "is another picture: pass -o PATH", status: .usage)
        }
        if let layout = try? SystemFiles().read("\(stem).json"), GoldenContent.isLayout(layout) {
            throw FileFault(path, reason: "is a golden of 'alrender test': pass -o PATH", status: .usage)
        }
    }

    /// What the captions on a sheet add to the canvas: everything that the sheet's title does not say.
    private func sheetCaptions(_ templates: [OutputPath], _ inputs: [String]) -> Set<OutputPath.Placeholder> {
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
