// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Which recorded frames of an Interface Builder file are certainly wrong.
///
/// A recorded frame can differ from the solved one because the file was edited, or because of a size or an inset that the
/// file does not state: Xcode knows it, here it is an estimate. In the first case a constraint contradicts the recorded frames
/// regardless of the estimates, and the frames that depend on it are updated; in the second they stay.
extension RepairPlanner {
    /// Only the new frames for which there is evidence; the others are noted.
    func supported(_ changes: DocumentChanges, _ recorded: RecordedFrames) -> DocumentChanges {
        let isMarked = recorded.misplacedViews.contains
        guard changes.frames.contains(where: { !isMarked($0.key) }) else { return changes }
        var changes = changes
        var kept: [Int] = []
        let base = documentOfRecordedFrames(recorded).map { solve($0) }
        for (index, solved) in changes.frames.sorted(by: { $0.key < $1.key }) where !isMarked(index) {
            guard let base = base?.views[index].pixelFrame, let frame = document.views[index].frame,
                solved.differs(from: base, by: frameTolerance),
                !isOfStackView(index) || !base.differs(from: frame, by: frameTolerance)
            else {
                changes.frames[index] = nil
                kept.append(index)
                continue
            }
            // What the estimates add is in both.
            if base.differs(from: frame, by: frameTolerance) {
                changes.frames[index] = Rect(
                    x: frame.x + solved.x - base.x, y: frame.y + solved.y - base.y,
                    width: max(0, frame.width + solved.width - base.width),
                    height: max(0, frame.height + solved.height - base.height))
            }
        }
        if !kept.isEmpty {
            let names = kept.prefix(3).map { "'\(document.views[$0].id)'" }.joined(separator: ", ")
            let rest = kept.count > 3 ? " and \(kept.count - 3) more" : ""
            let isOne = kept.count == 1
            changes.notes.append(
                "\(names)\(rest) \(isOne ? "keeps its frame" : "keep their frames"): only a size or an inset that the file does "
                    + "not state speaks against \(isOne ? "it" : "them"); --view updates \(isOne ? "it" : "them") anyway"
            )
        }
        return changes
    }

    /// Of a stack view and of what it arranges, the estimate of one size changes the other sizes as well.
    private func isOfStackView(_ index: Int) -> Bool {
        [index, document.views[index].superview].contains { view in
            if let view, case .stackView = document.views[view].content { true } else { false }
        }
    }

    /// The document whose constraints and stack views the recorded frames do not contradict; nil if it is this one.
    private func documentOfRecordedFrames(_ recorded: RecordedFrames) -> Document? {
        var document = document
        for (index, constant) in contradictedConstraints(recorded) {
            (document.constraints[index].constant, document.constraints[index].systemSpacing) = (constant, 0)
        }
        for index in document.views.indices {
            guard case .stackView(var stack) = document.views[index].content,
                let gap = contradictedGap(of: index, stack)
            else { continue }
            stack.spacing = gap
            document.views[index].content = .stackView(stack)
        }
        return document == self.document ? nil : document
    }

    /// Required constraints that the recorded frames contradict, with the constants that they have there.
    private func contradictedConstraints(_ recorded: RecordedFrames) -> [Int: Double] {
        let indices = document.constraints.indices.filter {
            isEvidence($0) && !recorded.variedConstraints.contains($0)
        }
        let fixed = design.fixedLayout(with: indices.map { document.constraints[$0] })
        var contradicted: [Int: Double] = [:]
        var usesOfGuides: [GuideEdge: [GuideUse]] = [:]
        for (index, measured) in zip(indices, fixed.constraints) where measured.status != .inactive {
            let constraint = document.constraints[index]
            let excess = measured.actualConstant - constantValue(ofConstraint: index)
            if constraint.anchors.contains(where: \.isOfGuide) {
                guard let use = guideUse(of: index, excess, in: fixed) else { continue }
                usesOfGuides[use.edge, default: []].append(use)
            } else if isViolation(excess, of: constraint), abs(excess) > uncertainty(of: constraint) {
                contradicted[index] = measured.actualConstant
            }
        }
        for (edge, uses) in usesOfGuides {
            // The inset that most edges imply is the one that Xcode used.
            // Margins of the two sides are usually equal.
            let opposite = edge.opposite.flatMap { usesOfGuides[$0] }?.map(\.inset) ?? []
            let plausible = uses.map(\.inset).filter {
                edge.isPlausible($0, on: document.platform) || opposite.contains($0)
            }
            let insets = Dictionary(grouping: plausible) { $0 }
            let current = uses[0].current
            let likeliest = insets.max {
                ($0.value.count, -abs($0.key - current), -$0.key) < ($1.value.count, -abs($1.key - current), -$1.key)
            }
            for use in uses {
                let excess = (use.inset - (likeliest?.key ?? current)) * use.sign
                let constraint = document.constraints[use.constraint]
                if isViolation(excess, of: constraint), abs(excess) > uncertainty(of: constraint) {
                    contradicted[use.constraint] = constantValue(ofConstraint: use.constraint) + excess
                }
            }
        }
        return contradicted
    }

