// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Sizes of AppKit's controls that no title tells, and sizes on Interface Builder's canvas alone.
struct AppKitControlSizeTests {
    private func view(
        _ element: String, toolsVersion: String, _ options: ImportOptions = ImportOptions(sizes: .measured)
    ) throws -> View {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        return try fixture.document(options, rules: .canvas).views[1]
    }

    @Test(arguments: [
        ("lineBreakMode=\"clipping\"", 2), ("lineBreakMode=\"truncatingTail\"", 2), ("", 0),
        ("lineBreakMode=\"clipping\" usesSingleLineMode=\"YES\"", 1),
    ])
    func `Labels that do not wrap have the lines of their text`(attributes: String, lines: Int) throws {
        let label = InterfaceFixture.view(
            "textField", "id=\"v\"",
            "<textFieldCell key=\"cell\" \(attributes) title=\"Picture in&#xA;Picture:\" id=\"c\"/>")
        guard case .label(let content) = try view(label, toolsVersion: "21507").content else {
            Issue.record("no label")
            return
        }
        #expect(content.numberOfLines == lines)
    }

    /// A check box of 14 points that its stack view has drawn 32 wide.
    @Test(arguments: [
        ("fillProportionally", ImportOptions.Sizes.recorded, 32.0), ("fillProportionally", .measured, 14),
        ("fill", .recorded, 14),
    ])
    func `Recorded sizes of a proportional stack view are those of all its views`(
        distribution: String, sizes: ImportOptions.Sizes, width: Double
    ) throws {
        let box = InterfaceFixture.view(
            "button", "id=\"b\"", frame: "x=\"0\" y=\"0\" width=\"36\" height=\"18\"",
            "<buttonCell key=\"cell\" type=\"check\" imagePosition=\"left\"/>")
        let stack = InterfaceFixture.view(
            "stackView", "id=\"s\" orientation=\"horizontal\" distribution=\"\(distribution)\"",
            "<subviews>\(box)</subviews>")
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(stack)</subviews>")
        let found = try fixture.document(ImportOptions(sizes: sizes)).views[2].intrinsicContentSize
        #expect(found == IntrinsicContentSize(width: width, height: 14))
    }

