// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutText

extension Scene {
    /// A list on a phone with its frames, I-beams, numbers and names: 1179 × 2556 pixels at 3x.
    static func phonePreview() throws -> Scene {
        let measurer = try PangoTextMeasurer()
        let blue: UInt32 = 0x2563EB
        var shapes: [SceneShape] = []
        func fill(_ rect: Rect, _ color: UInt32, radius: Double = 0) {
            shapes.append(.rectangle(rect, cornerRadius: radius, fill: Color(hex: color), stroke: nil))
        }
        func outline(_ rect: Rect, _ color: UInt32, radius: Double = 0, width: Double = 1) {
            let stroke = SceneStroke(Color(hex: color), width: width)
            shapes.append(.rectangle(rect, cornerRadius: radius, fill: nil, stroke: stroke))
        }
        func text(_ words: String, _ font: Font, x: Double, y: Double, _ color: UInt32, width: Double? = nil) {
            let text = StyledText(content: .plain(words), font: font)
            let request = TextRequest(text: text, numberOfLines: 2, width: width, scale: 3)
            shapes.append(.text(SceneText(request, measurer, origin: Point(x: x, y: y), color: Color(hex: color))))
        }
        fill(Rect(x: 0, y: 0, width: 393, height: 852), 0xF3F5F8)
        for row in 0..<9 {
            let y = 20 + Double(row) * 90
            fill(Rect(x: 16, y: y, width: 361, height: 80), 0xFFFFFF, radius: 12)
            let avatar = Color(hex: [0x34C759, 0xFF9500, 0x5856D6][row % 3])
            shapes.append(.ellipse(Rect(x: 28, y: y + 12, width: 56, height: 56), fill: avatar, stroke: nil))
            text("Article number \(row) of the list", Font(size: 17, weight: 600), x: 96, y: y + 10, 0x111111)
            text(
                "The quick brown fox jumps over the lazy dog and then goes on to sleep for a while", Font(size: 13),
                x: 96, y: y + 32, 0x666666, width: 270)
            outline(Rect(x: 16, y: y, width: 361, height: 80), 0x8FA0B8)
            outline(Rect(x: 96, y: y + 10, width: 240, height: 20.5), blue)
            let beam = SceneStroke(Color(hex: 0xC2570C), width: 1.2, dash: [4, 3])
            shapes.append(.line(from: Point(x: 84, y: y + 50), to: Point(x: 96, y: y + 50), stroke: beam))
            fill(Rect(x: 340, y: y + 50, width: 28, height: 13), 0xFFFFFF, radius: 4)
            outline(Rect(x: 340, y: y + 50, width: 28, height: 13), blue, radius: 4, width: 0.8)
            text("12.5", Font(size: 9, weight: 600), x: 344, y: y + 51, blue)
            text("article-\(row)", Font(size: 8, weight: 500), x: 17, y: y - 10, 0x64748B)
        }
        return Scene.of(shapes, width: 393, height: 852, scale: 3)
    }
}
