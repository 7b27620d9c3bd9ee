// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
import LayoutXML

extension AppKitControl {
    /// The control that an element of an AppKit file is; nil for views without a row in the table.
    package init?(of view: ViewElement) { self.init(view.element, isWide: view.isWide) }

    /// - Parameter isWide: whether it lies rather than stands.
    init?(_ element: XMLElement, isWide: Bool = true) {
        let cell = element.child(key: "cell")
        guard let kind = Self.kind(of: element, cell, isWide: isWide) else { return nil }
        self.init(kind, Size(rawValue: element["controlSize"] ?? cell?["controlSize"] ?? "") ?? .regular)
    }

    private static func kind(of element: XMLElement, _ cell: XMLElement?, isWide: Bool) -> Kind? {
        switch element.name {
        case "textField", "tokenField":
            // Labels, and fields that look like one. A border or a background is itself the alignment rectangle.
            cell?["borderStyle"] == nil && cell?.isSet("drawsBackground") != true ? .label : .field
        case "secureTextField": .field
        case "searchField": .searchField
        case "box" where element["boxType"] == "separator": isWide ? .separator : .verticalSeparator
        case "box" where [nil, "secondary"].contains(element["boxType"]):
            element["titlePosition"] == "noTitle" ? .untitledBox : .box
        case "tabView" where element["type"] == nil: .tabView
        case "button": cell.flatMap(button)
        case "popUpButton": cell.map(popUpButton)
        case "imageView" where ["photo", "grayBezel"].contains(cell?["imageFrameStyle"]): .framedImage
        // Above it are the titles of its columns.
        case "browser" where element.isSet("titled"): .titledBrowser
        case "comboBox": .comboBox
        case "pathControl" where cell?["pathStyle"] == "popUp": .pathPopUp
        case "switch": .switch
        // Without a stepper it is a field, whose bezel is the alignment rectangle.
        case "datePicker" where cell?["borderStyle"] == "bezel" && cell?["datePickerStyle"] != "textField": .datePicker
        case "slider": slider(cell, isWide: isWide)
        case "segmentedControl": segments(cell)
        case "stepper": .stepper
        case "progressIndicator" where element["style"] != "spinning": .progressBar
        case "colorWell": .colorWell
        default: nil
        }
    }

    private static func button(_ cell: XMLElement) -> Kind? {
        let hasTitle = cell["title"]?.isEmpty == false
        let position = cell["imagePosition"]
        let hasImageAlone = position == "only" || position == "overlaps" && !hasTitle
        switch cell["type"] {
        case "push": return .pushButton
        case "check": return hasTitle ? .checkBox : .checkBoxAlone
        case "radio": return hasTitle ? .radioButton : .radioButtonAlone
        case "help": return .helpButton
        case "round": return cell["borderStyle"] == "border" ? .roundButton : nil
        case "disclosureTriangle": return .disclosureTriangle
        case "disclosure": return nil
        case let type where cell["borderStyle"] == nil:
            guard hasImageAlone else { return .borderlessButton }
            switch cell["image"] {
            case "NSAddTemplate": return .addTemplate
            case "NSRemoveTemplate": return .removeTemplate
            case "NSActionTemplate", "NSRefreshFreestandingTemplate", "NSStopProgressFreestandingTemplate":
                return ["bevel", "square"].contains(type) ? .actionTemplate : .borderlessImage
            default: return .borderlessImage
            }
        case "bevel": return .bevelButton
        case "roundRect": return .roundRectButton
        case "recessed": return .recessedButton
        case "inline": return .inlineButton
        case "roundTextured": return .texturedButton
        case "squareTextured": return .squareTexturedButton
        case "smallSquare": return hasImageAlone ? .smallSquareWithImage : .smallSquareButton
        default: return nil
        }
    }

    private static func popUpButton(_ cell: XMLElement) -> Kind {
        switch cell["type"] {
        case "push": .popUpButton
        case "bevel" where cell["borderStyle"] == "border": .bevelPopUp
        case "bevel": .barePopUp
        case _ where cell["borderStyle"] == nil && cell.isSet("pullsDown"): .barePopUp
        case "recessed": .recessedPopUp
        case "roundRect": .roundRectPopUp
        case "roundTextured": .texturedPopUp
        default: .otherPopUp
        }
    }

    private static func slider(_ cell: XMLElement?, isWide: Bool) -> Kind {
        guard isWide else { return .verticalSlider }
        guard cell?.integer("numberOfTickMarks") ?? 0 > 0 else { return .slider }
        return cell?["tickMarkPosition"] == "above"
            ? .sliderMarksAbove : cell?["tickMarkPosition"] == "below" ? .sliderMarksBelow : .slider
    }

    private static func segments(_ cell: XMLElement?) -> Kind? {
        switch cell?["style"] {
        // Buttons next to each other.
        case "rounded": cell?["trackingMode"] == "momentary" ? .momentarySegments : .roundedSegments
        case "separated": .separatedSegments
        case "roundRect": .roundRectSegments
        case "smallSquare": .smallSquareSegments
        default: nil
        }
    }
}
