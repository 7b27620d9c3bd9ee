// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
import LayoutModel
import LayoutXML

/// What AppKit's controls of a scene are drawn as. The macOS that Xcode runs on draws them when the scene is opened, and an Xcode runs on
/// two versions of macOS: the recorded frames tell which of them it was. The version is then moved to the other side of a change of design.
enum DrawingVersion {
    static func take(_ draft: inout SceneDraft) {
        guard draft.file.system == .macos else { return }
        takeDesign(of: draft.file.document, &draft)
        takeDesign(of: draft.root.view.element, &draft)
        takeFitting(&draft)
    }

    private static func takeDesign(of scope: XMLElement, _ draft: inout SceneDraft) {
        guard draft.file.xcode >= .xcode16, let isFromMacOS26 = isFromMacOS26(scope) else { return }
        draft.file.era = isFromMacOS26 ? .tahoe : min(draft.file.era, .ventura)
    }

    /// The era on the other side of macOS 11 if the recorded frames fit its controls better: by any constraint where Xcode runs on
    /// macOS 10.15 as well as on macOS 11, by two elsewhere.
    private static func takeFitting(_ draft: inout SceneDraft) {
        guard draft.file.xcode >= .xcode12 else { return }
        let other: SystemEra = draft.file.era < .bigSur ? .bigSur : .catalina
        let least = (XcodeRelease.xcode12onBigSur ..< .xcode12_5).contains(draft.file.xcode) ? 1 : 2
        let broken = brokenEdges(of: draft, draft.file.era)
        guard broken >= least, broken - brokenEdges(of: draft, other) >= least else { return }
        draft.file.era = other
    }

    private static func brokenEdges(of draft: SceneDraft, _ era: SystemEra) -> Int {
        var draft = draft
        draft.file.era = era
        CanvasAlignment.place(&draft)
        return RecordedFrames(draft.imported).brokenEdges
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

extension XMLElement {
    /// Calls `body` with this element and all below it except those of tabs that are not selected: Xcode lays out only the selected
    /// tab, so that the others have the frames that earlier versions gave them.
    fileprivate func forEachOnCanvas(_ body: (XMLElement) -> Void) {
        body(self)
        let selected = name == "tabView" ? ViewElement(self, system: .macos)?.selectedTab : nil
        for child in children {
            if let selected, child.name == "tabViewItems" {
                selected.forEachOnCanvas(body)
            } else {
                child.forEachOnCanvas(body)
            }
        }
    }
}
