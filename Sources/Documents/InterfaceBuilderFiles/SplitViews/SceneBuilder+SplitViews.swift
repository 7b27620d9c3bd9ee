// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// Split views as constraints between their panes.
extension SceneBuilder {
    mutating func addSplitViews() {
        for view in elements.indices where elements[view].isSplitView {
            guard let splitView = SplitView(elements[view].element) else { continue }
            addPanes(of: view, splitView)
        }
    }

    /// Side by side from edge to edge, each as wide as recorded if there is room for it. AppKit keeps the frames of panes, not
    /// their alignment rectangles.
    private mutating func addPanes(of view: Int, _ splitView: SplitView) {
        let axis = splitView.axis
        let (along, across) = (AxisAttributes(axis), AxisAttributes(axis.other))
        let panes = views.indices.filter { views[$0].superview == view }
        var previous: Int?
        for (number, pane) in panes.enumerated() {
            let insets = views[pane].alignmentRectInsets
            if let previous {
                let gap = recordedFrames[pane].start(axis) - recordedFrames[previous].end(axis)
                let outside = views[previous].alignmentRectInsets.end(axis)
                add(pane, along.start, .view(previous), along.end, insets.start(axis) + outside + gap, "Divider")
            } else {
                add(pane, along.start, .view(view), along.start, insets.start(axis), "Edge")
            }
            add(pane, across.start, .view(view), across.start, insets.start(axis.other), "Edge")
            add(pane, across.end, .view(view), across.end, -insets.end(axis.other), "Edge")
            hold(pane, axis, splitView.holdingPriority(ofPane: number))
            previous = pane
        }
        guard let last = panes.last else { return }
        add(last, along.end, .view(view), along.end, -views[last].alignmentRectInsets.end(axis), "Edge")
        share(panes, splitView)
    }

    /// The pane with the lowest priority is the first to become larger or smaller.
    private mutating func hold(_ pane: Int, _ axis: Axis, _ priority: LayoutPriority) {
        constraints.append(
            Constraint(
                first: .anchor(Anchor(.view(pane), AxisAttributes(axis).size)), relation: .equal, second: nil,
                constant: alignmentLength(of: pane, axis), priority: priority, identifier: Self.identifier("Holding")))
    }

    /// Panes that hold their sizes equally keep their proportions, each pair of them: another pane may have to be larger.
    private mutating func share(_ panes: [Int], _ splitView: SplitView) {
        let axis = splitView.axis
        let size = AxisAttributes(axis).size
        for (number, pane) in panes.enumerated() {
            let priority = splitView.holdingPriority(ofPane: number)
            for (otherNumber, other) in panes[..<number].enumerated()
            where splitView.holdingPriority(ofPane: otherNumber) == priority {
                let length = alignmentLength(of: other, axis)
                guard length > 0 else { continue }
                constraints.append(
                    Constraint(
                        first: .anchor(Anchor(.view(pane), size)), relation: .equal,
                        second: .anchor(Anchor(.view(other), size)),
                        multiplier: alignmentLength(of: pane, axis) / length,
                        priority: LayoutPriority(priority.rawValue.nextDown), identifier: Self.identifier("Proportion"))
                )
            }
        }
    }

    private func alignmentLength(of pane: Int, _ axis: Axis) -> Double {
        let insets = views[pane].alignmentRectInsets
        return max(0, recordedFrames[pane].size[axis] - insets.start(axis) - insets.end(axis))
    }

    private mutating func add(
        _ pane: Int, _ attribute: LayoutAttribute, _ other: LayoutItem, _ otherAttribute: LayoutAttribute,
        _ constant: Double, _ name: String
    ) {
        constraints.append(
            Constraint(
                first: .anchor(Anchor(.view(pane), attribute)), relation: .equal,
                second: .anchor(Anchor(other, otherAttribute)), constant: constant, identifier: Self.identifier(name)))
    }

    private static func identifier(_ name: String) -> String { ContainerConstraints.splitViewPrefix + name }
}

extension EdgeInsets {
    fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
