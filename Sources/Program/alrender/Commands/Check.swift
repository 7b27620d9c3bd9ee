// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns
import LayoutScene
import LayoutSweep
import SourceLocations

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validates and solves layouts, and prints diagnostics on standard output.",
        discussion: CommandHelp.discussion(
            examples: [
                "alrender check form.layout.json",
                "alrender check layouts/*.layout.json --strict --diagnostics github",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(
        help: ArgumentHelp(
            """
            Layout documents, .xib, .storyboard or .swift files, folders of them, or patterns with '*' and '**'; '-' for standard \
            input.
            """, valueName: "input"),
        completion: .file())
    var inputs: [String]

    @Option(
        help: ArgumentHelp(
            """
            Lists the sizes at which the layout's behaviour changes, instead of its diagnostics: 'width=320...1024', \
            'height=480...1366', 'width=320...428,height=568...926' for both at once, 'text-size' or 'text-size=XS...AX5'; \
            repeatable.
            """, valueName: "range"), transform: SweepRange.parsed)
    var sweep: [SweepRange] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "With --sweep: a picture of the layouts and a graph of the views over the size, or an animation (.gif); repeatable.",
            valueName: "path"),
        completion: .file())
    var output: [String] = []

    @Option(help: "With --sweep and -o: colours of the picture.")
    var theme: SceneTheme.Name?
    @Option(
        help: ArgumentHelp(
            "The file that the text on standard input belongs to: diagnostics name it, and images are found beside it.",
            valueName: "file"),
        completion: .file())
    var stdinPath: String?

    @Option(help: "What columns in text and JSON count: bytes as in Vim, or utf16 as language servers do.")
    var columns: ColumnUnit = .characters

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @Flag(help: SwiftArguments.listHelp) var list = false
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    mutating func validate() throws {
        if stdinPath != nil, !inputs.contains("-") || !sweep.isEmpty {
            throw ValidationError("--stdin-path applies to the input '-', without --sweep")
        }
        if columns != .characters, ![.human, .short, .json].contains(report.diagnostics) || !sweep.isEmpty {
            throw ValidationError("--columns applies to --diagnostics human, short and json, without --sweep")
        }
        guard !sweep.isEmpty else {
            if !output.isEmpty { throw ValidationError("-o applies to --sweep; 'alrender render' draws layouts") }
            if theme != nil { throw ValidationError("--theme applies to --sweep with -o") }
            return
        }
        if theme != nil, output.isEmpty { throw ValidationError("--theme applies to a picture: pass -o PATH") }
        if !output.isEmpty, canvas.selection.followsReader {
            throw ValidationError("a sweep is drawn in one appearance: pass --appearance light or dark")
        }
        if !output.isEmpty, sweep.count > 1 { throw ValidationError("-o takes one --sweep") }
        for path in output where SweepOutputFormat(path: path) == nil {
            throw ValidationError(
                "cannot write a sweep to '\(path)': use one of the extensions png, svg, pdf, gif, html")
        }
        if canvas.selection.isRepeated {
            throw ValidationError("--sweep takes one canvas: pass each canvas option once")
        }
        if !variants.selection.isEmpty { throw ValidationError("--sweep does not apply to variants") }
        if ![.human, .json].contains(report.diagnostics) {
            throw ValidationError("--sweep prints text, or JSON with --diagnostics json")
        }
    }

    func run() throws {
        let access = files.access
        let found = swift.expanded(inputs, in: access)
        if list { return try swift.printList(of: found) }
        guard sweep.isEmpty else { return try runSweeps(found) }
        try canvas.checkAppearanceIsFixed()
        var job = LayoutJob(
            canvas: canvas.selection, variants: variants.selection, scenes: swift.applied(to: scenes.selection),
            report: report.selection(.standardOutput), files: access)
        (job.purpose, job.standardInputPath) = (.checking, stdinPath)
        let swift = swift
        let run = LayoutJobRun(
            job: job, report: report, limits: limits, diagnosticStream: .standardOutput, columnUnit: columns)
        let count = LayoutCount()
        // A watch checks files again and again: each has a line of its own.
        defer {
            if found.paths.count > 1, !report.watch, report.diagnostics == .human {
                Terminal.say("alrender: \(count.text)\n")
            }
        }
        try run.run(inputs, expansion: { swift.expanded($0, in: access) }) { result, _, _ in
            count.add(result.run)
        }
    }

    private func runSweeps(_ found: FoundFiles) throws {
        var told = RunReport(DiagnosticReport(.human, coloring: Terminal.errorColoring))
        if !output.isEmpty, found.paths.count > 1 { throw ValidationError("-o takes one input") }
        told.carryOut(found.outcome)
        let outputs = output.compactMap { path in SweepOutputFormat(path: path).map { (path: path, format: $0) } }
        let timer = InputTimer(
            limits.timeLimit, report: DiagnosticReport(.human, coloring: Terminal.errorColoring))
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault): told.carryOut(InputOutcome(fault))
        case .success(let pipeline):
            let scenes = swift.applied(to: scenes.selection).compiling(found.paths, in: files.access)
            for (place, file) in found.paths.enumerated() {
                var run = SweepRun(
                    file, canvas: canvas.selection, scenes: scenes, files: files.access, pipeline: pipeline)
                (run.isJSON, run.outputs, run.theme) = (report.diagnostics == .json, outputs, theme ?? .classic)
                let outcome = timer.timing(file, at: place) { run.outcome(sweep) }
                timer.printing { told.carryOut(outcome) }
            }
        }
        try told.end()
    }
}

extension ColumnUnit: NamedChoice {}
