// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutEngine
package import LayoutModel
package import SourceLocations

/// What several repairs of one text have in common is solved once.
package final class RepairMemory {
    private var runs: [SourceText: LayoutRun] = [:]
    private var layouts: [Document: LayoutEngine.SolvedLayout] = [:]
    /// Views and constraints that have been solved.
    package private(set) var work = 0

    /// The first ones are those of the text itself, on which all repairs are based.
    private static let mostRuns = 2
    private static let mostLayouts = 8
    /// What a layout with conflicts takes compared with one without: to find the smallest ones is most of the work.
    private static let workOfConflicts = 50

    /// Steps of the solver that take as long as all the rest of solving.
    private static let stepsPerPass = 64

    package func run(of source: SourceText, solving solve: () -> LayoutRun) -> LayoutRun {
        if let known = runs[source] { return known }
        let run = solve()
        if let document = run.document { note(document, run.layout) }
        if runs.count < Self.mostRuns { runs[source] = run }
        return run
    }

    package func layout(
        of document: Document, solving solve: () -> LayoutEngine.SolvedLayout
    ) -> LayoutEngine.SolvedLayout {
        if let known = layouts[document] { return known }
        let layout = solve()
        note(document, layout)
        if layouts.count < Self.mostLayouts { layouts[document] = layout }
        return layout
    }

    private func note(_ document: Document, _ layout: LayoutEngine.SolvedLayout?) {
        let size = document.views.count + document.constraints.count
        work += layout?.conflicts.isEmpty == false ? Self.workOfConflicts * size : size
        work += size * (layout?.solverSteps ?? 0) / Self.stepsPerPass
    }
}
