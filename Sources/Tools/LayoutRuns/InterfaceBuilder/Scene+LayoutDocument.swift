// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutAgreement
package import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import SourceLocations

extension InterfaceBuilderInput.Scene {
    /// A layout document, and what is different in it from the scene.
    package typealias Estimated = (document: Document, findings: [Diagnostic])

    /// The scene as a layout document of its own, which has nothing but itself to be checked against. If it is refused, as beyond a
    /// limit, the diagnostics have the errors.
    ///
    /// Where a text, an inset or a baseline that the file does not state is estimated here, the frames that Xcode recorded
    /// would count as misplaced, and constraints would conflict: the document has the solved frames, and gives one
    /// constraint of such a conflict the priority 999.
    ///
    /// - Parameter document: the scene's, with the images of the layout document.
    package func layoutDocument(
        _ document: Document, of source: SourceText, resources: some DocumentResources, _ pipeline: LayoutPipeline
    ) -> Estimated {
        func solve(_ document: Document) -> LayoutRun {
            pipeline.solve(document, of: source, findings: [], imageSizes: imageSizes, resources: resources)
        }
        var estimated: Estimated = (document, [])
        let run = weakenConflicts(&estimated, solve)
        if run.layout == nil { estimated.findings += run.diagnostics.filter { $0.severity == .error } }
        guard let layout = run.layout, let settled = withoutEstimatedMisplacements(run, pipeline).layout else {
            return estimated
        }
        let moved = Set(
            layout.views.indices.filter {
                layout.views[$0].misplacedFrame != nil && settled.views[$0].misplacedFrame == nil
            })
        guard !moved.isEmpty else { return estimated }
        // Rounded frames are easier to read, but masks in them would move what they place by the rounding.
        let candidates = [false, true].lazy.map { estimated.document.moving(moved, to: layout, isExact: $0) }
        guard let updated = candidates.first(where: { solve($0).layout?.hasFrames(of: layout) ?? false }) else {
            return estimated
        }
        estimated.document = updated
        let note = settled.diagnostics.last { $0.code == .estimatedFrames && $0.constraints.isEmpty }
        estimated.findings += note.map { [$0] } ?? []
        return estimated
    }

    /// Every conflict needs a solve.
    private static let mostConflicts = 20

    /// Gives a constraint of each conflict with an estimate a priority below required.
    private func weakenConflicts(_ estimated: inout Estimated, _ solve: (Document) -> LayoutRun) -> LayoutRun {
        var run = solve(estimated.document)
        let evidence = ConflictEvidence(imported)
        for _ in 0..<Self.mostConflicts {
            guard let layout = run.layout,
                layout.views[0].frame.size == imported.recordedFrames[0].size,
                let (conflict, reason) = layout.conflicts.lazy.compactMap({ conflict in
                    reasonOfEstimate(conflict, evidence).map { (conflict, $0) }
                }).first,
                let name = estimated.document.weaken(conflict)
            else { break }
            let equations = conflict.constraints.map { $0.equation(in: document) }
            estimated.findings.append(
                Diagnostic(
                    .estimatedFrames, .note,
                    "'\(name)' has the priority 999 in the layout document: these constraints cannot hold together here"
                        + reason + equations.joined(separator: "; "),
                    at: nil, constraints: equations))
            run = solve(estimated.document)
        }
        return run
    }
}

extension Document {
    /// Makes optional what the solver breaks of a conflict, or else the last of its constraints that the document has.
    ///
    /// - Returns: the constraint; nil if the document has none of them.
    fileprivate mutating func weaken(_ conflict: SolvedConflict) -> String? {
        let order = [conflict.broken] + conflict.members.reversed()
        for origin in order {
            guard let constraint = conflict.constraints.first(where: { $0.origin == origin }) else { continue }
            let name = constraint.equation(in: self)
            switch origin {
            case .constraint(let index): constraints[index].priority = .belowRequired
            case .contentHugging(let view, let axis): views[view].contentHugging.weaken(axis)
            case .compressionResistance(let view, let axis): views[view].compressionResistance.weaken(axis)
            default: continue
            }
            return name
        }
        return nil
    }
}

extension Document {
    /// The document with the solved frames of some views, and of the views that masks place in them.
    fileprivate func moving(_ views: Set<Int>, to layout: SolvedLayout, isExact: Bool) -> Document {
        var document = self
        var moved = views
        for view in views {
            document.views[view].frame = isExact ? layout.views[view].frame : layout.views[view].pixelFrame
        }
        // A mask refers to the frames of both views. Superviews come first.
        for view in self.views.indices where self.views[view].autoresizingMask != nil && self.views[view].frame != nil {
            guard let superview = self.views[view].superview, moved.contains(superview) else { continue }
            document.views[view].frame = layout.views[view].frame
            moved.insert(view)
        }
        return document
    }
}

extension AxisPriorities {
    fileprivate mutating func weaken(_ axis: Axis) {
        switch axis {
        case .horizontal: horizontal = .belowRequired
        case .vertical: vertical = .belowRequired
        }
    }
}

extension LayoutPriority {
    fileprivate static let belowRequired = LayoutPriority(999)
}

extension SolvedLayout {
    /// Whether all views are where they are in another layout.
    fileprivate func hasFrames(of other: SolvedLayout) -> Bool {
        zip(views, other.views).allSatisfy { view, other in
            let (a, b) = (view.canvasFrame, other.canvasFrame)
            return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-3 }
        }
    }
}
