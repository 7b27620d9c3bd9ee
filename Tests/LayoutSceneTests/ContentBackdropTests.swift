// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene
import RandomTestSupport
import Testing

@testable import LayoutMarks

/// The colour under marks, where content is piled up.
@Suite struct ContentBackdropTests {
    private static let canvasRect = Rect(x: 0, y: 0, width: 200, height: 200)

    private func fill(_ rect: Rect, _ color: Color) -> SceneItem {
        SceneItem(
            layer: .content, subject: .view(0), role: .mark, bounds: rect,
            shape: .rectangle(rect, cornerRadius: 0, fill: color, stroke: nil))
    }

    @Test func `The colour of a point is that of all fills over it, however many there are`() {
        var random = SplitMix(seed: 1)
        let items = (0..<400).map { _ in
            let origin = Point(x: .random(in: 0..<40, using: &random), y: .random(in: 0..<40, using: &random))
            let size = Size(
                width: .random(in: 0..<150, using: &random), height: .random(in: 0..<150, using: &random))
            let color = Color(hex: .random(in: 0...0xFFFFFF, using: &random))
            return fill(Rect(origin: origin, size: size), color.withAlpha(.random(in: 0.01..<0.2, using: &random)))
        }
        let canvas = Color(hex: 0xFFFFFF)
        let backdrop = ContentBackdrop(items, canvas: canvas, within: Self.canvasRect, outside: canvas)
        let points = (0..<200).map { _ in
            Point(x: .random(in: 0..<200, using: &random), y: .random(in: 0..<200, using: &random))
        }
        // Twice: the second time, colours of points below many fills are remembered.
        for point in points + points {
            let expected = items.reduce(canvas) { below, item in
                guard case .rectangle(let rect, _, let fill?, _) = item.shape,
                    rect.contains(Rect(origin: point, size: .zero))
                else { return below }
                return fill.mixed(over: below, fraction: fill.alpha)
            }
            let color = backdrop.color(at: point)
            for channel in [\Color.red, \.green, \.blue] {
                #expect(abs(color[keyPath: channel] - expected[keyPath: channel]) < 0.002, "\(point)")
            }
        }
    }
}
