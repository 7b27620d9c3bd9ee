internal import LayoutGeometry
import LayoutXML

/// Alignment-rectangle insets of controls, points: data measured from recorded frames, selected by `toolsVersion`.
enum AlignmentInsets {
    static func insets(of view: ViewElement, toolsVersion: Double) -> EdgeInsets {
        view.system == .macos ? appKit(view, toolsVersion) : uiKit(view.element.name, toolsVersion)
    }

    private static func uiKit(_ name: String, _ toolsVersion: Double) -> EdgeInsets {
        switch name {
        case "slider" where toolsVersion < 24100: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: .zero
        }
    }

    /// From version 24128 on, that of macOS 26, controls have none; labels and lines kept theirs.
    private static func appKit(_ view: ViewElement, _ toolsVersion: Double) -> EdgeInsets {
        let element = view.element
        let isPlain = toolsVersion >= 24128
        switch element.name {
        case "textField":
            return ContentReader.isLabel(element) ? EdgeInsets(top: 0, left: 2, bottom: 0, right: 2) : .zero
        case "box" where element["boxType"] == "separator":
            return view.isWide
                ? EdgeInsets(top: 2, left: 0, bottom: 2, right: 0) : EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        case "box" where element["boxType"] != "custom":
            return EdgeInsets(top: element["titlePosition"] == "noTitle" ? 2 : 0, left: 3, bottom: 4, right: 3)
        case "button" where !isPlain: return button(element.child(key: "cell"), toolsVersion)
        case "popUpButton" where !isPlain:
            return element.child(key: "cell")?["type"] == "push"
                ? EdgeInsets(top: 1, left: 3, bottom: 4, right: 4) : .zero
        case "slider" where !isPlain: return EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case "progressIndicator" where !isPlain && element["style"] != "spinning":
            return EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        case "colorWell" where !isPlain: return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
        default: return .zero
        }
    }

    private static func button(_ cell: XMLElement?, _ toolsVersion: Double) -> EdgeInsets {
        let isOld = toolsVersion < 17000
        let isSmall = cell?["controlSize"] == "small"
        switch cell?["type"] {
        case "push":
            return isOld || isSmall
                ? EdgeInsets(top: 4, left: 6, bottom: 7, right: 6) : EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
        case "check", "radio":
            return isOld
                ? EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
                : EdgeInsets(top: 1, left: isSmall ? 1 : 2, bottom: 1, right: 0)
        case "help": return EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)
        default: return .zero
        }
    }
}

extension ViewElement {
    /// Whether a line or a bar lies rather than stands.
    var isWide: Bool { recordedFrame.width >= recordedFrame.height }
}
