// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutRepair
import Testing

/// The operations on .storyboard files, byte for byte.
struct InterfaceBuilderRepairTests {
    /// A box of 100 × 50 points, 30 from the left and 40 below the safe area.
    private static let placed = InterfaceFileText(
        subviews: InterfaceFileText.view(
            "box", (30, 60, 100, 50),
            """

                                    <constraints>
                                        <constraint firstAttribute="width" constant="100" id="w"/>
                                        <constraint firstAttribute="height" constant="50" id="h"/>
                                    </constraints>
            """),
        """

                                <constraints>
                                    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="l"/>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="t"/>
                                </constraints>
        """)

    @Test func `A file without misplaced views stays as it is`() throws {
        #expect(try Self.placed.repaired(.updateFrames).text == Self.placed.text)
        #expect(try Self.placed.repaired(.updateConstants).text == Self.placed.text)
        #expect(try Self.placed.repaired(.addMissing).text == Self.placed.text)
    }

    @Test func `S140: the frame follows the constraints`() throws {
        let edited = InterfaceFileText(Self.placed.text.replacing("constant=\"100\"", with: "constant=\"120.5\""))
        let expected = edited.text.replacing("width=\"100.0\"", with: "width=\"120.5\"")
        #expect(try edited.repaired(.updateFrames).text == expected)
        #expect(try InterfaceFileText(expected).repaired(.updateFrames).text == expected)
    }

    @Test func `S141: the constants follow the frame`() throws {
        let edited = InterfaceFileText(
            Self.placed.text.replacing("x=\"30.0\"", with: "x=\"36\"").replacing(
                "width=\"100.0\"", with: "width=\"90\""))
        let expected = edited.text.replacing("constant=\"30\"", with: "constant=\"36\"")
            .replacing("constant=\"100\"", with: "constant=\"90\"")
        #expect(try edited.repaired(.updateConstants).text == expected)
    }

    @Test func `A missing constant is put in Xcode's place, and a standard distance is no longer one`() throws {
        let text = Self.placed.text.replacing(" constant=\"30\" id=\"l\"", with: " id=\"l\"")
            .replacing("constant=\"40\" id", with: "constant=\"40\" symbolic=\"YES\" id").replacing(
                "y=\"60.0\"", with: "y=\"70\"")
        let repaired = try InterfaceFileText(text).repaired(.updateConstants).text
        #expect(repaired.contains("secondAttribute=\"leading\" constant=\"30\" id=\"l\"/>"))
        #expect(repaired.contains("secondAttribute=\"top\" constant=\"50\" id=\"t\"/>"))
    }

    /// On a phone in portrait the height is regular.
    @Test func `The constant of the size classes in force is set, the others stay`() throws {
        let variation = #"constant="10" id="t"><variation key="heightClass=regular" constant="40"/></constraint>"#
        let text = Self.placed.text.replacing(#"constant="40" id="t"/>"#, with: variation)
        #expect(try InterfaceFileText(text).repaired(.updateConstants).text == text)
        let moved = InterfaceFileText(text.replacing("y=\"60.0\"", with: "y=\"70\""))
        let expected = moved.text.replacing("constant=\"40\"", with: "constant=\"50\"")
        #expect(try moved.repaired(.updateConstants).text == expected)
        let inLandscape = InterfaceFileText(
            moved.text.replacing("heightClass=regular", with: "heightClass=compact").replacing(
                "y=\"70\"", with: "y=\"35\""))
        #expect(
            try inLandscape.repaired(.updateConstants).text
                == inLandscape.text.replacing("constant=\"10\"", with: "constant=\"15\""))
    }

