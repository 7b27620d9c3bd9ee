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
        // Which of the constraints that conflict Interface Builder breaks is not known.
        var evidence =
            layout.conflicts.isEmpty
            ? Contradictions(constants: contradictedConstraints(recorded), gaps: contradictedGaps())
            : Contradictions(constants: [:], gaps: [:])
        var frames = changes.frames.filter { isMarked($0.key) }
        let marked = frames
        while !evidence.isEmpty {
            frames = self.frames(from: changes.frames, supportedBy: evidence, recorded)
            // A contradiction that the new frames leave is not understood, and says nothing.
            let left = unresolved(evidence, with: frames)
            if left.isEmpty { break }
            evidence.remove(left)
            frames = marked
        }
        if breaksConstraints(frames, recorded) { frames = marked }
        var supported = changes
        supported.frames = frames
        let kept = changes.frames.keys.filter { frames[$0] == nil }.sorted()
        if !kept.isEmpty {
            let names = kept.prefix(3).map { "'\(document.views[$0].id)'" }.joined(separator: ", ")
            let rest = kept.count > 3 ? " and \(kept.count - 3) more" : ""
            let isOne = kept.count == 1
            supported.notes.append(
                "\(names)\(rest) \(isOne ? "keeps its frame" : "keep their frames"): the difference may come from a size or an "
                    + "inset that the file does not state; --view updates \(isOne ? "it" : "them") anyway"
            )
        }
        return supported
    }

    /// The new frames that follow from contradictions, not from estimates.
    private func frames(
        from solved: [Int: Rect], supportedBy evidence: Contradictions, _ recorded: RecordedFrames
    ) -> [Int: Rect] {
        let base = solve(evidence.appliedTo(document))
        var frames: [Int: Rect] = [:]
        for (index, new) in solved {
            guard !recorded.misplacedViews.contains(index) else {
                frames[index] = new
                continue
            }
            let base = base.views[index].pixelFrame
            guard let frame = document.views[index].frame, new.differs(from: base, by: frameTolerance) else { continue }
            if !base.differs(from: frame, by: frameTolerance) {
                frames[index] = new
            } else if !isOfStackView(index) {
                // What the estimates add is in both.
                frames[index] = Rect(
                    x: frame.x + new.x - base.x, y: frame.y + new.y - base.y,
                    width: max(0, frame.width + new.width - base.width),
                    height: max(0, frame.height + new.height - base.height))
            }
        }
        return frames
    }

    /// Whether a view is a stack view or arranged by one: the estimate of one of their sizes changes the others as
    /// well.
    private func isOfStackView(_ index: Int) -> Bool {
        [index, document.views[index].superview].contains { view in
            if let view, case .stackView = document.views[view].content { true } else { false }
        }
    }

    private func design(with frames: [Int: Rect]) -> DesignFrames {
        var design = design
        for (index, frame) in frames { design[index] = frame }
        return design
    }

    /// The contradictions that new frames do not remove.
    private func unresolved(_ evidence: Contradictions, with frames: [Int: Rect]) -> Contradictions {
        let design = design(with: frames)
        let indices = evidence.constants.keys.sorted()
        let fixed = design.fixedLayout(with: indices.map { document.constraints[$0] })
        var left = Contradictions(constants: [:], gaps: [:])
        for (index, measured) in zip(indices, fixed.constraints) {
            let constraint = document.constraints[index]
            let before = abs((evidence.constants[index] ?? 0) - constantValue(ofConstraint: index))
            let excess = measured.actualConstant - constantValue(ofConstraint: index)
            // The inset of a guide is an estimate: what counts is by how much the frames come nearer to it.
            let isLeft =
                constraint.anchors.contains(where: \.isOfGuide)
                ? !frames.keys.contains { view in constraint.anchors.contains { $0.item == .view(view) } }
                : isViolation(excess, of: constraint) && abs(excess) > min(1, before / 2)
            if isLeft { left.constants[index] = evidence.constants[index] }
        }
        for (index, gap) in evidence.gaps where self.gap(of: index, design) != nil { left.gaps[index] = gap }
        return left
    }

    /// Whether a constraint that the recorded frames satisfy does not hold in new ones.
    private func breaksConstraints(_ frames: [Int: Rect], _ recorded: RecordedFrames) -> Bool {
        let indices = document.constraints.indices.filter { index in
            let constraint = document.constraints[index]
            return isEvidence(index, recorded)
                && !constraint.anchors.contains(where: \.isOfGuide)
        }
        let constraints = indices.map { document.constraints[$0] }
        let before = design.fixedLayout(with: constraints).constraints
        let after = design(with: frames).fixedLayout(with: constraints).constraints
        for (index, (old, new)) in zip(indices, zip(before, after)) {
            let nominal = constantValue(ofConstraint: index)
            let constraint = document.constraints[index]
            let excess = new.actualConstant - nominal
            if isViolation(excess, of: constraint), abs(excess) > abs(old.actualConstant - nominal) + 1 { return true }
        }
        return false
    }

    private func contradictedGaps() -> [Int: Double] {
        let design = design
        var gaps: [Int: Double] = [:]
        for index in document.views.indices { gaps[index] = gap(of: index, design) }
        return gaps
    }

    /// Required constraints that the recorded frames contradict, with the constants that they have there.
    private func contradictedConstraints(_ recorded: RecordedFrames) -> [Int: Double] {
        let indices = document.constraints.indices.filter {
            isEvidence($0, recorded)
        }
        let fixed = design.fixedLayout(with: indices.map { document.constraints[$0] })
        var contradicted: [Int: Double] = [:]
        var usesOfGuides: [GuideEdge: [GuideConstraint]] = [:]
        for (index, measured) in zip(indices, fixed.constraints) where measured.status != .inactive {
            let constraint = document.constraints[index]
            let excess = measured.actualConstant - constantValue(ofConstraint: index)
            if constraint.anchors.contains(where: \.isOfGuide) {
                // Margins in cells depend on the version of Xcode and on the cell's accessory.
                guard let use = guideUse(of: index, excess, in: fixed),
                    !use.edge.isMargin || !recorded.isOfCell(use.edge.owner)
                else { continue }
                usesOfGuides[use.edge, default: []].append(use)
            } else if isViolation(excess, of: constraint), abs(excess) > uncertainty(of: constraint),
                abs(excess) > 1
                    || !constraint.anchors.contains(where: { recorded.isOfCell(document.owner(of: $0.item)) })
            {
                contradicted[index] = measured.actualConstant
            }
        }
        for (edge, uses) in usesOfGuides {
            // The inset that most edges imply is the one that Xcode used.
            // Margins of the two sides are usually equal.
            let opposite = edge.opposite.flatMap { usesOfGuides[$0] }?.map(\.inset) ?? []
            let implied = uses.map(\.inset)
            let agree = uses.count > 1 && implied.allSatisfy { $0 == implied[0] && $0 >= 0 }
            let plausible = implied.filter {
                agree || edge.isPlausible($0, on: document.platform) || opposite.contains($0)
            }
            let insets = Dictionary(grouping: plausible) { $0 }
            let current = uses[0].current
            let likeliest = insets.max {
                ($0.value.count, -abs($0.key - current), -$0.key) < ($1.value.count, -abs($1.key - current), -$1.key)
            }
            // One constraint alone does not tell an unknown bar from a view that was moved.
            let isConfirmed =
                uses.count > 1 || uses[0].inset < 0 || likeliest.map { opposite.contains($0.key) } ?? false
            for use in uses where isConfirmed {
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
    private func isEvidence(_ index: Int, _ recorded: RecordedFrames) -> Bool {
        let constraint = document.constraints[index]
        guard !recorded.variedConstraints.contains(index), constraint.isActive, constraint.priority == .required,
            layout.constraints[index].status == .satisfied,
            isMeasurable(constraint), constraint.systemSpacing == 0, case .anchor = constraint.first
        else { return false }
        if case .offset? = constraint.second { return false }
        // How far a clip view is scrolled is not part of the layout.
        guard !constraint.anchors.contains(where: { recorded.clipViews.contains(document.owner(of: $0.item)) }) else {
            return false
        }
        return constraint.anchors.allSatisfy { $0.attribute != .firstBaseline && $0.attribute != .lastBaseline }
    }

    /// The distance between the arranged subviews of a stack view where it is the same for all and not the stack view's.
    private func gap(of index: Int, _ design: DesignFrames) -> Double? {
        guard case .stackView(let stack) = document.views[index].content else { return nil }
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
        case _ where document.platform != .macos: return 0
        default: return recordedFrames?.tabViews.contains(index) == true ? Self.tabViewInset : Self.controlInset
        }
    }

    /// AppKit's largest alignment insets of a tab view and of other controls, points.
    private static let tabViewInset = 10.0
    private static let controlInset = 8.0
}

extension RepairPlanner {
    /// Nil if the constraint is not an equation between one edge of a guide and a view.
    private func guideUse(of index: Int, _ excess: Double, in fixed: SolvedLayout) -> GuideConstraint? {
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
        return GuideConstraint(constraint: index, edge: edge, inset: inset, current: current, sign: sign)
    }
}
