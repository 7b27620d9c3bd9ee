// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutSource
package import SourceLocations

/// Swift files that are compiled together, in the process that lays out what they show.
package struct SwiftModule: Sendable {
    /// Why none of them can be shown.
    package private(set) var fault: FileFault?
    /// By their paths.
    private var files: [String: SwiftFile] = [:]
    /// The process's number for them.
    private var number = 0
    private let command: SwiftCommand
    private var assets: SwiftAssets?
    /// The files of the project that the screens are made from, absolute.
    private var read: [String] = []

    /// - Parameters:
    ///   - sources: the text of each file, by its path.
    ///   - lists: whether the files are only searched for what they can show.
    ///   - files: where the rest of the app is found.
    package init(
        of sources: [(key: String, value: SourceText)], _ selection: SwiftSelection, lists: Bool = false,
        in files: FileAccess
    ) {
        command = files.swift
        let root = sources.first.flatMap { ProjectFiles.root(of: $0.key, in: files.system) }
        let request = JSONOutput.object([
            "files": .array(
                sources.map { path, source in
                    .object([
                        "path": .string(path), "text": .string(String(decoding: source.bytes, as: UTF8.self)),
                    ])
                }),
            "project": root.map(JSONOutput.string),
            "interfaces": root.map {
                .array(files.project.contents(of: $0).interfaces.map(JSONOutput.string))
            },
            "views": .array(selection.views.map(JSONOutput.string)), "lists": .boolean(lists),
            "stubs": .boolean(selection.stubs),
        ])
        do throws(FileFault) {
            let module = try answer("compile", request)?["module"]
            number = module?["number"]?.number.map { Int($0) } ?? 0
            let literals = Set((module?["literals"]?.elements ?? []).compactMap(\.string))
            assets = lists ? nil : SwiftAssets(of: sources.map(\.key), named: literals, in: files)
            let inputs = Set(sources.map { Self.absolutePath(of: $0.key, in: files.system) })
            read = (module?["read"]?.elements ?? []).compactMap(\.string).filter { !inputs.contains($0) }
            for (index, (source, file)) in zip(sources, module?["files"]?.elements ?? []).enumerated() {
                self.files[source.key] = SwiftFile(
                    index: index, path: source.key, source: source.value, value: file)
            }
        } catch {
            fault = error
        }
    }

    private static func absolutePath(of path: String, in system: any FileSystem) -> String {
        "/" + system.place(of: path).joined(separator: "/")
    }

    private func answer(_ key: String, _ request: JSONOutput) throws(FileFault) -> JSONValue? {
        let answer = try command(Array(JSONOutput.object([key: request]).compactText.utf8))
        let value = JSONReader.read(SourceText(name: "alrender-swift", bytes: answer)).value
        if let message = value?.string("fault") { throw FileFault("", reason: message, status: .noInput) }
        return value
    }

    /// Nil for a file that is not among them, or has another text by now.
    package func file(_ path: String, _ source: SourceText) -> SwiftFile? {
        files[path].flatMap { $0.source.bytes == source.bytes ? $0 : nil }
    }

    /// Whether some file shows something.
    private var showsSomething: Bool { files.values.contains { !$0.shown.isEmpty } }

    /// What a file shows on a canvas.
    ///
    /// - Parameter names: of its screens; none for those that are chosen.
    func scenes(of file: SwiftFile, named names: [String], _ options: ReadOptions) -> SceneFile {
        let diagnostics = file.diagnostics(isAlone: !showsSomething)
        var result = SceneFile(failures: file.unmade, diagnostics: diagnostics)
        result.sources = read + (assets?.lists(of: file.path) ?? [])
        let shown = file.shown.filter { names.isEmpty || names.contains($0.name) }
        guard !shown.isEmpty else { return result }
        let request = JSONOutput.object([
            "module": .integer(number), "file": .integer(file.index),
            "canvas": .string(
                Self.json(options.canvas, assets?.json(of: file.path, options.canvas.appearance)).compactText),
            "screens": .array(shown.map { .integer($0.place) }),
        ])
        do throws(FileFault) {
            let layouts = try answer("layOut", request)?["layouts"]?.elements ?? []
            for (screen, layout) in zip(shown, layouts) {
                switch file.scene(of: screen, layout, options: options) {
                case .success(let scene): result.scenes.append(scene)
                case .failure(let failure): result.failures.append(failure)
                }
            }
        } catch {
            result.fault = error.message
        }
        if !result.scenes.isEmpty { result.scenes[0].diagnostics = diagnostics + result.scenes[0].diagnostics }
        return result
    }

    private static func json(_ canvas: CanvasOverrides, _ assets: JSONOutput?) -> JSONOutput {
        .object([
            "device": canvas.device.map(JSONOutput.string), "width": canvas.width.map(JSONOutput.decimal),
            "height": canvas.height.map(JSONOutput.decimal),
            "orientation": canvas.orientation.map { .string($0.rawValue) },
            "textSize": canvas.contentSizeCategory.map { .string($0.rawValue) },
            "direction": canvas.direction.map { .string($0.rawValue) },
            "scale": canvas.scale.map(JSONOutput.decimal),
            "appearance": canvas.appearance.map { .string($0.rawValue) }, "assets": assets,
        ])
    }
}
