// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutComparisons
import LayoutDiagnostics
import LayoutJSON
import LayoutRendering
import LayoutRuns

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two layouts, Xcode or Swift files, PNG images, or revisions of git.",
        discussion: CommandHelp.discussion(
            """
            Prints what changed in the documents, and how many views moved with it. '-o changes.png' draws the layouts that changed side by \
            side, with the old frame of each view that moved. Scenes and views of Interface Builder files are \
            matched by object id, so a renamed view counts as the same view. 'alrender diff HEAD~1 -- layouts' \
            compares all layouts below a folder with a commit, 'main..topic' two commits.
            """,
            examples: [
                "alrender diff old.storyboard new.storyboard -o changes.png",
                "alrender diff HEAD~1 -o changes.png",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate]))

    @Argument(
        help: ArgumentHelp(
            "The old and the new file, '-' for standard input; or a revision of git, '--', and files or folders.",
            valueName: "input"),
        completion: .file())
    var inputs: [String] = []

    @Flag(help: "Takes the arguments that git passes to a diff driver, and exits with 0, as git requires.")
    var driver = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Also writes a picture or a report to a file; repeatable.", valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "Format of the report on standard output.")
    var format: ComparisonFormat = .txt

    @Flag(help: "Prints every frame and other value that differs, not just what changed in the documents.")
    var values = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    /// A driver's arguments are: path, old file, its id and mode, new file, its id and mode.
    private var old: String { driver ? inputs[1] : inputs[0] }
    private var new: String { driver ? inputs[4] : inputs[1] }

    /// Whether the first input is a revision: nothing else is compared with paths after '--', or alone.
    private var comparesRevisions: Bool {
        guard !driver, let first = inputs.first else { return false }
        if inputs.count == 1 { return first != "-" && !SystemFiles().exists(first) }
        return CommandLine.arguments.contains("--") && (inputs.count > 2 || !SystemFiles().exists(first))
    }

    private var comparesImages: Bool { [old, new].allSatisfy { $0.lowercased().hasSuffix(".png") } }

    func validate() throws {
        if driver, !(7...9).contains(inputs.count) {
            throw ValidationError("--driver is for git: set diff.alrender.command to 'alrender diff --driver'")
        }
        try canvas.checkAppearanceIsFixed()
        try swift.checkNamesNoFolder()
        if canvas.selection.isRepeated {
            throw ValidationError("'diff' compares layouts on one canvas: pass each canvas option once")
        }
        if comparesRevisions { return try checkOutputs() }
        if !driver, inputs.count != 2 {
            throw ValidationError(
                "'diff' compares two files, or a revision of git with 'alrender diff REVISION -- PATH'")
        }
        if [old, new].contains(where: { $0.lowercased().hasSuffix(".png") }), !comparesImages {
            throw ValidationError("cannot compare a picture with a layout: pass two PNG files or two layouts")
        }
        if SwiftSelection.isSwift(old) != SwiftSelection.isSwift(new), SystemFiles().exists(old) {
            throw ValidationError("cannot compare a Swift file with another kind of file: pass two Swift files")
        }
        if InterfaceBuilderInput.isInterfaceBuilder(old) != InterfaceBuilderInput.isInterfaceBuilder(new) {
            throw ValidationError(
                "cannot compare an Interface Builder file with a layout document: convert it with 'alrender import' first"
            )
        }
        if old == "-", new == "-" { throw ValidationError("only one of the two files can be standard input") }
        try checkOutputs()
    }

    private func checkOutputs() throws {
        let comparesImages = !comparesRevisions && comparesImages
        for path in output {
            let format = OutputFormat(path: path)
            if format == nil || format == .scene || format == .html
                || (comparesImages && format?.picture ?? .png != .png)
            {
                let known = comparesImages ? "png, json, txt" : "png, svg, pdf, json, txt"
                throw ValidationError("cannot write a comparison to '\(path)': use one of the extensions \(known)")
            }
            if !comparesRevisions, [old, new].contains(where: { $0 != "-" && SystemFiles().isSameFile($0, path) }) {
                throw ValidationError("'\(path)' is an input and would be overwritten")
            }
        }
    }

    /// Refuses a revision where files are expected, with what was probably meant.
    private func checkNoRevision() throws {
        guard !driver, !comparesRevisions, old != "-", !SystemFiles().exists(old), let git = try? Git(in: files.access),
            (try? git.commit(old)) != nil
        else { return }
        let isFile = new == "-" || SystemFiles().exists(new)
        if !isFile, (try? git.commit(new)) == nil { return }
        let meant = isFile ? "\(old) -- \(new)" : "\(old)..\(new)"
        throw ValidationError("'\(old)' is a revision of git, not a file: write 'alrender diff \(meant)'")
    }

    func run() throws {
        try checkNoRevision()
        do throws(FileFault) {
            if driver, isOneSided {
                return try Terminal.printProduct(
                    "\(DisplayText.safe(inputs[0])) is \(old == "/dev/null" ? "new" : "gone")\n")
            }
            let status =
                try comparesRevisions ? compareRevisions() : comparesImages ? compareImages() : compareLayouts()
            // git stops where a driver fails.
            if driver { return }
            if status != .done { throw FileFault("", reason: "", status: status) }
        } catch {
            if !error.reason.isEmpty, !error.isBrokenPipe { Terminal.complain(error.message) }
            if driver { return }
            throw ExitCode(error.status.rawValue)
        }
    }

    private var isOneSided: Bool { old == "/dev/null" || new == "/dev/null" }

    private func compareRevisions() throws(FileFault) -> ExitStatus {
        let range = try RevisionRange(inputs[0], in: files.access)
        let pipeline = try LayoutPipeline.required(limits: limits.limits)
        var status = ExitStatus.done
        var report = DiagnosticReport.printed(diagnostics)
        var texts = ""
        var omitted: [FileFault] = []
        let comparison = try timing(inputs[0]) { () throws(FileFault) in
            try range.comparison(
                below: Array(inputs.dropFirst()), canvas: canvas.selection, scenes: swift.applied(to: scenes.selection),
                pipeline: pipeline,
                complain: { file in
                    texts += report.add(file.errors, in: file.source)
                    status.worsen(to: .errorDiagnostic)
                }, omit: { omitted.append($0) })
        }
        for fault in omitted {
            Terminal.complain(fault.message)
            status.worsen(to: fault.status)
        }
        Terminal.say(texts + report.end)
        for path in output {
            let changes = comparison.files.flatMap { file in file.comparison.changes.map { $0.named(after: file.path) }
            }
            let title = "\(comparison.old) → \(comparison.new): \(comparison.summary)"
            let written = try bytes(
                for: path, text: comparison.text(showsValues: values), json: comparison.json, pipeline,
                ComparisonPicture(changes: changes, title: title, pipeline: pipeline, picture: picture.selection))
            try OutputFile.write(written, to: path)
        }
        try Terminal.printProduct(format == .json ? comparison.json.text + "\n" : comparison.text(showsValues: values))
        if !comparison.files.isEmpty { status.worsen(to: .difference) }
        return status
    }

    /// Does what may take long, within the time limit.
    private func timing<Value>(
        _ input: String, _ body: () throws(FileFault) -> Value
    ) throws(FileFault) -> Value {
        let timer = InputTimer(
            limits.timeLimit, report: DiagnosticReport.printed(diagnostics))
        let result = timer.timing(input, at: 0) { Result { () throws(FileFault) in try body() } }
        return try timer.printing { result }.get()
    }

    private func compareImages() throws(FileFault) -> ExitStatus {
        let comparison = try ImageComparison(old, new, in: SystemFiles())
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
        let pipeline = try LayoutPipeline.required(limits: limits.limits)
        let before = try timing(old) { () throws(FileFault) in
            try ComparedFile(
                old, canvas: canvas.selection, scenes: swift.applied(to: scenes.selection), files: files.access,
                pipeline: pipeline)
        }
        let after = try timing(new) { () throws(FileFault) in
            try ComparedFile(
                new, after: before, canvas: canvas.selection, scenes: swift.applied(to: scenes.selection),
                files: files.access, pipeline: pipeline)
        }
        var report = DiagnosticReport.printed(diagnostics)
        for file in [before, after] {
            Terminal.say(report.add(file.errors, in: file.source))
            if !file.errors.isEmpty { status.worsen(to: .errorDiagnostic) }
            if let fault = file.fault { Terminal.complain(fault) }
        }
        Terminal.say(report.end)
        if before.fault != nil, after.fault != nil { return .noInput }
        if before.isUnsolved || after.isUnsolved { return .errorDiagnostic }

        let comparison = FileComparison(before, after)
        for path in output {
            let written = try bytes(
                for: path, text: comparison.text(showsValues: values), json: comparison.json, pipeline,
                ComparisonPicture(
                    changes: comparison.changes, title: comparison.title, pipeline: pipeline, picture: picture.selection
                ))
            try OutputFile.write(written, to: path)
        }
        if driver { try Terminal.printProduct("\(DisplayText.safe(inputs[0]))\n") }
        try Terminal.printProduct(format == .json ? comparison.json.text + "\n" : comparison.text(showsValues: values))
        if !comparison.changes.isEmpty { status.worsen(to: .difference) }
        return status
    }

    private func bytes(
        for path: String, text: String, json: JSONOutput, _ pipeline: LayoutPipeline, _ drawing: ComparisonPicture
    ) throws(FileFault) -> [UInt8] {
        let format = OutputFormat(path: path)
        guard let rendered = format?.picture else { return Array((format == .json ? json.text + "\n" : text).utf8) }
        var timings = StageTimings()
        let scene = drawing.scene(timings: &timings)
        do throws(RenderingFault) {
            return try pipeline.encode(scene, as: rendered, timings: &timings)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }
}

/// The forms of the report.
enum ComparisonFormat: String, NamedChoice { case txt, json }
