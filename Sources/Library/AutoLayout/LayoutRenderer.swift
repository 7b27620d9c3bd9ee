// SPDX-License-Identifier: Apache-2.0
import FontFiles
internal import ImageProcesses
import LayoutDiagnostics
import LayoutModel
package import LayoutRendering
import LayoutScene
import LayoutText
import SourceLocations

/// Solves layout documents and draws them, in one call each.
///
/// ```swift
/// let renderer = try LayoutRenderer()
/// let picture = try renderer.picture(of: text, named: "sign-in.layout.json", as: .svg)
/// ```
/// Equal documents and fonts give equal bytes. One renderer remembers the text that it has measured; use it from a
/// single thread.
public final class LayoutRenderer {
    private let pipeline: LayoutPipeline
    private let imageDecoder: ProcessImageDecoder?

    /// Uses the fonts of Debian's packages fonts-inter and fonts-dejavu-core, and no other of the machine's.
    ///
    /// - Parameter imageProgram: the path of the program `alrender`, of the same version, in processes of which image files
    ///   are decoded: a harmful file then ends such a process, not this one. Nil to decode them in this process.
    public init(decodingImagesWith imageProgram: String? = nil) throws(LayoutRendererError) {
        imageDecoder = imageProgram.map { ProcessImageDecoder(program: $0) }
        do throws(FontFault) {
            pipeline = try LayoutPipeline()
        } catch {
            throw .missingFonts(error.message)
        }
    }

    /// The picture that explains a layout. Conflicts and ambiguities are drawn, not thrown.
    ///
    /// - Parameters:
    ///   - document: the text of a layout document.
    ///   - name: its name in the picture's caption and in error messages.
    ///   - images: PNG, JPEG and SVG files by the paths that the document names: this library opens no file.
    ///   - files: other files by these paths: included documents, rows of data, texts, documents behind a sheet.
    public func picture(
        of document: String, named name: String = "layout", as format: PictureFormat = .png,
        images: [String: [UInt8]] = [:], files: [String: String] = [:]
    ) throws(LayoutRendererError) -> [UInt8] {
        let run = try solved(document, name, images, files)
        let options = SceneOptions(caption: .shown(fileName: name))
        var timings = run.timings
        guard let scene = pipeline.draw(run, options: options, timings: &timings) else { return [] }
        do throws(RenderingFault) {
            return try pipeline.encode(scene, as: format.rendered, timings: &timings)
        } catch {
            throw .undrawable(error.message)
        }
    }

    /// The frame of every view, what is ambiguous, which constraints hold, and all diagnostics: the JSON of `alrender solve`
    /// without timings. Parameters are those of a picture.
    public func frames(
        of document: String, named name: String = "layout", images: [String: [UInt8]] = [:],
        files: [String: String] = [:]
    ) throws(LayoutRendererError) -> String {
        try solved(document, name, images, files).json?.value().text ?? ""
    }

    private func solved(
        _ document: String, _ name: String, _ images: [String: [UInt8]], _ files: [String: String]
    ) throws(LayoutRendererError) -> LayoutRun {
        let resources = FilesInMemory(images: images, files: files, imageDecoder: imageDecoder)
        let run = pipeline.solve(SourceText(name: name, document), resources: resources).judged(.allowed)
        guard run.layout != nil else {
            throw .invalidDocument(DiagnosticReport.text(run.diagnostics, in: run.source, format: .human))
        }
        return run
    }
}

/// What a picture is encoded as.
public enum PictureFormat: Hashable, Sendable {
    /// Pixels, at the scale of the document's canvas.
    case png
    case svg
    case pdf

    package var rendered: RenderFormat {
        switch self {
        case .png: .png
        case .svg: .svg
        case .pdf: .pdf
        }
    }
}

/// Why there is no picture. Each carries a text for people.
public enum LayoutRendererError: Error, Hashable, Sendable {
    /// A font package is not installed.
    case missingFonts(String)
    /// The document has errors: all of them, each with its place.
    case invalidDocument(String)
    /// The picture would be too large, or there is no memory for it.
    case undrawable(String)
}
