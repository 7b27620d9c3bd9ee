// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import DiagnosticPages
import FontFiles
import LayoutDiagnostics
import LayoutGoldens

/// The layouts and goldens of a run, as the command line and the project file say.
struct GoldenSetup {
    let file: ProjectFile
    /// The folders, from the working directory.
    let golden: String
    let failures: String
    /// What is tested.
    let paths: [String]
    let options: GoldenArguments
    let canvas: CanvasArguments
    let picture: PictureArguments
    let scenes: SceneArguments
    let limits: LimitArguments
    let files: FileArguments

    init(
        _ options: GoldenArguments, canvas: CanvasArguments, picture: PictureArguments, scenes: SceneArguments,
        limits: LimitArguments, files: FileArguments
    ) throws {
        try canvas.checkAppearanceIsFixed()
        if canvas.isRepeated {
            throw ValidationError("goldens are recorded on one canvas: pass each canvas option once")
        }
        file = try ProjectFile()
        if options.inputs.isEmpty { try file.checkLayouts() }
        golden = options.golden ?? file.path(file.project.golden ?? "golden")
        failures = options.failures ?? file.path(file.project.failures ?? "failures")
        paths = options.inputs.isEmpty ? file.layouts.map { [$0] } ?? [] : options.inputs
        self.options = options
        self.canvas = canvas
        self.picture = picture
        self.scenes = scenes
        self.limits = limits
        self.files = files
        if paths.isEmpty {
            throw ValidationError("missing input: pass a path, or set \"layouts\" in \(GoldenProject.fileName)")
        }
        for directory in [golden, failures]
        where DirectoryListing.exists(directory) && !DirectoryListing.isDirectory(directory) {
            throw FileFault(directory, reason: "is a file, expected a directory")
        }
        try FailuresFolder.check(
            failures,
            against: [("goldens", golden), ("the project", file.path("."))] + paths.map { ("layouts", $0) })
    }

    /// The inputs that the selection may cover; a run without any is an error.
    func inputs(_ selection: GoldenFilter) throws -> GoldenInputs {
        let inputs = allInputs(selection)
        try checkGoldens(of: inputs)
        guard inputs.all.isEmpty else { return inputs }
        let paths = paths.joined(separator: ", ")
        switch selection {
        case .all where inputs.faults.isEmpty:
            Terminal.complain("no *.layout.json, *.storyboard or *.xib in \(paths)")
        case .all: break
        case .containing(let text):
            Terminal.complain("no layout in \(paths) has '\(text)' in its name\(suggestion(for: text))")
        case .named(let names):
            Terminal.complain("no layout in \(paths) has a case named '\(names[0])'\(suggestion(for: names[0]))")
        }
        for fault in inputs.faults { Terminal.complain(fault.fileFault.message) }
        throw ExitCode(ExitStatus.noInput.rawValue)
    }

    private func allInputs(_ selection: GoldenFilter) -> GoldenInputs {
        let roots = file.roots(paths, isProjectGolden: options.golden == nil)
        var inputs = GoldenInputs(roots: roots, golden: golden, filter: selection, files: GoldenFileSystem())
        let missing = roots.map(\.path).filter { !DirectoryListing.exists($0) }
        inputs.leaveOut(missing.map { GoldenFault(FileFault.missing($0)) })
        for root in roots where DirectoryListing.isDirectory(root.path) {
            let faults = inputs.all.map(\.path).filter { $0.hasPrefix(root.path + "/") }.compactMap {
                files.linkFault($0, below: root.path)
            }
            inputs.leaveOut(faults.map(GoldenFault.init))
        }
        return inputs
    }

    /// The layout that was probably meant.
    private func suggestion(for name: String) -> String {
        NearestName.of(name, among: allInputs(.all).all.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The names of all cases, to find the one that was meant.
    func caseNames() -> [String] {
        allInputs(.all).all.flatMap { cases(of: $0).map(\.name) }
    }

    /// The case of the layout itself, and the cases of its variants as far as it can be read.
    func cases(of input: GoldenInput) -> [GoldenCase] {
        let variants = [nil] + ((try? reader.variantNames(of: input)) ?? []).map(Optional.some)
        return variants.map { GoldenCase(input: input, variant: $0) }
    }

    var reader: CommandLineLayoutReader {
        CommandLineLayoutReader(
            canvas: canvas, scenes: scenes, files: files, project: file.project, folder: file.path(""))
    }

    /// Goldens without an input, except those of failures.
    func orphans(among inputs: GoldenInputs) -> [String] {
        let place = RelativePath.path(from: golden, to: failures).flatMap {
            $0.isEmpty || $0.hasPrefix("../") ? nil : $0
        }
        return inputs.orphans(outside: place.map { [$0] } ?? [])
    }

    func judge(_ mode: GoldenJudge.Mode, _ selection: GoldenFilter, among inputs: GoldenInputs) -> GoldenJudge {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let picture = picture
        var judge = GoldenJudge(
            mode: mode, failures: failures, tolerances: options.tolerance.map(\.tolerance), project: file.project,
            files: GoldenFileSystem(), reader: reader,
            sceneOptions: { picture.sceneOptions(fileName: $0) },
            acceptingCommand: { AcceptingCommand.text(for: $0, arguments: arguments) })
        judge.filter = selection
        judge.owned = inputs.owned
        judge.knownCodes = DiagnosticPages.all.map(\.code.rawValue)
        return judge
    }

    /// An input and its outcome.
    struct JudgedInput: Sendable {
        var input: GoldenInput
        var outcome: GoldenOutcome
        var milliseconds: Double
    }

    /// On as many threads as the options say, and in the order of the inputs.
    func judge(
        _ inputs: [GoldenInput], by judge: GoldenJudge, with pipelines: PipelinePool? = nil,
        deliver: (Result<JudgedInput, FontFault>) -> Void
    ) {
        let pipelines = pipelines ?? PipelinePool(limits: limits.limits)
        let timer = InputTimer(self.limits.timeLimit, report: DiagnosticReport(.short), showsProgress: false)
        OrderedWork.run(count: inputs.count, threads: options.jobs.count) {
            let lease = pipelines.lease()
            return { index in
                let start = Terminal.milliseconds()
                return lease.pipeline.map { pipeline in
                    let outcome = timer.timing(inputs[index].path, at: index) {
                        judge.outcome(of: inputs[index], pipeline)
                    }
                    return JudgedInput(
                        input: inputs[index], outcome: outcome, milliseconds: Terminal.milliseconds() - start)
                }
            }
        } deliver: { result in
            timer.printing { deliver(result) }
        }
    }
}