    /// By two segments of 32 points.
    @Test(
        arguments: [
            ("style=\"rounded\"", "16096", 67, 21), ("style=\"rounded\"", "21507", 69, 22),
            ("style=\"rounded\" controlSize=\"small\"", "21507", 69, 18), ("style=\"rounded\"", "24506", 65, 24),
            ("style=\"smallSquare\"", "14460", 65, 23), ("style=\"smallSquare\"", "24506", 65, 24),
            ("style=\"smallSquare\" controlSize=\"small\"", "24506", 65, 20),
            ("style=\"roundRect\"", "21507", 69, 18), ("style=\"roundRect\" controlSize=\"small\"", "14460", 69, 16),
            ("style=\"capsule\"", "21507", nil, nil), ("style=\"roundRect\"", "24506", nil, nil),
        ] as [(String, String, Double?, Double?)])
    func `Segments with widths of their own tell the size of the control`(
        cell: String, toolsVersion: String, width: Double?, height: Double?
    ) throws {
        let segments = "<segment width=\"32\"/><segment width=\"32\"/>"
        let control = InterfaceFixture.view(
            "segmentedControl", "id=\"s\"",
            "<segmentedCell key=\"cell\" \(cell)><segments>\(segments)</segments></segmentedCell>")
        #expect(
            try view(control, toolsVersion: toolsVersion).intrinsicContentSize
                == width.map { IntrinsicContentSize(width: $0, height: height) })
    }

    /// By an image of 14 × 13 points.
    @Test(
        arguments: [
            ("push", "", "21507", 30, 20), ("push", "", "24506", 34, 24), ("push", "", "14460", 30, 21),
            ("push", "controlSize=\"small\"", "21507", 30, 17), ("push", "controlSize=\"large\"", "21507", 30, 28),
            ("roundTextured", "", "21507", 24, 20), ("roundTextured", "", "14460", 26, 23),
            ("recessed", "", "21507", 24, 19), ("square", "", "21507", nil, nil),
        ] as [(String, String, String, Double?, Double?)])
    func `Buttons with a border around an image are as high as those with a title`(
        type: String, controlSize: String, toolsVersion: String, width: Double?, height: Double?
    ) throws {
        func button(_ attributes: String) -> String {
            InterfaceFixture.view(
                "button", "id=\"b\"",
                "<buttonCell key=\"cell\" type=\"\(type)\" image=\"gear\" \(controlSize) \(attributes)/>")
        }
        func size(_ attributes: String) throws -> IntrinsicContentSize? {
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: toolsVersion, device: nil,
                root: "<subviews>\(button(attributes))</subviews>",
                resources: "<image name=\"gear\" width=\"14\" height=\"13\"/>")
            return try fixture.document(ImportOptions(sizes: .measured)).views[1].intrinsicContentSize
        }
        let bordered = "imagePosition=\"only\" title=\"Settings\" borderStyle=\"border\""
        #expect(try size(bordered) == width.map { IntrinsicContentSize(width: $0, height: height) })
        #expect(try size("imagePosition=\"only\"") == nil)
        #expect(try size("imagePosition=\"left\" title=\"Settings\" borderStyle=\"border\"") == nil)
    }

    @Test(arguments: [("", 4.0), ("imagePosition=\"only\"", 0)])
    func `Buttons without a border have four points beside a title`(position: String, width: Double) throws {
        for type in ["bevel", "square", "recessed", "inline", "roundRect"] {
            let button = InterfaceFixture.view(
                "button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"\(type)\" title=\"More\" \(position)/>")
            guard case .button(let found) = try view(button, toolsVersion: "21507").content else {
                Issue.record("no button")
                return
            }
            let insets = try #require(found.contentInsets)
            #expect(insets.leading + insets.trailing == width, "\(type)")
            #expect(insets.top + insets.bottom == 0)
        }
    }

    @Test(arguments: [(28.0, "21507", 6.0), (24, "21507", 2), (19, "14460", 2), (28, "24506", 0)])
    func `Sliders of macOS 11 to 15 have more room below them`(
        height: Double, toolsVersion: String, bottom: Double
    ) throws {
        let slider = InterfaceFixture.view(
            "slider", "id=\"s\"", frame: "x=\"20\" y=\"30\" width=\"96\" height=\"\(height)\"",
            "<sliderCell key=\"cell\" sliderType=\"linear\"/>")
        #expect(try view(slider, toolsVersion: toolsVersion).alignmentRectInsets.bottom == bottom)
    }

    @Test(arguments: [("", 1.0), ("controlSize=\"small\"", 0)])
    func `Small progress bars are their own alignment rectangles`(size: String, inset: Double) throws {
        let bar = InterfaceFixture.view("progressIndicator", "style=\"bar\" \(size) id=\"p\"")
        let insets = try view(bar, toolsVersion: "21507").alignmentRectInsets
        #expect(insets == EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
    }

    /// A control of 22 points in its own constraint, 25 in the frame.
    @Test func `The constants of a combo box's own constraints tell its insets`() throws {
        let box = InterfaceFixture.view(
            "comboBox", "controlSize=\"small\" id=\"c\"",
            frame: "x=\"20\" y=\"30\" width=\"96\" height=\"25\"",
            """
            <comboBoxCell key="cell" borderStyle="bezel"/><constraints>
            <constraint firstAttribute="height" constant="22" id="h"/></constraints>
            """)
        let insets = try view(box, toolsVersion: "21507").alignmentRectInsets
        #expect(insets.top + insets.bottom == 3)
    }

    /// A line of 96 points in a stack view of 200.
    @Test func `On the canvas lines and plain views of a stack view keep the length that nothing else sets`() throws {
        func arranged(_ element: String, onCanvas: Bool) throws -> View {
            let stack = """
                <stackView orientation="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" x="20" y="20" width="200" height="40"/><subviews>\(element)</subviews></stackView>
                """
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(stack)</subviews>")
            return try fixture.document(
                ImportOptions(sizes: .recorded), rules: onCanvas ? .canvas : .system
            ).views[2]
        }
        let line = InterfaceFixture.view(
            "box", "boxType=\"separator\" id=\"l\"", frame: "x=\"0\" y=\"0\" width=\"96\" height=\"5\"")
        let kept = try arranged(line, onCanvas: true)
        #expect(kept.intrinsicContentSize == IntrinsicContentSize(width: 96, height: 1))
        #expect(kept.compressionResistance.horizontal == LayoutPriority(30))
        #expect(kept.compressionResistance.vertical == .defaultHigh)
        #expect(try arranged(line, onCanvas: false).intrinsicContentSize == IntrinsicContentSize(height: 1))
        let plain = InterfaceFixture.view(
            "customView", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"96\" height=\"20\"")
        #expect(
            try arranged(plain, onCanvas: true).intrinsicContentSize
                == IntrinsicContentSize(width: 96, height: 20))
        #expect(try arranged(plain, onCanvas: false).intrinsicContentSize == nil)
    }

    @Test(arguments: [
        ("", "21507", EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)),
        ("controlSize=\"small\"", "21507", EdgeInsets(top: 2, left: 1, bottom: 2, right: 1)),
        ("title=\"Keep\"", "21507", EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)),
        ("", "24506", .zero),
    ])
    func `Check boxes without a title have as much room on either side`(
        cell: String, toolsVersion: String, insets: EdgeInsets
    ) throws {
        let box = InterfaceFixture.view("button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"check\" \(cell)/>")
        #expect(try view(box, toolsVersion: toolsVersion).alignmentRectInsets == insets)
    }

    @Test(arguments: [("", 5.0), ("controlSize=\"large\"", 5), ("controlSize=\"small\"", 0)])
    func `Pop-up buttons of the bevel style have an inset at the left unless they are small`(
        size: String, left: Double
    ) throws {
        let button = InterfaceFixture.view(
            "popUpButton", "id=\"b\" \(size)", "<popUpButtonCell key=\"cell\" type=\"bevel\"/>")
        #expect(
            try view(button, toolsVersion: "21507").alignmentRectInsets
                == EdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    }

    @Test func `What is narrower than its insets has none on that axis`() throws {
        let line = InterfaceFixture.view(
            "box", "boxType=\"separator\" id=\"l\"", frame: "x=\"0\" y=\"0\" width=\"1\" height=\"4\"")
        #expect(try view(line, toolsVersion: "21507").alignmentRectInsets == .zero)
        let segments = InterfaceFixture.view(
            "segmentedControl", "id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"60\" height=\"2\"",
            "<segmentedCell key=\"cell\" style=\"rounded\"/>")
        #expect(
            try view(segments, toolsVersion: "16096").alignmentRectInsets
                == EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    }

    @Test func `With recorded sizes segments and pictures have those of their frames`() throws {
        let segments = InterfaceFixture.view(
            "segmentedControl", "id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"84\" height=\"24\"",
            "<segmentedCell key=\"cell\" style=\"rounded\"><segments><segment width=\"32\"/></segments></segmentedCell>"
        )
        for (sizes, expected) in [(ImportOptions.Sizes.recorded, 80.0), (.measured, 34)] {
            #expect(
                try view(segments, toolsVersion: "16096", ImportOptions(sizes: sizes)).intrinsicContentSize
                    == IntrinsicContentSize(width: expected, height: 21))
        }
    }

    @Test func `The titles of a browser's columns are above it`() throws {
        for (attributes, top) in [("titled=\"YES\"", 22.0), ("", 0)] {
            let browser = InterfaceFixture.view("browser", "\(attributes) id=\"b\"")
            #expect(
                try view(browser, toolsVersion: "21507").alignmentRectInsets
                    == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        }
    }

    /// 38 points wide, so that half of what 40 have above 18 is outside on either side.
    @Test(arguments: [("image=\"desktopcomputer\"", 11.0), ("", 0)])
    func `An image with a ratio is higher than its alignment rectangle`(image: String, outside: Double) throws {
        let constraints = [
            "firstAttribute=\"width\" constant=\"38\" id=\"w\"",
            "firstAttribute=\"width\" secondItem=\"i\" secondAttribute=\"height\" multiplier=\"19:9\" id=\"r\"",
        ].map { "<constraint \($0)/>" }
        let imageView = InterfaceFixture.view(
            "imageView", "id=\"i\"", frame: "x=\"0\" y=\"0\" width=\"38.5\" height=\"40\"",
            "<imageCell key=\"cell\" \(image)/><constraints>\(constraints.joined())</constraints>")
        #expect(
            try view(imageView, toolsVersion: "21507").alignmentRectInsets
                == EdgeInsets(top: outside, left: 0, bottom: outside, right: 0))
    }

    @Test(arguments: [("16096", 20.0), ("21507", 100)])
    func `Image views draw AppKit's templates in sizes of their own since macOS 11`(
        toolsVersion: String, width: Double
    ) throws {
        let imageView = InterfaceFixture.view(
            "imageView", "id=\"i\"", "<imageCell key=\"cell\" image=\"NSActionTemplate\"/>")
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(imageView)</subviews>",
            resources: "<image name=\"NSActionTemplate\" width=\"20\" height=\"20\"/>")
        guard case .imageView(.placeholder(let size)) = try fixture.document().views[1].content else {
            Issue.record("no image")
            return
        }
        #expect(size.width == width)
    }
}
