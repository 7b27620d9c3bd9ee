// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import SourceLocations

/// The scenes of a file with the variations of other size classes than those of its device, each pair of them read once.
struct VariedScenes {
    private let source: SourceText
    private let options: ImportOptions
    /// As the device's size classes make it.
    private let own: ImportedFile
    private var files: [SizeClasses: ImportedFile] = [:]

    /// - Parameter file: what the text is with the same options.
    init(_ source: SourceText, _ options: ImportOptions, of file: ImportedFile) {
        self.source = source
        self.options = options
        own = file
    }

    /// A scene as the size classes of a canvas make it; nil if it has them.
    ///
    /// - Parameter device: the one that is requested.
    mutating func scene(_ scene: ImportedScene, on canvas: Canvas, of device: String?) -> ImportedScene? {
        guard scene.document.platform == .ios, !scene.id.isEmpty else { return nil }
        var wanted = canvas.sizeClasses(on: .ios)
        // A part of a screen has the size classes of the file's device, at any size.
        if device == nil, wanted == scene.document.canvas.sizeClasses(on: .ios) { return nil }
        wanted.width = wanted.width ?? scene.sizeClasses.width
        wanted.height = wanted.height ?? scene.sizeClasses.height
        guard wanted != scene.sizeClasses else { return nil }
        return file(wanted).scenes.first { $0.id == scene.id }
    }

    /// The size classes in which a scene has another layout than in its own.
    mutating func others(of scene: ImportedScene) -> [SizeClasses] {
        guard scene.document.platform == .ios, !scene.id.isEmpty, source.bytes.contains("<variation".utf8) else {
            return []
        }
        let classes: [SizeClass] = [.compact, .regular]
        return classes.flatMap { width in classes.map { SizeClasses(width: width, height: $0) } }.filter {
            sizeClasses in
            guard sizeClasses != scene.sizeClasses,
                let other = file(sizeClasses).scenes.first(where: { $0.id == scene.id })
            else { return false }
            return other.document.views != scene.document.views
                || other.document.constraints != scene.document.constraints
        }
    }

    private mutating func file(_ sizeClasses: SizeClasses) -> ImportedFile {
        if let known = files[sizeClasses] { return known }
        var options = options
        options.sizeClasses = sizeClasses
        for scene in own.scenes { options.viewIDs.merge(scene.viewIDs) { first, _ in first } }
        let file = InterfaceBuilderImporter(options: options).scenes(of: source)
        files[sizeClasses] = file
        return file
    }
}

extension SizeClasses {
    /// `compact width and regular height`
    var phrase: String { "\(width?.rawValue ?? "any") width and \(height?.rawValue ?? "any") height" }
}

extension ImportedScene {
    /// By the views' object ids: the ids that they have in the document.
    var viewIDs: [String: String] {
        Dictionary(zip(objectIDs, document.views.map(\.id))) { first, _ in first }
    }
}
