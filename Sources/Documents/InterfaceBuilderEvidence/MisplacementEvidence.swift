// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
package import LayoutGeometry
package import LayoutModel

/// Which recorded frames of a scene are certainly wrong.
///
/// Xcode marks the misplaced views when it saves a file. A view without the mark can still be misplaced, because the file was edited by
/// hand or merged; but a size or an inset that the file does not state, or that Xcode's canvas had otherwise, looks the same. In the
/// first case a constraint contradicts the recorded frames regardless of such estimates, and the frames that depend on it are wrong.
package struct MisplacementEvidence {
    private let scene: ImportedScene
    private let document: Document
    private let layout: SolvedLayout
    private let frameTolerance: Double
    private let solve: (Document) -> SolvedLayout
    private let measure: ConstraintMeasure
    private let recorded: RecordedFrames
    private let markedViews: Set<Int>

    /// - Parameters:
    ///   - document: the scene's document, possibly with other margins, or a safe area that is known better.
    ///   - frameTolerance: points by which a recorded frame may be off.
    ///   - solve: gives the layout of a document.
    package init(
        _ scene: ImportedScene, _ document: Document, _ layout: SolvedLayout, frameTolerance: Double,
        solve: @escaping (Document) -> SolvedLayout
    ) {
        self.scene = scene
        self.document = document
        self.layout = layout
        self.frameTolerance = frameTolerance
        self.solve = solve
        measure = ConstraintMeasure(document, layout, frameTolerance: frameTolerance)
        recorded = RecordedFrames(scene)
        markedViews = Set(scene.misplacedViews)
    }

    /// The indices of those views whose recorded frames are certainly wrong.
    package var misplacedViews: Set<Int> {
        let misplaced = layout.views.indices.filter { index in
            index != 0 && layout.views[index].misplacedFrame != nil && layout.views[index].state == .determined
                && document.views[index].autoresizingMask == nil
        }
        return Set(supported(Dictionary(misplaced.map { ($0, layout.views[$0].pixelFrame) }) { $1 }).keys)
    }

    /// The solved frames for which there is evidence, of those given. What an estimate adds to a frame is left out.
    package func supported(_ solved: [Int: Rect]) -> [Int: Rect] {
        let marked = solved.filter { markedViews.contains($0.key) }
        guard marked.count < solved.count else { return solved }
        // Which of the constraints that conflict Interface Builder breaks is not known.
        var evidence = layout.conflicts.isEmpty ? contradictions : Contradictions()
        var frames = marked
        while !evidence.isEmpty {
            frames = self.frames(from: solved, supportedBy: evidence)
            // A contradiction that the new frames leave is not understood, and says nothing.
            let left = unresolved(evidence, with: frames)
            if left.isEmpty { break }
            evidence.remove(left)
            frames = marked
        }
        return breaksConstraints(frames) ? marked : frames
    }

    /// The new frames that follow from contradictions, not from estimates.
    private func frames(from solved: [Int: Rect], supportedBy evidence: Contradictions) -> [Int: Rect] {
        let base = solve(evidence.appliedTo(document))
        var frames: [Int: Rect] = [:]
        for (index, new) in solved {
            guard !markedViews.contains(index) else {
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

    /// Whether a view is a stack view, or arranged by one: the estimate of one size changes the other sizes as well.
    private func isOfStackView(_ index: Int) -> Bool {
        [index, document.views[index].superview].contains { view in
            if let view, case .stackView = document.views[view].content { true } else { false }
        }
    }

    /// The recorded frames with new ones for some views.
    private func recorded(with frames: [Int: Rect]) -> RecordedFrames {
        var all = scene.recordedFrames
        for (index, frame) in frames { all[index] = frame }
        return RecordedFrames(scene, frames: all)
    }

    /// The contradictions that new frames do not remove.
    private func unresolved(_ evidence: Contradictions, with frames: [Int: Rect]) -> Contradictions {
        let changed = recorded(with: frames)
        var left = Contradictions()
        for (index, recorded) in evidence.constants {
            let constraint = document.constraints[index]
            let nominal = measure.constantValue(ofConstraint: index)
            let isLeft: Bool
            if constraint.anchors.contains(where: \.isOfGuide) {
                // The inset of a guide is an estimate: what counts is by how much the frames come nearer to it.
                isLeft = !frames.keys.contains { view in constraint.anchors.contains { $0.item == .view(view) } }
            } else if let actual = changed.constant(of: constraint) {
                isLeft =
                    measure.isViolation(actual - nominal, of: constraint)
                    && abs(actual - nominal) > min(1, abs(recorded - nominal) / 2)
            } else {
                isLeft = true
            }
            if isLeft { left.constants[index] = recorded }
        }
        for (index, gap) in evidence.gaps where contradictedGap(of: index, in: changed) != nil {
            left.gaps[index] = gap
        }
        return left
    }

    /// Whether a constraint that the recorded frames satisfy does not hold in new ones.
    private func breaksConstraints(_ frames: [Int: Rect]) -> Bool {
        guard !frames.isEmpty else { return false }
        let changed = recorded(with: frames)
        return document.constraints.indices.contains { index in
            let constraint = document.constraints[index]
            guard isEvidence(index), let old = recorded.constant(of: constraint),
                let new = changed.constant(of: constraint)
            else { return false }
            let nominal = measure.constantValue(ofConstraint: index)
            return measure.isViolation(new - nominal, of: constraint) && abs(new - nominal) > abs(old - nominal) + 1
        }
    }

    // MARK: Contradictions

    /// Required constraints and spacings of stack views that the recorded frames contradict, with what they have there.
    private var contradictions: Contradictions {
        var found = Contradictions()
        for index in document.views.indices { found.gaps[index] = contradictedGap(of: index, in: recorded) }
        for index in document.constraints.indices where isEvidence(index) {
            let constraint = document.constraints[index]
            guard let actual = recorded.constant(of: constraint) else { continue }
            let excess = actual - measure.constantValue(ofConstraint: index)
            let isOfCell = constraint.anchors.contains { scene.cellViews.contains(document.owner(of: $0.item)) }
            if measure.isViolation(excess, of: constraint), abs(excess) > recorded.uncertainty(of: constraint),
                abs(excess) > 1 || !isOfCell
            {
                found.constants[index] = actual
            }
        }
        addContradictedInsets(to: &found)
        return found
    }

    /// Constraints to edges of guides, whose insets are estimates: those that imply another inset than the likeliest one.
    private func addContradictedInsets(to found: inout Contradictions) {
        // Margins in cells depend on the version of Xcode and on the accessory of the cell.
        let uses = RecordedInsets(recorded, layout).uses.filter {
            isEvidence($0.constraint) && ($0.edge.guide != .margin || !scene.cellViews.contains($0.edge.view))
        }.map { use in
            var use = use
            use.recorded = (use.recorded * 2).rounded() / 2
            return use
        }
        let byEdge = Dictionary(grouping: uses, by: \.edge)
        for (edge, uses) in byEdge {
            // The inset that most edges imply is the one that Xcode used. Margins of the two sides are usually equal.
            let opposite = edge.opposite.flatMap { byEdge[$0] }?.map(\.recorded) ?? []
            let implied = uses.map(\.recorded)
            let agree = uses.count > 1 && implied.allSatisfy { $0 == implied[0] && $0 >= 0 }
            let plausible = implied.filter {
                agree || KnownInsets.contain($0, at: edge, on: document.platform) || opposite.contains($0)
            }
            let insets = Dictionary(grouping: plausible) { $0 }
            let current = uses[0].solved
            let likeliest = insets.max {
                ($0.value.count, -abs($0.key - current), -$0.key) < ($1.value.count, -abs($1.key - current), -$1.key)
            }
            // One constraint alone does not tell an unknown bar from a view that was moved.
            let isConfirmed =
                uses.count > 1 || uses[0].recorded < 0 || likeliest.map { opposite.contains($0.key) } ?? false
            for use in uses where isConfirmed {
                let excess = (use.recorded - (likeliest?.key ?? current)) * use.sign
                let constraint = document.constraints[use.constraint]
                if measure.isViolation(excess, of: constraint), abs(excess) > recorded.uncertainty(of: constraint) {
                    found.constants[use.constraint] = measure.constantValue(ofConstraint: use.constraint) + excess
                }
            }
        }
    }

    /// Whether the frames of its views say for certain whether a constraint holds.
    private func isEvidence(_ index: Int) -> Bool {
        let constraint = document.constraints[index]
        guard !scene.variedConstraints.contains(index), constraint.isActive, constraint.priority == .required,
            layout.constraints[index].status == .satisfied, measure.isMeasurable(constraint),
            constraint.systemSpacing == 0, !recorded.isScrolled(constraint), case .anchor = constraint.first
        else { return false }
        if case .offset? = constraint.second { return false }
        return constraint.anchors.allSatisfy { $0.attribute != .firstBaseline && $0.attribute != .lastBaseline }
    }

    /// The distance between the arranged subviews of a stack view where it is the same for all and not the stack view's.
    private func contradictedGap(of index: Int, in frames: RecordedFrames) -> Double? {
        guard let (spacing, gaps) = frames.gaps(of: index), let gap = gaps.first,
            gaps.allSatisfy({ abs($0 - gap) <= 0.5 }), abs(gap - spacing) > 1
        else { return nil }
        return gap
    }
}

extension Rect {
    /// By more than a number of points in one of its four.
    package func differs(from other: Rect, by tolerance: Double) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].contains { abs($0) > tolerance + 1e-6 }
    }
}
