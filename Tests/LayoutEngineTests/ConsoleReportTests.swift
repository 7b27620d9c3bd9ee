// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct ConsoleReportTests {
    private func conflict() -> LayoutSketch {
        var sketch = LayoutSketch(768, 1024)
        let text = StyledText(content: .plain("Name \"A\""), font: Font(size: 17))
        sketch.add("name", .label(ViewContent.Label(text: text)))
        sketch.constrain(
            """
            name.leading == root.leading + 20
            root.trailing == name.trailing + 20
            name.width == 280
            name.top == root.top
            """)
        return sketch
    }

    private func report(_ sketch: LayoutSketch, _ style: ConsoleReport.Style) -> String {
        // Addresses are stable but say nothing here.
        let parts = ConsoleReport(sketch.document, style: style).text(of: sketch.solve()).split(
            separator: "0x", omittingEmptySubsequences: false)
        return parts[0] + parts.dropFirst().map { "…" + $0.dropFirst(12) }.joined()
    }

    @Test func `A line break of a text is escaped once in the list`() {
        var sketch = LayoutSketch(768, 1024)
        let text = StyledText(content: .plain("One\nÄ"), font: Font(size: 17))
        sketch.add("name", .label(ViewContent.Label(text: text)))
        sketch.constrain("name.width == 280\nname.width == 290")
        #expect(report(sketch, .ios).contains(#"UILabel:…'One\n\U00c4'.width == 280"#))
    }

    @Test func `Reports are UIKit's, including spaces at line ends`() {
        let expected = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            (
                "<NSLayoutConstraint:… H:|-(20)-[UILabel:…'Name \\"A\\"']   (active, names: '|':UIView:… )>",
                "<NSLayoutConstraint:… H:[UILabel:…'Name \\"A\\"']-(20)-|   (active, names: '|':UIView:… )>",
                "<NSLayoutConstraint:… UILabel:…'Name \\"A\\"'.width == 280   (active)>",
                "<NSLayoutConstraint:… 'UIView-Encapsulated-Layout-Width' UIView:….width == 768   (active)>"
            )

            Will attempt to recover by breaking constraint\u{20}
            <NSLayoutConstraint:… UILabel:…'Name "A"'.width == 280   (active)>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

            """
        #expect(report(conflict(), .ios) == expected)
        #expect(report(conflict(), .ios) == report(conflict(), .ios))
    }

    @Test func `Reports of older systems have their form`() {
        let text = report(conflict(), .iosLegacy)
        // Without the label's text.
        #expect(text.contains("H:[UILabel:…(280)]>\""))
        #expect(text.contains("]-(20)-|   (Names: '|':UIView:… )>"))
        #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    }

    /// The facts of each column are those of public logs of the system.
    @Test(arguments: [
        (
            ConsoleReport.Style.ios, #"UILabel:…'Name \"A\"'.width == 280   (active)>"#, "'|':UIView:… )>",
            "Make a symbolic breakpoint at", "<UIKitCore/UIView.h>"
        ),
        (
            .ios10, #"UILabel:…'Name \"A\"'.width == 280   (active)>"#, "(active, names: '|':UIView:… )>",
            "Make a symbolic breakpoint at", "<UIKit/UIView.h>"
        ),
        (
            .ios9, #"H:[UILabel:…'Name \"A\"'(280)]>"#, "   (Names: '|':UIView:… )>", "\t\t(1) look at each constraint",
            "Make a symbolic breakpoint at"
        ),
        (
            .ios8, #"H:[UILabel:…'Name \"A\"'(280)]>"#, "   (Names: '|':UIView:… )>",
            "want. Try this: (1) look at each",
            "Make a symbolic breakpoint at"
        ),
        (
            .iosLegacy, "H:[UILabel:…(280)]>", "   (Names: '|':UIView:… )>", "want. Try this: (1) look at each",
            "Break on objc_exception_throw to catch"
        ),
        (
            .macos, "UILabel:….width == 280   (active)>", "(active, names: '|':UIView:… )>",
            "Unable to simultaneously satisfy constraints:\n(\n", "breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"
        ),
        (
            .macosLegacy, "H:[UILabel:…(280)]>", "   (Names: '|':UIView:… )>",
            "Unable to simultaneously satisfy constraints:\n(\n", "And/or, break on objc_exception_throw"
        ),
    ])
    func `A report has its system's forms`(
        style: ConsoleReport.Style, size: String, names: String, opening: String, closing: String
    ) {
        let text = report(conflict(), style)
        for part in [size, names, opening, closing] { #expect(text.contains(part), "\(text)") }
    }

    @Test func `macOS 14 reports a conflict in two wordings`() throws {
        let text = report(conflict(), .macos14)
        let parts = text.split(separator: "Unable to simultaneously")
        #expect(parts.count == 2)
        let first = try #require(parts.first)
        #expect(first.hasPrefix("Conflicting constraints detected: (\n    \"<NSLayoutConstraint:"))
        #expect(
            first.hasSuffix(
                "\"\n).\nWill attempt to recover by breaking <NSLayoutConstraint:… UILabel:….width == 280   (active)>.\n"
            ))
        #expect(text.hasSuffix(report(conflict(), .macos)))
    }

    @Test func `AppKit prints the titles of buttons and no other texts`() {
        var sketch = LayoutSketch(200, 100, platform: .macos, profile: .macos14)
        let text = StyledText(content: .plain("Go"), font: Font(size: 13))
        sketch.add("name", .label(ViewContent.Label(text: text)))
        sketch.add("go", .button(ViewContent.Button(title: text)))
        sketch.constrain("go.width == 280\nname.width == 20\ngo.width == name.width")
        let report = report(sketch, .macos)
        #expect(report.contains("NSButton:…'Go'.width == 280"), "\(report)")
        #expect(report.contains("NSTextField:….width == 20"))
    }

    @Test func `AppKit's stack view and safe area under AppKit's names`() {
        var sketch = LayoutSketch(200, 100, platform: .macos, profile: .macos14)
        sketch.add("row", .stackView(.standard(on: .macos)))
        sketch.add("a", in: "row")
        sketch.add("b", in: "row")
        sketch.constrain("a.width == 100\nb.width == 100")
        sketch.constrain("row.left == root.safeAreaLayoutGuide.left\nrow.right == root.safeAreaLayoutGuide.right")
        sketch.constrain("row.top == root.top\na.height == 20\nb.height == 20")
        let text = report(sketch, .macos)
        #expect(
            text.contains("'NSStackView.Stack.Min' H:[NSView:…]-(>=8)-[NSView:…]   (active)"), "\(text)")
        #expect(
            text.contains("'NSStackView.Edge.Leading' H:|-(>=0)-[NSView:…]   (active, names: '|':NSStackView:… )"))
        #expect(text.contains("'NSViewSafeAreaLayoutGuide-left'"))
        #expect(text.contains("NSLayoutGuide:…'NSViewSafeAreaLayoutGuide'"))
    }

    @Test(arguments: [
        ("b.leading == a.trailing + 8", "H:[UIView:…]-(8)-[UIView:…]   (active)"),
        ("b.leading >= a.trailing + 8", "H:[UIView:…]-(>=8)-[UIView:…]   (active)"),
        // Made from the other end, each is written out.
        ("a.trailing <= b.leading - 8", "UIView:….trailing <= UIView:….leading - 8   (active)"),
        ("a.trailing == root.trailing - 20", "UIView:….trailing == UIView:….trailing - 20   (active)"),
        ("root.trailing == a.trailing + 20", "H:[UIView:…]-(20)-|   (active, names: '|':UIView:… )"),
        ("root.leading == a.leading - 7", "UIView:….leading == UIView:….leading - 7   (active)"),
        ("a.leading == root.leading + 7", "H:|-(7)-[UIView:…]   (active, names: '|':UIView:… )"),
        ("a.leading == root.leading - 7", "H:|-(-7)-[UIView:…]   (active, names: '|':UIView:… )"),
        ("a.bottom == b.bottom", "UIView:….bottom == UIView:….bottom   (active)"),
        ("a.top == root.top + 3 @1000", "V:|-(3)-[UIView:…]   (active, names: '|':UIView:… )"),
        ("a.width == -3", "UIView:….width == - 3   (active)"),
        ("b.left >= a.right", "H:[UIView:…]-(>=0)-[UIView:…](LTR)   (active)"),
        (
            "a.bottom == root.safeAreaLayoutGuide.bottom - 4",
            "UILayoutGuide:…'UIViewSafeAreaLayoutGuide'.bottom - 4"
        ),
        ("a.centerX == b.centerX", "UIView:….centerX == UIView:….centerX   (active)"),
        ("a.width == 0.5*b.width + 20", "UIView:….width == 0.5*UIView:….width + 20   (active)"),
        ("a.width == -1*b.width", "UIView:….width == -UIView:….width   (active)"),
        ("b.top == a.bottom + space", "V:[UIView:…]-(NSLayoutAnchorConstraintSpace(8))-[UIView:…]   (active)"),
    ])
    func `Constraints are described in Apple's forms`(_ constraint: String, _ expected: String) {
        var sketch = LayoutSketch()
        sketch.add("a")
        sketch.add("b")
        // Both held where the constraint cannot be met.
        for (id, x) in [("a", 10), ("b", 100)] {
            sketch.constrain(
                """
                \(id).left == root.left + \(x)
                \(id).top == root.top + \(x)
                \(id).width == \(x + 100)
                \(id).height == 33
                """)
        }
        sketch.constrain(constraint)
        #expect(report(sketch, .ios).contains(expected))
    }

    @Test func `Masks and required content sizes are described`() {
        var sketch = LayoutSketch(320, 320)
        sketch.add("v", size: IntrinsicContentSize(width: 100), resistance: 1000) {
            $0.autoresizingMask = .flexibleWidth
            $0.frame = Rect(x: 0, y: 0, width: 80, height: 80)
        }
        let text = report(sketch, .ios)
        #expect(
            text.contains(
                "h=-&- v=--& H:[UIView:…]-(240)-|   (active, names: '|':UIView:… )>"
            ))
        #expect(
            text.contains(
                "<NSContentSizeLayoutConstraint:… UIView:….width == 100 Hug:250 CompressionResistance:1000   (active)>")
        )
        #expect(text.contains("(Note: If you're seeing"))
        #expect(report(sketch, .plain).contains("    v.width == root.width - 240\n"))
    }

    /// A mask's location is printed by its start from iOS 10 on, by its middle before.
    @Test func `Locations of masks are described`() {
        var sketch = LayoutSketch(320, 320)
        sketch.add("v") {
            $0.autoresizingMask = []
            $0.frame = Rect(x: 30, y: 8, width: 80, height: 80)
        }
        sketch.constrain("v.left == root.left + 10")
        #expect(
            report(sketch, .ios).contains(
                "h=--& v=--& UIView:….minX == 30   (active, names: '|':UIView:… )>"), "\(report(sketch, .ios))")
        #expect(report(sketch, .iosLegacy).contains("h=--& v=--& UIView:….midX == + 70>"))
    }

    /// From iOS 10 on fixed margins are printed; the engine has a size and a center, up to iOS 9 the console as well.
    @Test(arguments: [
        (
            AutoresizingMask.flexibleWidth,
            ["minX == 30", "H:[UIView:…]-(210)-|"],
            ["minX == 30", "H:[UIView:…]-(210)-|"],
            "midX == UIView:….midX - 90"
        ),
        (
            .flexibleLeftMargin, ["width == 80", "H:[UIView:…]-(210)-|"], ["width == 80"],
            "midX == UIView:….width - 250"
        ),
        (.flexibleRightMargin, ["width == 80", "minX == 30"], ["width == 80"], "midX == + 70>"),
        (
            .flexibleHeight, ["minY == 8", "V:[UIView:…]-(232)-|"], ["minY == 232", "V:|-(8)-[UIView:…]"],
            "midY == UIView:….midY - 112"
        ),
        (
            .flexibleTopMargin, ["height == 80", "V:[UIView:…]-(232)-|"], ["minY == 232"],
            "midY == UIView:….height - 272"
        ),
        (.flexibleBottomMargin, ["height == 80", "minY == 8"], ["V:|-(8)-[UIView:…]"], "midY == + 48>"),
    ])
    func `A mask's constraints`(mask: AutoresizingMask, ios: [String], macos: [String], legacy: String) {
        var sketch = LayoutSketch(320, 320)
        sketch.add("v") {
            $0.autoresizingMask = mask
            $0.frame = Rect(x: 30, y: 8, width: 80, height: 80)
        }
        sketch.constrain("v.centerX == root.left + 15\nv.centerY == root.top + 15")
        for form in ios { #expect(report(sketch, .ios).contains(form), "\(report(sketch, .ios))") }
        for form in macos { #expect(report(sketch, .macos).contains(form), "\(report(sketch, .macos))") }
        for style in [ConsoleReport.Style.iosLegacy, .ios8, .ios9] {
            #expect(report(sketch, style).contains(legacy), "\(report(sketch, style))")
        }
    }

    @Test func `Up to macOS 10.12 a mask's fixed margins are drawn`() {
        var sketch = LayoutSketch(320, 320)
        sketch.add("v") {
            $0.autoresizingMask = []
            $0.frame = Rect(x: 30, y: 8, width: 80, height: 80)
        }
        sketch.constrain("v.left == root.left + 10\nv.bottom == root.bottom")
        let text = report(sketch, .macosLegacy)
        #expect(text.contains("h=--& v=&-- H:|-(30)-[UIView:…]   (Names: '|':UIView:… )>"), "\(text)")
        #expect(text.contains("V:|-(8)-[UIView:…]   (Names: '|':UIView:… )>"), "\(text)")
        #expect(text.contains("V:[UIView:…(80)]>"), "\(text)")
    }

    @Test func `In AppKit a mask's minimum is at the bottom`() {
        var sketch = LayoutSketch(320, 320)
        sketch.add("v") {
            $0.autoresizingMask = [.flexibleBottomMargin, .flexibleWidth]
            $0.frame = Rect(x: 30, y: 8, width: 80, height: 80)
        }
        sketch.constrain("v.centerY == root.top + 15")
        #expect(report(sketch, .ios).contains("h=-&- v=--& "))
        #expect(report(sketch, .macos).contains("h=-&- v=&-- "))
    }

    @Test func `UIKit lists constraints without identifier first, then by identifier without regard to case`() {
        let identifiers = ["beta", nil, "Alpha", "a-b", "_line", nil, "alpha"]
        #expect(ConsoleReport.order(ofIdentifiers: identifiers) == [1, 5, 4, 3, 2, 6, 0])
        var sketch = LayoutSketch()
        sketch.add("a")
        sketch.constrain("a.width == 10\na.width == 20")
        sketch.document.constraints[0].identifier = "beta"
        sketch.document.constraints[1].identifier = "Alpha"
        func listsAlphaFirst(_ style: ConsoleReport.Style) -> Bool? {
            let list = report(sketch, style).split(separator: "\n)").first ?? ""
            guard let alpha = list.firstRange(of: "Alpha"), let beta = list.firstRange(of: "beta") else { return nil }
            return alpha.lowerBound < beta.lowerBound
        }
        #expect(listsAlphaFirst(.ios) == true)
        #expect(listsAlphaFirst(.ios9) == true)
        #expect(listsAlphaFirst(.ios8) == false)
        #expect(listsAlphaFirst(.iosLegacy) == false)
        #expect(listsAlphaFirst(.macos) == false)
    }

    @Test(arguments: [
        (ConsoleReport.Style.ios, "NSLayoutAnchorConstraintSpace(8)"), (.ios10, "NSLayoutAnchorConstraintSpace(8)"),
        (.ios9, "NSSpace(8)"), (.iosLegacy, "NSSpace(8)"),
    ])
    func `System spacing has the name of its time`(style: ConsoleReport.Style, name: String) {
        var sketch = LayoutSketch()
        sketch.add("a")
        sketch.add("b")
        sketch.constrain("a.right == root.left + 10\nb.left == a.right + space\nb.left == root.left + 40")
        #expect(report(sketch, style).contains("-(\(name))-"), "\(report(sketch, style))")
    }

    @Test(arguments: [
        (ConsoleReport.Style.ios, false, false), (.ios, true, true), (.ios10, false, false), (.ios10, true, true),
        (.ios9, false, false), (.ios9, true, true), (.ios8, false, true), (.iosLegacy, false, true),
        (.iosLegacy, true, true), (.macos, true, false), (.macos14, true, false), (.macosLegacy, true, false),
    ])
    func `The note on masks is printed when the system prints it`(
        style: ConsoleReport.Style, hasMask: Bool, isThere: Bool
    ) {
        var sketch = LayoutSketch()
        sketch.add("a") {
            guard hasMask else { return }
            $0.autoresizingMask = []
            $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        }
        sketch.constrain("a.width == 20\na.width == 30")
        #expect(report(sketch, style).contains("(Note: If you're seeing") == isThere)
    }

    @Test func `A stack view's rows name the stack view first`() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("row", .stackView(.standard(on: .ios)))
        sketch.add("a", in: "row")
        sketch.add("b", in: "row")
        sketch.constrain("row.leading == root.leading\nrow.trailing == root.trailing\na.width == 80\nb.width == 80")
        let text = report(sketch, .ios)
        #expect(text.contains("'UISV-canvas-connection' UIStackView:….leading == UIView:….leading   (active)>"))
        #expect(text.contains("'UISV-canvas-connection' H:[UIView:…]-(0)-|   (active, names: '|':UIStackView:… )>"))
        #expect(text.contains("'UISV-spacing' H:[UIView:…]-(0)-[UIView:…]   (active)>"))
    }

    @Test func `Long texts are cut, and other characters than ASCII are escaped in the list only`() {
        var sketch = LayoutSketch(100, 100)
        let text = StyledText(content: .plain("Übergrößenträgerbeschriftung"), font: Font(size: 17))
        sketch.add("name", .label(ViewContent.Label(text: text)))
        sketch.constrain("name.width == 10\nname.width == 20")
        let console = report(sketch, .ios)
        #expect(
            console.contains("UILabel:…'\\U00dcbergr\\U00f6\\U00dfentr\\U00e4gerbeschrift...'.width == 10"),
            "\(console)")
        #expect(console.contains("\n<NSLayoutConstraint:… UILabel:…'Übergrößenträgerbeschrift...'.width"), "\(console)")
    }
}

struct LayoutTraceTests {
    @Test func `Marks, texts and ambiguous attributes are described`() {
        var sketch = LayoutSketch()
        sketch.add("panel") {
            $0.autoresizingMask = []
            $0.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        }
        let text = StyledText(content: .plain("Name"), font: Font(size: 17))
        sketch.add("name", in: "panel", .label(ViewContent.Label(text: text)))
        sketch.constrain("name.leading == panel.leading")
        let lines = sketch.solve().trace(of: sketch.document).split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(4) == [
                "•window - AMBIGUOUS LAYOUT", "|   •UIView:root", "|   |   +UIView:panel",
                "|   |   |   *UILabel:name'Name'- AMBIGUOUS LAYOUT for UILabel:name'Name'.minY",
            ])
    }
}
