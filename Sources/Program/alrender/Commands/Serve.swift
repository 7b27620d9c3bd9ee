// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutModel
import LayoutRuns
import PreviewServer

struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows layouts in a browser, and redraws them whenever a file is saved.",
        discussion: CommandHelp.discussion(
            """
            Prints the address of a page on this machine, and serves it until Control-C. The page lists the layouts below a path. \
            A layout's own page is the one that -o x.html writes; it is redrawn when one of its files is saved, shows errors with \
            their place in front of the last page without them, and writes changed constants and priorities to the file. The address has a random part: without \
            it nothing can be read or changed.
            """,
            examples: ["alrender serve --open", "alrender serve layouts --port 8080"],
            exitCodes: [.done, .usage, .noInput, .internalError, .cannotCreate]))

    @Argument(
        help: ArgumentHelp(
            "A folder of layout documents, .xib, .storyboard and, with --swift, .swift files, or one of them (default: the current folder).",
            valueName: "path"),
        completion: .file())
    var path = "."

    @Option(help: ArgumentHelp("Port on 127.0.0.1 (default: any free one).", valueName: "n"))
    var port: UInt16?

    @Flag(help: "Opens the page in the default browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "Keeps port and random part in a file, so that open pages find the next 'alrender serve'.",
            valueName: "file"),
        completion: .file())
    var keepAddress: String?

    @Flag(help: .hidden)
    var answerPages = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    mutating func validate() throws {
        if canvas.selection.isRepeated {
            throw ValidationError("a page shows one canvas: pass each canvas option once")
        }
        if let name = canvas.device.first, Device.named(name) == nil {
            let meant = NearestName.of(name, among: Device.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
            throw ValidationError("there is no device '\(name)'\(meant); 'alrender devices' lists them")
        }
        if report.watch { throw ValidationError("'serve' always watches the layouts: remove --watch") }
        if report.timings { throw ValidationError("'serve' prints no timings: remove --timings") }
        if report.jobs.count > 1 { throw ValidationError("'serve' draws one page at a time: remove --jobs") }
        if report.diagnostics != .human {
            throw ValidationError("'serve' shows diagnostics in its pages: remove --diagnostics")
        }
    }

    func run() throws {
        let access = files.access
        let options = PreviewOptions(
            path: path, canvas: canvas.selection, variants: variants.selection, picture: picture.selection,
            scenes: swift.applied(to: scenes.selection), report: report.selection(), files: access)
        if answerPages {
            let pipeline = try LayoutPipeline.required(limits: limits.limits)
            return try PreviewProcess.run(PreviewResponder(options: options, pipeline: pipeline, say: Terminal.say))
        }
        // Most likely a typing error, so it is not waited for.
        guard SystemFiles().exists(path) else { throw SystemFiles().missing(path) }
        guard SystemFiles().isDirectory(path) || InputExpansion.mayBeLayout(path) || SwiftSelection.isSwift(path)
        else {
            throw FileFault(
                path, reason: "is not a layout, expected a .layout.json, .xib, .storyboard or .swift file",
                status: .noInput)
        }
        let pipeline = try LayoutPipeline.required(limits: limits.limits)
        let found = InputExpansion.files([path], in: access, keepsLinks: true, runsSwift: swift.runsFolders)
        if let fault = found.faults.first, found.paths.isEmpty { throw fault }
        for fault in found.faults { Terminal.complain(fault.message) }
        let selection = ServedSelection(options: options, pipeline: pipeline)
        let paths = ServedLayouts(path, files: found.paths, access: access).paths
        try InputTimer(limits.timeLimit, report: report.diagnosticReport(.standardError)).timing(path, at: 0) {
            Result { try selection.check(paths) }
        }.get()
        let kept = keepAddress.map(AddressFile.init)
        let earlier = try kept?.read()
        let token = earlier?.token ?? AccessToken()
        let server = try LoopbackServer(port: port ?? earlier?.port ?? 0, clock: Terminal.clock)
        try kept?.write(port: server.port, token)
        var session = PreviewSession(
            options: options, pipeline: pipeline, port: server.port, token: token, host: ServedProgram(),
            workers: PreviewWorkers(seconds: limits.timeLimit.seconds, clock: Terminal.clock) {
                Result { () throws(FileFault) in try PreviewProcess() }
            })
        try Terminal.printProduct("\(session.address)\n")
        let count = session.count == 1 ? "1 layout" : "\(session.count) layouts"
        Terminal.say("\(count): open the address in a browser; Control-C ends\n")
        if open { Browser.open(session.address) }
        Interruption.untilInterrupted { server.serve(&session, until: $0) }
        session.end()
    }
}
