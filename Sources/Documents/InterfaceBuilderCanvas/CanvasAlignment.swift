// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import LayoutXML

/// The alignment-rectangle insets of views whose recorded frames tell more than the kind of view: which of two heights a control had,
/// or what the constants of a view's own constraints leave of its frame. Points.
enum CanvasAlignment {
    /// Points on both sides together: no control of AppKit has more.
    private static let largest = 14.0

    /// Gives the views of a scene their insets, and the contents of cells their frames.
    static func place(_ draft: inout SceneDraft) { place(draft.root.view, in: nil, &draft) }

    /// The insets of a view, and the frames of cells' contents below it.
    private static func place(_ view: ViewElement, in superview: ViewElement?, _ draft: inout SceneDraft) {
        if let id = view.element["id"] {
            let height = view.isSymbolView ? superview?.alignmentHeight(ofSymbol: view.element) : nil
            draft.alignmentInsets[id] = insets(
                of: view, era: draft.file.era, symbolHeight: height)
        }
        for subview in view.subviews {
            var subview = subview
            if let frame = view.frame(ofContents: subview, in: superview, draft.file.xcode) {
                subview.replacingFrame = frame
                if let id = subview.element["id"] { draft.frames[id] = frame }
            }
            place(subview, in: view, &draft)
        }
    }

    /// - Parameter height: of a symbol, how high its superview makes its alignment rectangle; nil if nothing tells.
    private static func insets(
        of view: ViewElement, era: SystemEra, symbolHeight height: Double? = nil
    ) -> EdgeInsets? {
        guard view.system == .macos else { return symbol(view, height) }
        let standard =
            byHeight(view, era) ?? AlignmentInsets.standard(view, era)
        return ofConstants(of: view, standard: standard)
    }

