// SPDX-License-Identifier: Apache-2.0
/// Lays out until nothing is marked.
@MainActor
enum LayoutPass {
    /// A limit for layouts that keep marking themselves.
    private static let mostRounds = 10
    /// A limit for views that lay themselves out while they are laid out, far below what the stack has room for.
    private static let mostNested = 1000
    private static var nested = 0

    static func run(for view: UIView) {
        // An ancestor that waits for layout goes first.
        var start = view
        var ancestor = view.superviewStorage
        while let known = ancestor {
            if known.viewState.contains(.needsLayout) { start = known }
            ancestor = known.superviewStorage
        }
        let root = start.layoutRoot
        let host = root.layoutHost
        guard !host.isLayingOut else {
            nested += 1
            defer { nested -= 1 }
            guard nested <= mostNested else {
                LayoutException.internalInconsistency.raise(
                    "Layout feedback loop: \(view) is laid out inside its own layout for the \(mostNested)th time. A "
                        + "layoutSubviews probably calls setNeedsLayout and layoutIfNeeded.")
            }
            root.updateConstraintsOfTree()
            host.update()
            start.layoutTree()
            // From an ancestor that is being laid out no mark leads to the view.
            if view !== start, !view.viewState.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
                view.layoutTree()
            }
            return
        }
        host.isLayingOut = true
        defer {
            host.isLayingOut = false
            (root as? UIWindow)?.finishAppearances()
        }
        for _ in 0..<mostRounds {
            root.updateConstraintsOfTree()
            host.update()
            start.layoutTree()
            guard host.isOutOfDate || !start.viewState.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) else {
                return
            }
        }
        UnsettledLayoutLog.report(start.unsettledView, "is still marked for layout after \(mostRounds) passes")
    }
}

/// Reports layouts that change with every pass, once for each class of views.
@MainActor
enum UnsettledLayoutLog {
    private static var reported: Set<String> = []

    static func report(_ view: UIView, _ reason: String) {
        guard reported.insert(DebugAddress.className(of: view)).inserted else { return }
        Console.write(
            "Layout feedback loop: \(view) \(reason). Its frames are those of the last pass. This is logged once per class.\n"
        )
    }
}

extension UIView {
    /// The topmost view inside that is marked for layout, or the view itself.
    fileprivate var unsettledView: UIView {
        if viewState.contains(.needsLayout) { return self }
        let marked = subviewsStorage.first {
            !$0.viewState.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
        }
        return marked?.unsettledView ?? self
    }
}
