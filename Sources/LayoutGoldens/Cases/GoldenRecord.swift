// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutRendering
import LayoutScene
package import LayoutText

/// What is kept of one layout in one variant: the files' bytes, nil for one that is not kept.
package struct GoldenRecord: Hashable, Sendable {
    /// The JSON of `solve` without timings.
    package var layout: [UInt8]?
    package var png: [UInt8]?
    package var svg: [UInt8]?

    package init(layout: [UInt8]? = nil, png: [UInt8]? = nil, svg: [UInt8]? = nil) {
        self.layout = layout
        self.png = png
        self.svg = svg
    }

    /// What is recorded, each in a file of its own; the raw value is its extension.
    package enum Part: String, Hashable, CaseIterable, Sendable {
        case layout = "json"
        case png, svg
    }

    package subscript(part: Part) -> [UInt8]? {
        get {
            switch part {
            case .layout: layout
            case .png: png
            case .svg: svg
            }
        }
        set {
            switch part {
            case .layout: layout = newValue
            case .png: png = newValue
            case .svg: svg = newValue
            }
        }
    }
}

extension GoldenRecord {
    /// What a layout gives now.
    ///
    /// - Parameter parts: the pictures to draw; the frames are always there.
    init(
        _ run: LayoutRun, parts: Set<Part>, options: SceneOptions, _ pipeline: LayoutPipeline,
        _ timings: inout StageTimings
    ) throws(RenderingFault) {
        timings.add(run.timings)
        guard let json = run.json, let scene = pipeline.draw(run, options: options, timings: &timings) else { return }
        layout = json.goldenBytes(fonts: pipeline.fonts(of: scene, in: run))
        if parts.contains(.png) { png = try pipeline.encode(scene, as: .png, timings: &timings) }
        if parts.contains(.svg) { svg = try pipeline.encode(scene, as: .svg, timings: &timings) }
    }
}

extension SolvedLayoutJSON {
    /// What a golden file keeps: nothing that changes from run to run or from place to place.
    package func goldenBytes(fonts: [FontListing]) -> [UInt8] { Array((value(fonts: fonts).text + "\n").utf8) }
}
