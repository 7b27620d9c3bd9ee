// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Alignment-rectangle insets of controls, points: data measured from recorded frames, selected by `toolsVersion`.
enum AlignmentInsets {
    /// Points on both sides together: no control of AppKit has more.
    private static let largest = 14.0

    static func insets(of view: ViewElement, toolsVersion: Double) -> EdgeInsets {
        guard view.system == .macos else {
            return symbol(view)
                ?? uiKit(view.element.name, SystemEra(.iOS, xcode: XcodeRelease(toolsVersion: toolsVersion)))
        }
        var insets = ofConstants(of: view, standard: appKit(view, toolsVersion))
        // What masks have squeezed to less than them has none.
        let frame = view.recordedFrame
        if insets.left + insets.right > frame.width { (insets.left, insets.right) = (0, 0) }
        if insets.top + insets.bottom > frame.height { (insets.top, insets.bottom) = (0, 0) }
        return insets
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
    private static func symbol(_ view: ViewElement) -> EdgeInsets? {
        guard view.isSymbolView,
            let height = view.ownConstant("height") ?? view.element.number("placeholderIntrinsicHeight")
                ?? view.heightOfRatio ?? view.heightInSuperview
        else { return nil }
        let outside = (view.recordedFrame.height - height) / 2
        return EdgeInsets(top: outside, left: 0, bottom: outside, right: 0)
    }

    private static func uiKit(_ name: String, _ era: SystemEra) -> EdgeInsets {
        let types: [String: ViewType] = ["slider": .slider, "switch": .switch, "segmentedControl": .segmentedControl]
        return types[name].flatMap { era.control(of: $0) }?.alignmentRectInsets ?? .zero
    }

    /// From version 24128 on, that of macOS 26, controls have none; labels, lines, small squares and bare pop-up buttons kept theirs.
    private static func appKit(_ view: ViewElement, _ toolsVersion: Double) -> EdgeInsets {
        let element = view.element
        let cell = element.child(key: "cell")
        let size = ControlSize(rawValue: element["controlSize"] ?? cell?["controlSize"] ?? "") ?? .regular
        let isPlain = toolsVersion >= 24128
        switch element.name {
        case "textField", "tokenField":
            // Labels, and fields that look like one. A border or a background is itself the alignment rectangle.
            guard cell?["borderStyle"] == nil, cell?.isSet("drawsBackground") != true else { return .zero }
            // 3 points on macOS 10.8.
            let side: Double = toolsVersion < InterfaceFile.firstOfMacOS109 ? 3 : 2
            return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        case "box" where element["boxType"] == "separator":
            return view.isWide
                ? EdgeInsets(top: 2, left: 0, bottom: 2, right: 0) : EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        case "box" where [nil, "secondary"].contains(element["boxType"]) && !isPlain:
            return EdgeInsets(top: element["titlePosition"] == "noTitle" ? 2 : 0, left: 3, bottom: 4, right: 3)
        case "tabView" where element["type"] == nil:
            return EdgeInsets(top: size == .small ? 3 : 6, left: 7, bottom: 10, right: 7)
        case "button" where cell.flatMap { template($0, size, toolsVersion) } != nil:
            return cell.flatMap { template($0, size, toolsVersion) } ?? .zero
        case "button" where cell?["type"] == "smallSquare" && cell?["borderStyle"] == "border":
            return EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        case "popUpButton" where isPlain && isBare(cell): return EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        case _ where isPlain: return .zero
        case "imageView" where ["photo", "grayBezel"].contains(cell?["imageFrameStyle"]):
            return EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        // Above it are the titles of its columns.
        case "browser" where element.isSet("titled"): return EdgeInsets(top: 22, left: 0, bottom: 0, right: 0)
        case "comboBox":
            // Since macOS 13 regular ones are lower.
            if size == .regular, toolsVersion >= 21000, view.recordedFrame.height < 25 {
                return EdgeInsets(top: 1, left: 1, bottom: 2, right: 3)
            }
            if size == .small, AppKitDesign(toolsVersion: toolsVersion) == .yosemite, view.recordedFrame.height == 22 {
                return EdgeInsets(top: 1, left: 0, bottom: 4, right: 3)
            }
            return size == .regular
                ? EdgeInsets(top: 2, left: 0, bottom: 4, right: 3) : EdgeInsets(top: 0, left: 0, bottom: 0, right: 3)
        case "button" where AppKitDesign(toolsVersion: toolsVersion) == .yosemite && isTextured(view, cell, size):
            return ofTextured(view)
        // The older ones are a point lower, in the same alignment rectangle.
        case "button"
        where AppKitDesign(toolsVersion: toolsVersion) == .yosemite && size == .small && cell?["type"] == "push"
            && view.recordedFrame.height == 27:
            return EdgeInsets(top: 3, left: 5, bottom: 6, right: 5)
        case "button": return button(cell, size, isOld: AppKitDesign(toolsVersion: toolsVersion) == .yosemite)
        case "popUpButton":
            var insets = popUpButton(cell, size, isOld: AppKitDesign(toolsVersion: toolsVersion) == .yosemite)
            // The older ones are a point higher, outside of the same alignment rectangle.
            if AppKitDesign(toolsVersion: toolsVersion) == .yosemite, size == .regular, cell?["type"] == "push",
                view.recordedFrame.height == 26
            {
                insets.top += 1
            }
            // Mini push buttons recorded with a height of 16 points have an alignment rectangle of 15 as well.
            if AppKitDesign(toolsVersion: toolsVersion) == .yosemite, size == .mini, cell?["type"] == "push" {
                insets.bottom = max(0, view.recordedFrame.height - 15)
            }
            return insets
        case "pathControl" where cell?["pathStyle"] == "popUp":
            return EdgeInsets(top: size == .small ? 1 : 2, left: 3, bottom: 4, right: 3)
        case "switch" where size == .regular: return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
        // Without a stepper it is a field, whose bezel is the alignment rectangle.
        case "datePicker"
        where toolsVersion >= 14000 && cell?["borderStyle"] == "bezel" && cell?["datePickerStyle"] != "textField":
            return EdgeInsets(top: 4, left: 0, bottom: 0, right: 3)
        // Small ones that are lower than their knobs since macOS 11 have none. Before, those of either size have room around
        // them unless tick marks take it.
        case "slider" where size == .small && view.recordedFrame.height < 20:
            guard AppKitDesign(toolsVersion: toolsVersion) == .yosemite, view.isWide, view.tickMarkPosition == nil
            else {
                return .zero
            }
            return view.recordedFrame.height == 15 ? EdgeInsets(top: 1, left: 0, bottom: 1, right: 0) : .zero
        case "slider" where size == .mini && AppKitDesign(toolsVersion: toolsVersion) == .yosemite:
            let isBare = view.isWide && view.tickMarkPosition == nil && (12...13).contains(view.recordedFrame.height)
            return EdgeInsets(top: 0, left: 0, bottom: isBare ? 1 : 0, right: 0)
        // Since macOS 11 regular ones have more room, below them.
        case "slider" where view.isWide && view.recordedFrame.height >= 28:
            return EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
        case "slider":
            // Tick marks take a point on their side.
            let ticks = size == .regular && view.isWide ? view.tickMarkPosition : nil
            return EdgeInsets(top: ticks == "above" ? 1 : 2, left: 2, bottom: ticks == "below" ? 1 : 2, right: 2)
        case "segmentedControl":
            if AppKitDesign(toolsVersion: toolsVersion) == .yosemite, isTextured(view, cell, size) {
                return ofTextured(view)
            }
            switch cell?["style"] {
            // Buttons next to each other.
            case "rounded"
            where cell?["trackingMode"] == "momentary" && AppKitDesign(toolsVersion: toolsVersion) != .yosemite:
                return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
            case "rounded" where size == .regular:
                let isOld = AppKitDesign(toolsVersion: toolsVersion) == .yosemite
                return EdgeInsets(top: 1, left: 2, bottom: isOld ? 2 : 1, right: 2)
            case "rounded" where size != .large: return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
            case "smallSquare" where size == .regular: return EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
            case "roundRect": return EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            case "separated" where size == .regular && AppKitDesign(toolsVersion: toolsVersion) != .yosemite:
                return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
            default: return .zero
            }
        case "stepper" where size == .regular:
            // The old ones are a point lower, in a taller alignment rectangle.
            return AppKitDesign(toolsVersion: toolsVersion) == .yosemite
                ? EdgeInsets(top: 2, left: 3, bottom: 3, right: 3) : EdgeInsets(top: 4, left: 3, bottom: 4, right: 3)
        case "stepper" where size == .small && AppKitDesign(toolsVersion: toolsVersion) == .yosemite:
            return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
        // Higher than the bar that it draws.
        case "levelIndicator" where size == .regular && view.recordedFrame.height == 18:
            return EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
        case "progressIndicator" where element["style"] != "spinning" && size == .regular:
            return EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        // Since macOS 13, with Xcode 14.
        case "colorWell" where toolsVersion >= 21000: return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
        default: return .zero
        }
    }

    /// Whether a pop-up button of macOS 26 has nothing around its title: bevels, and menus that are pulled down.
    private static func isBare(_ cell: XMLElement?) -> Bool {
        guard let cell, cell["borderStyle"] == nil else { return false }
        return cell["type"] == "bevel" || ["square", "inline"].contains(cell["type"]) && cell.isSet("pullsDown")
    }

    /// Buttons with no more than a template of the system: since macOS 11 symbols, which are higher or lower than their alignment
    /// rectangles.
    private static func template(_ cell: XMLElement, _ size: ControlSize, _ toolsVersion: Double) -> EdgeInsets? {
        guard AppKitDesign(toolsVersion: toolsVersion) != .yosemite,
            cell["imagePosition"] == "only" || cell["imagePosition"] == "overlaps" && cell["title"] == nil,
            cell["borderStyle"] == nil
        else { return nil }
        switch cell["image"] {
        case "NSAddTemplate": return EdgeInsets(top: 2.5, left: 0, bottom: 1.5, right: 0.5)
        case "NSRemoveTemplate": return EdgeInsets(top: -2, left: 0, bottom: -3, right: 0.5)
        case "NSActionTemplate", "NSRefreshFreestandingTemplate", "NSStopProgressFreestandingTemplate":
            guard ["bevel", "square"].contains(cell["type"]) else { return nil }
            return EdgeInsets(top: 3, left: 0, bottom: size == .small ? 2 : 3, right: 0)
        default: return nil
        }
    }

    /// A textured button or segments of the standard height: 22 points, in frames of 25 and later of 23.
    private static func isTextured(_ view: ViewElement, _ cell: XMLElement?, _ size: ControlSize) -> Bool {
        let height = view.recordedFrame.height
        guard size == .regular, height == 23 || height == 25 else { return false }
        return switch cell?["type"] ?? cell?["style"] {
        case "roundTextured": cell?["borderStyle"] == "border"
        case "squareTextured": cell?["borderStyle"] == "border" && height == 25
        case "texturedSquare", "texturedRounded": true
        default: false
        }
    }

    private static func ofTextured(_ view: ViewElement) -> EdgeInsets {
        view.recordedFrame.height == 25
            ? EdgeInsets(top: 1, left: 0, bottom: 2, right: 0) : EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// `NSControl.ControlSize`.
    private enum ControlSize: String { case mini, small, regular, large }

    private static func button(_ cell: XMLElement?, _ size: ControlSize, isOld: Bool) -> EdgeInsets {
        let hasNoTitle = cell.flatMap { $0["title"] }?.isEmpty != false
        return switch (cell?["type"], size) {
        case ("push", .large): EdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
        case ("push", .mini):
            isOld ? EdgeInsets(top: 0, left: 1, bottom: 1, right: 1) : EdgeInsets(top: 0, left: 2, bottom: 2, right: 2)
        case ("push", .small) where isOld: EdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
        case ("push", .regular) where !isOld: EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
        case ("push", _): EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
        case ("check", .large): EdgeInsets(top: 2.5, left: 3, bottom: 2.5, right: 0)
        case ("radio", .large): EdgeInsets(top: 1.5, left: 3, bottom: 1.5, right: 3)
        case ("check", .mini), ("radio", .mini): .zero
        case ("check", .small) where isOld: EdgeInsets(top: 3, left: 3, bottom: 3, right: 2)
        case ("check", _) where isOld: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case ("radio", _) where isOld: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        case ("check", .small) where hasNoTitle: EdgeInsets(top: 2, left: 1, bottom: 2, right: 1)
        case ("check", .regular) where hasNoTitle: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case ("radio", .small): EdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
        case ("check", .small): EdgeInsets(top: 1, left: 1, bottom: 1, right: 0)
        case ("check", _), ("radio", _): EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
        case ("help", .large): EdgeInsets(top: 0, left: 4, bottom: 0, right: 5)
        case ("help", .small) where !isOld: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
        case ("help", _) where isOld: EdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
        case ("help", _): EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)
        case ("round", .regular) where isOld && cell?["borderStyle"] == "border":
            EdgeInsets(top: 3, left: 6, bottom: 9, right: 7)
        case ("bevel", .regular)
        where isOld && cell?["borderStyle"] == "border" && cell?["bezelStyle"] == "regularSquare":
            EdgeInsets(top: 2, left: 2, bottom: 3, right: 2)
        case ("bevel", .regular) where cell?["borderStyle"] == "border" && cell?["bezelStyle"] == "regularSquare":
            EdgeInsets(top: 3, left: 3, bottom: 4, right: 3)
        case ("roundRect", .regular) where cell?["borderStyle"] == "border",
            ("recessed", .regular) where cell?["borderStyle"] == "border",
            ("roundRect", .small) where cell?["borderStyle"] == "border":
            EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        case ("roundTextured", _) where cell?["borderStyle"] == "border" && !isOld:
            EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
        default: .zero
        }
    }

    private static func popUpButton(_ cell: XMLElement?, _ size: ControlSize, isOld: Bool) -> EdgeInsets {
        switch (cell?["type"], size) {
        case ("push", .large): EdgeInsets(top: 6, left: 5, bottom: 6, right: 5)
        case ("push", .small) where isOld: EdgeInsets(top: 1, left: 3, bottom: 3, right: 3)
        case ("push", .small): EdgeInsets(top: 2, left: 4, bottom: 4, right: 4)
        case ("push", .mini) where isOld: EdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
        case ("push", .mini): EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
        case ("bevel", .regular) where cell?["borderStyle"] == "border":
            EdgeInsets(top: 3, left: 3, bottom: 4, right: 3)
        case ("bevel", .regular) where !isOld, ("bevel", .large) where !isOld,
            (_, .regular) where !isOld && cell?["borderStyle"] == nil && cell?.isSet("pullsDown") == true:
            EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        case ("push", .regular) where isOld: EdgeInsets(top: 1, left: 2, bottom: 3, right: 3)
        case ("roundRect", .small): EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        case ("push", .regular), ("roundTextured", .regular): EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
        default: .zero
        }
    }
}

extension ViewElement {
    /// Whether a line or a bar lies rather than stands.
    var isWide: Bool { recordedFrame.width >= recordedFrame.height }

