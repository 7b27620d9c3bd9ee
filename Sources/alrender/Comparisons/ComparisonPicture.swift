// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRendering
import LayoutScene

/// The layouts that changed, each beside what it was.
struct ComparisonPicture {
    var changes: [LayoutChange]
    var title: String
    var pipeline: LayoutPipeline
    var picture: PictureArguments

    /// More differences than this are counted instead of listed below a picture.
    private static let toldDifferences = 12

    func scene(timings: inout StageTimings) -> Scene {
        // What was and what is belong into one row.
        var groups: [[Scene]] = []
        for kind in [LayoutChange.Kind.changed, .added, .removed] {
            for change in changes where change.kind == kind {
                groups.append(
                    [(change.earlier, "before"), (change.marked, "after")].compactMap { run, time in
                        run.flatMap { panel(of: $0, change, time, timings: &timings) }
                    })
            }
        }
        let runs = changes.flatMap { [$0.old, $0.new] }.compactMap(\.self)
        let pictures = runs.compactMap { run in
            run.document.flatMap { document in run.layout.map { (document: document, appearance: $0.canvas.appearance) }
            }
        }
        return pipeline.sheet(
            of: Scene.sheetRows(of: groups), title: title,
            theme: SceneTheme(picture.theme, forSheetOf: pictures), timings: &timings)
    }

    private func panel(of run: LayoutRun, _ change: LayoutChange, _ time: String, timings: inout StageTimings) -> Scene?
    {
        let state = change.kind == .changed ? time : change.kind.rawValue
        var options = picture.sceneOptions(fileName: [change.scene, state].compactMap(\.self).joined(separator: ", "))
        options.reference = .earlier
        if time == "after" {
            options.remarks = change.differences.prefix(Self.toldDifferences).map(\.text)
            let rest = change.differences.count - options.remarks.count
            if rest > 0 { options.remarks.append("… and \(rest) more") }
        }
        return pipeline.draw(run, options: options, timings: &timings)
    }
}
