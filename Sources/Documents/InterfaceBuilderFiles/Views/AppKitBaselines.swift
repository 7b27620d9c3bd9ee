// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Where AppKit's controls have their baselines: they are not in the middle as UIKit's are.
///
/// From pairs of controls on one baseline in recorded frames: a 13-point label stands 2 points below the top of a field
/// of 21, 4 below that of a field or pop-up button of 24, an 11-point one 3 below that of a field of 19; the title of a
/// push button of 32 stands 8 below the top of its frame.
enum AppKitBaselines {
    static func offsets(of view: ViewElement, content: ViewContent, _ era: SystemEra) -> BaselineOffsets? {
        guard view.system == .macos else { return nil }
        let font: Font
        switch content {
        case .slider: return sliderOffsets(of: view, era)
        case .datePicker:
            guard let last = AppKitControl(.datePicker).measures(era).baseline else { return nil }
            return BaselineOffsets(firstFromTop: alignmentHeight(of: view, era) - last, lastFromBottom: last)
        case .stepper, .segmentedControl, .toggle: font = Font(size: 13)
        // As if it had a title: wells of 20 and of 24 points have the middle of a label of 16 points.
        case .view where view.element.name == "colorWell": font = Font(size: 13)
        case .custom where view.element.name == "pathControl": font = Font(size: isSmall(view) ? 11 : 13)
        case .button(let button): font = button.title.font
        case .textField(let field): font = field.text.font
        default: return nil
        }
        let height = alignmentHeight(of: view, era)
        let ascender = (0.952148 * font.size).rounded()
        let line = font.systemLineHeight.rounded(.up)
        let measures = AppKitControl(of: view)?.measures(era) ?? AppKitMeasures()
        if let last = measures.baseline {
            return BaselineOffsets(firstFromTop: height - last, lastFromBottom: last)
        }
        guard height > line else { return nil }
        let isOldPopUp = view.element.name == "popUpButton" && era < .catalina
        // The odd point goes above the text of small controls and old pop-up buttons, and below that of regular ones and of
        // the fields of macOS 10.15 and before.
        let space = (height - line) / 2
        let isOldField = isField(content) && era < .bigSur
        let top = font.size < 13 && !isOldField || isOldPopUp ? space.rounded(.up) : space.rounded(.down)
        var first = top - measures.rise + ascender
        // A line of the system font before San Francisco is a point higher.
        if isOldField, font.size == 13, height == 22, era < .elCapitan { first += 1 }
        return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first)
    }

    /// Points.
    private static func alignmentHeight(of view: ViewElement, _ era: SystemEra) -> Double {
        let insets = AlignmentInsets.insets(of: view, era)
        return view.recordedFrame.height - insets.top - insets.bottom
    }

    /// The baseline of a slider is that of a text in its middle: labels of 13 points have theirs 4 points above the bottom of one
    /// of 15 points, 5 above that of one of 16, and 7 above that of one of 20.
    private static func sliderOffsets(of view: ViewElement, _ era: SystemEra) -> BaselineOffsets? {
        let height = alignmentHeight(of: view, era)
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
}
