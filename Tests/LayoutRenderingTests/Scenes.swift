// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutText

/// Small scenes to draw.
extension Scene {
    static func of(_ shapes: [SceneShape], width: Double = 40, height: Double = 20, scale: Double = 1) -> Scene {
        let items = shapes.map {
            SceneItem(layer: .content, subject: .picture, role: .mark, bounds: .zero, shape: $0)
        }
        return Scene(
            size: Size(width: width, height: height), scale: scale, title: "A <title> & more",
            description: "What it shows",
            items: items)
    }

    /// A picture with every kind of shape.
    static func sampler(scale: Double = 2, text measurer: PangoTextMeasurer? = nil) throws -> Scene {
        let measurer = try measurer ?? PangoTextMeasurer()
        let blue = SceneStroke(Color(hex: 0x2563EB), width: 1.2)
        let dashed = SceneStroke(Color(hex: 0xD11A2A), width: 1, dash: [4, 3])
        let text = TextRequest(
            text: StyledText(content: .plain("Sign in – Überraschung"), font: Font(size: 17)), width: 180, scale: scale)
        let markup = TextRequest(
            text: StyledText(
                content: .markup("a <span color=\"#C2570C\"><b>bold</b></span> <u>line</u>"), font: Font(size: 13)),
            scale: scale)
        var scene = Scene.of(
            [
                .rectangle(
                    Rect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 0, fill: Color(hex: 0xF3F5F8), stroke: nil),
                .rectangle(
                    Rect(x: 10, y: 10, width: 180, height: 40), cornerRadius: 8, fill: Color(hex: 0xFFFFFF),
                    stroke: blue),
                .ellipse(
                    Rect(x: 150, y: 60, width: 40, height: 30), fill: Color(hex: 0x2563EB, alpha: 0.3), stroke: blue),
                .line(from: Point(x: 10, y: 100), to: Point(x: 190, y: 100), stroke: dashed),
                .path(
                    [
                        .move(Point(x: 100, y: 60)),
                        .curve(Point(x: 140, y: 90), control1: Point(x: 120, y: 50), control2: Point(x: 110, y: 95)),
                        .line(Point(x: 100, y: 90)), .close,
                    ], fill: Color(hex: 0x00AA66), stroke: nil),
                .rectangle(
                    Rect(x: 60, y: 55, width: 30, height: 30), cornerRadius: 0, fill: Color(hex: 0xC2570C), stroke: nil),
                .text(SceneText(text, measurer, origin: Point(x: 14, y: 18), color: Color(hex: 0x111111))),
                .text(SceneText(markup, measurer, origin: Point(x: 14, y: 60), color: Color(hex: 0x111111))),
            ], width: 200, height: 120, scale: scale)
        scene.items[1].subject = .view(0)
        scene.items[2].opacity = 0.5
        scene.items[2].clip = Rect(x: 150, y: 60, width: 40, height: 20)
        scene.items[3].subject = .constraint(0)
        scene.items[3].layer = .constraints
        scene.items[5].clipOutlines = [
            [.move(Point(x: 75, y: 55)), .line(Point(x: 90, y: 85)), .line(Point(x: 60, y: 85)), .close],
            [
                .move(Point(x: 55, y: 60)),
                .curve(Point(x: 95, y: 60), control1: Point(x: 55, y: 100), control2: Point(x: 95, y: 100)), .close,
            ],
        ]
        scene.items[6].subject = .view(0)
        return scene
    }
}

extension SceneText {
    init(_ request: TextRequest, _ measurer: PangoTextMeasurer, origin: Point, color: Color) {
        self.init(request: request, lines: measurer.shape(request).lines, origin: origin, color: color)
    }
}
