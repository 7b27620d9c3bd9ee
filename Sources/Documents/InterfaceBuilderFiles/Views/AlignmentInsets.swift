// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Alignment-rectangle insets of controls, points: data measured from recorded frames, selected by `toolsVersion`.
package enum AlignmentInsets {
    package static func insets(of view: ViewElement, toolsVersion: Double) -> EdgeInsets {
        var insets = view.alignmentInsets ?? standard(view, toolsVersion)
        // What masks have squeezed to less than them has none.
        let frame = view.recordedFrame
        if view.system == .macos {
            if insets.left + insets.right > frame.width { (insets.left, insets.right) = (0, 0) }
            if insets.top + insets.bottom > frame.height { (insets.top, insets.bottom) = (0, 0) }
        }
        return insets
    }

    /// The insets of this kind of view in the system's version.
    package static func standard(_ view: ViewElement, _ toolsVersion: Double) -> EdgeInsets {
        view.system == .macos
            ? appKit(view, toolsVersion)
            : uiKit(view.element.name, SystemEra(.iOS, xcode: XcodeRelease(toolsVersion: toolsVersion)))
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
            return EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
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
            guard size == .regular else { return EdgeInsets(top: 0, left: 0, bottom: 0, right: 3) }
            // Since macOS 13 they are lower.
            return toolsVersion >= 21000
                ? EdgeInsets(top: 1, left: 1, bottom: 2, right: 3) : EdgeInsets(top: 2, left: 0, bottom: 4, right: 3)
        case "button": return button(cell, size, isOld: AppKitDesign(toolsVersion: toolsVersion) == .yosemite)
        case "popUpButton":
            return popUpButton(cell, size, isOld: AppKitDesign(toolsVersion: toolsVersion) == .yosemite)
        case "pathControl" where cell?["pathStyle"] == "popUp":
            return EdgeInsets(top: size == .small ? 1 : 2, left: 3, bottom: 4, right: 3)
        case "switch" where size == .regular: return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
        // Without a stepper it is a field, whose bezel is the alignment rectangle.
        case "datePicker"
        where toolsVersion >= 14000 && cell?["borderStyle"] == "bezel" && cell?["datePickerStyle"] != "textField":
            return EdgeInsets(top: 4, left: 0, bottom: 0, right: 3)
        // Small ones are lower than their knobs; so were mini ones before macOS 11.
        case "slider" where size == .small: return .zero
        case "slider" where size == .mini && AppKitDesign(toolsVersion: toolsVersion) == .yosemite: return .zero
        // Since macOS 11 regular ones have more room, below them.
        case "slider"
        where size == .regular && view.isWide && AppKitDesign(toolsVersion: toolsVersion) == .bigSur:
            return EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
        case "slider":
            // Tick marks take a point on their side.
            let ticks = size == .regular && view.isWide ? view.tickMarkPosition : nil
            return EdgeInsets(top: ticks == "above" ? 1 : 2, left: 2, bottom: ticks == "below" ? 1 : 2, right: 2)
        case "segmentedControl":
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
    package var isWide: Bool { recordedFrame.width >= recordedFrame.height }

    /// The side of a slider's tick marks.
    package var tickMarkPosition: String? {
        guard let cell = element.child(key: "cell"), cell.integer("numberOfTickMarks") ?? 0 > 0 else { return nil }
        return cell["tickMarkPosition"]
    }
}
