// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutRuns

/// Makes the figures of the pages that a change concerns.
package struct FigureWatch {
    private let run: FigureRun
    /// The files that each page's figures were made from.
    private var sources: [String: [String]] = [:]

    package init(_ run: FigureRun) { self.run = run }

    /// - Parameters:
    ///   - plan: of all pages, whichever changed: names depend on each other.
    ///   - changed: nil in the first round.
    package mutating func round(
        _ plan: FigurePlan, _ changed: Set<String>?, _ pipelines: PipelinePool, by scheduling: some InputScheduling,
        into told: inout RunReport
    ) -> WatchRound {
        // Those of folders are reported when they change.
        let faults = plan.faults.filter { changed?.contains($0.path) ?? true }
        told.carryOut(FoundFiles(faults: faults).outcome)
        let pages = plan.pages.filter { page in
            guard let changed else { return true }
            return (sources[page.file.path] ?? [page.file.path]).contains(where: changed.contains)
        }
        let found = run.process(pages, pipelines, by: scheduling, into: &told)
        for (page, files) in zip(pages, found) { sources[page.file.path] = files }
        return WatchRound(sources: found.flatMap { $0 }, written: told.written)
    }
}
