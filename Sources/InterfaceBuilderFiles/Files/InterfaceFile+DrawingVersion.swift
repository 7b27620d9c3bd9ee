// SPDX-License-Identifier: Apache-2.0
import LayoutXML

extension InterfaceFile {
    /// What the controls of a file are drawn as: Xcode 12.2 to 12.4 run on macOS 11 as well as on macOS 10.15, whose controls are
    /// those of earlier versions.
    static func drawingVersion(_ toolsVersion: Double, _ system: System, _ document: XMLElement) -> Double {
        guard system == .macos, (17500..<17600).contains(toolsVersion), isFromMacOS1015(document) else {
            return toolsVersion
        }
        return 17499
    }

    /// Told by a push button at the end of its superview: on macOS 11 it stands out from its alignment rectangle by 7 points,
    /// before by 6.
    private static func isFromMacOS1015(_ document: XMLElement) -> Bool {
        var found = false
        document.forEach { element in
            guard !found, let width = element.child("rect", key: "frame")?.number("width") else { return }
            for constraint in element.members(of: "constraints")
            where constraint["firstItem"] == nil && constraint["firstAttribute"] == "trailing"
                && constraint["secondAttribute"] == "trailing" && constraint["relation"] == nil
            {
                let button = element.members(of: "subviews").first { $0["id"] == constraint["secondItem"] }
                guard let button, let cell = button.child("buttonCell", key: "cell"), cell["type"] == "push",
                    button["controlSize"] == nil, cell["controlSize"] == nil,
                    let frame = button.child("rect", key: "frame"), let x = frame.number("x"),
                    let buttonWidth = frame.number("width")
                else { continue }
                let constant = constraint.number("constant") ?? 0
                if constant - (width - x - buttonWidth) == 6 { found = true }
            }
        }
        return found
    }
}