    /// Whether the frames of its views say for certain whether it holds.
    private func isEvidence(_ index: Int) -> Bool {
        let constraint = document.constraints[index]
        guard constraint.isActive, constraint.priority == .required, layout.constraints[index].status == .satisfied,
            isMeasurable(constraint), constraint.systemSpacing == 0, case .anchor = constraint.first
        else { return false }
        if case .offset? = constraint.second { return false }
        return constraint.anchors.allSatisfy { $0.attribute != .firstBaseline && $0.attribute != .lastBaseline }
    }

    /// The distance between the arranged subviews of a stack view where it is the same for all and not the stack view's.
    private func contradictedGap(of index: Int, _ stack: ViewContent.StackView) -> Double? {
        let arranged = document.views[index].subviews.filter { !document.views[$0].isHidden }
        guard [.fill, .fillEqually, .fillProportionally].contains(stack.distribution), stack.customSpacing.isEmpty,
            document.platform == .ios, !stack.isBaselineRelativeArrangement, arranged.count > 1,
            arranged.allSatisfy({ alignmentUncertainty(of: $0) == 0 })
        else { return nil }
        let extents = arranged.map {
            Extent(design.alignmentRect(of: $0), stack.axis, layout.views[index].direction)
        }
        let gaps = zip(extents, extents.dropFirst()).map { $1.start - $0.end }
        guard gaps.allSatisfy({ abs($0 - gaps[0]) <= 0.5 }), abs(gaps[0] - stack.spacing) > 1 else { return nil }
        return gaps[0]
    }

    /// Points by which a constraint may be off because of alignment insets that the file does not state.
    private func uncertainty(of constraint: Constraint) -> Double {
        constraint.anchors.reduce(0) { sum, anchor in
            guard case .view(let index) = anchor.item, index != 0 else { return sum }
            return sum + alignmentUncertainty(of: index)
        }
    }

    private func alignmentUncertainty(of index: Int) -> Double {
        switch document.views[index].content {
        // A symbol's insets depend on its drawing.
        case .imageView(.placeholder):
            let size = document.views[index].frame?.size ?? .zero
            return max(size.width, size.height)
        default: return document.platform == .macos ? Self.controlInset : 0
        }
    }

    /// AppKit's largest alignment inset of a control, points.
    private static let controlInset = 8.0
}

extension RepairPlanner {
    /// Nil if the constraint is not an equation between one edge of a guide and a view.
    private func guideUse(of index: Int, _ excess: Double, in fixed: SolvedLayout) -> GuideUse? {
        let constraint = document.constraints[index]
        guard constraint.relation == .equal, constraint.multiplier == 1, case .anchor(let first) = constraint.first,
            case .anchor(let second)? = constraint.second, first.isOfGuide != second.isOfGuide
        else { return nil }
        let anchor = first.isOfGuide ? first : second
        guard let edge = anchor.guideEdge else { return nil }
        let guide = LayoutItem.builtInGuide(
            edge.isMargin ? .layoutMarginsGuide : .safeAreaLayoutGuide, of: edge.owner)
        guard let area = fixed.guides.first(where: { $0.item == guide })?.canvasFrame else { return nil }
        let owner = fixed.views[edge.owner].canvasFrame
        let current =
            switch edge.edge {
            case .top: area.minY - owner.minY
            case .bottom: owner.maxY - area.maxY
            case .left: area.minX - owner.minX
            case .right: owner.maxX - area.maxX
            }
        let isEnd = edge.edge == .bottom || edge.edge == .right
        let sign: Double = first.isOfGuide == isEnd ? 1 : -1
        let inset = ((current + sign * excess) * 2).rounded() / 2
        return GuideUse(constraint: index, edge: edge, inset: inset, current: current, sign: sign)
    }
}
