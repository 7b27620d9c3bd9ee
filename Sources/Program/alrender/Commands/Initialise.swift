// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import GoldenRuns
import LayoutDiagnostics
import LayoutGoldens
import LayoutRuns
import SourceLocations

struct Initialise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Prepares a project for 'test': settings, a first layout, and a workflow.",
        discussion: CommandHelp.discussion(
            """
            Writes alrender.json, layouts/example.layout.json, golden/example.json and .png, .github/workflows/layouts.yml, and \
            .gitignore for the folder of failures. Existing files are left unchanged, and are listed.
            """,
            examples: ["alrender init", "alrender init app"],
            exitCodes: [.done, .usage, .noInput, .internalError, .cannotCreate]))

    @Argument(
        help: ArgumentHelp(
            "The folder of the project, created if missing.", valueName: "directory"),
        completion: .directory)
    var directory: String = "."

    func validate() throws {
        if directory.isEmpty { throw ValidationError("the directory is empty, expected a path such as '.'") }
    }

    func run() throws {
        var root = directory
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        let prefix = root == "." ? "" : root == "/" ? "/" : root + "/"
        for (path, text) in [
            (GoldenProject.fileName, ProjectTemplate.project), ("layouts/example.layout.json", ProjectTemplate.layout),
            (".github/workflows/layouts.yml", ProjectTemplate.workflow(version: ProgramVersion.number)),
            (".gitignore", ProjectTemplate.ignored),
        ] {
            try write(Array(text.utf8), to: prefix + path)
        }
        try record(prefix)
        try Terminal.printProduct("try 'alrender test'; see 'alrender help test'\n")
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        guard !SystemFiles().exists(path) else {
            return try Terminal.printProduct("kept    \(DisplayText.safe(path))\(try advice(on: path))\n")
        }
        try ConfinedFile.write(bytes, to: path, beneath: directory)
        try Terminal.printProduct("written \(DisplayText.safe(path))\n")
    }

    /// What a list of ignored files that is there already lacks.
    private func advice(on path: String) throws -> String {
        guard path.hasSuffix(".gitignore"), let text = try? String(decoding: SystemFiles().read(path), as: UTF8.self)
        else {
            return ""
        }
        let lines = text.split(separator: "\n").map { $0.filter { $0 != "/" } }
        let missing = ProjectTemplate.ignored.split(separator: "\n").filter { line in
            !lines.contains(line.filter { $0 != "/" })
        }
        return missing.isEmpty ? "" : "; add to it: \(missing.joined(separator: ", "))"
    }

    /// The golden of the first layout, unless the project has changed it.
    private func record(_ prefix: String) throws {
        let path = prefix + "layouts/example.layout.json"
        guard try SystemFiles().read(path) == Array(ProjectTemplate.layout.utf8) else { return }
        guard case .success(let pipeline) = LayoutPipeline.forCommandLine() else { return }
        let settings = try SystemFiles().read(prefix + GoldenProject.fileName)
        let project = GoldenProject.read(SourceText(name: GoldenProject.fileName, bytes: settings)).project
        let reader = SelectedLayoutReader(
            canvas: CanvasSelection(), scenes: SceneSelection(), files: .program(), project: project)
        let judge = GoldenJudge(
            mode: .record, failures: prefix + "failures", project: project,
            files: GoldenFileSystem(files: SystemFiles()), reader: reader,
            sceneOptions: { project.picture.applied(to: PictureSelection().sceneOptions(fileName: $0), $1) },
            acceptingCommand: { $0 })
        let input = GoldenInput(name: "example", path: path, recorded: prefix + "golden/example")
        for file in judge.outcome(of: input, pipeline).files { try write(file.bytes, to: file.path) }
    }
}
