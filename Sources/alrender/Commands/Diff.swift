// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRendering

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two layouts, two Interface Builder files or two PNG images.",
        discussion: CommandHelp.discussion(
            """
            Prints what moved, appeared or disappeared. '-o changes.png' draws the layouts that changed side by side, each view \
            that moved with its old frame. Scenes and views of Interface Builder files are matched by object id, so a renamed \
            view is still the same view.
            """,
            examples: [
                "alrender diff old.layout.json new.layout.json",
                "alrender diff old.storyboard new.storyboard -o changes.png",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate]))

    @Argument(help: ArgumentHelp("The old file; '-' for standard input.", valueName: "old"), completion: .file())
    var old: String

    @Argument(help: ArgumentHelp("The new file; '-' for standard input.", valueName: "new"), completion: .file())
    var new: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Also writes a picture or a report to a file; repeatable.", valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "Format of the report on standard output.")
    var format: ComparisonFormat = .txt

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    private var comparesImages: Bool { [old, new].allSatisfy { $0.lowercased().hasSuffix(".png") } }

    func validate() throws {
        if [old, new].contains(where: { $0.lowercased().hasSuffix(".png") }), !comparesImages {
            throw ValidationError("cannot compare a picture with a layout: pass two PNG files or two layouts")
        }
        if InterfaceBuilderInput.isInterfaceBuilder(old) != InterfaceBuilderInput.isInterfaceBuilder(new) {
            throw ValidationError(
                "cannot compare an Interface Builder file with a layout document: convert it with 'alrender import' first"
            )
        }
        if old == "-", new == "-" { throw ValidationError("only one of the two files can be standard input") }
        if canvas.isRepeated {
            throw ValidationError("'diff' compares layouts on one canvas: pass each canvas option once")
        }
        for path in output {
            let format = OutputFormat(path: path)
            if format == nil || format == .scene || (comparesImages && format?.picture ?? .png != .png) {
                let known = comparesImages ? "png, json, txt" : "png, svg, pdf, json, txt"
                throw ValidationError("cannot write a comparison to '\(path)': use one of the extensions \(known)")
            }
            if [old, new].contains(where: { $0 != "-" && OutputFile.isSameFile($0, path) }) {
                throw ValidationError("'\(path)' is an input and would be overwritten")
            }
        }
    }

    func run() throws {
        do throws(FileFault) {
            let status = try comparesImages ? compareImages() : compareLayouts()
            if status != .done { throw FileFault("", reason: "", status: status) }
        } catch {
            if !error.reason.isEmpty, !error.isBrokenPipe { Terminal.complain(error.message) }
            throw ExitCode(error.status.rawValue)
        }
    }

    private func compareImages() throws(FileFault) -> ExitStatus {
        let comparison = try ImageComparison(old, new)
        for path in output {
            let difference: [UInt8]?
            switch OutputFormat(path: path) {
            case .json: try OutputFile.write(Array((comparison.json.text + "\n").utf8), to: path)
            case .txt: try OutputFile.write(Array(comparison.text.utf8), to: path)
            default:
                do throws(RenderingFault) {
                    difference = try comparison.png()
                } catch {
                    throw FileFault(path, reason: error.message, status: error.status)
                }
                if let difference { try OutputFile.write(difference, to: path) }
            }
        }
        try Terminal.printProduct(format == .json ? comparison.json.text + "\n" : comparison.text)
        return comparison.difference == nil ? .done : .difference
    }

    private func compareLayouts() throws(FileFault) -> ExitStatus {
        var status = ExitStatus.done
        let pipeline: LayoutPipeline
        switch LayoutPipeline.forCommandLine() {
        case .success(let made): pipeline = made
        case .failure(let fault): throw FileFault("", reason: fault.message, status: .noInput)
        }
        let before = try ComparedFile(old, canvas: canvas, scenes: scenes, pipeline: pipeline)
        let after = try ComparedFile(new, after: before, canvas: canvas, scenes: scenes, pipeline: pipeline)
        var report = DiagnosticReport(diagnostics, coloring: Terminal.errorColoring)
        for file in [before, after] {
            Terminal.say(report.add(file.errors, in: file.source))
            if !file.errors.isEmpty { status.worsen(to: .errorDiagnostic) }
            if let fault = file.fault { Terminal.complain(fault) }
        }
        Terminal.say(report.end)
        if before.fault != nil, after.fault != nil { return .noInput }
        if before.isUnsolved || after.isUnsolved { return .errorDiagnostic }

        let comparison = FileComparison(before, after)
        for path in output { try OutputFile.write(try bytes(of: comparison, for: path, pipeline), to: path) }
        try Terminal.printProduct(format == .json ? comparison.json.text + "\n" : comparison.text)
        if !comparison.changes.isEmpty { status.worsen(to: .difference) }
        return status
    }

    private func bytes(
        of comparison: FileComparison, for path: String, _ pipeline: LayoutPipeline
    ) throws(FileFault) -> [UInt8] {
        let format = OutputFormat(path: path)
        guard let rendered = format?.picture else {
            return Array((format == .json ? comparison.json.text + "\n" : comparison.text).utf8)
        }
        var timings = StageTimings()
        let scene = ComparisonPicture(comparison: comparison, pipeline: pipeline, picture: picture)
            .scene(timings: &timings)
        do throws(RenderingFault) {
            return try pipeline.encode(scene, as: rendered, timings: &timings)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }
}

/// The forms of the report.
enum ComparisonFormat: String, NamedChoice { case txt, json }
