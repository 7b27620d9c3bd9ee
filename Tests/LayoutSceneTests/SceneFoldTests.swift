// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

struct SceneFoldTests {
    private static let theme = SceneTheme(.classic, appearance: .light)

    /// A canvas of 300 × 600 at (20, 40), its outline, a box, and a caption below.
    private func scene(box: Rect, height: Double = 600, line: Rect? = nil) -> Scene {
        let canvas = Rect(x: 20, y: 40, width: 300, height: height)
        func item(_ rect: Rect, _ layer: SceneLayer, _ role: SceneItem.Role = .mark) -> SceneItem {
            SceneItem(
                layer: layer, subject: .picture, role: role, bounds: rect,
                shape: .rectangle(rect, cornerRadius: 0, fill: nil, stroke: nil))
        }
        let size = Size(width: 340, height: height + 100)
        return Scene(
            size: size, canvas: canvas, scale: 2, title: "", description: "",
            items: [
                item(Rect(origin: .zero, size: size), .canvas), item(canvas, .frames), item(box, .content),
                item(Rect(x: 20, y: height + 60, width: 90, height: 12), .legend, .text),
            ] + (line.map { [item($0, .constraints)] } ?? []))
    }

    private func folded(_ scenes: Scene...) -> [Scene] {
        Scene.folded(scenes, theme: Self.theme, measuring: FixedCellText())
    }

    /// A caption that begins far below the canvas's end left a band of negative length, which counted as the largest.
    @Test func `A canvas without an empty part is not folded`() {
        let whole = scene(box: Rect(x: 30, y: 45, width: 100, height: 150), height: 160)
        #expect(folded(whole) == [whole])
        let padded = scene(box: Rect(x: 30, y: 45, width: 100, height: 400), height: 160)
        #expect(folded(padded) == [padded])
    }

    @Test func `An empty part of the canvas is left out, and what is below moves up`() throws {
        let whole = scene(box: Rect(x: 30, y: 50, width: 100, height: 60))
        let short = folded(whole)[0]
        // 24 points stay below the box, which ends at 70 of the canvas, and above the canvas's bottom edge.
        let band = 600.0 - 70 - 48
        #expect(short.size.height == whole.size.height - band)
        #expect(short.canvas?.height == 600 - band)
        let captions = short.items.filter { $0.layer == .legend }
        #expect(captions.map(\.bounds.minY) == [660 - band])
        #expect(short.items.filter { $0.layer == .content } == whole.items.filter { $0.layer == .content })
        let label = short.items.compactMap { item -> String? in
            guard case .text(let text) = item.shape, case .plain(let string) = text.request.text.content else {
                return nil
            }
            return string
        }
        #expect(label == ["482 points left out"])
    }

    @Test func `An outline that runs through is drawn in two pieces that meet at the fold`() {
        let whole = scene(box: Rect(x: 30, y: 50, width: 100, height: 60))
        let pieces = folded(whole)[0].items.filter { $0.layer == .frames && $0.bounds.width == 300 }
        #expect(pieces.count == 2)
        #expect(pieces.map(\.bounds.minY) == [40, 134])
        #expect(pieces.first?.bounds.maxY == pieces.last?.bounds.minY)
    }

    @Test func `Pictures that are compared are folded at the same place`() {
        let pair = folded(
            scene(box: Rect(x: 30, y: 50, width: 100, height: 60)),
            scene(box: Rect(x: 30, y: 50, width: 100, height: 160)))
        #expect(pair[0].size == pair[1].size)
        // All but the 170 points down to the higher box's bottom and 48 for the margins.
        #expect(pair[0].canvas?.height == 218)
    }

    @Test func `Nothing is left out of small gaps, or of pictures of different sizes`() {
        let full = scene(
            box: Rect(x: 30, y: 180, width: 100, height: 200), line: Rect(x: 30, y: 500, width: 100, height: 40))
        #expect(folded(full) == [full])
        let pair = [scene(box: .zero), scene(box: .zero, height: 700)]
        #expect(Scene.folded(pair, theme: Self.theme, measuring: FixedCellText()) == pair)
    }
}
