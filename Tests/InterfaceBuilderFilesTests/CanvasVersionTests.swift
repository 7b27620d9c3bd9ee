// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// What single versions of Xcode draw on the canvas, and views whose size only the program's own class knows.
struct CanvasVersionTests {
    private func view(_ content: String, version: String = "21701", device: String? = "retina4_7") throws -> View {
        let fixture = InterfaceFixture(
            toolsVersion: version, device: device, root: "<subviews>\(content)</subviews>")
        let options = ImportOptions(sizes: .measured)
        return try #require(try fixture.document(options, rules: .canvas).views.last)
    }

    private static func custom(_ attributes: String) -> String {
        InterfaceFixture.view("view", "id=\"v\" \(attributes)", frame: "x=\"9\" y=\"9\" width=\"80\" height=\"20\"")
    }

    @Test func `A view of a class of the program has its recorded size if nothing else determines it`() throws {
        let found = try view(Self.custom("customClass=\"StarsView\""))
        #expect(found.intrinsicContentSize == IntrinsicContentSize(width: 80, height: 20))
        #expect(found.contentHugging.horizontal == LayoutPriority(1))
        #expect(found.compressionResistance.horizontal == LayoutPriority(1))
        #expect(try view(Self.custom("")).intrinsicContentSize == nil)
        let placeholder = "customClass=\"StarsView\" placeholderIntrinsicWidth=\"7\" placeholderIntrinsicHeight=\"8\""
        #expect(
            try view(Self.custom(placeholder)).intrinsicContentSize == IntrinsicContentSize(width: 7, height: 8))
    }

    @Test func `In a stack view such a view resists compression by labels`() throws {
        let stack = InterfaceFixture.view(
            "stackView", "id=\"s\"", "<subviews>\(Self.custom("customClass=\"StarsView\""))</subviews>")
        let found = try view(stack)
        #expect(found.intrinsicContentSize == IntrinsicContentSize(width: 80, height: 20))
        #expect(found.compressionResistance.vertical == .defaultHigh)
        #expect(found.contentHugging.vertical < LayoutPriority(251))
    }

    @Test(
        arguments: [("10117", nil, true), ("11542", nil, false), ("10117", "retina4_7", false)]
            as [(String, String?, Bool)])
    func `Labels take whole points on the canvas of files that name no device`(
        version: String, device: String?, isWhole: Bool
    ) throws {
        let label = InterfaceFixture.view(
            "label", "text=\"Name\" numberOfLines=\"0\" id=\"l\"",
            frame: "x=\"20\" y=\"30\" width=\"46\" height=\"21\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>")
        guard case .label(let found) = try view(label, version: version, device: device).content else {
            Issue.record("no label")
            return
        }
        #expect(found.takesWholePoints == isWhole)
    }

    @Test(arguments: [(9531, 4, 55.0), (14490.7, 3, 39), (16097, 3, 39), (17156, 3, 74)] as [(Double, Int, Double)])
    func `The dots of page controls are smaller up to iOS 13`(toolsVersion: Double, pages: Int, width: Double) {
        let era = SystemEra(.iOS, xcode: XcodeRelease(toolsVersion: toolsVersion))
        #expect(era.pageControlWidth(pages: pages) == width)
    }

    @Test(arguments: ["imageView", "scrollView", "tableView"])
    func `What a stack view arranges without a size of its own keeps the one on the canvas`(name: String) throws {
        let content = InterfaceFixture.view(
            name, "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"322\" height=\"229\"")
        let stack = InterfaceFixture.view("stackView", "id=\"s\"", "<subviews>\(content)</subviews>")
        let found = try view(stack)
        #expect(found.intrinsicContentSize == IntrinsicContentSize(width: 322, height: 229))
        #expect(found.contentHugging.horizontal == LayoutPriority(1))
        // Against the suppression of ambiguous sizes, not against the wish to fit the views.
        #expect(found.compressionResistance.vertical == LayoutPriority(30))
        #expect(try view(content).intrinsicContentSize == nil)
        let picture = content.replacing("id=\"v\"", with: "id=\"v\" image=\"photo\"")
        let arranged = InterfaceFixture.view("stackView", "id=\"s\"", "<subviews>\(picture)</subviews>")
        #expect((try view(arranged).contentHugging.horizontal == LayoutPriority(1)) == (name != "imageView"))
    }

    @Test(arguments: [("7706", true), ("9531", false)])
    func `Pickers are 162 points high up to Xcode 6`(version: String, isLow: Bool) throws {
        for name in ["pickerView", "datePicker"] {
            let picker = InterfaceFixture.view(name, "id=\"p\"")
            let size = try view(picker, version: version, device: nil).intrinsicContentSize
            #expect((size?.height == 162) == isLow)
        }
    }

    @Test(arguments: [("20037", nil), ("21225", 116.5), ("22155", 116.5), ("23504", nil)] as [(String, Double?)])
    func `Page controls are wider in Xcode 14`(version: String, width: Double?) throws {
        let control = InterfaceFixture.view("pageControl", "numberOfPages=\"3\" id=\"p\"")
        #expect(try view(control, version: version).intrinsicContentSize?.width == width)
    }

    @Test(arguments: [
        ("", 50.0, 260.0), ("<constraint firstItem=\"s\" firstAttribute=\"top\" id=\"b\"/>", 128, 30),
        ("<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"70\" id=\"b\"/>", 128, 30),
    ])
    func `A row of plain views that is only centred has 50 points`(
        constraint: String, height: Double, resistance: Float
    ) throws {
        let plain = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"8\" height=\"50\"")
        let row = InterfaceFixture.view("stackView", "alignment=\"center\" id=\"s\"", "<subviews>\(plain)</subviews>")
        let fixture = InterfaceFixture(
            toolsVersion: "21701",
            root: """
                <subviews>\(row)</subviews><constraints>
                <constraint firstItem="s" firstAttribute="centerY" secondItem="root-0" secondAttribute="centerY" id="a"/>
                \(constraint)</constraints>
                """)
        let options = ImportOptions(sizes: .recorded)
        let view = try #require(try fixture.document(options, rules: .canvas).views.last)
        #expect(view.intrinsicContentSize == IntrinsicContentSize(height: height))
        #expect(view.compressionResistance.vertical == LayoutPriority(resistance))
    }

    @Test(
        arguments: [
            (ImportOptions.Sizes.recorded, "", IntrinsicContentSize(width: 136, height: 64)), (.measured, "", nil),
            (.recorded, "catalog=\"system\"", nil),
        ] as [(ImportOptions.Sizes, String, IntrinsicContentSize?)])
    func `With recorded sizes an image has the size in the resources of the file, not that of its own file`(
        sizes: ImportOptions.Sizes, catalog: String, size: IntrinsicContentSize?
    ) throws {
        let picture = InterfaceFixture.view("imageView", "image=\"cover\" id=\"i\"")
        let fixture = InterfaceFixture(
            root: "<subviews>\(picture)</subviews>",
            resources: "<image name=\"cover\" \(catalog) width=\"136\" height=\"64\"/>")
        let assets = AppearanceAssets(light: NamedAssets(images: ["cover": "cover.pdf"]))
        let view = try fixture.document(ImportOptions(sizes: sizes, assets: assets)).views[1]
        #expect(view.intrinsicContentSize == size)
    }
}
