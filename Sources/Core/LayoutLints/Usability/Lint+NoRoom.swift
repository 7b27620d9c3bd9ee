// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Views with content that have no visible area.
    package static let noRoom = Lint(
        .noRoom, "A view with content is wider and higher than 0.", level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let noRoom = DiagnosticCode("no-room")
}

extension LayoutAdvice {
    var viewsWithoutRoom: [Lint.Finding] {
        document.views.indices.dropFirst().compactMap { index in
            guard isVisible(index), views[index].state != .conflicting else { return nil }
            let view = document.views[index]
            let size = views[index].alignmentRect.size
            let axes = Axis.allCases.filter { size[$0] < 0.5 && !isOpen(index, $0) }
            // A text view that scrolls has its own diagnostic.
            guard let axis = axes.first, !hasNoHeight(index), let content = content(of: index, axes) else { return nil }
            let names = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
            let natural = views[index].intrinsicContentSize[axis] ?? 0
            return Lint.Finding(
                "'\(view.id)' has no \(names): the constraints leave no room for \(content)", at: view.place,
                views: [view.id],
                shortage: natural > 0.5 ? .init(axis, needed: natural, available: size[axis]) : nil)
        }
    }

    /// Whether the constraints leave the length or the place along the axis open, which has its own diagnostic.
    private func isOpen(_ index: Int, _ axis: Axis) -> Bool {
        views[index].ambiguities.contains { ($0.name == .x || $0.name == .width) == (axis == .horizontal) }
    }

    /// A description of the content that lacks space on these axes; nil if the view is empty.
    private func content(of index: Int, _ axes: [Axis]) -> String? {
        if let text = shownText(index) { return "\"\(text)\"" }
        let view = document.views[index]
        if axes.contains(where: { (views[index].intrinsicContentSize[$0] ?? 0) > 0.5 }) {
            return
                "its content of \(axes.map { Self.points(views[index].intrinsicContentSize[$0] ?? 0) }.joined(separator: " × ")) points"
        }
        let subviews = view.subviews.filter { subview in
            axes.contains { views[subview].alignmentRect.size[$0] >= 0.5 } && !document.views[subview].isHidden
        }
        guard let first = subviews.first else {
            return view.style.backgroundColor.map { $0.alpha > 0 } == true ? "its background" : nil
        }
        return "'\(document.views[first].id)'" + (subviews.count > 1 ? " and \(subviews.count - 1) more" : "")
    }
}
