// SPDX-License-Identifier: Apache-2.0
import LayoutXML

/// What the controls of a file are drawn as. The macOS that Xcode runs on draws AppKit's controls, and an Xcode runs on two
/// versions of macOS: the recorded frames tell which of them it was.
extension InterfaceFile {
    /// The version whose controls are those of the file: `toolsVersion`, moved to the other side of a change of design if the
    /// recorded frames are from there.
    static func drawingVersion(_ toolsVersion: Double, _ system: System, _ document: XMLElement) -> Double {
        guard system == .macos else { return toolsVersion }
        if document["systemVersion"]?.hasPrefix("12") == true { return firstOfMacOS109 - 1 }
        if (17500..<17600).contains(toolsVersion) { return fitting(document, toolsVersion) }
        guard toolsVersion >= 23000, let isFromMacOS26 = isFromMacOS26(document) else { return toolsVersion }
        return isFromMacOS26 ? max(toolsVersion, 24128) : min(toolsVersion, 24127)
    }

    /// Versions below it stand for macOS 10.8, which files state as their `systemVersion`: Xcode 5 runs on both.
    static let firstOfMacOS109 = 4500.0

    /// Versions from it on stand for macOS 10.11 and later, whose system font is San Francisco: Xcode 7.1 has 9059.
    static let firstOfMacOS1011 = 9000.0

    /// With the controls of one of its scenes: Xcode draws a scene when it is opened, and others keep what they had.
    func drawn(as scene: XMLElement) -> InterfaceFile {
        guard system == .macos else { return self }
        var file = self
        if toolsVersion >= 23000, let isFromMacOS26 = Self.isFromMacOS26(scene) {
            file.toolsVersion = isFromMacOS26 ? max(toolsVersion, 24128) : min(toolsVersion, 24127)
        }
        if toolsVersion >= 17000 { file.toolsVersion = Self.fitting(scene, file.toolsVersion) }
        return file
    }

    /// The last version that draws as on macOS 10.15, judged by alignment rectangles.
    private static let lastOfMacOS1015 = 17499.0

    /// The version on the other side of macOS 11 if the recorded frames fit its controls better: by any constraint where Xcode runs on
    /// macOS 10.15 as well as on macOS 11, by two elsewhere.
    private static func fitting(_ scope: XMLElement, _ toolsVersion: Double) -> Double {
        let other = toolsVersion < 17500 ? 17506 : lastOfMacOS1015
        let broken = DesignEvidence.brokenConstraints(in: scope, toolsVersion: toolsVersion)
        let least = (lastOfMacOS1015..<18000).contains(toolsVersion) ? 1 : 2
        guard broken >= least else { return toolsVersion }
        let others = DesignEvidence.brokenConstraints(in: scope, toolsVersion: other)
        return broken - others >= least ? other : toolsVersion
    }

    /// Told by the heights of most push buttons, pop-up buttons, check boxes and radio buttons, first of those on the canvas; nil if
    /// there are as many of either or none.
    ///
    /// Xcode 26 runs on macOS 15, too: of 75 files from 24000 on, 37 of 13 repositories have only the heights of macOS 26, 28 of
    /// 6 repositories only the earlier ones, and 10 have both, some of them in tabs that were not drawn when the file was saved.
    private static func isFromMacOS26(_ document: XMLElement) -> Bool? {
        var onCanvas = 0
        document.forEachOnCanvas { onCanvas += vote(of: $0) }
        var all = 0
        document.forEach { all += vote(of: $0) }
        let votes = onCanvas == 0 ? all : onCanvas
        return votes == 0 ? nil : votes > 0
    }

    /// 1 for macOS 26, -1 for earlier versions, 0 for an element whose height does not tell.
    private static func vote(of element: XMLElement) -> Int {
        guard ["button", "popUpButton"].contains(element.name), let cell = element.child(key: "cell"),
            let height = element.child("rect", key: "frame")?.number("height"),
            // Boxes and circles without a title are as high in either design.
            cell["title"] != nil || ["check", "radio"].contains(cell["type"]) == false,
            !element.members(of: "constraints").contains(where: { $0["firstAttribute"] == "height" }),
            let heights = heights(element.name, cell["type"], element["controlSize"] ?? cell["controlSize"])
        else { return 0 }
        return height == heights.macOS26 ? 1 : heights.earlier.contains(height) ? -1 : 0
    }

    /// Points: the heights of the frames of one kind of button.
    private static func heights(
        _ name: String, _ type: String?, _ controlSize: String?
    ) -> (macOS26: Double, earlier: Set<Double>)? {
        switch (name, type, controlSize) {
        case ("button", "push", nil): (24, [32])
        case ("button", "push", "small"): (20, [27, 28])
        case ("button", "push", "large"): (28, [40])
        case ("popUpButton", "push", nil): (24, [25, 26])
        case ("popUpButton", "push", "small"): (20, [22])
        case ("button", "check", nil), ("button", "radio", nil): (16, [18])
        case ("button", "check", "small"): (14, [16, 18])
        default: nil
        }
    }
}
