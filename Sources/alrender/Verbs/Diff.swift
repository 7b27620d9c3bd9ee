import ArgumentParser
import AutoLayout
import LayoutRendering

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Two layouts, Interface Builder files or PNG images: what moved.",
        discussion: """
            Prints what moved, what came and what went, and ends with 2 where anything did. With -o changes.png the layouts \
            that changed stand side by side, each view that moved with the frame that it had. Scenes of Interface Builder \
            files are paired by their object ids, so that a renamed view is still the same.
            """)

    @Argument(help: ArgumentHelp("What it was.", valueName: "old"), completion: .file())
    var old: String

    @Argument(help: ArgumentHelp("What it is now.", valueName: "new"), completion: .file())
    var new: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A picture or report besides the one on standard output; repeatable.", valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "The report on standard output.")
    var format: ComparisonFormat = .txt

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    @Option(help: "How findings are printed on standard error.")
    var diagnostics: DiagnosticFormat = .human

    private var comparesImages: Bool { [old, new].allSatisfy { $0.lowercased().hasSuffix(".png") } }

    func validate() throws {
        if [old, new].contains(where: { $0.lowercased().hasSuffix(".png") }), !comparesImages {
            throw ValidationError("A picture can only be compared with a picture: give two PNG files or two layouts.")
        }
        if InterfaceBuilderInput.isInterfaceBuilder(old) != InterfaceBuilderInput.isInterfaceBuilder(new) {
            throw ValidationError(
                "An Interface Builder file can only be compared with another: ‘alrender import’ makes layout documents of it."
            )
        }
        if old == "-", new == "-" { throw ValidationError("Standard input can be one side only.") }
        if canvas.isRepeated {
            throw ValidationError("‘diff’ compares the layouts on one canvas: give each option once.")
        }
        for path in output {
            let format = OutputFormat(path: path)
            if format == nil || format == .scene || (comparesImages && format?.picture ?? .png != .png) {
                let known = comparesImages ? "png, json, txt" : "png, svg, pdf, json, txt"
                throw ValidationError(
                    "‘\(path)’ does not say a format that a comparison has: end it in one of \(known).")
            }
            if [old, new].contains(where: { $0 != "-" && OutputFile.isSameFile($0, path) }) {
                throw ValidationError("‘\(path)’ is an input: it would be overwritten.")
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
            return try pipeline.encode(scene, of: comparison.runs, as: rendered, timings: &timings)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }
}

/// The forms of the report.
enum ComparisonFormat: String, NamedChoice { case txt, json }
