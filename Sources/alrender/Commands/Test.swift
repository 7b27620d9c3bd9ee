// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import AutoLayoutTesting
import FontFiles
import LayoutEngine
import LayoutText

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares layouts with recorded goldens.",
        discussion: CommandHelp.discussion(
            """
            Frames are compared first, to a hundredth of a point, then pixels, exactly. For NAME.layout.json the golden folder \
            holds NAME.json and NAME.png, NAME.VARIANT.json and NAME.VARIANT.png for each variant, and NAME.svg if one is kept; \
            for NAME.storyboard and NAME.xib it holds NAME.SCENE.json and NAME.SCENE.png. A document with errors has \
            its diagnostics in NAME.diagnostics.txt. FAILURES/index.html shows the failed cases.
            """,
            examples: [
                "alrender test layouts --golden golden",
                "alrender test layouts --golden golden --update --filter form",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate],
            difference: "a case differs from its golden, or has none"))

    @Argument(
        help: ArgumentHelp(
            "A layout document, an Interface Builder file, or a folder of them (default: the project's layouts).",
            valueName: "path"),
        completion: .file())
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Folder of the goldens; its subfolders mirror those of the input (default: golden).",
            valueName: "directory"),
        completion: .directory)
    var golden: String?

    @Option(
        help: ArgumentHelp("Folder for the pictures of failed cases (default: failures).", valueName: "directory"),
        completion: .directory)
    var failures: String?

    @Option(help: ArgumentHelp("Runs only the cases whose name contains the text.", valueName: "text"))
    var filter: String?

    @Flag(help: "Records the current results as goldens. Review each picture before committing it.")
    var update = false

    @Flag(help: "With --update, records layouts with errors, too. They are listed, and the run exits with 1.")
    var allowErrors = false

    @Flag(name: .customLong("record-in-ci"), help: "With --update, records even if the environment variable CI is set.")
    var recordInCI = false

    @Flag(help: "Fails layouts with errors or warnings, even if they agree with their goldens.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "Largest difference allowed in a colour component, 0 to 255, for all cases or those whose name contains the "
                + "text. Repeatable; the last one that applies counts.",
            valueName: "[text=]n"))
    var tolerance: [ToleranceArgument] = []

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp("Number of cases to process in parallel, 1 to 256.", valueName: "n"))
    var jobs = JobCount(count: 1)

    @Flag(help: "Prints the milliseconds of each stage as one JSON object on standard error.")
    var timings = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    func run() throws {
        if canvas.isRepeated {
            throw ValidationError("goldens are recorded on one canvas: pass each canvas option once")
        }
        if !update, allowErrors || recordInCI {
            throw ValidationError("\(allowErrors ? "--allow-errors" : "--record-in-ci") needs --update")
        }
        if update, !recordInCI, HostEnvironment.isContinuousIntegration {
            throw ValidationError("CI is set, so nothing is recorded: pass --record-in-ci if this is intended")
        }
        let file = try ProjectFile()
        let golden = golden ?? file.path(file.project.golden ?? "golden")
        let failures = failures ?? file.path(file.project.failures ?? "failures")
        let paths = inputs.isEmpty ? file.layouts.map { [$0] } ?? [] : inputs
        if paths.isEmpty {
            throw ValidationError("missing input: pass a path, or set \"layouts\" in \(GoldenProject.fileName)")
        }
        for directory in [golden, failures]
        where DirectoryListing.exists(directory) && !DirectoryListing.isDirectory(directory) {
            throw FileFault(directory, reason: "is a file, expected a directory")
        }
        let files = GoldenFileSystem()
        let inputs: GoldenInputs
        do throws(GoldenFault) {
            inputs = try GoldenInputs(roots: paths.map(file.root), golden: golden, filter: filter, files: files)
        } catch {
            throw error.fileFault
        }
        guard !inputs.all.isEmpty else {
            let paths = paths.joined(separator: ", ")
            Terminal.complain(
                filter.map { "no layout in \(paths) has '\($0)' in its name" }
                    ?? "no *.layout.json, *.storyboard or *.xib in \(paths)")
            throw ExitCode(ExitStatus.noInput.rawValue)
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        let isFirstRun = !DirectoryListing.exists(golden)
        let picture = picture
        var judge = GoldenJudge(
            mode: update ? .record : .compare, failures: failures, tolerances: tolerance.map(\.tolerance),
            project: file.project, files: files, reader: CommandLineLayoutReader(canvas: canvas, scenes: scenes),
            sceneOptions: { picture.sceneOptions(fileName: $0) },
            acceptingCommand: { AcceptingCommand.text(for: $0.name, arguments: arguments) })
        judge.allowsErrors = allowErrors
        judge.isStrict = strict
        let configured = judge
        var report = RunReport(DiagnosticReport(.short), timings: timings ? .standardError : .nowhere)
        var passed = 0
        var failed: [FailurePage.Case] = []
        func carryOut(_ result: Result<GoldenOutcome, FontFault>) {
            switch result {
            case .success(let outcome):
                passed += outcome.passed
                failed += outcome.failures
                report.carryOut(outcome.inputOutcome)
            case .failure(let fault):
                report.carryOut(InputOutcome(steps: [.obstacle(fault.message)], status: .noInput))
            }
        }
        let all = inputs.all
        OrderedWork.run(count: all.count, threads: jobs.count) {
            let pipeline = LayoutPipeline.forCommandLine()
            return { place in pipeline.map { configured.outcome(of: all[place], $0) } }
        } deliver: {
            carryOut($0)
        }
        if filter == nil {
            do throws(GoldenFault) {
                for path in try inputs.orphans() { carryOut(.success(judge.outcome(ofOrphan: path))) }
            } catch {
                throw error.fileFault
            }
        }
        if !failed.isEmpty, !update {
            var page = InputOutcome()
            let path = "\(failures)/index.html"
            page.steps.append(
                .file(path: path, Array(FailurePage(cases: failed).html.utf8), directory: .made))
            page.printProduct("all of them on one page: \(path)\n")
            report.carryOut(page)
        }
        var summary = InputOutcome()
        if isFirstRun, !failed.isEmpty, !update {
            summary.printProduct(
                "no goldens in '\(golden)' yet: review the pictures, then record them with "
                    + "'\(AcceptingCommand.text(for: nil, arguments: arguments))'\n")
        }
        summary.printProduct("\(passed) passed, \(failed.count) failed\n")
        report.carryOut(summary)
        try report.finish()
    }
}
