// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutLints
import LayoutModel
import LayoutTestSupport
import Testing

/// Text over what is behind it, where that can be known.
struct LowContrastTests {
    private func findings(
        text: Color?, over fill: Color?, size: Double = 17, weight: Int = 400, appearance: Canvas.Appearance = .light,
        _ change: (inout LayoutSketch) -> Void = { _ in }
    ) -> [Diagnostic] {
        var sketch = LayoutSketch(300, 200)
        sketch.document.canvas.appearance = appearance
        if let fill { sketch.document.views[0].style.backgroundColor = fill }
        change(&sketch)
        let styled = StyledText(content: .plain("Due"), font: Font(size: size, weight: weight))
        sketch.add("due", .label(ViewContent.Label(text: styled))) { $0.style.textColor = text }
        sketch.constrain("due.leading == root.leading + 20\ndue.top == root.top + 20")
        return sketch.solve().lint(of: sketch.document, measuring: FixedCellText()).filter { $0.code == .lowContrast }
    }

    private let white = Color(hex: 0xFFFFFF)
    private let grey = Color(hex: 0x8A8A8A)

    @Test func `Text below 4.5 to 1 is reported with a colour that would do, text above is not`() throws {
        let finding = try #require(findings(text: grey, over: white).first)
        #expect(finding.message.contains("3.45 to 1") && finding.message.contains("light appearance"))
        #expect(finding.views == ["due"])
        #expect(finding.fixes.first?.description.contains("on #ffffff") == true)
        #expect(findings(text: Color(hex: 0x767676), over: white).isEmpty)
        #expect(findings(text: Color(hex: 0xCCCCCC), over: Color(hex: 0x222222)).isEmpty)
    }

    @Test func `What the system combines is not reported`() {
        let found = findings(text: white, over: nil) { sketch in
            let title = StyledText(content: .plain("Go"), font: Font(size: 17))
            sketch.add("go", .button(ViewContent.Button(title: title))) {
                $0.style = ViewStyle(backgroundColor: Color(hex: 0x007AFF), textColor: Color(hex: 0xFFFFFF))
                $0.style.configured = .colors
            }
            sketch.constrain("go.leading == root.leading + 20\ngo.top == root.top + 90")
        }
        #expect(!found.contains { $0.views == ["go"] })
    }

    @Test func `Large and bold text needs 3 to 1`() {
        #expect(findings(text: grey, over: white, size: 18).isEmpty)
        #expect(findings(text: grey, over: white, weight: 700).isEmpty)
        #expect(findings(text: Color(hex: 0xAAAAAA), over: white, size: 30).count == 1)
    }

    @Test func `Text without a colour of its own is dark or light with the appearance`() {
        #expect(findings(text: nil, over: white).isEmpty)
        #expect(findings(text: nil, over: white, appearance: .dark).count == 1)
        #expect(findings(text: nil, over: nil, appearance: .dark).isEmpty)
    }

    @Test func `A translucent text or fill is mixed with what is behind it`() {
        #expect(findings(text: Color(hex: 0x000000, alpha: 0.3), over: white).count == 1)
        let overlay = findings(text: white, over: white) { sketch in
            sketch.add("shade", .view) { $0.style.backgroundColor = Color(hex: 0x000000, alpha: 0.8) }
            sketch.constrain(
                "shade.leading == root.leading\nshade.top == root.top\nshade.width == 300\nshade.height == 200")
        }
        #expect(overlay.isEmpty)
    }

    @Test func `What the system itself combines is not reported`() {
        let secondary = SystemColors.named("secondaryLabel", profile: .ios17)
        var sketch = LayoutSketch(300, 200)
        sketch.add("due", .label(ViewContent.Label(text: StyledText(content: .plain("Due"), font: Font(size: 17))))) {
            $0.style.set(.text, secondary, in: ColorTraits())
        }
        sketch.constrain("due.leading == root.leading + 20\ndue.top == root.top + 20")
        let findings = sketch.solve().lint(of: sketch.document, measuring: FixedCellText())
        #expect(findings.allSatisfy { $0.code != .lowContrast })
    }

