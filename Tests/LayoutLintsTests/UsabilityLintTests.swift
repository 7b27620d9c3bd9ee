// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutLints
import LayoutModel
import LayoutTestSupport
import Testing

/// Layouts that are determined and cannot be used, and their neighbours that can. A character is 10 points wide, a line 20 high.
struct UsabilityLintTests {
    private static func label(_ text: String, lines: Int = 1) -> ViewContent {
        let styled = StyledText(content: .plain(text), font: Font(size: 17))
        return .label(ViewContent.Label(text: styled, numberOfLines: lines))
    }

    private func codes(_ sketch: LayoutSketch, _ strictness: Lint.Strictness = .standard) -> [String] {
        sketch.solve().lint(of: sketch.document, strictness, measuring: FixedCellText()).map(\.code.rawValue)
    }

    private func sketch(_ constraints: String, _ build: (inout LayoutSketch) -> Void) -> LayoutSketch {
        var sketch = LayoutSketch(300, 200)
        build(&sketch)
        sketch.constrain(constraints)
        return sketch
    }

    @Test func `The borders of AppKit's views may be a few points off the canvas, texts may not`() {
        func codes(_ platform: Platform, _ content: ViewContent, _ x: Int) -> [String] {
            var sketch = LayoutSketch(300, 200, platform: platform)
            sketch.add("v", content)
            sketch.constrain("v.leading == root.leading + \(x)\nv.top == root.top\nv.width == 50\nv.height == 50")
            return self.codes(sketch)
        }
        #expect(codes(.macos, .scrollView, -3) == [] && codes(.macos, .scrollView, -5) == ["off-canvas"])
        #expect(codes(.ios, .scrollView, -3) == ["off-canvas"])
        #expect(codes(.macos, .slider(value: 0), -3) == ["off-canvas"])
    }

    @Test func `Views off the canvas are reported unless they scroll or are hidden`() {
        func view(_ x: Int, _ change: @escaping (inout View) -> Void = { _ in }) -> LayoutSketch {
            sketch("v.leading == root.leading + \(x)\nv.top == root.top\nv.width == 50\nv.height == 50") {
                $0.add("v", .view, change)
            }
        }
        #expect(codes(view(260)) == ["off-canvas"])
        #expect(codes(view(-20)) == ["off-canvas"])
        #expect(codes(view(250)) == [])
        #expect(codes(view(260) { $0.isHidden = true }) == [])
        let scrolled = sketch(
            """
            s.leading == root.leading
            s.top == root.top
            s.width == 300
            s.height == 100
            v.leading == s.leading
            v.trailing == s.trailing
            v.top == s.top
            v.bottom == s.bottom
            v.width == 900
            v.height == 100
            """
        ) {
            $0.add("s", .scrollView)
            $0.add("v", in: "s")
        }
        #expect(codes(scrolled) == [])
    }

    @Test(arguments: [
        (Rect(x: -1, y: -1, width: 302, height: 202), nil),
        (
            Rect(x: -2, y: -2, width: 304, height: 204),
            "'v' reaches 2 points left of, above, right of and below the canvas"
        ),
        (Rect(x: 0, y: -2, width: 300, height: 203.5), "'v' reaches 2 points above and 1.5 points below the canvas"),
        (
            Rect(x: 310, y: 0, width: 20, height: 20),
            "'v' lies wholly outside: it reaches 30 points right of the canvas"
        ),
    ])
    func `The message has each side on which a view leaves the canvas`(_ frame: Rect, _ message: String?) {
        let sketch = sketch(
            "v.leading == root.leading + \(frame.x)\nv.top == root.top + \(frame.y)\nv.width == \(frame.width)"
                + "\nv.height == \(frame.height)"
        ) { $0.add("v") }
        let findings = sketch.solve().lint(of: sketch.document, .standard, measuring: FixedCellText())
        #expect(findings.map(\.message) == [message].compactMap { $0 })
    }

