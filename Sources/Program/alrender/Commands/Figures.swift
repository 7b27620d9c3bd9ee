// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutFigures
import LayoutRuns

struct Figures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures",
        abstract: "Generates the figures in documentation pages.",
        discussion: CommandHelp.discussion(
            """
            Draws the layouts in fenced blocks with the information string 'layout' or, with --swift, 'swift layout' and in images of *.layout.json files, in \
            Markdown files, DocC articles and Swift documentation comments, and in images of *.layout.json files in AsciiDoc, \
            reStructuredText, Typst and LaTeX, writes the pictures next to the pages and keeps the references up to date. A figure's own options are in the information string, or in a comment beside the image.
            """,
            examples: [
                "alrender figures docs --appearance light --appearance dark",
                "alrender figures README.md Sources --check",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate],
            difference: "with --check: a figure or a reference is missing or stale"))

    @Argument(
        help: ArgumentHelp(
            "Pages (such as .md, .qmd, .adoc, .rst, .typ, .tex, .swift), or folders of them.", valueName: "path"),
        completion: .file())
    var paths: [String]

    @Flag(help: "Writes nothing; lists what is missing or stale, and exits with 2 if anything is.")
    var check = false

    @Option(
        help: ArgumentHelp("Folder for new pictures, from the page's (default: the page's own).", valueName: "name"))
    var folder: String?

    @OptionGroup var figure: FigureArguments
    @OptionGroup(title: "Report") var report: ReportArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    mutating func validate() throws {
        if let folder, folder.isEmpty || folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
            throw ValidationError("--folder is a path below the page's folder, not '\(folder)'")
        }
    }

    func run() throws {
        let run = FigureRun(
            check ? .check : .write, report: report.selection(), isSilent: report.watch, files: files.access)
        let plan = plan()
        let pipelines = PipelinePool(limits: limits.limits)
        let findings = report.diagnosticReport(.standardError)
        func told() -> RunReport {
            RunReport(findings, timings: report.timings ? .standardError : .nowhere)
        }
        let scheduler = InputScheduler(
            threads: report.jobs.count, timer: InputTimer(limits.timeLimit, report: findings))
        guard report.watch, !plan.pages.isEmpty || plan.faults.isEmpty else {
            var told = told()
            told.carryOut(FoundFiles(faults: plan.faults).outcome)
            run.process(plan.pages, pipelines, by: scheduler, into: &told)
            for path in run.unusedPictures(of: plan) {
                Terminal.say("note: \(DisplayText.safe(path)) was made for a figure that these pages no longer have\n")
            }
            return try told.end()
        }
        let access = files.access
        var watch = FigureWatch(run)
        try Watch(inputs: paths) { PageFile.paths(in: $0, access).files }.run { _, changed in
            var told = told()
            told.announces = true
            defer { _ = told.finish() }
            return watch.round(self.plan(), changed, pipelines, by: scheduler, into: &told)
        }
    }

    private func plan() -> FigurePlan {
        let options = FigureOptions(commandLine: Array(CommandLine.arguments.dropFirst(2)))
        let folder = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        let runsSwift = figure.swift.runsFolders
        return FigurePlan(pagesIn: paths, folder: folder, in: files.access) { request in
            options.settings(of: request).map { settings in
                var settings = settings
                // A page cannot permit it itself.
                if !runsSwift { settings.scenes.swift = nil }
                return settings
            }
        }
    }
}
