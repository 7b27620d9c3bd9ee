// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

struct ConstraintImportTests {
    private func fixture(
        _ constraints: String, controller: String? = nil, device: String = "retina4_7"
    ) -> InterfaceFixture {
        InterfaceFixture(
            device: device,
            root: """
                <viewLayoutGuide key="safeArea" id="guide"/>
                <subviews>\(InterfaceFixture.view("view", "userLabel=\"a\" id=\"a-1\""))
                \(InterfaceFixture.view("view", "userLabel=\"b\" id=\"b-1\""))</subviews>
                <constraints>\(constraints)</constraints>
                """, controller: controller)
    }

    @Test(arguments: [("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("-2", -2)])
    func `Multipliers have three spellings`(text: String, value: Double) throws {
        let document = try fixture(
            "<constraint firstItem=\"a-1\" firstAttribute=\"width\" secondItem=\"b-1\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/>"
        ).document()
        #expect(document.constraints.map(\.multiplier) == [value])
    }

    @Test(arguments: [("centerY", "bottom", true), ("leading", "trailing", true), ("width", "height", false)])
    func `A multiplier of a location is a note; in layout documents it is a warning`(
        first: String, second: String, isReported: Bool
    ) throws {
        let fixture = fixture(
            "<constraint firstItem=\"a-1\" firstAttribute=\"\(first)\" secondItem=\"b-1\" secondAttribute=\"\(second)\" multiplier=\"1/3\" id=\"c\"/>"
        )
        let findings = fixture.imported().diagnostics
        #expect(findings.map(\.code) == (isReported ? [.locationMultiplier] : []))
        let text = try fixture.document().jsonText
        let read = Document.read(SourceText(name: "", text)).diagnostics
        #expect(findings.map(\.message) == read.map(\.message))
        #expect(findings.map(\.severity) == (isReported ? [.note] : []))
        #expect(read.map(\.severity) == (isReported ? [.warning] : []))
    }

    @Test(arguments: ["multiplier=\"1:0\"", "multiplier=\"x\"", "priority=\"0\"", "relation=\"near\""])
    func `Constraints that a document cannot express are reported`(attribute: String) {
        let file = fixture(
            "<constraint firstItem=\"a-1\" firstAttribute=\"width\" secondItem=\"b-1\" secondAttribute=\"width\" \(attribute) id=\"c\"/>"
        ).imported()
        #expect(file.diagnostics.map(\.code) == [.unsupportedConstraint])
        #expect(file.scenes.first?.document.constraints == [])
    }

    @Test func `A missing first item is the view that holds the constraint; defaults are 1, 0 and required`() throws {
        let document = try fixture(
            """
            <constraint firstAttribute="trailing" secondItem="b-1" secondAttribute="trailing" constant="12" id="c1"/>
            <constraint firstItem="a-1" firstAttribute="top" relation="greaterThanOrEqual" secondItem="guide" \
            secondAttribute="top" priority="750" identifier="below" id="c2"/>
            <constraint firstItem="a-1" firstAttribute="baseline" secondItem="b-1" secondAttribute="firstBaseline" id="c3"/>
            """
        ).document()
        #expect(
            document.equations == [
                "root.trailing == b.trailing + 12", "a.top >= root.safeAreaLayoutGuide.top",
                "a.lastBaseline == b.firstBaseline",
            ])
        #expect(document.constraints.map(\.priority) == [.required, .defaultHigh, .required])
        #expect(document.constraints[1].identifier == "below")
    }

    @Test func `A symbolic constraint has the constant that the file gives, 0 without one`() throws {
        let document = try fixture(
            """
            <constraint firstItem="b-1" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" symbolic="YES" id="c1"/>
            <constraint firstItem="b-1" firstAttribute="leading" secondItem="a-1" secondAttribute="trailing" constant="8" symbolic="YES" id="c2"/>
            """
        ).document()
        #expect(document.equations == ["b.top == a.bottom", "b.leading == a.trailing + 8"])
    }

    @Test func `To the safe area a symbolic constraint has no distance`() throws {
        let document = try fixture(
            """
            <constraint firstItem="a-1" firstAttribute="leading" secondItem="guide" secondAttribute="leading" constant="20" symbolic="YES" id="c1"/>
            <constraint firstItem="guide" firstAttribute="trailing" secondItem="a-1" secondAttribute="trailing" constant="20" id="c2"/>
            <constraint firstItem="a-1" firstAttribute="top" secondItem="tlg" secondAttribute="bottom" constant="8" symbolic="YES" id="c3"/>
            """,
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="tlg"/></layoutGuides>
                """
        ).document()
        #expect(
            document.equations == [
                "a.leading == root.safeAreaLayoutGuide.leading", "root.safeAreaLayoutGuide.trailing == a.trailing + 20",
                "a.top == root.safeAreaLayoutGuide.top + 8",
            ])
    }

    @Test func `A placeholder stays, with a note; one to an unknown object goes, with a warning`() {
        let file = fixture(
            """
            <constraint firstItem="a-1" firstAttribute="width" constant="9" placeholder="YES" id="c1"/>
            <constraint firstItem="a-1" firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="c2"/>
            """
        ).imported()
        #expect(file.scenes.first?.document.equations == ["a.width == 9"])
        #expect(file.diagnostics.map(\.code) == [.placeholderConstraint, .danglingConstraint])
        #expect(file.diagnostics.map(\.severity) == [.note, .warning])
    }

    @Test func `Top and bottom layout guides are edges of the safe area and of the root`() throws {
        let document = try fixture(
            """
            <constraint firstItem="a-1" firstAttribute="top" secondItem="tlg" secondAttribute="bottom" constant="8" id="c1"/>
            <constraint firstItem="blg" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="a-1" firstAttribute="top" secondItem="tlg" secondAttribute="top" id="c3"/>
            """,
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="tlg"/>
                <viewControllerLayoutGuide type="bottom" id="blg"/></layoutGuides>
                """
        ).document()
        #expect(
            document.equations == [
                "a.top == root.safeAreaLayoutGuide.top + 8", "root.safeAreaLayoutGuide.bottom == a.bottom",
                "a.top == root.top",
            ])
    }

    @Test(arguments: [("retina4_7", [true, false, true], 5.0), ("ipad9_7", [true, true, false], 7.0)])
    func `Variations of the device's size classes apply, the more specific one last`(
        device: String, isActive: [Bool], constant: Double
    ) throws {
        let document = try fixture(
            """
            <constraint firstItem="a-1" firstAttribute="width" constant="5" id="c1">
            <variation key="widthClass=regular" constant="6"/><variation key="heightClass=regular-widthClass=regular" constant="7"/>
            </constraint>
            <constraint firstItem="a-1" firstAttribute="height" constant="5" id="c2"/>
            <constraint firstItem="b-1" firstAttribute="height" constant="5" id="c3"/>
            </constraints>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="c2"/><exclude reference="c3"/></mask></variation>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            <constraints>
            """, device: device
        ).document()
        #expect(document.constraints.map(\.isActive) == isActive)
        #expect(document.constraints[0].constant == constant)
    }

    @Test func `A view that is not installed is left out with its constraints`() {
        let file = fixture(
            """
            <constraint firstItem="a-1" firstAttribute="top" secondItem="b-1" secondAttribute="top" id="c1"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b-1"/></mask></variation><constraints>
            """
        ).imported()
        #expect(file.scenes.first?.document.views.map(\.id) == ["root", "a"])
        #expect(file.scenes.first?.document.constraints == [])
        #expect(file.diagnostics.map(\.code) == [.uninstalledView, .danglingConstraint])
        #expect(file.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test func `Constraints among a grid view with hidden rows and its contents are inactive`() throws {
        let content = InterfaceFixture.view(
            "button", "id=\"b\"",
            "<constraints><constraint firstAttribute=\"height\" constant=\"25\" id=\"h\"/></constraints>")
        let grid = InterfaceFixture.view(
            "gridView", "id=\"g\"",
            """
            <rows><gridRow id="r"/><gridRow hidden="YES" id="q"/></rows><columns><gridColumn id="k"/></columns>
            <gridCells><gridCell row="r" column="k" id="x">\(content.replacing("<button ", with: "<button key=\"contentView\" "))
            </gridCell></gridCells>
            <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" id="t"/>
            </constraints>
            """)
        let document = try InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil,
            root: """
                <subviews>\(grid)</subviews>
                <constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="o"/>
                </constraints>
                """
        ).document()
        #expect(document.constraints.map(\.isActive) == [true, false, false])
    }

    /// A view of 800 points, of which 672 are readable.
    @Test(arguments: [("layoutMarginsFollowReadableWidth=\"YES\"", 64.0), ("", 20)])
    func `Margins may follow the readable width`(attributes: String, x: Double) throws {
        let fixture = InterfaceFixture(
            toolsVersion: "20037", device: "ipad12_9rounded",
            root: """
                <subviews>\(InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"9\" height=\"9\""))</subviews>
                <constraints>
                <constraint firstItem="v" firstAttribute="leading" secondItem="root-0" secondAttribute="leadingMargin" id="a"/>
                <constraint firstItem="v" firstAttribute="topMargin" secondItem="root-0" secondAttribute="topMargin" id="b"/>
                </constraints>
                """, rootFrame: "x=\"0\" y=\"0\" width=\"800\" height=\"600\"", rootAttributes: attributes,
            controller: "")
        #expect(try fixture.document().solve(measuring: FixedCellText()).views[1].frame.minX == x)
    }
}
