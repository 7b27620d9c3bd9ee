// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport

/// What tests ask of a scene.
struct Scenes {
    let document: Document
    let solved: SolvedLayout
    let scene: Scene

    init(_ sketch: LayoutSketch, _ options: SceneOptions = SceneOptions(), findings: [Diagnostic] = []) {
        document = sketch.document
        solved = document.solve(measuring: FixedCellText())
        scene = Scene(of: document, solved: solved, options: options, diagnostics: findings, measuring: FixedCellText())
    }

    /// Texts of one layer, in drawing order.
    func texts(_ layer: SceneLayer, subject: SceneItem.Subject? = nil) -> [String] {
        scene.items.filter { $0.layer == layer && (subject == nil || $0.subject == subject) }.compactMap { item in
            guard case .text(let text) = item.shape, case .plain(let string) = text.request.text.content else {
                return nil
            }
            return string
        }
    }

    /// The colours of filled areas of the content, back to front.
    var contentFills: [Color] {
        scene.items.filter { $0.layer == .content }.compactMap { item in
            if case .rectangle(_, _, let fill?, _) = item.shape { fill } else { nil }
        }
    }

    /// Where the canvas's origin is in the picture.
    var origin: Point {
        for item in scene.items where item.layer == .canvas && item.subject == .picture {
            if case .rectangle(let rect, _, _, _?) = item.shape { return rect.origin }
        }
        return .zero
    }

    /// Ends of the I-beams of a constraint, in canvas coordinates: from, to.
    func beams(_ constraint: Int) -> [(from: Point, to: Point)] {
        scene.items.filter { $0.subject == .constraint(constraint) && $0.role == .mark }.compactMap { item in
            guard case .line(let from, let to, let stroke) = item.shape, stroke.width == 1.2 else { return nil }
            return (from - origin, to - origin)
        }
    }

    func strokes(_ layer: SceneLayer, subject: SceneItem.Subject) -> [SceneStroke] {
        scene.items.filter { $0.layer == layer && $0.subject == subject }.compactMap { item in
            switch item.shape {
            case .rectangle(_, _, _, let stroke), .ellipse(_, _, let stroke), .path(_, _, let stroke): stroke
            case .line(_, _, let stroke): stroke
            case .drawing(let drawing): drawing.sceneStroke
            case .text, .image: nil
            }
        }
    }
}
