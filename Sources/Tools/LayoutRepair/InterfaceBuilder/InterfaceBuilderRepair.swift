// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
import LayoutXML
package import SourceLocations

/// Carries out an operation on the scenes of a .xib or .storyboard.
package struct InterfaceBuilderRepair {
    /// Solves a scene's document and those made from it.
    package typealias Solving = (Document) -> ((Document) -> SolvedLayout)

    private let options: ImportOptions
    /// Whether the caller knows the bars around the scenes.
    private let knowsBars: Bool
    private let solving: Solving

    package init(options: ImportOptions, solving: @escaping Solving) {
        self.options = options
        knowsBars = options.bars != nil || options.insets.contains { $0.guide != .margin }
        self.solving = solving
    }

    /// Points by which recorded frames may differ from solved ones: versions of Xcode round them differently.
    private static func frameTolerance(_ document: Document) -> Double { document.platform == .macos ? 1 : 0.5 }

    /// - Parameters:
    ///   - isMeant: which scenes.
    ///   - selection: the indices of the views in a scene that are meant; nil = all of it, empty = none.
    package func repaired(
        _ source: SourceText, by operation: RepairOperation, scenes isMeant: (ImportedScene) -> Bool,
        selection: (ImportedScene) -> [Int]?
    ) throws(TextEditFault) -> RepairedText {
        var result = try repairedOnce(source, by: operation, scenes: isMeant, selection: selection)
        guard operation == .updateFrames else { return result }
        // New frames can contradict constraints of others, which is evidence against those.
        var last = source
        for _ in 0..<Self.roundLimit where result.source != last {
            last = result.source
            let next = try repairedOnce(last, by: operation, scenes: isMeant, selection: selection)
            result.source = next.source
            result.notes = next.notes
            result.summary.add(next.summary)
        }
        return result
    }

    /// Rounds of Update Frames at most.
    private static let roundLimit = 8

    private func repairedOnce(
        _ source: SourceText, by operation: RepairOperation, scenes isMeant: (ImportedScene) -> Bool,
        selection: (ImportedScene) -> [Int]?
    ) throws(TextEditFault) -> RepairedText {
        var result = RepairedText(source)
        guard case .success(let root) = XMLReader.read(source) else { return result }
        var editor = InterfaceBuilderEditor(source, root: root)
        var uninstalledCount = 0
        var planned: [(scene: ImportedScene, changes: DocumentChanges)] = []
        let scenes = operation.needsLayout ? standingScenes(of: source) : importer(options).scenes(of: source).scenes
        for scene in scenes where isMeant(scene) {
            let selected = selection(scene)
            if selected?.isEmpty == true { continue }
            var scene = scene
            if operation == .reset { measureContents(of: &scene, selected, source) }
            let changes = changes(of: scene, operation, selected, standIns: editor.standIns(scene))
            result.notes += changes.notes
            planned.append((scene, changes))
            var first = changes
            first.added = []
            let others = operation == .clear ? editor.constraintsOfUninstalledViews(scene, selected) : []
            uninstalledCount += others.count
            editor.add(first, of: scene, removing: others)
        }
        try result.apply(editor.finished())
        result.notes += editor.notes
        if planned.contains(where: { !$0.changes.added.isEmpty }),
            case .success(let root) = XMLReader.read(result.source)
        {
            var editor = InterfaceBuilderEditor(result.source, root: root)
            let scenes = importer(options).scenes(of: result.source).scenes
            for (scene, changes) in planned where !changes.added.isEmpty {
                guard let now = scenes.first(where: { $0.id == scene.id }) else { continue }
                var second = DocumentChanges()
                second.added = changes.added
                editor.add(second, of: now)
            }
            try result.apply(editor.finished())
        }
        if result.source != source {
            for (_, changes) in planned { result.summary.count(changes) }
            result.summary.removed += uninstalledCount
        }
        return result
    }

    private func changes(
        of scene: ImportedScene, _ operation: RepairOperation, _ selected: [Int]?, standIns: [Int: Int]
    ) -> DocumentChanges {
        if let changes = DocumentChanges(withoutLayout: operation, scene.document, selected: selected) {
            return changes
        }
        var document = scene.document
        switch operation {
        case .addMissing, .reset, .pin:
            // Views without constraints are to get them.
            for index in scene.fixedViews where selected?.contains(index) ?? true {
                document.views[index].autoresizingMask = nil
            }
        default: break
        }
        var guides = AvailableGuides(hasMargins: document.platform == .ios, safeAreas: [], standIns: standIns)
        for guide in scene.guideIDs.keys {
            if case .builtInGuide(.safeAreaLayoutGuide, let index) = guide { guides.safeAreas?.insert(index) }
        }
        if scene.topLayoutGuideID != nil, scene.bottomLayoutGuideID != nil { guides.verticalSafeAreas = [0] }
        let planner = RepairPlanner(
            document, selected: selected, guides: guides, frameTolerance: Self.frameTolerance(document),
            scene: scene, solve: solving(document))
        var changes = planner.changes(for: operation)
        // What is ambiguous in Interface Builder may seem determined here, where sizes come from the recorded frames.
        for index in scene.ambiguousViews { changes.frames[index] = nil }
        return changes
    }

    // MARK: Scenes

    private func importer(_ options: ImportOptions) -> InterfaceBuilderImporter {
        InterfaceBuilderImporter(options: options)
    }

    /// Each with the safe area that its recorded frames imply, unless the caller knows the bars around it.
    private func standingScenes(of source: SourceText) -> [ImportedScene] {
        var scenes = importer(options).scenes(of: source).scenes
        for index in scenes.indices where !scenes[index].misplacedViews.isEmpty {
            scenes[index] = measuring(scenes[index].misplacedViews, of: scenes[index], source)
        }
        guard !knowsBars else { return scenes }
        for index in scenes.indices {
            let document = scenes[index].document
            let solve = solving(document)
            let layout = solve(document)
            guard misplacedCount(layout, document) > 0 else { continue }
            var inferred = document
            for inset in RecordedInsets(scenes[index], layout).insets {
                inferred.canvas.safeArea.take(inset)
            }
            guard inferred.canvas != document.canvas,
                misplacedCount(solve(inferred), document) < misplacedCount(layout, document)
            else {
                continue
            }
            scenes[index].document = inferred
        }
        return scenes
    }

    private func misplacedCount(_ layout: SolvedLayout, _ document: Document) -> Int {
        layout.views.indices.count { index in
            layout.views[index].misplacedFrame.map {
                $0.differs(from: layout.views[index].pixelFrame, by: Self.frameTolerance(document))
            } ?? false
        }
    }

    /// Where the recorded frame of a line of text or of a button is clearly not the size of its contents, a constraint gave it that
    /// size, and is needed again.
    private func measureContents(of scene: inout ImportedScene, _ selected: [Int]?, _ source: SourceText) {
        guard options.sizes == .recorded else { return }
        let measured = measuring(Array(scene.document.views.indices), of: scene, source).document
        let layout = solving(measured)(measured)
        for index in selected ?? Array(measured.views.indices) where measured.views[index].showsLine {
            guard let recorded = scene.document.views[index].intrinsicContentSize else { continue }
            let natural = layout.views[index].intrinsicContentSize
            scene.document.views[index].intrinsicContentSize = IntrinsicContentSize(
                width: Self.contentSize(recorded.width, natural.width),
                height: Self.contentSize(recorded.height, natural.height))
        }
    }

    /// The measured size if the recorded one is clearly another.
    private static func contentSize(_ recorded: Double?, _ measured: Double?) -> Double? {
        guard let recorded, let measured else { return recorded }
        return abs(measured - recorded) > max(contentTolerance, 0.05 * recorded) ? measured : recorded
    }

    /// Points by which texts of another font are usually off at most.
    private static let contentTolerance = 3.0

    /// The recorded frame of a view that is marked as misplaced is not the size of its text.
    private func measuring(_ views: [Int], of scene: ImportedScene, _ source: SourceText) -> ImportedScene {
        guard options.sizes == .recorded else { return scene }
        var options = options
        options.sizes = .measured
        guard let measured = importer(options).scenes(of: source).scenes.first(where: { $0.id == scene.id }) else {
            return scene
        }
        var scene = scene
        for index in views {
            scene.document.views[index].intrinsicContentSize = measured.document.views[index].intrinsicContentSize
        }
        return scene
    }
}

extension DirectionalEdgeInsets {
    /// Takes over an inset of the root's safe area that the recorded frames of a scene imply: a view controller may stand within bars of
    /// another file, and a sheet within none.
    fileprivate mutating func take(_ inset: RecordedInset) {
        let value = (inset.recorded * 2).rounded() / 2
        guard inset.index == 0, inset.guide == .safeArea, KnownInsets.containSafeArea(value, at: inset.edge) else {
            return
        }
        switch inset.edge {
        case .top: top = value
        case .bottom: bottom = value
        case .left: leading = value
        case .right: trailing = value
        }
    }
}

extension View {
    /// Whether the size of its contents does not depend on its width.
    fileprivate var showsLine: Bool {
        switch content {
        case .button, .textField: true
        case .label(let label): label.numberOfLines == 1
        default: false
        }
    }
}
