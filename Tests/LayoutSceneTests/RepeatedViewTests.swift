// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Cells with the same contents under the same constraints: one has the marks of all.
struct RepeatedViewTests {
    /// Cells of 60 points below each other, each with a title and a value.
    private static func list(_ count: Int, _ change: (inout LayoutSketch) -> Void = { _ in }) -> LayoutSketch {
        var sketch = LayoutSketch(320, 480)
        for cell in 0..<count {
            sketch.add("c\(cell)")
            sketch.add("t\(cell)", in: "c\(cell)", size: .init(width: 40, height: 20), hugging: 251)
            sketch.add("n\(cell)", in: "c\(cell)", size: .init(width: 80, height: 20))
            sketch.constrain(
                """
                c\(cell).leading == root.leading + 10
                c\(cell).trailing == root.trailing - 10
                c\(cell).height == 60
                c\(cell).top == root.top + \(10 + 70 * cell)
                t\(cell).leading == c\(cell).leading + 7
                t\(cell).top == c\(cell).top + 9
                n\(cell).leading == t\(cell).trailing + 13
                n\(cell).top == t\(cell).top + 3
                """)
        }
        change(&sketch)
        return sketch
    }

    private static func texts(_ scenes: Scenes) -> [String] { scenes.texts(.names) + scenes.texts(.constraints) }

    @Test func `The first of five cells has the marks of all`() {
        let scenes = Scenes(Self.list(5))
        let texts = Self.texts(scenes)
        #expect(texts.contains("c0 ×5"))
        for cell in 1..<5 { #expect(texts.contains("c\(cell) as c0")) }
        #expect(texts.filter { $0.hasPrefix("t") || $0.hasPrefix("n") }.sorted() == ["n0", "t0"])
        #expect(texts.filter { $0 == "13" }.count == 1)
        #expect(texts.filter { $0 == "60" }.count == 1)
        #expect(scenes.texts(.legend).contains { $0.hasPrefix("as …:") })
        #expect(scenes.scene.omissions.isEmpty)
        // What ties the cells to the screen is that of each.
        #expect(texts.contains("290"))
    }

    @Test func `Three cells have marks each`() {
        let texts = Self.texts(Scenes(Self.list(3)))
        #expect(!texts.contains { $0.contains(" as ") })
        #expect(texts.filter { $0.hasPrefix("t") }.count == 3)
    }

    @Test func `A cell that differs has its own marks`() {
        let scenes = Scenes(
            Self.list(5) { sketch in
                sketch.document.constraints[8 * 2 + 6].constant = 21
            })
        let texts = Self.texts(scenes)
        #expect(texts.contains("c0 ×4"))
        #expect(texts.contains("c2"))
        #expect(texts.contains("21"))
        #expect(texts.contains("c3 as c0"))
    }

    @Test func `A cell with an ambiguous view has its own marks`() {
        let scenes = Scenes(
            Self.list(5) { sketch in
                sketch.document.constraints.remove(at: 8 * 3 + 5)
            })
        let texts = Self.texts(scenes)
        #expect(texts.contains("c3"))
        #expect(texts.contains("? t3"))
        #expect(texts.contains("c0 ×4"))
    }

    @Test func `Cells with the same fault are one fault`() {
        let scenes = Scenes(
            Self.list(5) { sketch in
                for cell in (0..<5).reversed() { sketch.document.constraints.remove(at: 8 * cell + 5) }
            })
        let texts = Self.texts(scenes)
        #expect(texts.contains("c0 ×5"))
        #expect(texts.contains("? c3 as c0"))
        // Its other solution has a name, too.
        #expect(texts.filter { $0.contains("t0") || $0.contains("n0") }.sorted() == ["(n0)", "(t0)", "? n0", "? t0"])
        #expect(!texts.contains { $0.contains("t1") || $0.contains("n1") })
        let notes = scenes.texts(.legend).filter { $0.hasPrefix("? t") }
        #expect(notes == ["? t0 ×5, n0 ×5: no constraint decides their y"])
        #expect(scenes.texts(.legend).last == "10 views ambiguous")
    }

    @Test func `Contents that tie for more room are not as those that lack room`() {
        let scenes = Scenes(
            Self.list(8) { sketch in
                for cell in 0..<8 {
                    sketch.constrain("n\(cell).trailing == c\(cell).trailing - 7")
                    sketch.change("n\(cell)") {
                        $0.contentHugging[.horizontal] = LayoutPriority(251)
                        if cell > 3 { $0.intrinsicContentSize?.width = 400 }
                    }
                }
            })
        let texts = Self.texts(scenes)
        #expect(texts.contains("c0 ×4") && texts.contains("? c1 as c0"), "\(texts)")
        #expect(texts.contains("c4 ×4") && texts.contains("? c5 as c4"), "\(texts)")
        let notes = scenes.texts(.legend).filter { $0.hasPrefix("? t") }
        #expect(notes.count == 2 && notes[0].contains("hugging") && notes[1].contains("resistance"), "\(notes)")
    }

    @Test func `Cells with the same conflict are one conflict`() throws {
        let scenes = Scenes(
            Self.list(4) { sketch in
                for cell in 0..<4 { sketch.constrain("t\(cell).bottom == c\(cell).bottom - 1\nt\(cell).height == 20") }
            })
        #expect(scenes.solved.conflicts.count == 4)
        #expect(Self.texts(scenes).contains("× c2 as c0"))
        let notes = scenes.texts(.legend).filter { $0.hasPrefix("× broken") }
        #expect(notes.count == 1 && notes[0].contains(" ×4 ("), "\(notes)")
        #expect(scenes.texts(.legend).last == "4 conflicts")
    }

    @Test func `The name of a row that touches another is inside of it`() throws {
        let scenes = Scenes(
            Self.list(4) { sketch in
                for cell in 0..<4 { sketch.document.constraints[8 * cell + 3].constant = Double(60 * cell) }
            })
        for cell in 1..<4 {
            let name = try #require(
                scenes.scene.items.first { item in
                    guard item.layer == .names, case .text(let text) = item.shape else { return false }
                    return text.request.text.content == .plain("c\(cell) as c0")
                })
            let view = try #require(scenes.document.views.firstIndex { $0.id == "c\(cell)" })
            let frame = scenes.solved.views[view].canvasFrame.translated(by: scenes.origin)
            #expect(frame.contains(name.bounds), "\(name.bounds) \(frame)")
        }
    }

    @Test func `A picture about one view has its marks`() {
        var options = SceneOptions()
        options.focus = ["t3"]
        let texts = Self.texts(Scenes(Self.list(5), options))
        #expect(!texts.contains { $0.contains(" as ") })
        #expect(texts.contains("7"))
    }
}
