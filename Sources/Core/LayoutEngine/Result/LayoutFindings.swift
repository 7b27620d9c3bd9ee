// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations

/// Diagnostics of a solved layout.
struct LayoutFindings {
    let builder: SolvedLayoutBuilder
    let views: [SolvedView]

    var document: Document { builder.document }

    /// Sorted by source location; those without one come first.
    func diagnostics() -> [Diagnostic] {
        var all = builder.pass.findings
        if builder.pass.solution.outcome == .pivotLimit {
            all.append(
                Diagnostic(
                    .solverLimit, .error,
                    "the solver reached its step limit: the frames are from its last step"))
        }
        if case .numericalTrouble(let row, let miss) = builder.pass.solution.outcome {
            all.append(numericalTrouble(row, miss: miss))
        } else if let (row, miss) = missedRequiredRow {
            all.append(numericalTrouble(row, miss: miss))
        } else if let view = viewOutOfRange {
            all.append(outOfRange(view))
        }
        var conflicts = builder.conflicts.map(unsatisfiable)
        if let advice = adviceOnSharedMember(), !conflicts.isEmpty { conflicts[0].fixes.append(advice) }
        all += conflicts
        if let diagnostic = brokenTogether() { all.append(diagnostic) }
        all += ambiguities()
        all += builder.ties.map(contentPriorityTie)
        all += document.views.indices.compactMap(misplaced)
        all += builder.pass.unsettledTexts.map(unsettledText)
        all += scrollableContentSizes()
        let offsets = all.map { $0.range?.lowerBound ?? -1 }
        return all.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { all[$0] }
    }

    // MARK: Numerical trouble

    /// The required row with the largest violation although the solver reports neither a conflict nor numerical
    /// trouble: a last safeguard, so that no such row goes unreported.
    private var missedRequiredRow: (RowID, miss: Double)? {
        let solution = builder.pass.solution
        guard solution.outcome == .solved else { return nil }
        let rows = builder.pass.system.linear.rows
        let missed = rows.indices.filter { rows[$0].priority == .required && solution.statuses[$0] == .unsatisfied }
        return missed.max { solution.violations[$0] < solution.violations[$1] }
            .map { (RowID(index: $0), solution.violations[$0]) }
            ?? ProportionChains(builder.pass.system.linear).missedRow(of: solution)
    }

    /// Points: no number of a document is larger, and no frame should be.
    private static let largest = 1e9

    /// The first view whose frame has larger numbers.
    private var viewOutOfRange: Int? {
        guard builder.pass.solution.outcome == .solved else { return nil }
        return views.firstIndex { view in
            let frame = view.frame
            return [frame.x, frame.y, frame.width, frame.height].contains { abs($0) > Self.largest }
        }
    }

    private func outOfRange(_ index: Int) -> Diagnostic {
        let (view, frame) = (document.views[index], views[index].frame)
        let sides = [("X", frame.x), ("Y", frame.y), ("width", frame.width), ("height", frame.height)]
        let (name, value) = sides.first { abs($0.1) > Self.largest } ?? sides[0]
        return Diagnostic(
            .numericalTrouble, .error,
            "the \(name) of '\(view.id)' would be \(DecimalText.general(value)): frames must not exceed "
                + "\(DecimalText.shortest(Self.largest)) points",
            at: view.idSource ?? view.source,
            fixes: [Diagnostic.Fix("use multipliers that are closer to 1, or fewer of them in a chain")],
            views: [view.id])
    }

    private func numericalTrouble(_ row: RowID, miss: Double) -> Diagnostic {
        let constraint = builder.pass.constraint(behind: row)
        let equation = constraint.describedEquation(in: document)
        let worst = miss > 1e-6 ? "\(equation) is missed by \(miss) points" : "look at \(equation) first"
        var range: SourceRange?
        if case .constraint(let index) = builder.pass.system.origin(of: row) {
            range = document.constraints[index].source
        }
        return Diagnostic(
            .numericalTrouble, .error,
            "the numbers in these constraints are too far apart to be solved exactly: \(worst)",
            at: range,
            fixes: [Diagnostic.Fix("use multipliers that are closer to each other, or fewer of them in a chain")],
            views: constraint.views.sorted().map { document.views[$0].id },
            constraints: [equation])
    }

