// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Where AppKit's controls have their baselines: they are not in the middle as UIKit's are.
///
/// From pairs of controls on one baseline in recorded frames: a 13-point label stands 2 points below the top of a field
/// of 21, 4 below that of a field or pop-up button of 24, an 11-point one 3 below that of a field of 19; the title of a
/// push button of 32 stands 8 below the top of its frame.
enum AppKitBaselines {
    static func offsets(of view: ViewElement, content: ViewContent, toolsVersion: Double) -> BaselineOffsets? {
        guard view.system == .macos else { return nil }
        let font: Font
        switch content {
        case .slider: return sliderOffsets(of: view, toolsVersion: toolsVersion)
        case .button(let button): font = button.title.font
        case .textField(let field): font = field.text.font
        default: return nil
        }
        let insets = AlignmentInsets.insets(of: view, toolsVersion: toolsVersion)
        let height = view.recordedFrame.height - insets.top - insets.bottom
        let ascender = (0.952148 * font.size).rounded()
        let line = (1.193359 * font.size).rounded(.up)
        if isOldBox(view, toolsVersion, height) { return BaselineOffsets(firstFromTop: 10, lastFromBottom: 4) }
        guard height > line else { return nil }
        let isSmall = font.size < 13
        // The odd point goes above the text of small controls and below that of regular ones.
        let top = isSmall ? ((height - line) / 2).rounded(.up) : ((height - line) / 2).rounded(.down)
        let first = (isPushButton(view) && toolsVersion < 24128 ? top - 1 : top) + ascender
        return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first)
    }

    /// Check boxes and radio buttons up to Xcode 12.4 are lower than a line of their titles: 14 points.
    private static func isOldBox(_ view: ViewElement, _ toolsVersion: Double, _ height: Double) -> Bool {
        guard AppKitDesign(toolsVersion: toolsVersion) == .yosemite, height == 14 else { return false }
        return ["check", "radio"].contains(view.element.child(key: "cell")?["type"] ?? "")
    }

    /// The baseline of a slider without tick marks is that of a text in its middle: labels of 13 points have theirs 4 points
    /// above the bottom of one of 15 points, and 5 above that of one of 16.
    private static func sliderOffsets(of view: ViewElement, toolsVersion: Double) -> BaselineOffsets? {
        let insets = AlignmentInsets.insets(of: view, toolsVersion: toolsVersion)
        let height = view.recordedFrame.height - insets.top - insets.bottom
        let cell = view.element.child("sliderCell")
        guard view.isWide, (cell?.number("numberOfTickMarks") ?? 0) == 0, (10...18).contains(height) else { return nil }
        let last = (height / 2 - 3.5).rounded(.up)
        return BaselineOffsets(firstFromTop: height - last, lastFromBottom: last)
    }

    private static func isPushButton(_ view: ViewElement) -> Bool {
        view.element.name == "button" && view.element.child(key: "cell")?["type"] == "push"
    }
}
