// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// What a bar, the status bar, an island, the home indicator or the keyboard covers.
    package static let underBar = Lint(
        .underBar, "Text and controls at the edge of a screen are tied to the safe area.", level: .warning,
        strict: .warning)
}

extension LayoutAdvice {
    private enum ScreenSide: CaseIterable {
        case top, bottom, left, right

        var guideEdge: String {
            self == .left ? "leading" : self == .right ? "trailing" : self == .top ? "top" : "bottom"
        }

        func holds(_ attribute: LayoutAttribute) -> Bool {
            switch self {
            case .top: attribute == .top
            case .bottom: attribute == .bottom
            case .left: attribute == .left || attribute == .leading
            case .right: attribute == .right || attribute == .trailing
            }
        }
    }

    /// Points of a text that may be covered: its line is higher than its letters.
    private static let covered = 3.0

    var viewsUnderBars: [Lint.Finding] { viewsUnderSystemBars + viewsUnderKeyboard }

    private var viewsUnderSystemBars: [Lint.Finding] {
        let insets = document.canvas.safeArea.resolved(for: document.canvas.direction)
        guard document.platform == .ios, insets != .zero, isRootStated || document.bars?.isEmpty == false else {
            return []
        }
        let screen = views[0].canvasFrame
        return visibleViews.dropFirst().compactMap { index -> Lint.Finding? in
            guard document.views[index].content.type.isReadOrTouched, !isScrolled(index),
                let content = contentRect(index)
            else {
                return nil
            }
            for side in ScreenSide.allCases where isRootStated || hasBar(at: side) {
                let (inset, beyond) =
                    switch side {
                    case .top: (insets.top, screen.minY + insets.top - content.minY)
                    case .bottom: (insets.bottom, content.maxY - (screen.maxY - insets.bottom))
                    case .left: (insets.left, screen.minX + insets.left - content.minX)
                    case .right: (insets.right, content.maxX - (screen.maxX - insets.right))
                    }
                let length = side == .top || side == .bottom ? content.height : content.width
                guard inset > 0, beyond > Self.covered, beyond < inset + length, let tie = tie(of: index, to: side)
                else { continue }
                let id = document.views[index].id
                let item = tie.anchors.first?.item == .view(0) ? "firstItem" : "secondItem"
                let setting = tie.source.map { place in
                    Diagnostic.Fix.Setting(
                        at: place, keys: [item], value: "\"\(document.root.id).safeAreaLayoutGuide\"")
                }
                return Lint.Finding(
                    "'\(id)' lies under \(cover(side)): \(Self.points(min(beyond, length))) points of it are covered, because it is tied to the "
                        + "\(side.guideEdge) of '\(document.root.id)' and not to its safe area",
                    at: tie.source,
                    fixes: [
                        Diagnostic.Fix(
                            "tie it to \(document.root.id).safeAreaLayoutGuide.\(side.guideEdge)", setting: setting)
                    ], views: [id], constraints: [tie.equation(in: document)])
            }
            return nil
        }
    }

