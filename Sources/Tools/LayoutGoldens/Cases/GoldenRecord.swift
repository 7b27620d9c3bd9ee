// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRendering
import LayoutScene

/// The golden files of one layout in one variant: their bytes, nil for a file that is not kept.
package struct GoldenRecord: Hashable, Sendable {
    /// See `LayoutRun.goldenJSON(fonts:)`.
    package var layout: [UInt8]?
    package var png: [UInt8]?
    package var svg: [UInt8]?
    /// A digest of the recorded picture without its marks; it is kept in the PNG file, but is not part of `png`.
    package var contentDigest: String?

    package init(layout: [UInt8]? = nil, png: [UInt8]? = nil, svg: [UInt8]? = nil) {
        self.layout = layout
        self.png = png
        self.svg = svg
    }

    /// The files of a case.
    ///
    /// - Parameter bytes: of the file at a path; nil if there is none.
    init(
        of goldenCase: GoldenCase, bytes: (_ path: String) throws(GoldenFault) -> [UInt8]?
    ) throws(GoldenFault) {
        for part in Part.allCases { self[part] = try bytes(goldenCase.path(of: part)) }
        if let file = png {
            contentDigest = PNGText.value(of: .content, in: file)
            png = PNGText.removing(.content, from: file)
        }
    }

    /// The bytes of a file.
    func file(_ part: Part) -> [UInt8]? {
        guard part == .png, let png, let contentDigest else { return self[part] }
        return PNGText.setting(.content, to: contentDigest, in: png)
    }

    /// What is recorded, each in a file of its own; the raw value is its extension.
    package enum Part: String, Hashable, CaseIterable, Sendable {
        case layout = "json"
        case png, svg
    }

    /// Whether something else than a golden is where one belongs.
    func isForeign(_ part: Part) -> Bool { self[part].map { GoldenContent.isForeign($0, where: part) } ?? false }

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
    /// The current result of a layout.
    ///
    /// - Parameter parts: the pictures to draw; the frames are always there.
    init(
        _ run: LayoutRun, parts: Set<Part>, options: SceneOptions, _ pipeline: LayoutPipeline,
        _ timings: inout StageTimings
    ) throws(RenderingFault) {
        timings.add(run.timings)
        guard let scene = pipeline.draw(run, options: options, timings: &timings) else { return }
        layout = run.goldenBytes(fonts: pipeline.fonts(of: scene, in: run))
        if parts.contains(.png) { png = try pipeline.encode(scene, as: .png, timings: &timings) }
        if parts.contains(.svg) { svg = try pipeline.encode(scene, as: .svg, timings: &timings) }
    }
}
