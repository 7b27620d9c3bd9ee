import LayoutModel
// SPDX-License-Identifier: Apache-2.0
import LayoutRepair
import Testing

/// Grid views have constraints of their own, which are not in the file.
struct GridViewRepairTests {
    /// A box of 40 × 20 points in the only cell, at the upper left corner of the root.
    private static let file = InterfaceFileText(
        subviews: """
            <gridView xPlacement="leading" yPlacement="top" rowAlignment="none" translatesAutoresizingMaskIntoConstraints="NO" id="grid">
                <rect key="frame" x="0.0" y="647" width="40" height="20"/>
                <rows><gridRow id="r"/></rows>
                <columns><gridColumn id="k"/></columns>
                <gridCells>
                    <gridCell row="r" column="k" id="x">
                        <customView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="40" id="w"/>
                                <constraint firstAttribute="height" constant="20" id="h"/>
                            </constraints>
                        </customView>
                    </gridCell>
                </gridCells>
            </gridView>
            """,
        """

                                <constraints>
                                    <constraint firstItem="grid" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                                    <constraint firstItem="grid" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                                </constraints>
        """, runtime: "MacOSX.Cocoa")

    @Test func `Constraints are cleared in the file alone`() throws {
        let own = try Self.file.scene.document.constraints.count { $0.source == nil }
        let cleared = try Self.file.repaired(.clear)
        #expect(!cleared.text.contains("<constraint "))
        let document = try cleared.scene.document
        #expect(document.constraints.count == own)
        #expect(document.constraints.allSatisfy(ContainerConstraints(document).contains))
    }

    @Test func `The edges of a view in a cell are not pinned`() throws {
        #expect(try Self.file.repaired(.pin([.leading, .bottom], distance: nil), views: "box").text == Self.file.text)
    }

    @Test func `A complete file stays as it is`() throws {
        #expect(try Self.file.repaired(.addMissing).text == Self.file.text)
        #expect(try Self.file.repaired(.updateConstants).text == Self.file.text)
        #expect(try Self.file.repaired(.updateFrames).text == Self.file.text)
    }
}