    /// What is tied to the bottom of the screen instead of to the keyboard; of views in one bar the first.
    private var viewsUnderKeyboard: [Lint.Finding] {
        let insets = document.canvas.safeArea.resolved(for: document.canvas.direction)
        let keyboard = document.canvas.keyboard
        guard document.platform == .ios, isRootStated, keyboard > insets.bottom else { return [] }
        let top = views[0].canvasFrame.maxY - keyboard
        let constraints = byView(document.authoredConstraints)
        var reported: Set<Constraint> = []
        return visibleViews.dropFirst().compactMap { index -> Lint.Finding? in
            guard document.views[index].content.type.isReadOrTouched, !isScrolled(index),
                let content = contentRect(index), content.maxY - top > Self.covered,
                let (tie, tied) = tieToBottom(around: index, constraints), views[tied].canvasFrame.midY > top,
                reported.insert(tie).inserted
            else { return nil }
            let (id, root) = (document.views[index].id, document.root.id)
            let setting = tie.source.map { place in
                let item = tie.anchors.first?.item == .view(tied) ? "secondItem" : "firstItem"
                return Diagnostic.Fix.Setting(
                    at: place, keys: [item], value: "\"\(root).keyboardLayoutGuide.top\"")
            }
            return Lint.Finding(
                "'\(id)' lies under the keyboard: \(Self.points(min(content.maxY - top, content.height))) points of it are covered, because "
                    + "\(tied == index ? "it" : "'\(document.views[tied].id)'") is tied to the bottom of the screen and not to the keyboard",
                at: tie.source, fixes: [Diagnostic.Fix("tie it to \(root).keyboardLayoutGuide.top", setting: setting)],
                views: [id], constraints: [tie.equation(in: document)])
        }
    }

    /// The constraint that holds a view, or one around it, at the bottom of the root view or of its safe area.
    private func tieToBottom(around index: Int, _ constraints: [Int: [Constraint]]) -> (Constraint, Int)? {
        let edges: [LayoutItem] = [.view(0), .builtInGuide(.safeAreaLayoutGuide, of: 0)]
        var tied: Int? = index
        while let view = tied, view > 0 {
            let tie = constraints[view]?.first { constraint in
                guard case .anchor(let first) = constraint.first,
                    case .anchor(let second)? = constraint.second, first.attribute == .bottom,
                    second.attribute == .bottom
                else { return false }
                let inner = LayoutItem.view(view)
                return first.item == inner && edges.contains(second.item)
                    || second.item == inner && edges.contains(first.item)
            }
            if let tie { return (tie, view) }
            tied = document.views[view].superview
        }
        return nil
    }

    /// What is read of a view: its text, in the middle of its height, or all of it.
    private func contentRect(_ index: Int) -> Rect? {
        let rect = views[index].alignmentRect
        guard rect.width > 1, rect.height > 1 else { return nil }
        switch document.views[index].content {
        case .textView(let text) where text.isScrollEnabled: return nil
        case .label, .button, .textField:
            guard shownText(index) != nil || document.views[index].content.image != nil else { return nil }
            let height = min(rect.height, views[index].textMeasurement?.size.height ?? rect.height)
            let natural = min(rect.width, views[index].intrinsicContentSize.width ?? rect.width)
            // Where along a line the text stands is not known; its middle is.
            return Rect(x: rect.midX - natural / 2, y: rect.midY - height / 2, width: natural, height: height)
        default: return rect
        }
    }

    /// The constraint that ties a view, or a stack view around it, to an edge of the screen.
    private func tie(of index: Int, to side: ScreenSide) -> Constraint? {
        var tied = index
        while let superview = document.views[tied].superview, document.views[superview].content.type == .stackView {
            tied = superview
        }
        return document.authoredConstraints.first { constraint in
            guard constraint.isActive, case .anchor(let first) = constraint.first,
                case .anchor(let second)? = constraint.second
            else { return false }
            return [(first, second), (second, first)].contains {
                $0.item == .view(tied) && $1.item == .view(0) && side.holds($1.attribute)
            }
        }
    }

    private func hasBar(at side: ScreenSide) -> Bool {
        switch side {
        case .top: document.bars?.navigationBar != nil
        case .bottom: document.bars?.tabBar != nil || document.bars?.toolbar != nil
        case .left, .right: false
        }
    }

    private func cover(_ side: ScreenSide) -> String {
        switch side {
        case .top: document.bars?.navigationBar != nil ? "the navigation bar" : "the status bar or island"
        case .bottom:
            document.bars?.tabBar != nil
                ? "the tab bar" : document.bars?.toolbar != nil ? "the toolbar" : "the home indicator or a bar"
        case .left, .right: "the island or the rounded corners"
        }
    }
}
