// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutFigures

struct Figures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures",
        abstract: "Generates the figures in documentation pages.",
        discussion: CommandHelp.discussion(
            """
            Draws the layouts in fenced blocks with the information string 'layout' and in images of *.layout.json files, in \
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
        let run = FigureRun(mode: check ? .check : .write, report: report, limits: limits, files: files)
        let plan = plan()
        guard report.watch, !plan.pages.isEmpty || plan.faults.isEmpty else { return try run.run(plan) }
        // The plan is that of all pages, whichever changed: names depend on each other.
        let access = files
        let watch = Watch(inputs: paths) { PageFile.paths(in: $0, access: access).files }
        try run.watch(watch) { self.plan() }
    }

    private func plan() -> FigurePlan {
        var pages: [PageFile] = []
        let (found, roots) = PageFile.paths(in: paths, access: files)
        var faults = found.faults
        for (path, root) in zip(found.paths, roots) {
            do throws(FileFault) {
                let file = try PageFile.read(path, root: root)
                if !file.page.requests.isEmpty || !file.page.diagnostics.isEmpty { pages.append(file) }
            } catch {
                faults.append(error)
            }
        }
        let options = FigureOptions(commandLine: Array(CommandLine.arguments.dropFirst(2)))
        let folder = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        var plan = FigurePlan(pages, options: options, folder: folder, files: files)
        plan.faults = faults
        return plan
    }
}
