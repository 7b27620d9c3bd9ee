// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Views that are stretched invisibly (S75).
    package static let stretchedInvisibleView = Lint(
        .stretchedInvisibleView,
        "A view without a background keeps its natural size: where it is stretched, its content is not where it seems to be.",
        level: .off, strict: .note)
}

extension DiagnosticCode {
    package static let stretchedInvisibleView = DiagnosticCode("stretched-invisible-view")
}

extension LayoutAdvice {
    var stretchedInvisibleViews: [Lint.Finding] {
        document.views.enumerated().flatMap { index, view -> [Lint.Finding] in
            guard !view.isHidden, !view.style.isVisible else { return [] }
            return Axis.allCases.filter { isStretched(index, $0) && view.leavesRoom($0) }.compactMap { axis in
                guard let natural = views[index].intrinsicContentSize[axis] else { return nil }
                let sizes = [views[index].alignmentRect.size[axis], natural].map(DecimalText.shortest)
                let priority = DecimalText.shortest(Double(view.contentHugging[axis].rawValue))
                let (side, name) = axis == .horizontal ? ("wide", "horizontal") : ("high", "vertical")
                return Lint.Finding(
                    "'\(view.id)' has no background and is stretched: \(sizes[0]) points \(side), its content \(sizes[1]).",
                    at: view.place, fixes: [Diagnostic.Fix("raise its \(name) hugging above \(priority)")],
                    views: [view.id])
            }
        }
    }
}

extension ViewStyle {
    /// Whether the view's edges are visible.
    fileprivate var isVisible: Bool {
        let border = borderWidth > 0 ? borderColor : nil
        return [backgroundColor, border].contains { ($0?.alpha ?? 0) > 0 }
    }
}

extension View {
    /// Whether content of its natural size leaves room in a larger view that nothing shows.
    fileprivate func leavesRoom(_ axis: Axis) -> Bool {
        switch content {
        case .view, .custom, .button: true
        // The width of lines that are broken is that of the longest.
        case .label(let label): axis == .vertical || label.numberOfLines == 1
        case .imageView(let image):
            image != nil && ![.scaleToFill, .redraw, .scaleAspectFill].contains(contentMode)
        default: false
        }
    }
}
