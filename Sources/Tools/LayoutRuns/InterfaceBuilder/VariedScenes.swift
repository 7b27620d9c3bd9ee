// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutDiagnostics
package import LayoutModel
package import SourceLocations

/// The scenes of a file with the variations of other size classes than those of its device, each pair of them read once.
package struct VariedScenes {
    private let source: SourceText
    private let options: ImportOptions
    private var files: [SizeClasses: ImportedFile] = [:]
    /// The ids of views in all scenes that were read, so that a view has one id wherever it is.
    private var viewIDs: [String: String]

    /// - Parameter file: what the text is with the same options.
    package init(_ source: SourceText, _ options: ImportOptions, of file: ImportedFile) {
        self.source = source
        self.options = options
        viewIDs = options.viewIDs
        for scene in file.scenes { viewIDs.merge(scene.viewIDs) { first, _ in first } }
    }

    /// A scene as the size classes of a canvas make it; nil if it has them.
    ///
    /// - Parameter device: the one that is requested.
    package mutating func scene(_ scene: ImportedScene, on canvas: Canvas, of device: String?) -> ImportedScene? {
        guard scene.document.platform == .ios, !scene.id.isEmpty else { return nil }
        var wanted = canvas.sizeClasses(on: .ios)
        // A part of a screen has the size classes of the file's device, at any size.
        if device == nil, wanted == scene.document.canvas.sizeClasses(on: .ios) { return nil }
        wanted.width = wanted.width ?? scene.sizeClasses.width
        wanted.height = wanted.height ?? scene.sizeClasses.height
        guard wanted != scene.sizeClasses else { return nil }
        return file(wanted).scenes.first { $0.id == scene.id }
    }

    /// The scene as each pair of size classes makes it, that of the canvas first; nil if there is only one layout.
    ///
    /// - Returns: with the pairs whose layout is not the file's, since the canvas has them and shows the scene's own layout.
    mutating func scenesBySizeClass(
        _ scene: ImportedScene
    ) -> (scenes: [(sizeClasses: SizeClasses, scene: ImportedScene)], hidden: [SizeClasses])? {
        guard scene.document.platform == .ios, !scene.id.isEmpty, source.bytes.contains("<variation".utf8) else {
            return nil
        }
        let own = scene.document.canvas.sizeClasses(on: .ios)
        var scenes = [(sizeClasses: own, scene: scene)]
        var hidden: [SizeClasses] = []
        let classes: [SizeClass] = [.compact, .regular]
        for sizeClasses in classes.flatMap({ width in classes.map { SizeClasses(width: width, height: $0) } }) {
            let varied = sizeClasses == scene.sizeClasses ? scene : file(sizeClasses).scenes.first { $0.id == scene.id }
            guard let varied else { continue }
            if sizeClasses != own {
                scenes.append((sizeClasses, varied))
            } else if !varied.hasLayout(of: scene) {
                hidden.append(sizeClasses)
            }
        }
        guard scenes.contains(where: { !$0.scene.hasLayout(of: scene) }) || !hidden.isEmpty else { return nil }
        return (scenes, hidden)
    }

    /// What could not be kept of a scene in other size classes than its own, apart from what is known of its own layout.
    package mutating func diagnosticsOfOthers(of scene: ImportedScene) -> [Diagnostic] {
        func place(_ diagnostic: Diagnostic) -> DiagnosticPlace {
            DiagnosticPlace(code: diagnostic.code, range: diagnostic.range)
        }
        var known = Set(scene.diagnostics.map(place))
        return (scenesBySizeClass(scene)?.scenes ?? []).flatMap(\.scene.diagnostics).filter {
            !$0.isOfAbsence && known.insert(place($0)).inserted
        }
    }

    private struct DiagnosticPlace: Hashable {
        var code: DiagnosticCode
        var range: SourceRange?
    }

    private mutating func file(_ sizeClasses: SizeClasses) -> ImportedFile {
        if let known = files[sizeClasses] { return known }
        var options = options
        options.sizeClasses = sizeClasses
        options.viewIDs = viewIDs
        let file = InterfaceBuilderImporter(options: options).scenes(of: source)
        files[sizeClasses] = file
        for scene in file.scenes { viewIDs.merge(scene.viewIDs) { first, _ in first } }
        return file
    }
}

extension SizeClasses {
    /// `compact width and regular height`
    var phrase: String { "\(width?.rawValue ?? "any") width and \(height?.rawValue ?? "any") height" }
}

extension ImportedScene {
    fileprivate func hasLayout(of other: ImportedScene) -> Bool {
        document.views == other.document.views && document.constraints == other.document.constraints
    }

    /// By the views' object ids: the ids that they have in the document.
    package var viewIDs: [String: String] {
        Dictionary(zip(objectIDs, document.views.map(\.id))) { first, _ in first }
    }
}
