// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Puts the last solve of a document into the form that later stages read.
final class SolvedLayoutBuilder {
    let document: Document
    let context: LayoutContext
    let pass: LayoutPass
    let values: [Double]
    let frames: LayoutFrames
    let ambiguities: ItemAmbiguities
    let conflicts: [SolvedConflict]
    let ambiguityGroups: [AmbiguityGroup]
    /// Ties of content sizes that the order of arranged subviews settles.
    let ties: [ContentPriorityTie]
    /// A tie of content sizes that leaves something open, with its rows.
    typealias OpenTie = (rows: [OpenValue.TiedRow], tie: ContentPriorityTie)

    let openTies: [OpenTie]
    /// By view.
    let isConflicting: [Bool]

    static func layout(_ pass: inout LayoutPass, measuring text: some TextMeasuring) -> SolvedLayout {
        var ambiguities = ItemAmbiguities(pass)
        ambiguities.findOtherEnd(&pass, measuring: text)
        let values = ambiguities.values(exercising: pass.options.exercisedViews, &pass, measuring: text)
        let builder = SolvedLayoutBuilder(pass, ambiguities, values)
        return builder.layout(measuring: text)
    }

    private init(_ pass: LayoutPass, _ ambiguities: ItemAmbiguities, _ values: [Double]) {
        self.pass = pass
        self.ambiguities = ambiguities
        self.values = values
        context = pass.context
        document = pass.context.document
        frames = LayoutFrames(context, pass.system.items, values: values)
        conflicts = pass.solution.conflicts.map { conflict in
            SolvedConflict(
                members: conflict.rows.map(pass.system.origin(of:)), broken: pass.system.origin(of: conflict.broken),
                constraints: conflict.rows.map(pass.constraint(behind:)))
        }
        var isConflicting = Array(repeating: false, count: document.views.count)
        for constraint in conflicts.flatMap(\.constraints) {
            for view in constraint.views where view > 0 { isConflicting[view] = true }
        }
        self.isConflicting = isConflicting
        let findsTies = pass.options.findsAlternatives
        let settled = findsTies ? ContentPriorityTies.inStackViews(pass.settled) : []
        var tied: [Axis: Set<Int>] = [:]
        for tie in settled { tied[tie.axis, default: []].formUnion(tie.members) }
        ties =
            settled
            + pass.tiesOfUnwrappedText.filter { early in
                early.kind == .compressionResistance
                    && tied[early.axis]?.isDisjoint(with: early.members) != false
            }
        openTies = findsTies ? Self.openTies(pass, ambiguities.ties) : []
        ambiguityGroups = ambiguities.groups(pass)
    }

    private static func openTies(_ pass: LayoutPass, _ ties: Set<[OpenValue.TiedRow]>) -> [OpenTie] {
        func open(_ settled: SettledSystem, isOfUnwrappedText: Bool) -> [OpenTie] {
            guard ties.contains(where: { $0.first?.isOfUnwrappedText == isOfUnwrappedText }) else { return [] }
            return ContentPriorityTies.open(settled).map { rows, tie in
                (rows.map { OpenValue.TiedRow(row: $0, isOfUnwrappedText: isOfUnwrappedText) }, tie)
            }.filter { ties.contains($0.rows) }
        }
        let unwrapped = pass.unwrapped.map { open($0, isOfUnwrappedText: true) } ?? []
        return unwrapped + open(pass.settled, isOfUnwrappedText: false)
    }

    private func layout(measuring text: some TextMeasuring) -> SolvedLayout {
        var canvas = document.canvas
        let size = frames.frames[0].size
        canvas.width = size.width
        canvas.height = size.height
        let views = views(measuring: text)
        let findings = LayoutFindings(builder: self, views: views)
        return SolvedLayout(
            canvas: canvas, canvasSize: size, views: views, guides: guides(), constraints: constraints(),
            conflicts: conflicts, diagnostics: findings.diagnostics(), textPasses: pass.textPasses,
            contentPriorityTies: ties + openTies.map(\.tie), solverSteps: pass.engine.stepCount)
    }

