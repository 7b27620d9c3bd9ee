// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

struct MotionTests {
    private static let blue = Color(hex: 0x2563EB)

    private static func box(at x: Double, width: Double = 10) -> SceneShape {
        .rectangle(Rect(x: x, y: 4, width: width, height: 10), cornerRadius: 0, fill: blue, stroke: nil)
    }

    /// What an SVG file says that moves, without the picture for readers who prefer reduced motion.
    private static func moving(
        _ frames: [(time: Double, shapes: [SceneShape])], pace: SceneMotion.Pace = .even
    ) throws -> String {
        let motion = SceneMotion(
            frames.map { .init(time: $0.time, scene: Scene.of($0.shapes, width: 100)) }, pace: pace, duration: 4)
        let svg = String(decoding: try SceneRenderer.svg(motion), as: UTF8.self)
        let start = try #require(svg.firstRange(of: "-moving\">"))
        return String(svg[start.upperBound...])
    }

    @Test func `An edge that moves evenly has no keyframe on its way`() throws {
        let svg = try Self.moving([0, 0.25, 0.5, 1].map { ($0, [Self.box(at: 40 * $0)]) })
        #expect(svg.contains("<animate attributeName=\"x\" values=\"0;40\" keyTimes=\"0;1\" dur=\"4s\""), "\(svg)")
        #expect(svg.matches(of: #/<animate/#).count == 1)
        #expect(svg.contains("<rect x=\"0\" y=\"4\" width=\"10\" height=\"10\""))
    }

    @Test func `An edge has a keyframe where it bends, and two where it jumps`() throws {
        let bent = try Self.moving([(0, 0), (0.25, 20), (1, 20)].map { ($0.0, [Self.box(at: $0.1)]) })
        #expect(bent.contains("values=\"0;20;20\" keyTimes=\"0;0.25;1\""), "\(bent)")
        let jumping = try Self.moving([(0, 0), (0.5, 10), (0.5, 30), (1, 40)].map { ($0.0, [Self.box(at: $0.1)]) })
        #expect(jumping.contains("values=\"0;10;30;40\" keyTimes=\"0;0.5;0.5;1\""), "\(jumping)")
    }

    @Test func `What moves by less than a pixel stays`() throws {
        let svg = try Self.moving([(0, 5), (0.5, 5.5), (1, 5)].map { ($0.0, [Self.box(at: $0.1)]) })
        #expect(!svg.contains("<animate"), "\(svg)")
    }

    @Test func `What some pictures lack is hidden there`() throws {
        let other = SceneShape.ellipse(Rect(x: 50, y: 0, width: 8, height: 8), fill: Self.blue, stroke: nil)
        let svg = try Self.moving([
            (0, [Self.box(at: 0)]), (0.5, [Self.box(at: 0)]), (0.5, [Self.box(at: 0), other]), (1, [Self.box(at: 0)]),
        ])
        #expect(
            svg.contains(
                "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"hidden;visible;hidden\" keyTimes=\"0;0.5;1\""
            ), "\(svg)")
        #expect(svg.contains(" visibility=\"hidden\""))
        #expect(svg.matches(of: #/<ellipse/#).count == 1)
    }

    /// The second line begins lower where there is another one before it.
    @Test func `A line of a text is drawn once, wherever it is`() throws {
        let measurer = try PangoTextMeasurer()
        func text(_ words: String, width: Double, at x: Double) -> SceneShape {
            let request = TextRequest(
                text: StyledText(content: .plain(words), font: Font(size: 12)), numberOfLines: 0, width: width)
            return .text(SceneText(request, measurer, origin: Point(x: x, y: 0), color: Self.blue))
        }
        let svg = try Self.moving([
            (0, [text("one two", width: 200, at: 0)]), (0.5, [text("one two", width: 200, at: 30)]),
            (0.5, [text("one two", width: 26, at: 30)]), (1, [text("one two", width: 26, at: 30)]),
        ])
        for (words, count) in [(">one two<", 1), (">one<", 1), (">two<", 1)] {
            #expect(svg.ranges(of: words).count == count, "\(words): \(svg)")
        }
        #expect(svg.contains("<animateTransform attributeName=\"transform\" type=\"translate\" values=\"0 "))
    }

    @Test func `Steps stay until the next one`() throws {
        let svg = try Self.moving([(0, [Self.box(at: 0)]), (0.5, [Self.box(at: 20)])], pace: .steps)
        #expect(svg.contains("calcMode=\"discrete\" values=\"0;20\" keyTimes=\"0;0.5\""), "\(svg)")
    }

    @Test func `The way back is the way there`() throws {
        let frames = [0, 0.25, 1].map { SceneMotion.Keyframe(time: $0, scene: Scene.of([Self.box(at: 40 * $0)])) }
        let motion = SceneMotion(frames, pace: .even, duration: 3).andBack
        #expect(motion.keyframes.map(\.time) == [0, 0.125, 0.5, 0.875, 1] && motion.duration == 6)
        #expect(motion.keyframes.map(\.scene) == (frames + frames.dropLast().reversed()).map(\.scene))
        let steps = SceneMotion(steps: frames.map(\.scene), each: 0.5).andBack
        #expect(steps.keyframes.map(\.time) == [0, 0.25, 0.5, 0.75] && steps.duration == 2)
    }

    /// Captions of different heights would move the layout.
    @Test func `The canvas is in the same place of every picture`() {
        var other = Scene.of([Self.box(at: 0)], width: 50)
        other.canvas = Rect(x: 12, y: 30, width: 20, height: 20)
        var first = Scene.of([Self.box(at: 0)], width: 40)
        first.canvas = Rect(x: 2, y: 10, width: 20, height: 20)
        let motion = SceneMotion(steps: [first, other], each: 1)
        #expect(Set(motion.keyframes.map(\.scene.canvas)).count == 1)
        #expect(Set(motion.keyframes.map(\.scene.size)) == [Size(width: 50, height: 40)])
        #expect(motion.keyframes[0].scene.items[0].shape == Self.box(at: 10).translatedDown(by: 20))
    }

    @Test func `Readers who prefer reduced motion get the first picture`() throws {
        let motion = SceneMotion(steps: [Scene.of([Self.box(at: 0)]), Scene.of([Self.box(at: 9)])], each: 1)
        let svg = String(decoding: try SceneRenderer.svg(motion), as: UTF8.self)
        #expect(
            svg.contains(#/@media print,\(prefers-reduced-motion:reduce\)\{\.(p[0-9a-f]{8})-still\{display:inline\}/#))
        #expect(svg.contains(#/<g class="p[0-9a-f]{8}-still" display="none">/#))
    }
}

extension SceneShape {
    fileprivate func translatedDown(by distance: Double) -> SceneShape {
        SceneItem(layer: .content, subject: .picture, role: .mark, bounds: .zero, shape: self)
            .translated(by: Point(x: 0, y: distance)).shape
    }
}
