// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// Frames and margins of cells' contents that files record wrongly or not at all.
struct CellContentsTests {
    /// The scene of a cell at the root of a .xib, with a label in its contents.
    ///
    /// - Parameter contents: the attributes of the contents' frame; nil leaves it out.
    private func cell(
        _ toolsVersion: String, width: Double = 320, height: Double = 44, attributes: String = "", contents: String?,
        constraint: String = ""
    ) throws -> ImportedScene {
        let frame = contents.map { "<rect key=\"frame\" \($0)/>" } ?? ""
        let label = """
            <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="8" y="9" width="240" height="21"/></label>
            """
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCell \(attributes) id="c"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">\(frame)
            <autoresizingMask key="autoresizingMask"/><subviews>\(label)</subviews>
            <constraints>\(constraint)</constraints></tableViewCellContentView>
            </tableViewCell></objects></document>
            """
        let scenes = AgreementRules.canvas.importer(ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "cell.xib", text)).scenes
        return try #require(scenes.first)
    }

    /// Xcode 6 and 7 record 43 points for the contents of a cell of any height.
    @Test(arguments: [
        ("7702", 168.0, 167.0), ("7702", 44, 43), ("7702", 40, 39), ("6254", 62, 62), ("6254", 44, 43),
        ("5056", 55, 54),
    ])
    func `The contents of old cells are as high as the cell without its separator, in Xcode 6.1 and 6.2 with it`(
        toolsVersion: String, height: Double, contents: Double
    ) throws {
        let scene = try cell(
            toolsVersion, height: height, contents: "x=\"0\" y=\"0\" width=\"320\" height=\"43\"")
        #expect(scene.recordedFrames[1].height == contents)
        #expect(scene.document.views[1].frame?.height == contents)
    }

    /// The label ends at 30.
    @Test(arguments: [
        ("6254", 44.0, "bottom", 14.0, 44.0), ("6254", 44, "bottom", 13, 43), ("6254", 70, "bottomMargin", 31, 69),
        ("7702", 70, "bottom", 40, 70), ("6254", 70, "bottom", 12, 70),
    ])
    func `A constraint to the bottom tells whether old contents have the separator's point`(
        toolsVersion: String, height: Double, attribute: String, constant: Double, contents: Double
    ) throws {
        let constraint = """
            <constraint firstAttribute="\(attribute)" secondItem="l" secondAttribute="bottom" constant="\(constant)" id="k"/>
            """
        let scene = try cell(
            toolsVersion, height: height, contents: "x=\"0\" y=\"0\" width=\"320\" height=\"43\"",
            constraint: constraint)
        #expect(scene.recordedFrames[1].height == contents)
    }

    @Test(arguments: [("7706", 62.0), ("6245", 63), ("13000", 62.5), ("21507", 63)])
    func `Contents without a recorded frame fill the cell above its separator`(
        toolsVersion: String, height: Double
    ) throws {
        let scene = try cell(toolsVersion, width: 357, height: 63, contents: nil)
        #expect(scene.recordedFrames[1] == Rect(x: 0, y: 0, width: 357, height: height))
        // What is in them is laid out in them, not in the cell.
        #expect(scene.document.views.map(\.superview) == [nil, 0, 1])
    }

    @Test func `Contents without a frame make no scene if they have no cell`() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7702" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCellContentView id="v"/></objects></document>
            """
        let file = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "contents.xib", text))
        #expect(file.scenes.isEmpty)
    }

    /// As some versions of Xcode write cells.
    @Test func `Views that constraints place need no recorded frame, and others may have its insets`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
                <constraint firstAttribute="height" constant="40" id="c1"/>
                <constraint firstAttribute="width" constant="30" id="c2"/></constraints></imageView>
                <view id="w"><frame key="frameInset" minX="15" minY="4" width="56" height="21"/>
                <autoresizingMask key="autoresizingMask"/></view>
                <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="n">
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                </subviews><constraints>
                <constraint firstItem="i" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" \
                constant="15" id="c3"/>
                <constraint firstItem="i" firstAttribute="top" secondItem="root-0" secondAttribute="top" id="c4"/>
                </constraints>
                """)
        #expect(fixture.imported().diagnostics.map(\.message) == [])
        let scene = try fixture.scene()
        #expect(scene.document.views.count == 4)
        #expect(scene.document.constraints.count == 4)
        #expect(scene.document.views[1].frame == nil)
        // Its text is measured.
        #expect(scene.document.views[3].intrinsicContentSize == nil)
        #expect(scene.recordedFrames[2] == Rect(x: 15, y: 4, width: 56, height: 21))
    }

    @Test func `Contents of cells have the insets of their frame, or the cell's width in a table without a frame`()
        throws
    {
        for frame in ["<frame key=\"frameInset\" width=\"375\" height=\"80\"/>", ""] {
            let fixture = InterfaceFixture(
                root: """
                    <subviews><tableView id="t" translatesAutoresizingMaskIntoConstraints="NO"><prototypes>
                    <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="80"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">\(frame)</tableViewCellContentView>
                    </tableViewCell></prototypes></tableView></subviews>
                    """)
            let scene = try fixture.scene()
            let contents = try #require(scene.objectIDs.firstIndex(of: "v"))
            #expect(scene.recordedFrames[contents].width == 375)
            #expect(scene.recordedFrames[contents].height >= 79)
        }
    }

    @Test func `A view without a recorded frame keeps one that autoresizing masks of its subviews need`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews><toolbar translatesAutoresizingMaskIntoConstraints="NO" id="t"><subviews>
                <view id="w"><rect key="frame" x="0" y="0" width="20" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></toolbar></subviews>
                """)
        #expect(try fixture.document().views[1].frame != nil)
    }

    @Test(arguments: [("", 600.0), ("accessoryType=\"disclosureIndicator\"", 567)])
    func `In a table such contents are as wide as the table, beside a disclosure indicator 33 points less`(
        attributes: String, width: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: "7702", device: nil,
            root: """
                <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
                <tableViewCell \(attributes) id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="v"/></tableViewCell></prototypes></tableView></subviews>
                """, rootFrame: "x=\"0\" y=\"0\" width=\"600\" height=\"600\"", controller: "")
        #expect(
            try #require(try fixture.scene(rules: .canvas).recordedFrames.last)
                == Rect(x: 0, y: 0, width: width, height: 43))
    }

    @Test(arguments: [
        ("14868", "disclosureIndicator", 293.5), ("15505", "disclosureIndicator", 294),
        ("16097", "disclosureIndicator", 293), ("15505", "checkmark", 293),
    ])
    func `Beside a disclosure indicator contents are wider than Xcode 11 records`(
        toolsVersion: String, accessory: String, width: Double
    ) throws {
        let scene = try cell(
            toolsVersion, attributes: "accessoryType=\"\(accessory)\"",
            contents: "x=\"0\" y=\"0\" width=\"293\" height=\"44\"")
        #expect(scene.recordedFrames[1].width == width)
        #expect(scene.document.views[1].frame?.width == width)
    }
}