    // MARK: Conflicts

    private static let mostLabels = 50

    private func unsatisfiable(_ conflict: SolvedConflict) -> Diagnostic {
        let equations = conflict.constraints.map { $0.describedEquation(in: document) }
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        let sources: [SourceRange?] = conflict.members.map { origin in
            if case .constraint(let index) = origin { document.constraints[index].source } else { nil }
        }
        let others = equations.indices.filter { $0 != broken }
        var message = "Unable to simultaneously satisfy constraints"
        if broken < equations.count {
            message += ": \(equations[broken])"
            if !others.isEmpty { message += " cannot hold together with " + list(others.map { equations[$0] }) }
            message +=
                builder.pass.options.breakPolicy == .none
                ? ". None is broken" : ". Will attempt to recover by breaking constraint \(equations[broken])"
        }
        let range = (broken < sources.count ? sources[broken] : nil) ?? sources.compactMap { $0 }.first
        // A chain of a thousand constraints would be as many notes.
        let labels = others.prefix(Self.mostLabels).compactMap { index in
            sources[index].map { Diagnostic.Label($0, "\(equations[index]) belongs to the conflict") }
        }
        let fix = fix(of: conflict)
        let views = Set(conflict.constraints.flatMap(\.views)).sorted()
        var diagnostic = Diagnostic(
            .unsatisfiableConstraints, .error, message + ".", at: range, labels: labels, fixes: [fix],
            views: views.map { document.views[$0].id }, constraints: equations)
        if broken < conflict.constraints.count { diagnostic.holder = holder(of: conflict.constraints[broken]) }
        return diagnostic
    }

    /// The constraints that are broken as well, although no conflict of theirs is listed: there would be too many.
    private func brokenTogether() -> Diagnostic? {
        let rows = builder.pass.solution.rowsBrokenTogether
        guard !rows.isEmpty else { return nil }
        let constraints = rows.map(builder.pass.constraint(behind:))
        let equations = constraints.map { $0.describedEquation(in: document) }
        let sources = rows.compactMap { row -> SourceRange? in
            guard case .constraint(let index) = builder.pass.system.origin(of: row) else { return nil }
            return document.constraints[index].source
        }
        let views = Set(constraints.flatMap(\.views)).sorted().map { document.views[$0].id }
        let ending =
            rows.count == 1
            ? "constraint has to be broken, whose conflict is" : "constraints have to be broken, whose conflicts are"
        return Diagnostic(
            .unsatisfiableConstraints, .error,
            "Unable to simultaneously satisfy constraints: \(rows.count) more \(ending) not listed: \(list(equations)).",
            at: sources.first, fixes: [Diagnostic.Fix("Resolve the conflicts that are listed first.")],
            views: views, constraints: equations)
    }

    /// The nearest common ancestor of the views that it relates (S127).
    private func holder(of constraint: InstalledConstraint) -> String? {
        document.nearestCommonAncestor(of: constraint.views).map { document.views[$0].id }
    }

    /// The constraint that was broken yields to the others.
    private func fix(of conflict: SolvedConflict) -> Diagnostic.Fix {
        let words = "Remove one of these constraints, or give one of them a priority below 1000."
        guard case .constraint(let index) = conflict.broken, let source = document.constraints[index].source else {
            return Diagnostic.Fix(words)
        }
        return Diagnostic.Fix(words, setting: .init(at: source, keys: ["priority"], value: "999"))
    }

    /// The first of many, and how many more.
    private func list(_ equations: [String]) -> String {
        let shown = equations.prefix(8).joined(separator: "; ")
        return equations.count > 8 ? "\(shown); and \(equations.count - 8) more" : shown
    }

