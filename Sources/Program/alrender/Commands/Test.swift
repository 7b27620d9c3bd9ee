// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import GoldenRuns

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares layouts with recorded goldens.",
        discussion: CommandHelp.discussion(
            """
            Frames are compared first, to a hundredth of a point, then pixels, exactly. For NAME.layout.json the golden folder \
            holds NAME.json and NAME.png, NAME.VARIANT.json and NAME.VARIANT.png for each variant, and NAME.svg if one is kept; \
            for NAME.storyboard, NAME.xib and NAME.swift it holds NAME.SCENE.json and NAME.SCENE.png. A document with errors has \
            its diagnostics in NAME.diagnostics.txt. FAILURES/index.html shows the failed cases. A case has the name that is \
            printed, such as 'forms/login (rtl)'.
            """,
            examples: [
                "alrender test layouts --golden golden",
                "alrender test layouts --golden golden --accept 'forms/login (rtl)'",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate],
            error: "an error in alrender.json or, with --strict or --update, in a layout",
            difference: "a case differs from its golden, or has none"))

    @OptionGroup var goldens: GoldenArguments

    @Option(
        help: ArgumentHelp(
            "Records the case with this name as it is now, and runs no other. Repeatable.", valueName: "name"))
    var accept: [String] = []

    @Option(
        help: ArgumentHelp(
            "Records the cases that fail for this reason alone: a part of the line that is printed. Repeatable.",
            valueName: "text"))
    var acceptCause: [String] = []

    @Flag(help: "Removes goldens without a layout, variant or scene.")
    var prune = false

    @Flag(help: "Records the current results as goldens. Review each picture before committing it.")
    var update = false

    @Flag(help: "Records layouts with errors, too. They are listed, and the run exits with 1.")
    var allowErrors = false

    @Flag(name: .customLong("record-in-ci"), help: "Records even if the environment variable CI is set.")
    var recordInCI = false

    @Flag(help: "Fails layouts with errors or warnings, even if they agree with their goldens.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "Also writes a report: junit=FILE, json=FILE, html=FILE or markdown=FILE, or 'github' for annotations and a "
                + "step summary. Repeatable.",
            valueName: "report"))
    var report: [ReportRequest] = []

    @Option(
        help: ArgumentHelp("Runs one of several parts that take equally long, such as 3/8.", valueName: "n/count"))
    var shard: ShardArgument?

    @Option(
        help: ArgumentHelp("With --shard: the JSON report of an earlier run, which has the times.", valueName: "file"),
        completion: .file())
    var shardTimes: String?

    @Option(
        help: ArgumentHelp(
            "Runs only layouts that changed since the working tree left a revision of git, or whose goldens, images or fonts did.",
            valueName: "revision"))
    var changedSince: String?

    @Flag(help: "Draws every case, even if its document, images, fonts and the program are as they were recorded.")
    var all = false

    @Flag(help: "Prints every frame and other value that differs, not just what changed in the documents.")
    var values = false

    @Flag(help: "Prints the milliseconds of each stage as one JSON object on standard error.")
    var timings = false

    @Flag(help: "Runs again whenever a layout, a golden or a file that a layout names changes; stop with Control-C.")
    var watch = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    func run() throws {
        if update, !accept.isEmpty { throw ValidationError("--update records all cases: remove it or --accept") }
        if goldens.filter != nil, !accept.isEmpty {
            throw ValidationError("--accept selects the cases: remove --filter")
        }
        if goldens.filter != nil || !accept.isEmpty, prune {
            throw ValidationError("only a run over all cases can tell what to prune: remove --filter and --accept")
        }
        if !acceptCause.isEmpty, update || !accept.isEmpty {
            throw ValidationError("--accept-cause selects the cases: remove \(update ? "--update" : "--accept")")
        }
        if acceptCause.contains("") { throw ValidationError("--accept-cause is empty, expected a part of a reason") }
        let isRecording = update || !accept.isEmpty || !acceptCause.isEmpty
        if !isRecording, allowErrors || recordInCI {
            throw ValidationError(
                "\(allowErrors ? "--allow-errors" : "--record-in-ci") needs --update, --accept or --accept-cause")
        }
        if isRecording || prune, !recordInCI, HostEnvironment.isContinuousIntegration {
            throw ValidationError("CI is set, so nothing is recorded: pass --record-in-ci if this is intended")
        }
        if shardTimes != nil, shard == nil { throw ValidationError("--shard-times needs --shard") }
        if changedSince != nil, prune {
            throw ValidationError("only a run over all cases can tell what to prune: remove --changed-since")
        }
        if shard != nil, prune {
            throw ValidationError("only a run over all cases can tell what to prune: remove --shard")
        }
        try canvas.checkAppearanceIsFixed()
        let (host, options) = (GoldenHost.program(limits: limits, files: files), options)
        func setup() throws -> GoldenSetup {
            try GoldenSetup(
                goldens.selection(accepting: accept), canvas: canvas.selection, picture: picture.selection,
                scenes: swift.applied(to: scenes.selection), host: host)
        }
        let scheduler = InputScheduler(
            threads: goldens.jobs.count,
            timer: InputTimer(limits.timeLimit, report: DiagnosticReport(.short), showsProgress: false),
            countsInputs: !watch)
        if watch {
            try checkWatching()
            var rounds = GoldenWatch(options, setup: setup)
            let paths = try setup().paths
            for fault in GoldenWatch.layouts(in: paths, runsCode: swift.runsFolders, host.files).faults {
                Terminal.complain(fault.message)
            }
            let runsCode = swift.runsFolders
            let watch = Watch(inputs: paths) { GoldenWatch.layouts(in: $0, runsCode: runsCode, host.files) }
            return try watch.run { _, changed in try rounds.round(changed, by: scheduler) }
        }
        let status = try GoldenRun(options, setup()).carryOut(by: scheduler)
        if status != .done { throw ExitCode(status.rawValue) }
    }

    private var options: GoldenRunOptions {
        var options = GoldenRunOptions()
        (options.acceptedCauses, options.drawsAll) = (acceptCause, all)
        options.records = update || !accept.isEmpty
        (options.prunes, options.allowsErrors, options.isStrict) = (prune, allowErrors, strict)
        (options.reports, options.showsTimings, options.showsValues) = (report, timings, values)
        (options.shard, options.shardTimes, options.changedSince) = (shard?.shard, shardTimes, changedSince)
        return options
    }

    /// Watching compares all cases, again and again.
    private func checkWatching() throws {
        let others = [
            ("--update", update), ("--accept", !accept.isEmpty), ("--accept-cause", !acceptCause.isEmpty),
            ("--prune", prune), ("--report", !report.isEmpty),
            ("--shard", shard != nil), ("--changed-since", changedSince != nil),
        ]
        if let (name, _) = others.first(where: \.1) {
            throw ValidationError("--watch and \(name) exclude each other")
        }
    }
}
