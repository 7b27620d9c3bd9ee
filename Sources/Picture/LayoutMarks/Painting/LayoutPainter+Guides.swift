// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// The area outside the root's safe area, if the layer is shown, a constraint uses the guide, or something should.
    func safeAreaItems() -> [SceneItem] {
        let insets = solved.canvas.safeArea.resolved(for: solved.views.first?.direction ?? .leftToRight)
        let isNeeded =
            shows(.guides) && uses(.safeAreaLayoutGuide) || shows(.issues) && findings.areOutsideSafeArea
        guard insets != .zero, shows(.safeArea) || isNeeded else { return [] }
        let safe = Rect(origin: .zero, size: layout.canvasSize).inset(by: insets).scaled(by: zoom)
        guard safe.width > 0, safe.height > 0 else { return [] }
        let bands = [
            Rect(minX: canvas.minX, minY: canvas.minY, maxX: canvas.maxX, maxY: safe.minY),
            Rect(minX: canvas.minX, minY: safe.maxY, maxX: canvas.maxX, maxY: canvas.maxY),
            Rect(minX: canvas.minX, minY: safe.minY, maxX: safe.minX, maxY: safe.maxY),
            Rect(minX: safe.maxX, minY: safe.minY, maxX: canvas.maxX, maxY: safe.maxY),
        ]
        return bands.filter { $0.width > 0 && $0.height > 0 }.map { band in
            SceneItem(
                layer: .safeArea, subject: .guide("safeAreaLayoutGuide"), role: .mark, bounds: band,
                shape: .rectangle(band, cornerRadius: 0, fill: theme.safeArea, stroke: nil))
        }
    }

    /// The label of the shaded bands: in a corner of one of them if possible, and never over what bars draw.
    func safeAreaLabel(
        _ grid: inout PlacementGrid, _ content: [SceneItem], _ backdrop: ContentBackdrop
    ) -> [SceneItem] {
        let line = typesetter.line("outside the safe area", .name)
        let size = line.size
        let bands = safeAreaItems().map(\.bounds).filter { $0.width >= size.width + 12 && $0.height >= size.height + 4 }
        let rows = bands.map { band in
            [band.minY + 4, band.maxY - size.height - 3].map { y in
                stride(from: band.maxX - size.width - 6, through: band.minX + 6, by: -8).map { x in
                    Rect(origin: Point(x: x, y: y), size: size)
                }
            }
        }.joined()
        let corners = rows.flatMap { [$0.first, $0.last].compactMap { $0 } }
        func isFree(_ rect: Rect) -> Bool {
            grid.cost(of: rect) { $0.kind == .alignment(.vertical) || $0.kind == .nameHome ? 0 : 1 } == 0
                // What holds all of it is a background.
                && content.allSatisfy { $0.bounds.contains(rect) || !$0.bounds.overlaps(rect) }
        }
        guard let rect = corners.first(where: isFree) ?? rows.joined().first(where: isFree) else { return [] }
        grid.add(rect, .name)
        return textItems(line, in: rect, .safeArea, .guide("safeAreaLayoutGuide"), theme.secondaryInk, backdrop)
    }

    private func uses(_ guide: BuiltInGuide) -> Bool {
        solved.guides.contains { if case .builtInGuide(guide, of: _) = $0.item { true } else { false } }
    }

    /// Guides of the document, and the built-in ones that a constraint uses.
    func guideItems() -> [SceneItem] {
        guard shows(.guides) else { return [] }
        return solved.guides.flatMap { guide -> [SceneItem] in
            guard guide.canvasFrame.isFinite, hasMarks(guide),
                zone.overlaps(guide.canvasFrame.insetBy(dx: -0.5, dy: -0.5))
            else { return [] }
            if case .builtInGuide(.safeAreaLayoutGuide, of: 0) = guide.item { return [] }
            if case .builtInGuide(.layoutMarginsGuide, of: _) = guide.item, shows(.margins) { return [] }
            let state = state(of: guide)
            let color = state == .determined ? theme.guide : theme.color(of: state)
            return [
                outline(
                    .guides, .guide(guide.id), guide.canvasFrame, SceneStroke(color, width: 0.8, dash: [3, 2]))
            ]
        }
    }

    /// Whether a guide's own view has its marks.
    func hasMarks(_ guide: SolvedGuide) -> Bool {
        !locator.isHidden(guide.owner) && !isImplied(guide) && repeated.leaders[guide.owner] == nil
            && !repeated.holdsWithoutMarks(guide.owner)
    }

    /// The margins of every view with subviews.
    func marginItems() -> [SceneItem] {
        guard shows(.margins) else { return [] }
        let superviews = Set(document.views.compactMap(\.superview)).filter(isDrawn).sorted()
        let frames = layout.layoutMarginsFrames(of: superviews, in: document)
        return zip(superviews, frames).compactMap { view, frame in
            let frame = frame.scaled(by: zoom)
            guard frame.isFinite, frame.width > 0, frame.height > 0, zone.overlaps(frame) else { return nil }
            return outline(
                .margins, .guide("\(document.views[view].id).layoutMarginsGuide"), frame,
                SceneStroke(theme.guide, width: 0.6, dash: [1.5, 1.5]))
        }
    }
}
