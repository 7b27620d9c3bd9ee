// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRendering
import LayoutScene

/// The layouts that changed, each beside what it was.
struct ComparisonPicture {
    var comparison: FileComparison
    var pipeline: LayoutPipeline
    var picture: PictureArguments

    /// More differences than this are counted instead of listed below a picture.
    private static let toldDifferences = 12

    func scene(timings: inout StageTimings) -> Scene {
        var rows: [[Scene]] = []
        for kind in [LayoutChange.Kind.changed, .added, .removed] {
            var panels: [Scene] = []
            for change in comparison.changes where change.kind == kind {
                for (run, time) in [(change.earlier, "before"), (change.marked, "after")] {
                    guard let run, let panel = panel(of: run, change, time, timings: &timings) else { continue }
                    panels.append(panel)
                }
            }
            rows += stride(from: 0, to: panels.count, by: 2).map { Array(panels[$0..<min($0 + 2, panels.count)]) }
        }
        let names = comparison.old == comparison.new ? comparison.new : "\(comparison.old) → \(comparison.new)"
        let pictures = comparison.runs.compactMap { run in
            run.document.flatMap { document in run.layout.map { (document: document, appearance: $0.canvas.appearance) }
            }
        }
        return pipeline.sheet(
            of: rows, title: "\(names): \(comparison.summary)",
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