    @Test func `A standard distance that depends on size classes is not changed`() throws {
        let variation =
            #"constant="10" symbolic="YES" id="t"><variation key="heightClass=regular" constant="8"/></constraint>"#
        let text = Self.placed.text.replacing(#"constant="40" id="t"/>"#, with: variation)
            .replacing(#"secondItem="safe" secondAttribute="top""#, with: #"secondItem="root" secondAttribute="top""#)
        #expect(try InterfaceFileText(text).repaired(.updateConstants).text == text)
    }

    /// The document has neither the view nor its constraints, which would come back on another device.
    @Test func `Clear Constraints takes those of views that are not installed`() throws {
        let view = InterfaceFileText.view(
            "other", (0, 0, 10, 10),
            """
            <constraints><constraint firstAttribute="height" constant="10" id="own"/></constraints>
            """)
        let text = Self.placed.text
            .replacing("</subviews>", with: view + "</subviews>")
            .replacing(
                "constant=\"40\" id=\"t\"/>",
                with: """
                    constant="40" id="t"/>
                    <constraint firstItem="other" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="between"/>
                    <constraint firstItem="other" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="side"/>
                    """
            )
            .replacing(
                "<viewLayoutGuide",
                with: """
                    <variation key="default"><mask key="subviews"><exclude reference="other"/></mask></variation>
                    <viewLayoutGuide
                    """)
        let file = InterfaceFileText(text)
        #expect(try file.scene.objectIDs == ["root", "box"])
        #expect(!(try file.repaired(.clear).text.contains("<constraint")))
        let rest = try file.repaired(.clear, views: "box").text
        #expect(["own", "side"].allSatisfy { rest.contains("id=\"\($0)\"") })
        #expect(["w", "h", "l", "t", "between"].allSatisfy { !rest.contains("id=\"\($0)\"") })
        #expect(try file.repaired(.reset).text.contains("id=\"own\""))
    }

    /// Older files record a cell's content view without an object id.
    @Test func `A content view without an object id is called by its cell's`() throws {
        let file = InterfaceFileText(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <collectionViewCell opaque="NO" contentMode="center" id="cell">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="90"/>
                        <view key="contentView" opaque="NO" contentMode="center">
                            <rect key="frame" x="0.0" y="0.0" width="200" height="90"/>
                            <subviews>
                                \(InterfaceFileText.view("box", (0, 20, 200, 50)))
                            </subviews>
                        </view>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" constant="20" id="t"/>
                        </constraints>
                    </collectionViewCell>
                </objects>
            </document>

            """)
        let repaired = try file.repaired(.addMissing).text
        #expect(!repaired.contains("Item=\"\""))
        let leading = #"firstItem="box" firstAttribute="leading" secondItem="cell" secondAttribute="leading""#
        #expect(repaired.contains(leading))
        #expect(try InterfaceFileText(repaired).repaired(.addMissing).text == repaired)
        // What the file relates to the cell is not added once more, and gets a new distance.
        let aligned = try file.repaired(.align(.leading), views: "box")
        #expect(aligned.text.contains(leading))
        #expect(try aligned.repaired(.align(.leading), views: "box").text == aligned.text)
        let moved = try file.repaired(.pin([.top], distance: 13), views: "box")
        #expect(moved.text == file.text.replacing("constant=\"20\"", with: "constant=\"13\""))
    }

    @Test func `S144: constraints go with the outlets that refer to them, and empty lists with them`() throws {
        let outlet = """
            <connections>
                                                    <outlet property="width" destination="w" id="o"/>
                                                </connections>
            """
        let text = Self.placed.text.replacing(
            "</constraints>\n                                    </view>",
            with:
                "</constraints>\n                                                \(outlet)\n                                    </view>"
        )
        let cleared = try InterfaceFileText(text).repaired(.clear)
        #expect(!cleared.text.contains("constraint ") && !cleared.text.contains("constraints>"))
        #expect(!cleared.text.contains("destination=\"w\""))
        #expect(try cleared.equations.isEmpty)
        #expect(cleared.text.split(separator: "\n").allSatisfy { !$0.allSatisfy { $0 == " " } })
    }

    @Test func `S142: constraints are added to the view that holds them, with ids of Xcode's form`() throws {
        let bare = try Self.placed.repaired(.clear)
        let repaired = try bare.repaired(.addMissing)
        #expect(
            try Set(repaired.equations) == [
                "view.width == 100", "view.height == 50", "view.leading == root.safeAreaLayoutGuide.leading + 30",
                "view.top == root.safeAreaLayoutGuide.top + 40",
            ])
        #expect(try repaired.layout.views[1].frame == Rect(x: 30, y: 60, width: 100, height: 50))
        #expect(try repaired.layout.views.allSatisfy(\.ambiguities.isEmpty))
        let pattern =
            /<constraint firstAttribute="width" constant="100" id="[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"\/>/
        #expect(repaired.text.contains(pattern))
        #expect(try bare.repaired(.addMissing).text == repaired.text)
        #expect(try repaired.repaired(.addMissing).text == repaired.text)
        #expect(try repaired.repaired(.reset).text == repaired.text)
    }

    @Test func `S143: a view that Interface Builder holds at its frame gets constraints instead`() throws {
        let fixed = InterfaceFileText(
            try Self.placed.repaired(.clear).text.replacing(
                "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"",
                with: "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\""))
        let repaired = try fixed.repaired(.reset)
        #expect(!repaired.text.contains("fixedFrame"))
        #expect(try repaired.layout.views[1].frame == Rect(x: 30, y: 60, width: 100, height: 50))
    }

    @Test func `S143: a size that contents do not have is suggested again`() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="40" width="335" height="64"/>
                <constraints>
                    <constraint firstAttribute="height" constant="64" id="h"/>
                </constraints>
                <state key="normal" title="Sign In"/>
            </button>
            """
        let file = InterfaceFileText(
            subviews: button,
            """

            <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="l"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="r"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t"/>
            </constraints>
            """)
        #expect(try file.repaired(.reset).text == file.text)
    }

    @Test func `Standard distances and margins are suggested once`() throws {
        let views =
            InterfaceFileText.view("box", (16, 60, 100, 50)) + InterfaceFileText.view("next", (124, 60, 100, 50))
        let repaired = try InterfaceFileText(subviews: views).repaired(.reset)
        #expect(repaired.text.contains("secondAttribute=\"leadingMargin\""))
        #expect(repaired.text.contains("constant=\"8\" symbolic=\"YES\""))
        #expect(try repaired.repaired(.reset).text == repaired.text)
    }

    @Test func `Line ends of Windows stay`() throws {
        let text = Self.placed.text.replacing("\n", with: "\r\n")
        for operation in [RepairOperation.clear, .reset, .pin([.trailing], distance: 8)] {
            let repaired = Array(try InterfaceFileText(text).repaired(operation).text.utf8)
            let breaks = repaired.indices.filter { repaired[$0] == UInt8(ascii: "\n") }
            #expect(breaks.allSatisfy { repaired[$0 - 1] == UInt8(ascii: "\r") })
        }
    }

    @Test func `In AppKit's coordinates y is measured from the bottom`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
                <objects>
                    <customView id="root">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                        <subviews>
                            <customView translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                <rect key="frame" x="20" y="100" width="50" height="70"/>
                            </customView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="b"/>
                            <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" constant="-90" id="c"/>
                            <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" id="d"/>
                        </constraints>
                    </customView>
                </objects>
            </document>
            """
        let repaired = try InterfaceFileText(text).repaired(.updateFrames).text
        let old = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"50\" height=\"70\"/>"
        #expect(
            repaired == text.replacing(old, with: "<rect key=\"frame\" x=\"20\" y=\"90\" width=\"80\" height=\"80\"/>"))
    }

    @Test func `The sample storyboard stays as it is`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "samples/review/before.storyboard"), encoding: .utf8)
        #expect(try InterfaceFileText(text).repaired(.updateFrames).text == text)
        #expect(try InterfaceFileText(text).repaired(.addMissing).text == text)
    }
}
