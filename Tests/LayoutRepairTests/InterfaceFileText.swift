// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutEngine
import LayoutModel
import LayoutRepair
import LayoutTestSupport
import SourceLocations
import Testing

/// A .storyboard of our own as text.
struct InterfaceFileText {
    var text: String

    init(_ text: String) { self.text = text }

    /// A file of one view controller whose view holds some elements.
    init(subviews: String, _ rest: String = "", runtime: String = "iOS.CocoaTouch") {
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="\(runtime)" useAutolayout="YES" useSafeAreas="YES">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="s">
                        <objects>
                            <viewController id="c" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="root">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                    <subviews>
                                        \(subviews)
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="safe"/>\(rest)
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
    }

    /// A plain view with its constraints and a frame.
    static func view(_ id: String, _ frame: (Double, Double, Double, Double), _ rest: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(rest)
                                </view>
        """
    }

    var scene: ImportedScene {
        get throws {
            let importer = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            return try #require(importer.scenes(of: SourceText(name: "f", text)).scenes.first, "\(text)")
        }
    }

    var equations: [String] {
        get throws {
            let document = try scene.document
            return document.constraints.map { $0.equation(in: document) }
        }
    }

    var layout: SolvedLayout {
        get throws { try scene.document.solve(measuring: FixedCellText()) }
    }

    /// - Parameter views: object ids; none = all.
    func repaired(_ operation: RepairOperation, views: String...) throws -> InterfaceFileText {
        let repair = InterfaceBuilderRepair(options: ImportOptions(sizes: .recorded)) { _ in
            { $0.solve(measuring: FixedCellText()) }
        }
        let result = try repair.repaired(SourceText(name: "f", text), by: operation) { _ in
            true
        } selection: { scene in
            views.isEmpty ? nil : views.compactMap(scene.objectIDs.firstIndex)
        }
        return InterfaceFileText(String(decoding: result.source.bytes, as: UTF8.self))
    }
}
