import ArgumentParser
import AutoLayout
import AutoLayoutTesting
import LayoutEngine
import LayoutText

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares layouts with what was recorded of them.",
        discussion: """
            Frames are compared first, to a hundredth of a point, then pixels, exactly. For NAME.layout.json the golden \
            directory has NAME.json and NAME.png, NAME.VARIANT.json and NAME.VARIANT.png for a variant, and where one is \
            kept NAME.svg; for NAME.storyboard and NAME.xib NAME.SCENE.json and NAME.SCENE.png. A failed case leaves its \
            pictures and is shown in FAILURES/index.html. A document with errors has NAME.diagnostics.txt beside it \
            instead: what is expected, as ‘check’ says it. Every variant of a document is a case of its own.
            """)

    @Argument(
        help: ArgumentHelp("A layout document or Interface Builder file, or a directory of them.", valueName: "path"),
        completion: .file())
    var inputs: [String]

    @Option(
        help: ArgumentHelp("Where the goldens are; folders mirror those below the path.", valueName: "directory"),
        completion: .directory)
    var golden = "golden"

    @Option(
        help: ArgumentHelp("Where a failed case leaves its pictures.", valueName: "directory"), completion: .directory)
    var failures = "failures"

    @Option(help: ArgumentHelp("Only cases whose name has this text in it.", valueName: "text"))
    var filter: String?

    @Flag(help: "Records what is there now. Look at each picture before you commit it.")
    var update = false

    @Option(
        help: ArgumentHelp(
            "By how much a component of a pixel may differ, 0 to 255; for the cases with a text in their name, or for all. "
                + "Repeatable, the last that covers a case counts.",
            valueName: "[text=]n"))
    var tolerance: [ToleranceArgument] = []

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp("Cases worked on at once, 1 to 256; the output is the same.", valueName: "n"))
    var jobs = JobCount(count: 1)

    @Flag(help: "Prints the milliseconds of each stage as one JSON object on standard error.")
    var timings = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    func run() throws {
        if canvas.isRepeated { throw ValidationError("Goldens are recorded on one canvas: give each option once.") }
        for directory in [golden, failures]
        where DirectoryListing.exists(directory) && !DirectoryListing.isDirectory(directory) {
            throw FileFault(directory, reason: "is a file, a directory was expected")
        }
        let files = GoldenFileSystem()
        let inputs: GoldenInputs
        do throws(GoldenFault) {
            inputs = try GoldenInputs(paths: self.inputs, golden: golden, filter: filter, files: files)
        } catch {
            throw error.fileFault
        }
        guard !inputs.all.isEmpty else {
            let paths = self.inputs.joined(separator: ", ")
            Terminal.complain(
                filter.map { "no layout in \(paths) has ‘\($0)’ in its name" }
                    ?? "there is no *.layout.json, *.storyboard or *.xib in \(paths)")
            throw ExitCode(ExitStatus.noInput.rawValue)
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        let isFirstRun = !DirectoryListing.exists(golden)
        let picture = picture
        let judge = GoldenJudge(
            mode: update ? .record : .compare, failures: failures, tolerances: tolerance.map(\.tolerance),
            files: files, reader: CommandLineLayoutReader(canvas: canvas, scenes: scenes),
            sceneOptions: { picture.sceneOptions(fileName: $0) },
            acceptingCommand: { AcceptingCommand.text(for: $0.name, arguments: arguments) })
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
            return { place in pipeline.map { judge.outcome(of: all[place], $0) } }
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
                "nothing is recorded in ‘\(golden)’ yet: look at the pictures, then record them with "
                    + "‘\(AcceptingCommand.text(for: nil, arguments: arguments))’\n")
        }
        summary.printProduct("\(passed) passed, \(failed.count) failed\n")
        report.carryOut(summary)
        try report.finish()
    }
}
