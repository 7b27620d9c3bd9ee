// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
package import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
package import LayoutSource
package import SourceLocations

/// The scenes of a .xib or .storyboard file that the arguments select.
package struct InterfaceBuilderInput {
    package private(set) var file = SceneFile()

    /// By its name; the case of an extension does not matter where these files come from.
    package static func isInterfaceBuilder(_ path: String) -> Bool {
        [".xib", ".storyboard"].contains { path.lowercased().hasSuffix($0) }
    }

    /// - Parameters:
    ///   - localizations: those of the file, from which the language of the canvas is read.
    ///   - viewIDs: ids by object id that views are to keep.
    package init(
        _ source: SourceText, scenes arguments: SceneSelection, options reading: ReadOptions = ReadOptions(),
        assets: AppearanceAssets = AppearanceAssets(), localizations: Localizations? = nil,
        viewIDs: [String: String] = [:]
    ) {
        var options = arguments.importOptions(sizes: arguments.sizes ?? .measured)
        options.assets = assets
        options.appearance = reading.canvas.appearance
        options.viewIDs = viewIDs
        // A device brings its safe area.
        if reading.canvas.device == nil { options.orientation = reading.canvas.orientation }
        let translation = reading.canvas.language.flatMap { localizations?.localization(into: $0) }
        options.localization = translation?.localization
        let file = InterfaceBuilderImporter(options: options).scenes(of: source)
        var diagnostics = (translation?.findings ?? []) + file.diagnostics
        var ofScenes = Set(file.scenes.flatMap(\.diagnostics))
        var result = SceneFile()
        if let missing = arguments.scene.first(where: { file.places(called: $0).isEmpty }) {
            result.fault = "no scene named '\(missing)'; the scenes are \(file.sceneList)"
        }
        var varied = VariedScenes(source, options, of: file)
        var taken: Set<Int> = []
        let wanted = (arguments.scene.isEmpty ? Array(file.scenes.indices) : arguments.scene.flatMap(file.places))
            .filter { taken.insert($0).inserted }
        let names = file.uniqueNames
        let fittable = Set(wanted.flatMap { file.scenes[$0].document.views }.map(\.id))
        for place in wanted {
            var scene = file.scenes[place]
            let known = Set(scene.document.views.map(\.id))
            var reading = reading
            // A view to fit is in one scene: the others are not searched.
            reading.fittings.removeAll { fittable.contains($0.view) && !known.contains($0.view) }
            var (document, findings) = Self.overridden(scene.document, reading)
            if let canvas = document?.canvas, let other = varied.scene(scene, on: canvas, of: reading.canvas.device) {
                diagnostics = diagnostics.replacing(scene.diagnostics, with: other.diagnostics)
                ofScenes.formUnion(other.diagnostics)
                scene = other
                (document, findings) = Self.overridden(scene.document, reading)
            }
            for finding in findings where !diagnostics.contains(finding) { diagnostics.append(finding) }
            guard let document else { continue }
            result.scenes.append(
                SceneFile.Scene(
                    name: names[place], key: scene.id, document: document, imported: scene,
                    evidence: RecordedEvidence(
                        scene,
                        hasRecordedFrames: options.localization == nil
                            && Self.haveSameRoom(document.canvas, scene.document.canvas),
                        tolerance: options.sizes == .measured ? 2 : 0.5)))
        }
        result.diagnostics = diagnostics
        for (place, scene) in result.scenes.enumerated() {
            let others = ofScenes.subtracting(scene.imported?.diagnostics ?? [])
            result.scenes[place].diagnostics = diagnostics.filter { !others.contains($0) }
        }
        self.file = result
    }

    /// Whether views have the same room, and texts the same size, on two canvases.
    private static func haveSameRoom(_ canvas: Canvas, _ other: Canvas) -> Bool {
        canvas.width == other.width && canvas.height == other.height && canvas.safeArea == other.safeArea
            && canvas.direction == other.direction && canvas.contentSizeCategory == other.contentSizeCategory
    }

    /// The document with the command line's canvas in place: read again with it, the places in the file kept.
    ///
    /// - Returns: no document if the command line contradicts it.
    private static func overridden(
        _ document: Document, _ options: ReadOptions
    ) -> (document: Document?, findings: [Diagnostic]) {
        guard options != ReadOptions() else { return (document, []) }
        let read = Document.read(SourceText(name: "", document.jsonText), options: options)
        guard var result = read.document else { return (nil, read.diagnostics.filter { $0.range == nil }) }
        for index in result.views.indices {
            result.views[index].source = document.views[index].source
            result.views[index].idSource = document.views[index].idSource
        }
        for index in result.constraints.indices {
            result.constraints[index].source = document.constraints[index].source
        }
        for index in result.guides.indices {
            result.guides[index].source = document.guides[index].source
        }
        return (result, [])
    }
}

extension [Diagnostic] {
    /// In the order of their places in the file.
    fileprivate func replacing(_ old: [Diagnostic], with new: [Diagnostic]) -> [Diagnostic] {
        let replaced = Set(old)
        let all = filter { !replaced.contains($0) } + new
        let offsets = all.map { $0.range?.lowerBound ?? 0 }
        return all.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { all[$0] }
    }
}
