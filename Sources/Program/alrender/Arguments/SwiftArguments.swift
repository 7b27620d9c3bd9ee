// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns
import SourceLocations

/// What is shown of Swift files.
struct SwiftArguments: ParsableArguments {
    @Option(
        name: .customLong("view"),
        help: ArgumentHelp(
            "A class or #Preview to show; repeatable (default: the file's previews, else its view controllers, else its views).",
            valueName: "name"))
    var views: [String] = []

    @Flag(help: "Replaces what the rest of the app declares by placeholders, and lists what was replaced.")
    var stubs = false

    @Flag(
        name: .customLong("swift"),
        help: "Also compiles and runs the Swift files in folders: only for code that you trust.")
    var runsFolders = false

    var selection: SwiftSelection {
        var selection = SwiftSelection()
        (selection.views, selection.stubs, selection.runsFolders) = (views, stubs, runsFolders)
        return selection
    }

    /// For commands that take no folders.
    func checkNamesNoFolder() throws {
        if runsFolders { throw ValidationError("--swift is for folders: name the Swift file") }
    }

    /// The files that inputs mean.
    func expanded(_ inputs: [String], in files: FileAccess) -> FoundFiles {
        InputExpansion.files(inputs, in: files, runsSwift: runsFolders)
    }

    /// The scenes of Interface Builder files, and what is shown of Swift files.
    func applied(to scenes: SceneSelection) -> SceneSelection {
        var scenes = scenes
        scenes.swift = selection
        return scenes
    }

    /// The help of the flag that leads to ``printList(of:)``.
    static let listHelp = ArgumentHelp("Lists what the Swift files can show, and draws nothing.")

    /// Prints what the Swift files can show, a line each.
    func printList(of found: FoundFiles) throws {
        let files = FileAccess.program()
        var told = RunReport(DiagnosticReport(.human, coloring: Terminal.errorColoring))
        told.carryOut(found.outcome)
        var sources: [(key: String, value: SourceText)] = []
        for path in found.paths {
            guard SwiftSelection.isSwift(path) else {
                throw ValidationError("--list applies only to .swift files, and '\(path)' is none")
            }
            sources.append((path, try files.system.source(path)))
        }
        let module = SwiftModule(of: sources, selection, lists: true, in: files)
        if let fault = module.fault { throw fault }
        let rows = sources.flatMap { path, source in
            (module.file(path, source)?.screens ?? []).map { screen in
                let line = screen.range.map { source.position(of: $0.lowerBound).line } ?? 1
                let needs = screen.needs.isEmpty ? "" : "needs arguments: \(screen.needs.joined(separator: ", "))"
                return [screen.name, Self.kinds[screen.kind] ?? screen.kind, "\(source.name):\(line)", needs]
            }
        }
        try Terminal.printProduct(TextTable(rows: rows).text)
        try told.end()
    }

    private static let kinds = ["preview": "preview", "viewController": "view controller", "view": "view"]
}
