// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Names of guides: of the document's own above their frames, of the built-in ones in their corners.
    func guideNameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        guard shows(.guides) else { return [] }
        var items: [SceneItem] = []
        // Guides of one view that coincide share a line.
        var shared: [SharedFrame: [SolvedGuide]] = [:]
        for guide in solved.guides where isShown(guide) {
            shared[SharedFrame(guide), default: []].append(guide)
        }
        for guide in solved.guides where isShown(guide) {
            guard let group = shared.removeValue(forKey: SharedFrame(guide)),
                let frame = guide.canvasFrame.intersection(zone)
            else { continue }
            let state = state(of: guide)
            let placed =
                placer.place(
                    NamePlacer.Draft(
                        text: state.glyph + group.map(\.shownName).joined(separator: ", "), subject: .guide(guide.id),
                        views: [], frame: frame, state: state, home: guide.nameHome))
            guard let placed else { continue }
            let color = state == .determined ? theme.guide : theme.color(of: state)
            items += tickItems(placed, .guide(guide.id), color, backdrop)
            items += textItems(placed.line, in: placed.rect, .names, .guide(guide.id), color, backdrop)
        }
        return items
    }

    /// The shaded safe area of the root has a label of its own.
    private func isShown(_ guide: SolvedGuide) -> Bool {
        guard guide.canvasFrame.isFinite, hasMarks(guide), zone.overlaps(guide.canvasFrame)
        else { return false }
        if case .guide(let index) = guide.item { return !document.guides[index].isOfGridView }
        return guide.item != .builtInGuide(.safeAreaLayoutGuide, of: 0) && isDrawn(guide.owner)
    }

    func state(of guide: SolvedGuide) -> MarkState {
        guide.ambiguities.isEmpty || !shows(.issues) ? .determined : .ambiguous
    }
}

/// The key that coinciding built-in guides of one view share; a guide of the document has its own.
private struct SharedFrame: Hashable {
    var owner: Int
    var frame: Rect
    var own: String?

    init(_ guide: SolvedGuide) {
        owner = guide.owner
        frame = guide.canvasFrame
        own = guide.isBuiltIn ? nil : guide.id
    }
}

extension SolvedGuide {
    fileprivate var isBuiltIn: Bool { if case .builtInGuide = item { true } else { false } }

    /// The upper corners of a scroll view's content are most often those of its frame.
    fileprivate var nameHome: NamePlacer.Position {
        guard case .builtInGuide(let guide, of: _) = item else { return .above }
        return guide == .contentLayoutGuide ? .lowerCorner : .upperCorner
    }

    /// The id of a guide of the document; for a built-in guide, a word that distinguishes it.
    fileprivate var shownName: String {
        guard case .builtInGuide(let guide, of: _) = item else { return id }
        switch guide {
        case .safeAreaLayoutGuide: return "safe area"
        case .layoutMarginsGuide: return "margins"
        case .readableContentGuide: return "readable"
        case .contentLayoutGuide: return "content"
        case .frameLayoutGuide: return "frame"
        case .keyboardLayoutGuide: return "keyboard"
        }
    }
}
