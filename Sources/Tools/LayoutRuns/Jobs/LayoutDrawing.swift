// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutGeometry
import LayoutMarks
package import LayoutRendering
package import LayoutScene
package import LayoutWebPages

/// The forms of one solved layout; the scene is made once.
package final class LayoutDrawing {
    package var result: LayoutJob.Result
    package var pipeline: LayoutPipeline
    package var options: SceneOptions
    package var showsTimings: Bool
    /// Whether a web page solves its layout again where its reader changes it.
    package var solvesInPage = true
    /// What a server puts around a web page; its menus keep their place until the page solves.
    package var surroundings: ((PageMenus) -> LayoutWebPage.Surroundings)?
    /// The time of drawing and encoding, solving not included.
    package internal(set) var timings = StageTimings()
    private var made: Scene?

    package init(
        result: LayoutJob.Result, pipeline: LayoutPipeline, options: SceneOptions, showsTimings: Bool
    ) {
        self.result = result
        self.pipeline = pipeline
        self.options = options
        self.showsTimings = showsTimings
    }

    package func bytes(as format: OutputFormat, for path: String) throws(FileFault) -> [UInt8] {
        switch format {
        case .json:
            var sum = result.run.timings
            sum.add(timings)
            return result.run.json?.bytes(sum, shown: showsTimings) ?? []
        case .txt: return Array((result.run.tree ?? "").utf8)
        case .scene: return Array((drawn()?.jsonText ?? "").utf8)
        case .html: return try options.isExploded ? turningPage(for: path) : webPage(for: path)
        case .png, .svg, .pdf:
            guard let picture = format.picture, let scene = drawn() else { return [] }
            return try FileFault.drawing(path) { () throws(RenderingFault) in
                if let dark = darkScene() {
                    return try pipeline.encode(light: scene, dark: dark, timings: &timings)
                }
                return try pipeline.encode(scene, as: picture, timings: &timings)
            }
        }
    }

    /// Where the canvas is in the picture, points.
    package func canvas() -> Rect? { drawn()?.canvas }

    package func panel() -> SheetPanel.Picture? {
        guard let scene = drawn(), let layout = result.run.layout, let document = result.run.document else {
            return nil
        }
        return SheetPanel.Picture(
            scene: scene, document: document, appearance: layout.canvas.appearance)
    }

    package func drawn() -> Scene? {
        if let made { return made }
        made = pipeline.draw(result.run, options: options, timings: &timings)
        return made
    }

    func darkScene() -> Scene? {
        result.darkRun.flatMap { pipeline.draw($0, options: options, timings: &timings) }
    }

    /// The scene is made again where it is needed again.
    func discardScene() { made = nil }
}

extension LayoutJob.Result {
    /// The requested parts of a caption that exist; nil if there are none.
    package func caption(_ parts: Set<OutputPath.Placeholder>) -> String? {
        var words: [String] = []
        if parts.contains(.stem) { words.append(fileName) }
        if parts.contains(.scene), let scene { words.append(scene) }
        if parts.contains(.variant), scene == nil { words.append(variant ?? "default") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// As the caption names it, without folders.
    package var fileName: String { InputFile.name(input) }

    package func value(of placeholder: OutputPath.Placeholder) -> String {
        let canvas = run.layout?.canvas
        return switch placeholder {
        case .stem: OutputPath.stem(of: input)
        case .scene: scene ?? run.document?.name ?? "scene"
        case .variant: variant ?? "default"
        case .device: canvas?.device ?? "custom"
        case .size:
            run.layout.map { DecimalNumber.text($0.canvasSize.width) + "x" + DecimalNumber.text($0.canvasSize.height) }
                ?? ""
        case .scale: canvas.map { DecimalNumber.text($0.scale) } ?? ""
        case .appearance: darkRun == nil ? canvas?.appearance.rawValue ?? "" : AppearanceChoice.auto.rawValue
        case .language: canvas?.language ?? "default"
        case .direction: canvas?.direction.rawValue ?? ""
        }
    }
}

/// A number in the name of a file.
package enum DecimalNumber {
    package static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

extension RenderingFault {
    /// A picture that is too large and an image that cannot be drawn are the author's errors, every other fault an internal one.
    package var status: ExitStatus {
        switch self {
        case .bitmapTooLarge, .pictureTooLarge, .tooManyItems, .image: .errorDiagnostic
        case .cairo, .outOfMemory, .unreadablePNG: .internalError
        }
    }
}

extension FileFault {
    /// The bytes of a picture for a file; what prevents it is about the file.
    package static func drawing(
        _ path: String, _ draw: () throws(RenderingFault) -> [UInt8]
    ) throws(FileFault) -> [UInt8] {
        do throws(RenderingFault) {
            return try draw()
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }
}

extension InputOutcome {
    /// Writes a picture to a file, or reports why it cannot be drawn.
    package mutating func write(
        to path: String, directory: MissingDirectory = .fault, _ draw: () throws(RenderingFault) -> [UInt8]
    ) {
        do throws(FileFault) {
            steps.append(.file(path: path, try FileFault.drawing(path, draw), directory: directory))
        } catch {
            complain(error)
        }
    }
}
