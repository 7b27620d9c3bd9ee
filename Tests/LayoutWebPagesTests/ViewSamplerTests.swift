// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import Testing

@testable import LayoutWebPages

struct ViewSamplerTests {
    private let grid = PixelGrid(scale: 2)

    /// A view of 100 × 40 at (10, 20) that a function draws.
    private func drawings(_ draw: @escaping (Rect) -> [SceneShape]) -> SizeTree<ViewSampler.Drawing> {
        let frame = Rect(x: 10, y: 20, width: 100, height: 40)
        let view = SolvedView(
            frame: frame, canvasFrame: frame, alignmentRect: frame, pixelFrame: frame,
            intrinsicContentSize: IntrinsicContentSize(width: nil, height: nil))
        let layout = SolvedLayout(
            canvas: Canvas(width: 200, height: 200, scale: 2), canvasSize: Size(width: 200, height: 200), views: [view],
            guides: [], constraints: [], conflicts: [], diagnostics: [], textPasses: 0)
        return ViewSampler(layout) { layout in
            draw(layout.views[0].canvasFrame).map {
                SceneItem(layer: .content, subject: .view(0), role: .mark, bounds: frame, shape: $0)
            }
        }.drawings()[0]
    }

    private func rectangle(_ rect: Rect, radius: Double = 0) -> SceneShape {
        .rectangle(rect, cornerRadius: radius, fill: Color(red: 0, green: 0, blue: 0), stroke: nil)
    }

    @Test func `A box in the middle and one at the trailing edge have one rule for all sizes`() throws {
        let found = drawings { frame in
            [
                rectangle(Rect(x: frame.midX - 5, y: frame.midY - 5, width: 10, height: 10)),
                rectangle(Rect(x: frame.maxX - 30, y: frame.minY + 4, width: 22, height: frame.height - 8)),
            ]
        }
        let drawing = try #require(found.rules.first)
        #expect(found.rules.count == 1)
        func values(_ item: Int, _ size: Size) -> [Double] { drawing.numbers[item].map { $0.value(at: size, grid) } }
        #expect(values(0, Size(width: 300, height: 60)) == [145, 25, 10, 10, 0])
        #expect(values(1, Size(width: 300, height: 60)) == [270, 4, 22, 52, 0])
    }

    @Test func `A coordinate that is rounded to pixels is rounded at every size`() throws {
        let found = drawings { [grid] frame in
            [rectangle(Rect(x: grid.rounded(frame.midX - 6.25), y: frame.y, width: 12, height: 5))]
        }
        let x = try #require(found.rules.first?.numbers[0][0])
        #expect(found.rules.count == 1)
        for width in stride(from: 60.0, to: 64, by: 0.5) {
            #expect(x.value(at: Size(width: width, height: 40), grid) == grid.rounded(width / 2 - 6.25))
        }
    }

    @Test func `A shape whose rule changes with the size has a drawing on each side of the line`() {
        let found = drawings { [rectangle($0, radius: min($0.width, $0.height) / 2)] }
        func radius(_ width: Double, _ height: Double) -> Double {
            let size = Size(width: width, height: height)
            return found.rule(at: size).numbers[0][4].value(at: size, grid)
        }
        #expect(found.rules.count == 2)
        for (width, height) in [(20.0, 80.0), (80, 80), (80.5, 80), (80, 80.5), (300, 80), (1200, 1199)] {
            #expect(radius(width, height) == min(width, height) / 2)
        }
    }

    @Test func `Items come and go at exact sizes`() {
        let found = drawings { frame in
            var shapes = [rectangle(frame)]
            if frame.width > 150 { shapes.append(rectangle(Rect(x: 0, y: 0, width: 4, height: 4))) }
            if frame.height >= 660 { shapes.append(rectangle(Rect(x: 0, y: 0, width: 5, height: 5))) }
            return shapes
        }
        for (width, height, count) in [
            (150.0, 40.0, 1), (150.5, 40, 2), (150, 659.5, 1), (150, 660, 2), (150.5, 660, 3), (1300, 12.5, 2),
        ] {
            #expect(found.rule(at: Size(width: width, height: height)).items.count == count, "\(width) × \(height)")
        }
    }

    @Test func `A rule that never holds for long ends after some divisions`() {
        let found = drawings { [rectangle($0, radius: ($0.width * $0.height).squareRoot())] }
        #expect(found.rules.count <= 16)
    }
}
