// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Where AppKit's controls have their baselines: they are not in the middle as UIKit's are.
///
/// From pairs of controls on one baseline in recorded frames: a 13-point label stands 2 points below the top of a field
/// of 21, 4 below that of a field or pop-up button of 24, an 11-point one 3 below that of a field of 19; the title of a
/// push button of 32 stands 8 below the top of its frame.
enum AppKitBaselines {
    /// Versions from it on stand for macOS 10.11 and later, whose system font is San Francisco: Xcode 7.1 has 9059.
    private static let firstOfMacOS1011 = 9000.0

    static func offsets(of view: ViewElement, content: ViewContent, toolsVersion: Double) -> BaselineOffsets? {
        guard view.system == .macos else { return nil }
        let font: Font
        switch content {
        case .slider: return sliderOffsets(of: view, toolsVersion: toolsVersion)
        case .datePicker:
            let last: Double = AppKitDesign(toolsVersion: toolsVersion) == .yosemite ? 7 : 8
            return BaselineOffsets(firstFromTop: alignmentHeight(of: view, toolsVersion) - last, lastFromBottom: last)
        case .stepper, .segmentedControl, .toggle: font = Font(size: 13)
        // As if it had a title: wells of 20 and of 24 points have the middle of a label of 16 points.
        case .view where view.element.name == "colorWell": font = Font(size: 13)
        case .custom where view.element.name == "pathControl": font = Font(size: isSmall(view) ? 11 : 13)
        case .button(let button): font = button.title.font
        case .textField(let field): font = field.text.font
        default: return nil
        }
        let height = alignmentHeight(of: view, toolsVersion)
        let ascender = (0.952148 * font.size).rounded()
        let line = font.systemLineHeight.rounded(.up)
        let design = AppKitDesign(toolsVersion: toolsVersion)
        if isOldBox(view, toolsVersion, height) { return BaselineOffsets(firstFromTop: height - 3, lastFromBottom: 3) }
        if isBoxAlone(content, design, height) { return BaselineOffsets(firstFromTop: 13, lastFromBottom: 1) }
        guard height > line else { return nil }
        let isOldPopUp = view.element.name == "popUpButton" && toolsVersion < 14800
        // The odd point goes above the text of small controls and old pop-up buttons, and below that of regular ones and of
        // the fields of macOS 10.15 and before.
        let space = (height - line) / 2
        let isOldField = isField(content) && design == .yosemite
        let top = font.size < 13 && !isOldField || isOldPopUp ? space.rounded(.up) : space.rounded(.down)
        var first = (isPushButton(view) && design == .bigSur ? top - 1 : top) + ascender
        // A line of the system font before San Francisco is a point higher.
        if isOldField, font.size == 13, height == 22, toolsVersion < firstOfMacOS1011 { first += 1 }
        return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first)
    }

    /// Check boxes and radio buttons up to Xcode 12.4 are lower than a line of their titles: 14 points, small ones 12.
    private static func isOldBox(_ view: ViewElement, _ toolsVersion: Double, _ height: Double) -> Bool {
        guard AppKitDesign(toolsVersion: toolsVersion) == .yosemite, height == 14 || height == 12 else { return false }
        return ["check", "radio"].contains(view.element.child(key: "cell")?["type"] ?? "")
    }

    /// A check box without a title on macOS 11 to 15: 14 points.
    private static func isBoxAlone(_ content: ViewContent, _ design: AppKitDesign, _ height: Double) -> Bool {
        guard case .button(let button) = content, button.kind == .switch else { return false }
        return design == .bigSur && height == 14 && button.title.content.isEmpty
    }

    /// Points.
    private static func alignmentHeight(of view: ViewElement, _ toolsVersion: Double) -> Double {
        let insets = AlignmentInsets.insets(of: view, toolsVersion: toolsVersion)
        return view.recordedFrame.height - insets.top - insets.bottom
    }

    /// The baseline of a slider is that of a text in its middle: labels of 13 points have theirs 4 points above the bottom of one
    /// of 15 points, 5 above that of one of 16, and 7 above that of one of 20.
    private static func sliderOffsets(of view: ViewElement, toolsVersion: Double) -> BaselineOffsets? {
        let height = alignmentHeight(of: view, toolsVersion)
        // Tick marks above it are above what it is without them: 15 points, small ones 13.
        var bare = height
        if (16.5...24).contains(height), view.recordedFrame.height < 28, view.tickMarkPosition == "above" {
            bare = isSmall(view) ? 13 : 15
        }
        guard view.isWide, (10...20).contains(bare) else { return nil }
        let last = (bare / 2 - 3.5).rounded(.up)
        return BaselineOffsets(firstFromTop: height - last, lastFromBottom: last)
    }

    private static func isSmall(_ view: ViewElement) -> Bool {
        (view.element["controlSize"] ?? view.element.child(key: "cell")?["controlSize"]) == "small"
    }

    private static func isField(_ content: ViewContent) -> Bool {
        if case .textField = content { true } else { false }
    }

    /// Whether macOS 11 to 15 draw the title a point above the middle: push buttons but small ones, and regular pop-up
    /// buttons.
    private static func isPushButton(_ view: ViewElement) -> Bool {
        let cell = view.element.child(key: "cell")
        guard cell?["type"] == "push" else { return false }
        let size = view.element["controlSize"] ?? cell?["controlSize"]
        return view.element.name == "button" ? size != "small" : view.element.name == "popUpButton" && size == nil
    }
}