    /// Symbols and templates of the system bring insets of their own, and so do controls in sizes that Xcode rarely offers: what the
    /// constants of the view's own required constraints leave of its recorded frame, half of it on either side.
    private static func ofConstants(of view: ViewElement, standard: EdgeInsets) -> EdgeInsets {
        guard ownConstantsTell.contains(view.element.name) else { return standard }
        func split(_ recorded: Double, _ constant: Double?, _ first: Double, _ second: Double) -> (Double, Double) {
            guard let constant else { return (first, second) }
            let total = recorded - constant
            // Less than a point is left by rounding.
            guard abs(total - first - second) >= 1, isImage || (0...largest).contains(total) else {
                return (first, second)
            }
            return ((total / 2).rounded(.up), total - (total / 2).rounded(.up))
        }
        let frame = view.recordedFrame
        let cell = view.element.child(key: "cell")
        let isImage = cell?.imageName() != nil || cell?["imageFrameStyle"] != nil
        let (width, height) = (view.ownConstant("width"), view.ownConstant("height"))
        let (left, right) = split(frame.width, width, standard.left, standard.right)
        var (top, bottom) = split(frame.height, height, standard.top, standard.bottom)
        if cell?.imageName() != nil, height == nil, let height = view.heightOfRatio {
            let outside = (frame.height - height) / 2
            (top, bottom) = (outside, outside)
        }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private static let ownConstantsTell: Set<String> = [
        "button", "popUpButton", "imageView", "comboBox", "datePicker", "segmentedControl", "slider", "stepper",
        "colorWell",
    ]

    /// A symbol in an image view of UIKit is lower or higher than its alignment rectangle, the height that a constraint, a
    /// placeholder, the ratio of its sides or its superview gives: half of the difference is above it, half below.
    private static func symbol(_ view: ViewElement, _ heightInSuperview: Double?) -> EdgeInsets? {
        guard view.isSymbolView,
            let height = view.ownConstant("height") ?? view.element.number("placeholderIntrinsicHeight")
                ?? view.heightOfRatio ?? heightInSuperview
        else { return nil }
        let outside = (view.recordedFrame.height - height) / 2
        return EdgeInsets(top: outside, left: 0, bottom: outside, right: 0)
    }

    // MARK: Heights

    /// Nil if the height tells no more than the kind of view.
    private static func byHeight(_ view: ViewElement, _ era: SystemEra) -> EdgeInsets? {
        let cell = view.element.child(key: "cell")
        let written = view.element["controlSize"] ?? cell?["controlSize"]
        let size = written == "regular" ? nil : written
        let height = view.recordedFrame.height
        guard era < .tahoe else { return nil }
        switch (view.element.name, size) {
        case ("comboBox", nil) where era >= .ventura && height >= 25:
            return EdgeInsets(top: 2, left: 0, bottom: 4, right: 3)
        case ("levelIndicator", nil) where height == 18: return EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
        case ("slider", _): return slider(view, size, era)
        default: break
        }
        guard era < .bigSur else { return nil }
        switch (view.element.name, size) {
        case ("comboBox", "small") where height == 22: return EdgeInsets(top: 1, left: 0, bottom: 4, right: 3)
        case ("button", "small") where cell?["type"] == "push" && height == 27:
            return EdgeInsets(top: 3, left: 5, bottom: 6, right: 5)
        case ("button", nil) where isTextured(cell, height), ("segmentedControl", nil) where isTextured(cell, height):
            return height == 25
                ? EdgeInsets(top: 1, left: 0, bottom: 2, right: 0) : EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        // A point higher, outside of the same alignment rectangle.
        case ("popUpButton", nil) where cell?["type"] == "push" && height == 26:
            return EdgeInsets(top: 2, left: 2, bottom: 3, right: 3)
        // Mini buttons of 16 points, too, have an alignment rectangle of 15.
        case ("popUpButton", "mini") where cell?["type"] == "push":
            return EdgeInsets(top: 0, left: 1, bottom: max(0, height - 15), right: 2)
        default: return nil
        }
    }

    /// Small ones that are lower than their knobs have none since macOS 11. Before, those of either size have room around them unless
    /// tick marks take it.
    private static func slider(_ view: ViewElement, _ size: String?, _ era: SystemEra) -> EdgeInsets? {
        let height = view.recordedFrame.height
        let isBare = view.isWide && view.tickMarkPosition == nil
        switch size {
        case "small" where height < 20:
            return era < .bigSur && isBare && height == 15
                ? EdgeInsets(top: 1, left: 0, bottom: 1, right: 0) : .zero
        case "mini" where era < .bigSur:
            return EdgeInsets(top: 0, left: 0, bottom: isBare && (12...13).contains(height) ? 1 : 0, right: 0)
        case _ where view.isWide && height >= 28: return EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
        default:
            let ticks = size == nil && view.isWide ? view.tickMarkPosition : nil
            return EdgeInsets(top: ticks == "above" ? 1 : 2, left: 2, bottom: ticks == "below" ? 1 : 2, right: 2)
        }
    }

    /// A textured button or segments of the standard height: 22 points, in frames of 25 and later of 23.
    private static func isTextured(_ cell: XMLElement?, _ height: Double) -> Bool {
        guard height == 23 || height == 25 else { return false }
        return switch cell?["type"] ?? cell?["style"] {
        case "roundTextured": cell?["borderStyle"] == "border"
        case "squareTextured": cell?["borderStyle"] == "border" && height == 25
        case "texturedSquare", "texturedRounded": true
        default: false
        }
    }
}

extension ViewElement {
    /// The height that a required ratio of the view's own gives to its recorded width, points.
    fileprivate var heightOfRatio: Double? {
        let ratio = element.members(of: "constraints").first { constraint in
            constraint["firstAttribute"] == "width" && constraint["secondAttribute"] == "height"
                && constraint["secondItem"] == element["id"] && [nil, element["id"]].contains(constraint["firstItem"])
                && constraint.number("constant") ?? 0 == 0 && constraint.isRequiredEquality
        }
        guard let ratio, let value = ConstraintMultiplier.value(of: ratio["multiplier"]), value > 0 else { return nil }
        return (ownConstant("width") ?? recordedFrame.width) / value
    }

    /// The size that a required constraint among the view's own gives it, points.
    fileprivate func ownConstant(_ dimension: String) -> Double? {
        element.members(of: "constraints").first { constraint in
            constraint["firstAttribute"] == dimension && constraint["secondItem"] == nil
                && [nil, element["id"]].contains(constraint["firstItem"]) && constraint.isRequiredEquality
        }?.number("constant")
    }
}