    private func unsettledText(_ index: Int) -> Diagnostic {
        let view = document.views[index]
        return Diagnostic(
            .unsettledText, .warning,
            "the text of '\(view.id)' was measured for a different width than the view has after "
                + "\(builder.pass.textPasses) passes: its size may be wrong. The width of a wrapping text depends on another wrapping text",
            at: view.idSource ?? view.source,
            fixes: [
                Diagnostic.Fix(
                    "Give \"\(view.id)\" a width that depends on no other text, or a preferredMaxLayoutWidth.")
            ],
            views: [view.id])
    }

    // MARK: Scroll views

    private func scrollableContentSizes() -> [Diagnostic] {
        let items = builder.pass.system.items
        let open = items.builtInGuides.indices.filter { index in
            items.builtInGuides[index].guide == .contentLayoutGuide
                && !builder.ambiguities.ofGuides[items.guideCount + index].isEmpty
        }
        return open.map { index in
            let view = document.views[items.builtInGuides[index].owner]
            return Diagnostic(
                .ambiguousScrollableContentSize, .warning,
                "Scrollable content size is ambiguous for \"\(view.id)\". Constrain its content from edge to edge.",
                at: view.idSource ?? view.source, views: [view.id])
        }
    }

    // MARK: Misplaced views

    private func misplaced(_ index: Int) -> Diagnostic? {
        guard let design = views[index].misplacedFrame else { return nil }
        let view = document.views[index]
        let parts = PixelGrid(scale: document.canvas.scale).misplacements(design, views[index])
        let expected = parts.map { "\($0.name) = \(DecimalText.shortest($0.solved))" }.joined(separator: ", ")
        let actual = parts.map { "\($0.name) = \(DecimalText.shortest($0.design))" }.joined(separator: ", ")
        return Diagnostic(
            .misplacedView, .warning,
            "Frame for \"\(view.id)\" will be different at run time. Expected: \(expected). Actual: \(actual).",
            at: view.idSource ?? view.source, views: [view.id])
    }
}

extension PixelGrid {
    /// What of a design-time frame is off: by half a point, and by more than the rounding to whole pixels takes. A size is rounded
    /// with both edges, and a position with the superview's, so that either may differ from the solved one by nearly a pixel.
    func misplacements(_ design: Rect, _ view: SolvedView) -> [(name: String, solved: Double, design: Double)] {
        let (solved, pixels) = (view.frame, view.pixelFrame)
        let parts = [
            ("X", solved.x, pixels.x, design.x), ("Y", solved.y, pixels.y, design.y),
            ("Width", solved.width, pixels.width, design.width),
            ("Height", solved.height, pixels.height, design.height),
        ]
        return parts.filter { _, solved, pixels, design in
            let difference = abs(design - solved)
            return difference >= 0.5 - 1e-9 && difference > 0.5 / scale + 1e-9
                && abs(design - pixels) > Self.pixelTolerance
        }.map { ($0.0, $0.1, $0.3) }
    }

    /// Points by which numbers of a file may differ from those that they stand for.
    private static let pixelTolerance = 0.01
}

extension DiagnosticCode {
    package static let unsatisfiableConstraints = DiagnosticCode("unsatisfiable-constraints")
    package static let ambiguousScrollableContentSize = DiagnosticCode("ambiguous-scrollable-content-size")
    package static let misplacedView = DiagnosticCode("misplaced-view")
    package static let unsettledText = DiagnosticCode("unsettled-text")
    package static let solverLimit = DiagnosticCode("solver-limit")
    package static let numericalTrouble = DiagnosticCode("numerical-trouble")
}

extension InstalledConstraint {
    /// With the identifier and, for a constraint that the system makes, its kind.
    func describedEquation(in document: Document) -> String {
        var text = equation(in: document)
        switch origin {
        case .contentHugging: text += " (content hugging)"
        case .compressionResistance: text += " (compression resistance)"
        case .autoresizing: text += " (autoresizing mask)"
        default: break
        }
        if let identifier { text += " '\(identifier)'" }
        return text
    }
}