    private func views(measuring text: some TextMeasuring) -> [SolvedView] {
        var pixelOrigins: [Point] = []
        pixelOrigins.reserveCapacity(document.views.count)
        var views: [SolvedView] = []
        views.reserveCapacity(document.views.count)
        for (index, view) in document.views.enumerated() {
            let canvasFrame = frames.canvasFrame(of: index)
            let pixels = index == 0 ? pixelsOfRoot(canvasFrame) : context.grid.rounded(canvasFrame)
            pixelOrigins.append(pixels.origin)
            let parent = view.superview.map { pixelOrigins[$0] } ?? .zero
            let isDetached = context.isDetached[index]
            let alignment = isDetached ? canvasFrame : canvasFrame.inset(by: view.alignmentRectInsets)
            var solved = SolvedView(
                frame: frames.frames[index], canvasFrame: canvasFrame, alignmentRect: alignment,
                pixelFrame: pixels.translated(by: Point(x: -parent.x, y: -parent.y)),
                intrinsicContentSize: pass.contents.sizes[index], ambiguities: ambiguities.ofViews[index],
                otherCanvasFrame: ambiguities.otherFrames?.canvasFrame(of: index),
                isConflicting: isConflicting[index], direction: context.directions[index])
            if solved.ambiguities.isEmpty { solved.otherCanvasFrame = nil }
            if let offset = pass.contents.baselineFromCenter(of: index) {
                solved.firstBaseline = alignment.midY + offset
                solved.lastBaseline = alignment.midY + offset
                solved.centersBaseline = true
            } else if let baselines = pass.contents.baselines[index] {
                solved.firstBaseline = alignment.minY + baselines.firstFromTop
                solved.lastBaseline = alignment.maxY - baselines.lastFromBottom
            }
            if let measured = pass.contents.text(of: index) {
                let drawn = pass.contents.drawn(measured, width: alignment.width, with: text)
                solved.text = drawn.request
                solved.textMeasurement = drawn.measurement
            }
            if solved.state == .determined, !isDetached { solved.misplacedFrame = misplacedFrame(of: index, solved) }
            views.append(solved)
        }
        return views
    }

    /// A root that fits its contents is not smaller than these.
    private func pixelsOfRoot(_ frame: Rect) -> Rect {
        var pixels = context.grid.rounded(frame)
        if document.canvas.width == nil { pixels.width = context.grid.roundedUp(frame.width) }
        if document.canvas.height == nil { pixels.height = context.grid.roundedUp(frame.height) }
        return pixels
    }

    /// The document's frame, if the solved one differs.
    private func misplacedFrame(of index: Int, _ solved: SolvedView) -> Rect? {
        let view = document.views[index]
        guard index > 0, view.autoresizingMask == nil, let design = view.frame else { return nil }
        return context.grid.misplacements(design, solved).isEmpty ? nil : design
    }

    private func guides() -> [SolvedGuide] {
        let items = pass.system.items
        let all =
            document.guides.indices.map { LayoutItem.guide($0) }
            + items.builtInGuides.map { LayoutItem.builtInGuide($0.guide, of: $0.owner) }
        return all.enumerated().map { index, item in
            let guide = ItemID(index: items.viewCount + index)
            return SolvedGuide(
                item: item, id: document.name(of: item), owner: items.owner(of: guide),
                canvasFrame: frames.canvasFrame(ofGuide: guide, items, values: values),
                ambiguities: ambiguities.ofGuides[index])
        }
    }

    private func constraints() -> [SolvedConstraint] {
        var membership: [Int: [Int]] = [:]
        for (number, conflict) in conflicts.enumerated() {
            for case .constraint(let index) in conflict.members { membership[index, default: []].append(number) }
        }
        let equationText = EquationText(number: DecimalText.shortest, name: document.name)
        return document.constraints.enumerated().map { index, constraint in
            let equation = equationText.text(constraint)
            guard let row = pass.system.constraintRows[index]?.index else {
                return SolvedConstraint(equation: equation, status: .inactive)
            }
            let status: SolvedConstraint.Status =
                switch pass.solution.statuses[row] {
                case .satisfied: .satisfied
                case .unsatisfied: .unsatisfied
                case .broken: .broken
                }
            let linear = pass.system.linear.rows[row]
            let sum = linear.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
            return SolvedConstraint(
                equation: equation, status: status, violation: pass.solution.violations[row],
                conflicts: membership[index] ?? [],
                actualConstant: sum + pass.system.constraintConstants[index] - linear.constant)
        }
    }
}
