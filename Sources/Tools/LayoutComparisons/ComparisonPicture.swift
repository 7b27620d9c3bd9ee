// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutGoldens
import LayoutMarks
package import LayoutRuns
package import LayoutScene

/// The layouts that changed, each next to its earlier state.
package struct ComparisonPicture {
    package var changes: [LayoutChange]
    package var title: String
    package var pipeline: LayoutPipeline
    package var picture: PictureSelection

    package init(
        changes: [LayoutChange], title: String, pipeline: LayoutPipeline, picture: PictureSelection
    ) {
        self.changes = changes
        self.title = title
        self.pipeline = pipeline
        self.picture = picture
    }

    /// More lines than this are counted instead of listed below a picture.
    private static let mostRemarks = 12

    package func scene(timings: inout StageTimings) -> Scene {
        let runs = changes.flatMap { [$0.old, $0.new] }.compactMap(\.self)
        let pictures = runs.compactMap { run in
            run.document.flatMap { document in run.layout.map { (document: document, appearance: $0.canvas.appearance) }
            }
        }
        let theme = SceneTheme(picture.theme, forSheetOf: pictures)
        // The old and the new layout are in one row.
        var groups: [[Scene]] = []
        for kind in [LayoutChange.Kind.changed, .added, .removed] {
            for change in changes where change.kind == kind {
                let panels = [(change.earlier, "before"), (change.marked, "after")].compactMap { run, time in
                    run.flatMap { panel(of: $0, change, time, timings: &timings) }
                }
                groups.append(pipeline.folded(panels, theme: theme))
            }
        }
        return pipeline.sheet(of: Scene.sheetRows(of: groups), title: title, theme: theme, timings: &timings)
    }

    private func panel(of run: LayoutRun, _ change: LayoutChange, _ time: String, timings: inout StageTimings) -> Scene?
    {
        let state = change.kind == .changed ? time : change.kind.rawValue
        var options = picture.sceneOptions(fileName: nil)
        if case .shown = options.caption {
            let name = change.scene ?? run.document?.name
            options.caption = .titled([name, state].compactMap(\.self).joined(separator: ": "))
        }
        options.reference = .earlier
        if time == "after" {
            options.formerConstants = change.formerConstants
            // The summary below counts the views.
            let summary = ChangeSummary(change.differences)
            let lines = summary.causes.isEmpty ? summary.lines : summary.causes + summary.diagnostics
            options.remarks = Array(lines.prefix(Self.mostRemarks))
            let rest = lines.count - options.remarks.count
            if rest > 0 { options.remarks.append("… and \(rest) more") }
        }
        return pipeline.draw(run, options: options, timings: &timings)
    }
}