    @Test(arguments: [(0, true), (0.75, true), (0.5, false)])
    func `A text that shrinks to fit is truncated at its smallest size only`(factor: Double, isTruncated: Bool) {
        let tight = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 60") {
            $0.add("v", Self.label("abcd efgh")) { $0.style.minimumScaleFactor = factor }
        }
        #expect(codes(tight).contains("truncated-text") == isTruncated)
    }

    @Test(arguments: [(60, true), (83, false)])
    func `In a design canvas's file a text may lack the tenth that fonts differ by`(width: Int, isTruncated: Bool) {
        let tight = sketch("v.leading == root.leading\nv.top == root.top\nv.width == \(width)") {
            $0.add("v", Self.label("abcd efgh"))
        }
        let findings = tight.solve().lint(of: tight.document, measuring: FixedCellText(), isRootStated: false)
        #expect(findings.contains { $0.code == .truncatedText } == isTruncated)
        #expect(codes(tight).contains("truncated-text"))
    }

    @Test func `A text says how much is missing and from which width on it fits`() throws {
        let tight = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 60") {
            $0.add("v", Self.label("abcd efgh"))
        }
        let finding = try #require(
            tight.solve().lint(of: tight.document, measuring: FixedCellText()).first { $0.code == .truncatedText })
        #expect(
            finding.message
                == "the text \"abcd efgh\" of 'v' is truncated: 30 of 90 points are missing. It fits from a width of 90 on"
        )
        let lines = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 60") {
            $0.add("v", Self.label("abcd efgh", lines: 0))
        }
        #expect(codes(lines) == [])
        let two = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 50") {
            $0.add("v", Self.label("abcd efgh ijkl", lines: 2))
        }
        #expect(codes(two) == ["shortened-text"])
    }

    @Test func `The width at which a very long text fits is not searched for`() throws {
        let text = String(repeating: "abcd ", count: 5000)
        let two = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 50") {
            $0.add("v", Self.label(text, lines: 2))
        }
        let findings = two.solve().lint(of: two.document, .standard, measuring: FixedCellText())
        let finding = try #require(findings.first { $0.code == .shortenedText })
        #expect(finding.message.hasSuffix("of 'v' is truncated"))
    }

    @Test func `A view whose neighbours take all the room is reported`() {
        let none = sketch("v.leading == root.leading + 150\nroot.trailing == v.trailing + 150\nv.top == root.top") {
            $0.add("v", Self.label("abc"))
        }
        #expect(codes(none) == ["no-room"])
        // Open on the other axis alone.
        let low = sketch("v.leading >= root.leading\nv.leading <= root.leading + 20\nv.top == root.top\nv.height == 0")
        {
            $0.add("v", Self.label("abc"))
        }
        #expect(codes(low) == ["no-room"])
        let line = sketch("v.leading == root.leading\nv.width == 0\nv.top == root.top\nv.height == 10") { $0.add("v") }
        #expect(codes(line) == [])
    }

    @Test func `Texts that share a place are reported, views with room between them are not`() {
        func pair(_ gap: Int) -> LayoutSketch {
            sketch(
                "a.leading == root.leading\na.top == root.top\nb.leading == a.leading + \(gap)\nb.top == root.top"
            ) {
                $0.add("a", Self.label("abcd"))
                $0.add("b", Self.label("efgh"))
            }
        }
        #expect(codes(pair(20)) == ["overlapping-content"])
        #expect(codes(pair(40)) == [])
    }

    @Test func `A button that shows nothing may take the clicks on a text`() {
        func pair(_ change: @escaping (inout View) -> Void) -> LayoutSketch {
            sketch(
                """
                a.leading == root.leading\na.top == root.top\nb.leading == a.leading\nb.top == a.top\nb.width == 50
                b.height == 44
                """
            ) {
                $0.add("a", Self.label("abcd"))
                $0.add("b", .button(ViewContent.Button(title: StyledText(content: .plain(""), font: Font(size: 13))))) {
                    change(&$0)
                }
            }
        }
        #expect(codes(pair { _ in }) == [])
        #expect(codes(pair { $0.style.backgroundColor = Color(hex: 0xFF0000) }) == ["overlapping-content"])
        #expect(codes(pair { $0.style.symbol = StyleString("gear") }) == ["overlapping-content"])
    }

    @Test func `A level that the user sets counts more than the lint's own`() {
        let tight = sketch("v.leading == root.leading\nv.top == root.top\nv.width == 60") {
            $0.add("v", Self.label("abcd efgh"))
        }
        #expect(codes(tight, Lint.Strictness(levels: [.truncatedText: .off])) == [])
        let error = tight.solve().lint(
            of: tight.document, Lint.Strictness(levels: [.truncatedText: .error]), measuring: FixedCellText())
        #expect(error.map(\.severity) == [.error])
    }

    /// Two of 900 labels in rows are one on the other.
    @Test func `However many siblings there are, all are compared`() {
        let rows = sketch("") { sketch in
            for row in 0..<900 { sketch.add("v\(row)", Self.label("ab")) }
        }
        func layout(moving row: Int, onto other: Int) -> LayoutSketch {
            var sketch = rows
            sketch.constrain(
                (0..<900).map { index in
                    let place = index == row ? other : index
                    return
                        "v\(index).leading == root.leading + \(place % 10 * 30)\nv\(index).top == root.top + \(place / 10 * 30)"
                }.joined(separator: "\n"))
            return sketch
        }
        let levels: [DiagnosticCode: Lint.Level] = [.offCanvas: .off]
        func overlaps(_ sketch: LayoutSketch) -> [[String]] {
            sketch.solve().lint(of: sketch.document, .init(levels: levels), measuring: FixedCellText())
                .filter { $0.code == .overlappingContent }.map(\.views)
        }
        #expect(overlaps(layout(moving: 0, onto: 0)) == [])
        #expect(overlaps(layout(moving: 857, onto: 3)) == [["v3", "v857"]])
    }
}
