// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Conflicts in Interface Builder files that Apple's engine would not have.
struct EstimatedConflictTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static let recorded = ["--sizes", "recorded"]

    private static func constraint(_ id: String, _ attributes: String) -> String {
        "<constraint \(attributes) id=\"\(id)\"/>"
    }

    private static func edge(_ id: String, _ first: String, _ attribute: String, _ constant: Int) -> String {
        constraint(
            id,
            """
            firstItem="\(first)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
            constant="\(constant)"
            """)
    }

    /// The code with which `check` reports a conflict in a root of 300 × 200 points.
    ///
    /// - Parameter isForAll: whether imported documents, pictures and explanations are compared with it, too.
    private func code(
        _ root: String, isAppKit: Bool = true, resources: String = "", isForAll: Bool = false
    ) throws -> String {
        let (type, runtime) = isAppKit ? ("Cocoa.XIB", "MacOSX.Cocoa") : ("CocoaTouch.XIB", "iOS.CocoaTouch")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="21507" \
            targetRuntime="\(runtime)" useAutolayout="YES"><objects>
            <\(isAppKit ? "customView" : "view") id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
            \(root)
            </\(isAppKit ? "customView" : "view")></objects><resources>\(resources)</resources></document>
            """
        let file = try scratch.write(text, to: "view.xib")
        let outcome = try Executable.run(["check", file, "--diagnostics", "short"] + Self.recorded)
        let isCertain = outcome.text.contains("unsatisfiable-constraints")
        if isForAll {
            try expectImport(of: file, conflicts: isCertain)
            try expectPicture(of: file, conflicts: isCertain)
        }
        return isCertain
            ? "unsatisfiable-constraints"
            : outcome.text.contains("these constraints cannot hold together here") ? "estimated-frames" : ""
    }

    /// A layout document has no recorded frames that would tell what is an estimate.
    private func expectImport(of file: String, conflicts: Bool) throws {
        let folder = scratch.path("imported")
        let outcome = try Executable.run(["import", file, "-o", folder] + Self.recorded)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let checked = try Executable.run(["check", "\(folder)/\(name)"])
            #expect(checked.text.contains("unsatisfiable-constraints") == conflicts, "\(outcome.errors)\(checked.text)")
        }
        try FileManager.default.removeItem(atPath: folder)
    }

    /// A picture, its dark form and the state of constraints show only conflicts that are certain.
    private func expectPicture(of file: String, conflicts: Bool) throws {
        let picture = scratch.path("picture.scene")
        for arguments in [[], ["--appearance", "dark"]] {
            #expect(
                try Executable.run([file, "-o", picture] + arguments + Self.recorded).status == (conflicts ? 1 : 0))
            let scene = try String(contentsOfFile: picture, encoding: .utf8)
            #expect(scene.contains("conflict") == conflicts, "\(scene)")
        }
        let both = scratch.path("picture.svg")
        _ = try Executable.run([file, "-o", both, "--appearance", "auto"] + Self.recorded)
        #expect(try String(contentsOfFile: both, encoding: .utf8).contains("conflict") == conflicts)
        if !conflicts { #expect(!(try Executable.run(["solve", file] + Self.recorded).text.contains("\"broken\""))) }
        #expect(
            try Executable.run(["explain", file, "--conflict"] + Self.recorded).text.contains("no conflict")
                != conflicts)
    }

    private func expectNote(_ root: String, isForAll: Bool = false) throws {
        #expect(try code(root, isForAll: isForAll) == "estimated-frames")
    }

    private func expectConflict(_ root: String, isAppKit: Bool = true, isForAll: Bool = false) throws {
        #expect(try code(root, isAppKit: isAppKit, isForAll: isForAll) == "unsatisfiable-constraints")
    }

    @Test func `A view of AppKit grows to the height that it requires itself`() throws {
        let height = Self.constraint("h", "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"220\"")
        try expectNote("<constraints>\(height)</constraints>", isForAll: true)
        try expectConflict("<constraints>\(height)</constraints>", isAppKit: false, isForAll: true)
    }

    /// A pane of 100 points that asks for 150.
    @Test func `A split view gives a pane what it requires`() throws {
        func pane(_ superview: String) -> String {
            """
            <subviews><\(superview) translatesAutoresizingMaskIntoConstraints="NO" id="s" vertical="YES">
            <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <customView id="p"><rect key="frame" x="0" y="0" width="100" height="200"/>
            <autoresizingMask key="autoresizingMask" heightSizable="YES"/><constraints>
            \(Self.constraint("w", "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"150\""))
            </constraints></customView></subviews></\(superview)></subviews><constraints>
            \(Self.edge("l", "s", "leading", 0))\(Self.edge("t", "s", "top", 0))
            \(Self.edge("r", "s", "trailing", 0))\(Self.edge("b", "s", "bottom", 0))
            </constraints>
            """
        }
        try expectNote(pane("splitView"))
        try expectConflict(pane("customView"))
    }

    /// A control of 35 points between 1 point from the edge and 36, of which the frame begins before the edge.
    @Test(arguments: [("button", "round"), ("popUpButton", "round")])
    func `Insets of AppKit's controls that no table has are estimates`(name: String, type: String) throws {
        let end = Self.constraint(
            "e",
            """
            firstItem="c" firstAttribute="trailing" secondItem="root" secondAttribute="leading" constant="31"
            """)
        func row(_ x: Int) -> String {
            """
            <subviews><\(name) horizontalCompressionResistancePriority="1000" \
            translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="\(x)" y="160" width="35" height="20"/>
            <\(name)Cell key="cell" type="\(type)" borderStyle="border"/></\(name)></subviews><constraints>
            \(Self.edge("l", "c", "leading", 1))\(Self.edge("t", "c", "top", 20))
            \(end)
            </constraints>
            """
        }
        try expectNote(row(-4))
        try expectConflict(row(-20))
    }

    /// Half a point more than the lines of a label that is as high as its text.
    @Test(arguments: [(20.5, false), (23, true)])
    func `A text is recorded in whole pixels`(height: Double, conflicts: Bool) throws {
        let root = """
            <subviews><label verticalHuggingPriority="1000" text="Name" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="20" width="45" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
            \(Self.constraint("h", "firstAttribute=\"height\" constant=\"\(height)\""))
            </constraints></label></subviews><constraints>
            \(Self.edge("x", "l", "leading", 20))\(Self.edge("t", "l", "top", 20))</constraints>
            """
        #expect(try code(root, isAppKit: false) == (conflicts ? "unsatisfiable-constraints" : "estimated-frames"))
    }

    /// A third of a point less, or three points, than a text view that is as wide as its text.
    @Test(arguments: [(99.7, false), (97, true)])
    func `So is that of a text view that does not scroll`(width: Double, conflicts: Bool) throws {
        let root = """
            <subviews><textView scrollEnabled="NO" horizontalCompressionResistancePriority="1000" text="Name" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="20" width="100" height="36"/>
            <fontDescription key="fontDescription" type="system" pointSize="16"/><constraints>
            \(Self.constraint("w", "firstAttribute=\"width\" constant=\"\(width)\""))
            </constraints></textView></subviews><constraints>
            \(Self.edge("x", "l", "leading", 20))\(Self.edge("t", "l", "top", 20))</constraints>
            """
        #expect(try code(root, isAppKit: false) == (conflicts ? "unsatisfiable-constraints" : "estimated-frames"))
    }

    /// In a frame higher than its alignment rectangle: the size in the resources has its insets.
    @Test(arguments: [(27, "estimated-frames"), (16, "unsatisfiable-constraints")])
    func `The size of an image of AppKit with insets includes them`(height: Int, expected: String) throws {
        let root = """
            <subviews><imageView horizontalCompressionResistancePriority="1000" \
            translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" x="20" y="20" width="16" height="\(height)"/><constraints>
            \(Self.constraint("h", "firstAttribute=\"height\" constant=\"16\""))
            \(Self.constraint("w", "firstAttribute=\"width\" constant=\"16\""))
            </constraints><imageCell key="cell" image="dot" id="k"/></imageView></subviews>
            <constraints>\(Self.edge("x", "i", "leading", 20))\(Self.edge("t", "i", "top", 153))</constraints>
            """
        let image = "<image name=\"dot\" width=\"20\" height=\"20\"/>"
        #expect(try code(root, resources: image) == expected)
    }
}