    @Test func `Views with the same two colours share a finding`() throws {
        let found = findings(text: grey, over: white) { sketch in
            for name in ["a", "b"] {
                let styled = StyledText(content: .plain("Due"), font: Font(size: 17))
                sketch.add(name, .label(ViewContent.Label(text: styled))) { $0.style.textColor = grey }
                sketch.constrain("\(name).leading == root.leading + 20\n\(name).top == root.top + 80")
            }
        }
        #expect(found.map(\.views) == [["a", "b", "due"]])
        #expect(try #require(found.first).message.hasPrefix("the text of 'a' and of 2 other views has a contrast"))
    }

    @Test func `A design canvas's file is judged by colours that it states and that its author could read`() {
        func isReported(text: Color, over fill: Color?) -> Bool {
            var sketch = LayoutSketch(300, 200)
            if let fill { sketch.document.views[0].style.backgroundColor = fill }
            let styled = StyledText(content: .plain("Due"), font: Font(size: 17))
            sketch.add("due", .label(ViewContent.Label(text: styled))) { $0.style.textColor = text }
            sketch.constrain("due.leading == root.leading + 20\ndue.top == root.top + 20")
            let layout = sketch.solve()
            return layout.lint(of: sketch.document, measuring: FixedCellText(), isRootStated: false)
                .contains { $0.code == .lowContrast }
        }
        #expect(isReported(text: grey, over: white))
        #expect(!isReported(text: grey, over: nil))
        #expect(!isReported(text: white, over: Color(hex: 0xF0F0F0)))
        // The value of a colour of the system is that colour.
        #expect(!isReported(text: Color(hex: 0x007AFF), over: white))
        #expect(isReported(text: Color(hex: 0x0079FF), over: white))
    }

    @Test(arguments: [
        ViewContent.imageView(.placeholder(Size(width: 300, height: 200))), .custom, .slider(value: 0.5),
    ])
    func `Over an image, an unknown view or a control nothing can be said`(_ content: ViewContent) {
        let found = findings(text: white, over: white) { sketch in
            sketch.add("behind", content)
            sketch.constrain(
                "behind.leading == root.leading\nbehind.top == root.top\nbehind.width == 300\nbehind.height == 200")
        }
        #expect(found.isEmpty)
    }

    @Test func `Over the edge of another view nothing can be said`() {
        let found = findings(text: white, over: white) { sketch in
            sketch.add("bar", .view) { $0.style.backgroundColor = Color(hex: 0x000000) }
            sketch.constrain("bar.leading == root.leading\nbar.top == root.top\nbar.width == 30\nbar.height == 200")
        }
        #expect(found.isEmpty)
    }

    @Test func `Disabled, invisible and faded texts are not reported`() {
        for change in [
            { $0.isEnabled = false }, { $0.opacity = 0.5 }, { $0.textColor = Color(hex: 0, alpha: 0) },
        ] as [(inout ViewStyle) -> Void] {
            var sketch = LayoutSketch(300, 200)
            sketch.document.views[0].style.backgroundColor = white
            sketch.add("due", .label(ViewContent.Label(text: StyledText(content: .plain("Due"), font: Font(size: 17)))))
            {
                $0.style.textColor = white
                change(&$0.style)
            }
            sketch.constrain("due.leading == root.leading + 20\ndue.top == root.top + 20")
            let findings = sketch.solve().lint(of: sketch.document, measuring: FixedCellText())
            #expect(findings.allSatisfy { $0.code != .lowContrast })
        }
    }

    @Test func `A dark appearance in which every colour is fixed is a note`() {
        func codes(_ appearance: Canvas.Appearance, text: Color?) -> [DiagnosticCode] {
            var sketch = LayoutSketch(300, 200)
            sketch.document.canvas.appearance = appearance
            sketch.document.views[0].style.backgroundColor = white
            sketch.add("due", .label(ViewContent.Label(text: StyledText(content: .plain("Due"), font: Font(size: 17)))))
            {
                $0.style.textColor = text
            }
            sketch.constrain("due.leading == root.leading + 20\ndue.top == root.top + 20")
            return sketch.solve().lint(of: sketch.document, measuring: FixedCellText()).map(\.code)
        }
        #expect(codes(.dark, text: Color(hex: 0)) == [.appearanceWithoutEffect])
        #expect(codes(.light, text: Color(hex: 0)) == [])
        #expect(codes(.dark, text: nil) == [.lowContrast])
    }
}
