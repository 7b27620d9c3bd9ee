// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import ConsoleLogs
import InterfaceBuilderFiles
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
        }
    }

    private func draw(_ bytes: [UInt8], _ pipeline: LayoutPipeline) {
        var timings = StageTimings()
        let run = pipeline.solve(SourceText(name: "input.layout.json", bytes: bytes))
        guard var scene = pipeline.draw(run, options: SceneOptions(), timings: &timings) else { return }
        for format in [RenderFormat.pdf, .svg] { _ = try? pipeline.encode(scene, as: format, timings: &timings) }
        // More pixels take longer, and test nothing else.
        scene.scale = 1
        // What is compressed here must be what libpng decompresses.
        guard let png = try? pipeline.encode(scene, as: .png, timings: &timings) else { return }
        precondition((try? Bitmap(png: png)) != nil, "a PNG picture is damaged")
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
    private static func literal(_ bytes: [UInt8]) -> [UInt8] {
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