    /// The side of a slider's tick marks.
    var tickMarkPosition: String? {
        guard let cell = element.child(key: "cell"), cell.integer("numberOfTickMarks") ?? 0 > 0 else { return nil }
        return cell["tickMarkPosition"]
    }

    /// The height that a required ratio of the view's own gives to its recorded width, points.
    fileprivate var heightOfRatio: Double? {
        let ratio = element.members(of: "constraints").first { constraint in
            constraint["firstAttribute"] == "width" && constraint["secondAttribute"] == "height"
                && constraint["secondItem"] == element["id"] && [nil, element["id"]].contains(constraint["firstItem"])
                && constraint.number("constant") ?? 0 == 0 && Self.isRequiredEquality(constraint)
        }
        guard let ratio, let value = ConstraintMultiplier.value(of: ratio["multiplier"]), value > 0 else { return nil }
        return (ownConstant("width") ?? recordedFrame.width) / value
    }

    /// The size that a required constraint among the view's own gives it, points.
    fileprivate func ownConstant(_ dimension: String) -> Double? {
        element.members(of: "constraints").first { constraint in
            constraint["firstAttribute"] == dimension && constraint["secondItem"] == nil
                && [nil, element["id"]].contains(constraint["firstItem"]) && Self.isRequiredEquality(constraint)
        }?.number("constant")
    }

    static func isRequiredEquality(_ constraint: XMLElement) -> Bool {
        constraint["relation"] == nil && constraint["priority"] == nil && !constraint.isSet("placeholder")
    }
}
