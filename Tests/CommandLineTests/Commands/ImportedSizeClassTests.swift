// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What `import` makes of variations: the document has the layout of the file on every device.
struct ImportedSizeClassTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// Two labels and a stack view of boxes, of which size classes change all that Interface Builder can vary.
    private static func storyboard(badgeMask: String) -> String {
        func box(_ id: String, _ rest: String = "") -> String {
            """
            <view contentMode="scaleToFill" userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-1">
            <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><constraints>
            <constraint firstAttribute="width" constant="50" id="\(id)-w"><variation key="heightClass=compact" constant="30"/></constraint>
            <constraint firstAttribute="height" constant="50" id="\(id)-h"/></constraints>\(rest)</view>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait"/>
            <scenes><scene sceneID="s1"><objects><viewController storyboardIdentifier="Card" id="c1">
            <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
            <label opaque="NO" contentMode="left" text="A title of the card" userLabel="title" \
            translatesAutoresizingMaskIntoConstraints="NO" id="title-1"><rect key="frame" x="16" y="79" width="150" height="20.333"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" type="boldSystem" \
            pointSize="32"/></variation></label>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" userLabel="boxes" \
            translatesAutoresizingMaskIntoConstraints="NO" id="boxes-1"><rect key="frame" x="16" y="107" width="50" height="166"/>
            <subviews>\(box("one"))\(box("two", #"<variation key="widthClass=regular" hidden="YES"/>"#))\(box("three"))</subviews>
            <variation key="heightClass=compact" axis="horizontal" spacing="20"/></stackView>
            <view contentMode="scaleToFill" userLabel="badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge-1">
            <rect key="frame" x="300" y="79" width="20" height="20"/><constraints>
            <constraint firstAttribute="width" constant="20" id="bw"/><constraint firstAttribute="height" constant="20" id="bh"/>
            </constraints></view>
            </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="title-1" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="k1"/>
            <constraint firstItem="title-1" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="k2">
            <variation key="heightClass=compact" constant="4"/><variation key="heightClass=compact-widthClass=regular" constant="6"/>
            </constraint>
            <constraint firstItem="boxes-1" firstAttribute="top" secondItem="title-1" secondAttribute="bottom" constant="8" id="k3"/>
            <constraint firstItem="boxes-1" firstAttribute="leading" secondItem="title-1" secondAttribute="leading" id="k4"/>
            <constraint firstItem="boxes-1" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="k5"/>
            <constraint firstItem="badge-1" firstAttribute="centerY" secondItem="title-1" secondAttribute="centerY" id="k6"/>
            <constraint firstItem="badge-1" firstAttribute="leading" secondItem="title-1" secondAttribute="trailing" constant="8" id="k7"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="k5"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="k5"/><exclude reference="k4"/></mask></variation>
            \(badgeMask)
            </view></viewController></objects></scene></scenes></document>
            """
    }

    private static let canvases = ["iphone-15", "iphone-15-pro-max", "iphone-se-3", "ipad-10"].flatMap { device in
        ["portrait", "landscape"].map { ["--device", device, "--orientation", $0] }
    }

    /// By view: its frame.
    private func frames(_ input: String, _ options: [String]) throws -> [String: [Double]] {
        let outcome = try Executable.run(["solve", input] + options, in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let views = try #require(json["views"] as? [[String: Any]])
        return Dictionary(
            uniqueKeysWithValues: views.map { view in
                let frame = view["frame"] as? [String: Double] ?? [:]
                return (view["id"] as? String ?? "", ["x", "y", "width", "height"].map { frame[$0] ?? .nan })
            })
    }

    private func importing(_ text: String) throws -> (errors: String, document: String) {
        _ = try scratch.write(text, to: "Main.storyboard")
        let outcome = try Executable.run(["import", "Main.storyboard", "-o", "out"], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return (outcome.errors, String(decoding: try scratch.bytes("out/Card.layout.json"), as: UTF8.self))
    }

    @Test func `The document has the layout of the storyboard on every device`() throws {
        let result = try importing(
            Self.storyboard(
                badgeMask:
                    #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="badge-1"/></mask></variation>"#
            ))
        #expect(!result.errors.contains("the document of"), "\(result.errors)")
        #expect(!result.errors.contains("not-installed"), "\(result.errors)")
        var different: Set<[String: [Double]]> = []
        for canvas in Self.canvases {
            let expected = try frames("Main.storyboard", canvas + ["--sizes", "measured"])
            let found = try frames("out/Card.layout.json", canvas)
            #expect(expected == found, "\(canvas)")
            different.insert(expected)
        }
        #expect(different.count == Self.canvases.count)
        #expect(
            try frames("Main.storyboard", ["--sizes", "measured"]) == frames("out/Card.layout.json", []))
        #expect(result.document.contains(#""when": { "h": "regular" }"#), "\(result.document)")
    }

    @Test func `What the format cannot express is reported`() throws {
        let result = try importing(
            Self.storyboard(
                badgeMask:
                    #"<variation key="heightClass=compact-widthClass=compact"><mask key="subviews"><exclude reference="badge-1"/></mask></variation>"#
            ))
        #expect(
            result.errors.contains(
                "warning: the layout document of Card differs from the file for regular width and compact height: it cannot express where 'badge' is installed [unsupported-variation]"
            ), "\(result.errors)")
        let report = try Executable.run(
            ["import", "Main.storyboard", "-o", "out", "--diagnostics", "json"], in: scratch.url)
        let line = try #require(
            Self.storyboard(badgeMask: "").split(separator: "\n").firstIndex { $0.contains("badge-1\">") })
        #expect(report.errors.contains(#""code": "unsupported-variation""#), "\(report.errors)")
        #expect(result.errors.contains("Main.storyboard:\(line + 1):"), "\(result.errors)")
        for canvas in Self.canvases where !canvas.contains("iphone-15-pro-max") {
            #expect(
                try frames("Main.storyboard", canvas + ["--sizes", "measured"])
                    == frames("out/Card.layout.json", canvas), "\(canvas)")
        }
    }
}
