// SPDX-License-Identifier: Apache-2.0
public import AutoLayout
import FontFiles
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import SourceLocations

extension LayoutDocument {
    /// The picture that explains the layout, with conflicts and ambiguities.
    ///
    /// - Parameter name: the name of the layout in the caption.
    /// - Returns: the bytes of a picture file; the same document gives the same bytes.
    @preconcurrency @MainActor
    public func picture(
        as format: PictureFormat = .png, named name: String = "layout"
    ) throws(LayoutRendererError) -> [UInt8] {
        let pipeline = SharedPipeline.pipeline
        let run = solved(named: name)
        var timings = run.timings
        guard let scene = pipeline.draw(run, options: SceneOptions(caption: .shown(fileName: name)), timings: &timings)
        else { return [] }
        do throws(RenderingFault) {
            return try pipeline.encode(scene, as: format.rendered, timings: &timings)
        } catch {
            throw .undrawable(error.message)
        }
    }

    /// Conflicts, ambiguities and other diagnostics of the layout.
    @preconcurrency @MainActor
    public var findings: [LayoutFinding] { solved(named: "layout").diagnostics.map { LayoutFinding($0) } }

    /// The frame of every view in its superview, by name; points, rounded to pixels.
    @preconcurrency @MainActor
    public var frames: [String: CGRect] {
        guard let layout = solved(named: "layout").layout else { return [:] }
        let scale = model.canvas.scale
        // Differences of pixel edges are whole pixels: without what subtracting leaves.
        func pixels(_ length: Double) -> CGFloat { CGFloat((length * scale).rounded() / scale) }
        let frames = layout.views.map { view in
            let frame = view.pixelFrame
            return CGRect(
                x: pixels(frame.x), y: pixels(frame.y), width: pixels(frame.width), height: pixels(frame.height))
        }
        return Dictionary(zip(model.views.map(\.id), frames)) { first, _ in first }
    }

    /// The view tree with the frame of every view, and constraints that do not hold, as `alrender solve --format txt`
    /// prints them.
    @preconcurrency @MainActor
    public var tree: String { solved(named: "layout").tree ?? "" }

    @MainActor
    private func solved(named name: String) -> LayoutRun {
        SharedPipeline.pipeline.solve(model, of: SourceText(name: name, ""), findings: []).judged(.allowed)
    }
}

extension UIView {
    /// The picture of the view's layout, with the constraints that hold it.
    ///
    /// ```swift
    /// let bytes = try card.picture(as: .svg)
    /// ```
    /// - Returns: the bytes of a picture file.
    public func picture(as format: PictureFormat = .png) throws(LayoutRendererError) -> [UInt8] {
        try LayoutDocument(of: self).picture(as: format, named: DebugAddress.className(of: self))
    }

    /// Conflicts, ambiguities and other diagnostics of the layout of this view and those inside it.
    public var findings: [LayoutFinding] { LayoutDocument(of: self).findings }
}

/// The pipeline that all documents of views share.
@MainActor
private enum SharedPipeline {
    static let pipeline: LayoutPipeline = {
        do throws(FontFault) {
            return try LayoutPipeline()
        } catch {
            LayoutException.internalInconsistency.raise(error.message)
        }
    }()
}
