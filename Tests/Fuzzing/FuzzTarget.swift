// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import ConsoleLogs
import InterfaceBuilderFiles
import LayoutGoldens
import LayoutImages
import LayoutJSON
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations

/// What is done with the bytes that libFuzzer makes up. For any bytes it ends, with diagnostics or with a result.
enum FuzzTarget: String, CaseIterable {
    /// JSON text alone.
    case json
    /// A document through to PDF, PNG and SVG.
    case document
    /// An equation in a small document.
    case equation
    /// A visual format in a small document.
    case visualFormat = "visual-format"
    /// Pango markup in a label.
    case markup
    /// A storyboard or xib through to the frames of its scenes.
    case interfaceBuilder = "interface-builder"
    /// A pasted console log.
    case consoleLog = "console-log"
    /// An image file, SVG included, up to the check before it is drawn.
    case image
    /// A page with figures, in each language of pages: its references are written, and written again.
    case page
    /// Texts by key, in each format.
    case strings
    /// A font file, up to a label that is set in it.
    case font
    /// A PDF file beside the SVG that was made from it.
    case pdf
    /// Rows of data in CSV, for a document that repeats a view.
    case rows
    /// A document in canonical form, which has to be stable and to have the same meaning.
    case format
    /// An operation of `fix` on a document, whose result has to be one.
    case fix
    /// Two PNG files that are compared.
    case pictures
    /// A project's alrender.json.
    case project
    /// A list of an asset catalogue.
    case catalogue
    /// What a browser sends.
    case http

    func run(_ bytes: [UInt8], _ pipeline: LayoutPipeline) {
        switch self {
        case .json: _ = JSONReader.read(SourceText(name: "input.json", bytes: bytes))
        case .document: draw(bytes, pipeline)
        case .equation: draw(FuzzTarget.document(constraint: bytes), pipeline)
        case .visualFormat: draw(FuzzTarget.document(constraint: Array("H:".utf8) + bytes), pipeline)
        case .markup: draw(FuzzTarget.document(markup: bytes), pipeline)
        case .interfaceBuilder:
            let file = InterfaceBuilderImporter().scenes(of: SourceText(name: "input.storyboard", bytes: bytes))
            for scene in file.scenes.prefix(4) {
                _ = pipeline.solve(SourceText(name: "scene.json", bytes: Array(scene.document.jsonText.utf8)))
            }
        case .consoleLog: _ = ConsoleLog(SourceText(name: "console.log", bytes: bytes))
        case .image:
            guard var file = try? ImageFile(path: "image", bytes: bytes) else { return }
            try? file.check()
        case .page: page(bytes)
        case .strings: strings(bytes)
        case .font: font(bytes, pipeline)
        case .pdf: pdf(bytes)
        case .rows: rows(bytes, pipeline)
        case .format: format(bytes)
        case .fix: fix(bytes, pipeline)
        case .pictures: pictures(bytes)
        case .project: _ = GoldenProject.read(SourceText(name: GoldenProject.fileName, bytes: bytes))
        case .catalogue: catalogue(bytes)
        case .http: http(bytes)
        }
    }

    /// Ends the program with a message, which `precondition` leaves out of a release build.
    static func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { fatalError(fault()) }
    }

    func draw(
        _ bytes: [UInt8], _ pipeline: LayoutPipeline, resources: some DocumentResources = NoResources()
    ) {
        var timings = StageTimings()
        let run = pipeline.solve(SourceText(name: "input.layout.json", bytes: bytes), resources: resources)
        guard var scene = pipeline.draw(run, options: SceneOptions(), timings: &timings) else { return }
        for format in [RenderFormat.pdf, .svg] { _ = try? pipeline.encode(scene, as: format, timings: &timings) }
        // More pixels take longer, and test nothing else.
        scene.scale = 1
        // What is compressed here must be what libpng decompresses.
        guard let png = try? pipeline.encode(scene, as: .png, timings: &timings) else { return }
        Self.require((try? Bitmap(png: png)) != nil, "a PNG picture is damaged")
    }

    private static func document(constraint: [UInt8]) -> [UInt8] {
        let views = #"{"id":"a"},{"id":"b","type":"label","text":"Text"}"#
        return Array(#"{"canvas":{"width":320,"height":200},"root":{"id":"root","children":["#.utf8)
            + Array(views.utf8) + Array(#"]},"metrics":{"gap":8},"constraints":["#.utf8) + literal(constraint)
            + Array("]}".utf8)
    }

    private static func document(markup: [UInt8]) -> [UInt8] {
        Array(#"{"canvas":{"width":320,"height":200},"root":{"id":"root","type":"label","markup":"#.utf8)
            + literal(markup) + Array("}}".utf8)
    }

    /// A JSON string of bytes.
    static func literal(_ bytes: [UInt8]) -> [UInt8] {
        var literal = [UInt8(ascii: "\"")]
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: literal += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
            default: literal.append(byte)
            }
        }
        return literal + [UInt8(ascii: "\"")]
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
