// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutXML
package import SourceLocations

/// Makes layout documents from the bytes of a .xib or .storyboard.
package struct InterfaceBuilderImporter: Sendable {
    package var options: ImportOptions
    /// Nil = scenes are as the system makes them.
    package var drawing: (any SceneDrawing)?

    package init(options: ImportOptions = ImportOptions(), drawing: (any SceneDrawing)? = nil) {
        self.options = options
        self.drawing = drawing
    }

    /// Every scene of the file in its order. A file that cannot be read has no scenes and says why.
    package func scenes(of source: SourceText) -> ImportedFile {
        if Self.compiledBeginnings.contains(where: { source.bytes.starts(with: $0.utf8) }) {
            let message =
                "this is a compiled nib, whose constraints cannot be read: pass its .xib or .storyboard file"
            return ImportedFile(
                scenes: [],
                diagnostics: [Diagnostic(.notInterfaceBuilder, .error, message, at: SourceRange(0, 0))])
        }
        switch XMLReader.read(source) {
        case .failure(let fault): return ImportedFile(scenes: [], diagnostics: [Diagnostic(fault)])
        case .success(var root):
            guard let localization = options.localization else {
                return scenes(of: root, language: Self.language(of: source))
            }
            let original = root
            let untranslated = localization.apply(to: &root)
            var file = scenes(of: root, namedAsIn: original, language: localization.language)
            file.diagnostics += untranslated
            return file
        }
    }

    /// The first bytes of the archives that Xcode compiles the files into.
    private static let compiledBeginnings = ["NIBArchive", "bplist00"]

    /// As in a layout document.
    package static let mostViews = 200_000

    /// Points: the longest side of a layout document's canvas.
    package static let longestSide = 20_000.0

    /// Japanese where any text of the file has kana, since ideographs alone do not tell; otherwise nil.
    private static func language(of source: SourceText) -> String? {
        // In UTF-8 kana begin with E3 and 81, 82 or 83. The middle dot (83 BB) also separates Chinese words.
        var (lead, second) = (UInt8(0), UInt8(0))
        for byte in source.bytes {
            if lead == 0xE3, (0x81...0x83).contains(second), (second, byte) != (0x83, 0xBB) { return "ja" }
            (lead, second) = (second, byte)
        }
        return nil
    }

    /// - Parameter original: the same file before its texts were translated. A scene that is called by its title keeps this name in every
    ///   language.
    private func scenes(
        of root: XMLElement, namedAsIn original: XMLElement? = nil, language: String?
    ) -> ImportedFile {
        var diagnostics: [Diagnostic] = []
        guard var file = InterfaceFile(root, sizeClasses: options.sizeClasses, diagnostics: &diagnostics) else {
            return ImportedFile(scenes: [], diagnostics: diagnostics)
        }
        file.language = language
        guard root.hasSubviews(upTo: Self.mostViews) else {
            let message = "the file has more than \(Self.mostViews) views"
            return ImportedFile(scenes: [], diagnostics: [Diagnostic(.tooManyViews, .error, message, at: root.range)])
        }
        diagnostics += FileCheck(root).diagnostics
        diagnostics += file.resources.unreadable(of: options.assets)
        if !file.usesAutoLayout {
            diagnostics.append(
                Diagnostic(
                    .withoutAutoLayout, .note,
                    "the file does not use Auto Layout: every view is laid out by its autoresizing mask",
                    at: root.range))
        }
        let bars = ControllerBars(file)
        var scenes: [ImportedScene] = []
        var ignored: [Diagnostic] = []
        let names = original.flatMap { InterfaceFile($0, sizeClasses: options.sizeClasses, diagnostics: &ignored) }
            .map { SceneRoot.roots(of: $0).map(\.name) }
        for (index, var root) in SceneRoot.roots(of: file).enumerated() {
            if let names, names.indices.contains(index) { root.originalName = names[index] }
            let size = root.view.recordedFrame.size
            guard max(size.width, size.height) <= Self.longestSide else {
                diagnostics.append(
                    Diagnostic(
                        .sceneTooLarge, .error,
                        "a root view of \(DecimalText.shortest(size.width)) × \(DecimalText.shortest(size.height)) points exceeds the limit of \(DecimalText.shortest(Self.longestSide)) points per side",
                        at: root.view.element.range))
                continue
            }
            var draft = SceneDraft(file, root, bars, options)
            drawing?.prepare(&draft)
            var builder = SceneBuilder(draft)
            var scene = builder.scene()
            scene.diagnostics = builder.diagnostics
            drawing?.finish(&scene, of: builder.elements, from: draft)
            scenes.append(scene)
            diagnostics += scene.diagnostics
        }
        if !scenes.isEmpty, let note = UnreadAttributes(file.document).diagnostic { diagnostics.append(note) }
        if scenes.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
            // Nearly every Mac program has a file for its menus.
            var hasMenu = false
            file.document.forEach { if $0.name == "menu" { hasMenu = true } }
            diagnostics.append(
                hasMenu
                    ? Diagnostic(.noScenes, .note, "the file has menus but no view to lay out", at: root.range)
                    : Diagnostic(.noScenes, .warning, "the file has no view to lay out", at: root.range))
        }
        let offsets = diagnostics.map { $0.range?.lowerBound ?? 0 }
        let order = diagnostics.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
        return ImportedFile(scenes: scenes, diagnostics: order.map { diagnostics[$0] })
    }
}

extension XMLElement {
    /// Whether the number of views that are below others is at most a limit.
    fileprivate func hasSubviews(upTo limit: Int) -> Bool {
        var count = 0
        forEach { if $0.name == "subviews" { count += $0.children.count } }
        return count <= limit
    }
}

extension DiagnosticCode {
    package static let withoutAutoLayout = DiagnosticCode("without-auto-layout")
    /// A root view larger than any screen.
    package static let sceneTooLarge = DiagnosticCode("scene-too-large")
    /// Menus, objects and the like, but no view.
    package static let noScenes = DiagnosticCode("no-scenes")
}
