// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Controls that are too small to touch. Apple's Human Interface Guidelines: 44 × 44 points.
    package static let smallTouchTarget = Lint(
        .smallTouchTarget,
        "What is touched has at least 44 × 44 points, or the size that the system gives it.", level: .note,
        strict: .warning)
}

extension DiagnosticCode {
    package static let smallTouchTarget = DiagnosticCode("small-touch-target")
}

extension LayoutAdvice {
    private static let leastTarget = 44.0
    /// The height of the lowest control that the system has.
    private static let leastControl = 28.0

    var smallTouchTargets: [Lint.Finding] {
        guard document.platform == .ios else { return [] }
        return visibleViews.compactMap { index in
            let view = document.views[index]
            guard view.isTouched else { return nil }
            let (size, content) = (views[index].canvasFrame.size, views[index].alignmentRect.size)
            let short = Axis.allCases.filter { axis in
                guard size[axis] < Self.leastTarget - 0.5, size[axis] >= 0.5 else { return false }
                // The system's own controls are smaller on purpose; the area around them takes touches as well.
                guard let natural = views[index].intrinsicContentSize[axis],
                    view.intrinsicContentSize == nil || natural >= Self.leastControl
                else { return true }
                return abs(content[axis] - natural) > 1.5
            }
            guard !short.isEmpty else { return nil }
            return Lint.Finding(
                "'\(view.id)' is \(Self.points(size.width)) × \(Self.points(size.height)) points: a touch target has at least 44 × 44",
                at: view.place, views: [view.id])
        }
    }
}

extension View {
    /// Whether it takes touches at a point rather than along a track.
    fileprivate var isTouched: Bool {
        switch content {
        case .button, .textField, .toggle, .stepper, .segmentedControl: true
        default: false
        }
    }
}
