// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Layouts that no one would draw on purpose: the picture says what it leaves out.
@Suite struct HostileLayoutTests {
    enum Hostility: CaseIterable {
        case farInAllDirections, oneFrame, oneText, longNames, longText, pointCanvas, vastCanvas, nested,
            manyConstraints,
            negative, zeroSizes, negativeSizes, strip, unplaced, endlessLine
    }

    private func box(
        _ id: String, in parent: String = "root", _ frame: (Double, Double, Double, Double),
        _ sketch: inout LayoutSketch
    ) {
        sketch.add(id, in: parent)
        sketch.constrain("\(id).leading = \(parent).leading + \(frame.0)\n\(id).top = \(parent).top + \(frame.1)")
        sketch.constrain("\(id).width = \(frame.2)\n\(id).height = \(frame.3)")
    }

    private func sketch(_ hostility: Hostility) -> LayoutSketch {
        var sketch = LayoutSketch(320, 300)
        switch hostility {
        case .farInAllDirections:
            for (number, place) in [(100_000.0, 20.0), (-99_999, 20), (20, -50_000), (20, 70_000)].enumerated() {
                box("far\(number)", (place.0, place.1, 80, 40), &sketch)
            }
        case .oneFrame: for number in 0..<300 { box("v\(number)", (20, 20, 100, 50), &sketch) }
        case .oneText:
            let text = StyledText(content: .plain("Label"), font: Font(size: 17))
            for number in 0..<200 {
                sketch.add("t\(number)", .label(ViewContent.Label(text: text)))
                sketch.constrain("t\(number).centerX = root.centerX\nt\(number).centerY = root.centerY")
                sketch.constrain("t\(number).width = 100\nt\(number).height = 50")
            }
        case .longNames:
            let names = [
                String(repeating: "n", count: 500), "line\nbreak\tand tab", "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈",
                "a\u{202E}evil\u{202C}", "e\u{301}\u{302}\u{303}", " ",
            ]
            for (number, name) in names.enumerated() {
                box("v\(number)", (10, Double(10 + 34 * number), 120, 20), &sketch)
                sketch.change("v\(number)") { $0.id = name }
            }
        case .longText:
            let text = StyledText(content: .plain(String(repeating: "x", count: 2000)), font: Font(size: 17))
            sketch.add("text", .label(ViewContent.Label(text: text)))
            sketch.constrain("text.leading = root.leading + 10\ntext.top = root.top + 10")
        case .pointCanvas:
            sketch = LayoutSketch(1, 1)
            box("a", (0, 0, 1, 1), &sketch)
        case .vastCanvas:
            sketch = LayoutSketch(10_000, 10_000)
            for number in 0..<20 { box("v\(number)", (Double(400 * number), Double(400 * number), 100, 50), &sketch) }
        case .nested:
            for number in 0..<40 {
                let (id, parent) = ("n\(number)", number == 0 ? "root" : "n\(number - 1)")
                sketch.add(id, in: parent)
                sketch.constrain("\(id).leading = \(parent).leading + 3\n\(id).trailing = \(parent).trailing - 3")
                sketch.constrain("\(id).top = \(parent).top + 3\n\(id).bottom = \(parent).bottom - 3")
            }
        case .manyConstraints:
            box("a", (20, 20, 100, 50), &sketch)
            for number in 0..<200 {
                sketch.constrain("a.width <= \(100 + number) @\(1 + number)\na.width = \(101 + number) @\(1 + number)")
            }
        case .negative:
            for number in 0..<8 { box("v\(number)", (Double(-200 - 30 * number), -150, 40, 30), &sketch) }
        case .zeroSizes: for number in 0..<60 { box("v\(number)", (100, 100, 0, 0), &sketch) }
        case .negativeSizes: for number in 0..<8 { box("v\(number)", (200, 200, -90, -70), &sketch) }
        case .unplaced: for number in 0..<1500 { sketch.add("v\(number)") }
        case .endlessLine:
            box("a", (20, 20, 1e8, 30), &sketch)
            box("b", (20, 20, 50, 30), &sketch)
            sketch.constrain("a.centerY = b.centerY\na.bottom = b.bottom")
        case .strip:
            sketch = LayoutSketch(4000, 2)
            for number in 0..<20 { box("v\(number)", (Double(150 * number), 0, 140, 2), &sketch) }
        }
        return sketch
    }

    @Test(arguments: Hostility.allCases)
    func `A picture counts what it leaves out`(hostility: Hostility) {
        let scenes = Scenes(sketch(hostility))
        let reading = PictureReading(of: scenes.scene, document: scenes.document, solved: scenes.solved)
        #expect(reading.count(.omittedUncounted) == 0)
        #expect(reading.count(.lineThroughName) == 0)
        let isComplete = scenes.scene.omissions.isEmpty && scenes.scene.omissions.farAway.isEmpty
        #expect(isComplete || scenes.texts(.legend).contains { $0.contains("left out") || $0.contains("arrows") })
        #expect(Collisions(of: scenes.scene).descriptions == [])
        // Nor is it much larger than its canvas.
        let canvas = scenes.scene.canvas ?? .zero
        #expect(scenes.scene.size.width <= canvas.width + 2500 && scenes.scene.size.height <= canvas.height + 2500)
    }

    @Test func `A distance that leaves the picture has no end there`() throws {
        let scenes = Scenes(sketch(.farInAllDirections))
        let own = scenes.scene.items.filter { $0.subject == .constraint(0) }
        #expect(own.filter { $0.role == .handle }.count == 1)
        // The end at the canvas, the line, and the two strokes of the break.
        let lines = own.filter { if case .line = $0.shape { $0.role == .mark } else { false } }
        let slanted = lines.filter { item in
            if case .line(let from, let to, _) = item.shape { from.x != to.x && from.y != to.y } else { false }
        }
        #expect(slanted.count == 2)
    }
}
