// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import DiagnosticPages
package import FontFiles
import LayoutDiagnostics
package import LayoutGoldens
package import LayoutRuns

/// The layouts and goldens of a run, as the command line and the project file say.
package struct GoldenSetup {
    package let file: ProjectFile
    /// The folders, from the working directory.
    package let golden: String
    package let failures: String
    /// What is tested.
    package let paths: [String]
    package private(set) var selection: GoldenSelection
    package let canvas: CanvasSelection
    package let picture: PictureSelection
    package let scenes: SceneSelection
    package let host: GoldenHost

    package var files: FileAccess { host.files }

    package init(
        _ selection: GoldenSelection, canvas: CanvasSelection, picture: PictureSelection, scenes: SceneSelection,
        host: GoldenHost
    ) throws {
        if canvas.isRepeated {
            throw UsageFault("goldens are recorded on one canvas: pass each canvas option once")
        }
        file = try ProjectFile(host)
        if selection.inputs.isEmpty { try file.checkLayouts() }
        golden = selection.golden ?? file.path(file.project.golden ?? "golden")
        failures = selection.failures ?? file.path(file.project.failures ?? "failures")
        paths = selection.inputs.isEmpty ? file.layouts.map { [$0] } ?? [] : selection.inputs
        self.selection = selection
        self.canvas = canvas
        self.picture = picture
        self.scenes = scenes
        self.host = host
        let files = host.files
        if paths.isEmpty {
            let settings = "set \"layouts\" in \(GoldenProject.fileName)"
            throw UsageFault("missing input: pass a path, \(settings), or begin a project with 'alrender init'")
        }
        for directory in [golden, failures]
        where files.system.exists(directory) && !files.system.isDirectory(directory) {
            throw FileFault(directory, reason: "is a file, expected a directory")
        }
        try FailuresFolder(path: failures, files: files.system).check(
            against: [("goldens", golden), ("the project", file.path("."))] + paths.map { ("layouts", $0) })
    }

    /// How a golden or what a failure leaves is written: below the folder that the user named, or the project's, where neither a link
    /// nor the project file leads out.
    package func links(of path: String) -> FileLinks {
        let isGolden = path.hasPrefix(golden + "/")
        let isNamed = (isGolden ? selection.golden : selection.failures) != nil
        return .beneath(isNamed || files.allowsOutside ? isGolden ? golden : failures : file.path("."))
    }

    /// The setup with other cases.
    package func selecting(_ cases: GoldenFilter) -> GoldenSetup {
        var setup = self
        setup.selection.cases = cases
        return setup
    }

    /// The inputs that the selected cases may be of; a run without any is an error.
    package func inputs() throws -> GoldenInputs {
        let inputs = allInputs(selection.cases)
        try checkGoldens(of: inputs)
        guard inputs.all.isEmpty else { return inputs }
        let paths = paths.joined(separator: ", ")
        switch selection.cases {
        case .all where inputs.faults.isEmpty:
            let hint = scenes.swift?.runsFolders == false ? "; --swift tests the Swift files there" : ""
            host.complain("no *.layout.json, *.storyboard or *.xib in \(paths)\(hint)")
        case .all: break
        case .containing(let text):
            host.complain("no layout in \(paths) has '\(text)' in its name\(suggestion(for: text))")
        case .named(let names):
            host.complain("no layout in \(paths) has a case named '\(names[0])'\(suggestion(for: names[0]))")
        }
        for fault in inputs.faults { host.complain(fault.fileFault.message) }
        throw RunEnd(.noInput)
    }

    private func allInputs(_ cases: GoldenFilter) -> GoldenInputs {
        let runsCode = scenes.swift?.runsFolders == true
        let roots = file.roots(
            paths, isProjectGolden: selection.golden == nil,
            suffixes: GoldenInputs.suffixes + (runsCode ? [GoldenInputs.codeSuffix] : []))
        var inputs = GoldenInputs(
            roots: roots, golden: golden, filter: cases, files: GoldenFileSystem(files: files.system),
            runsCode: runsCode)
        let missing = roots.map(\.path).filter { !files.system.exists($0) }
        inputs.leaveOut(missing.map { GoldenFault(files.system.missing($0)) })
        for root in roots where files.system.isDirectory(root.path) {
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
    package func cases(of input: GoldenInput) -> [GoldenCase] {
        let variants = [nil] + ((try? reader.variantNames(of: input)) ?? []).map(Optional.some)
        return variants.map { GoldenCase(input: input, variant: $0) }
    }

    package var reader: SelectedLayoutReader {
        SelectedLayoutReader(
            canvas: canvas, scenes: scenes, files: files, project: file.project, folder: file.path(""))
    }

    /// Goldens without an input, except those of failures.
    func orphans(among inputs: GoldenInputs) -> [String] {
        let place = files.system.relativePath(from: golden, to: failures).flatMap {
            $0.isEmpty || $0.hasPrefix("../") ? nil : $0
        }
        return inputs.orphans(outside: place.map { [$0] } ?? [])
    }

    package func judge(_ mode: GoldenJudge.Mode, among inputs: GoldenInputs) -> GoldenJudge {
        var reader = reader
        reader.scenes = scenes.compiling(inputs.all.map(\.path), in: files)
        let (arguments, picture, shown) = (host.arguments, picture, file.project.picture)
        var judge = GoldenJudge(
            mode: mode, failures: failures, tolerances: selection.tolerances, project: file.project,
            files: GoldenFileSystem(files: files.system), reader: reader,
            sceneOptions: { name, appearance in
                shown.applied(
                    to: picture.sceneOptions(fileName: name, isScreen: SwiftSelection.isSwift(name)), appearance)
            },
            acceptingCommand: { AcceptingCommand.text(for: $0, arguments: arguments) })
        judge.filter = selection.cases
        judge.program = host.program
        judge.owned = inputs.owned
        judge.knownCodes = DiagnosticPages.all.map(\.code.rawValue)
        return judge
    }

    /// An input and its outcome.
    package struct JudgedInput: Sendable {
        package var input: GoldenInput
        package var outcome: GoldenOutcome
        package var milliseconds: Double
    }

    /// In the order of the inputs.
    package func judge(
        _ inputs: [GoldenInput], by judge: GoldenJudge, scheduling: some InputScheduling,
        deliver: (Result<JudgedInput, FontFault>) -> Void
    ) {
        let (pipelines, clock) = (host.pipelines, files.clock)
        scheduling.process(inputs.map(\.path)) {
            let lease = pipelines.lease()
            return { index in
                let start = clock.now()
                return lease.pipeline.map { pipeline in
                    let outcome = judge.outcome(of: inputs[index], pipeline)
                    return JudgedInput(input: inputs[index], outcome: outcome, milliseconds: clock.now() - start)
                }
            }
        } deliver: { result in
            deliver(result)
        }
    }
}
