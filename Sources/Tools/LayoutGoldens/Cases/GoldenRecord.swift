// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRendering
import LayoutScene

/// The golden files of one layout in one variant: their bytes, nil for a file that is not kept.
package struct GoldenRecord: Hashable, Sendable {
    /// See `LayoutRun.goldenJSON(fonts:)`.
    package var layout: [UInt8]?
    package var png: [UInt8]?
    /// The picture with marks, where `png` shows the screen.
    package var drawing: [UInt8]?
    package var svg: [UInt8]?
    /// A digest of the recorded picture without its marks; it is kept in the PNG file, but is not part of `png`.
    package var contentDigest: String?
    /// It is kept in the layout's file, but is not part of `layout`.
    var pictures = PictureRecord()

    package init(layout: [UInt8]? = nil, png: [UInt8]? = nil, svg: [UInt8]? = nil) {
        self.layout = layout
        self.png = png
        self.svg = svg
    }

    /// The files of a case.
    ///
    /// - Parameters:
    ///   - project: says which pictures it has.
    ///   - bytes: of the file at a path; nil if there is none.
    init(
        of goldenCase: GoldenCase, in project: GoldenProject, bytes: (_ path: String) throws(GoldenFault) -> [UInt8]?
    ) throws(GoldenFault) {
        if let file = try bytes(goldenCase.path(of: .layout)) { (layout, pictures) = PictureRecord.split(file) }
        let main = GoldenCase(input: goldenCase.input, variant: nil)
        for part in Part.allCases where part != .layout && (part != .drawing || project.picture.kind == .both) {
            self[part] = try bytes(goldenCase.path(of: part))
            // A file of the case's own counts.
            if self[part] != nil { pictures.ofDefault.removeAll { $0 == part } }
            if shares(part), project.hasPicture(goldenCase) { self[part] = try bytes(main.path(of: part)) }
        }
        if let file = png {
            contentDigest = PNGText.value(of: .content, in: file)
            png = PNGText.removing(.content, from: file)
        }
    }

    /// Whether a picture is that of the document without a variant.
    func shares(_ part: Part) -> Bool { pictures.ofDefault.contains(part) }

    /// The bytes of a file.
    func file(_ part: Part) -> [UInt8]? {
        switch part {
        case .layout: layout.map(pictures.added)
        case .png: png.map { png in contentDigest.map { PNGText.setting(.content, to: $0, in: png) } ?? png }
        case .drawing: drawing
        case .svg: svg
        }
    }

    /// What is recorded, each in a file of its own; the raw value is its extension.
    package enum Part: String, Hashable, CaseIterable, Sendable {
        case layout = "json"
        case png
        case drawing = "drawing.png"
        case svg
    }

    /// The pictures that a variant may have in common with the document itself.
    static let pictureParts: [Part] = [.png, .drawing]

    /// Whether something else than a golden is where one belongs.
    func isForeign(_ part: Part) -> Bool { self[part].map { GoldenContent.isForeign($0, where: part) } ?? false }

    package subscript(part: Part) -> [UInt8]? {
        get {
            switch part {
            case .layout: layout
            case .png: png
            case .drawing: drawing
            case .svg: svg
            }
        }
        set {
            switch part {
            case .layout: layout = newValue
            case .png: png = newValue
            case .drawing: drawing = newValue
            case .svg: svg = newValue
            }
        }
    }
}

extension GoldenRecord {
    /// The current result of a layout.
    ///
    /// - Parameters:
    ///   - parts: the pictures to draw; the frames are always there.
    ///   - options: what each picture shows.
    init(
        _ run: LayoutRun, parts: Set<Part>, options: (Part) -> SceneOptions, _ pipeline: LayoutPipeline,
        _ timings: inout StageTimings
    ) throws(RenderingFault) {
        timings.add(run.timings)
        guard let scene = pipeline.draw(run, options: options(.png), timings: &timings) else { return }
        layout = run.goldenBytes(fonts: pipeline.fonts(of: scene, in: run))
        if parts.contains(.png) { png = try pipeline.encode(scene, as: .png, timings: &timings) }
        if parts.contains(.svg) { svg = try pipeline.encode(scene, as: .svg, timings: &timings) }
        if parts.contains(.drawing), let scene = pipeline.draw(run, options: options(.drawing), timings: &timings) {
            drawing = try pipeline.encode(scene, as: .png, timings: &timings)
        }
    }
}
