// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
package import LayoutSource
package import SourceLocations

/// Reads the scenes of an Interface Builder file, or the screens of a Swift file, on one canvas after another.
package struct SceneReader {
    private enum Kind {
        case interfaceBuilder(AppearanceAssets, Localizations)
        case swift(SwiftModule)
    }

    private let source: SourceText
    private let path: String
    private var scenes: SceneSelection
    private let kind: Kind

    /// Nil for a layout document, which has no scenes.
    ///
    /// - Parameter path: where the file is: a project's assets are found from there.
    package init?(_ source: SourceText, at path: String, _ scenes: SceneSelection, in files: FileAccess) {
        self.source = source
        self.path = path
        self.scenes = scenes
        if InterfaceBuilderInput.isInterfaceBuilder(path) {
            kind = .interfaceBuilder(
                AssetCatalogs(beside: path, for: source, in: files).assets, Localizations(of: path, in: files))
        } else if let swift = scenes.swift, SwiftSelection.isSwift(path) {
            let known = swift.module.flatMap { $0.fault != nil || $0.file(path, source) != nil ? $0 : nil }
            kind = .swift(known ?? SwiftModule(of: [(path, source)], swift, in: files))
        } else {
            return nil
        }
    }

    /// Whether a file has scenes, by its name.
    package static func mayRead(_ path: String, _ scenes: SceneSelection) -> Bool {
        InterfaceBuilderInput.isInterfaceBuilder(path) || scenes.swift != nil && SwiftSelection.isSwift(path)
    }

    /// The reader of one scene; of all of them without one.
    package func selecting(_ scene: String?) -> SceneReader {
        var reader = self
        reader.scenes = scenes.selecting(scene)
        return reader
    }

    /// - Parameter viewIDs: ids by object id that views are to keep.
    package func file(_ options: ReadOptions = ReadOptions(), viewIDs: [String: String] = [:]) -> SceneFile {
        switch kind {
        case .interfaceBuilder(let assets, let localizations):
            return InterfaceBuilderInput(
                source, scenes: scenes, options: options, assets: assets, localizations: localizations,
                viewIDs: viewIDs
            ).file
        case .swift(let module):
            if let fault = module.fault { return SceneFile(fault: fault.message) }
            guard let file = module.file(path, source) else { return SceneFile() }
            return module.scenes(of: file, named: scenes.scene, options)
        }
    }

    /// The id and the name of each scene; Swift files need not run for that.
    package var parts: [(id: String, name: String)] {
        guard case .swift(let module) = kind else { return file().scenes.map { ($0.id, $0.name) } }
        return module.file(path, source)?.shown.map { ($0.name, $0.name) } ?? []
    }
}
