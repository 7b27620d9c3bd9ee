// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Where a view's intrinsic size comes from.
enum IntrinsicSizeRule: Hashable, Sendable {
    /// By the type of the document's view.
    case byType
    case none
    /// Alignment size, points.
    case fixed(IntrinsicContentSize)
    /// Text decides: measured, or taken from the recorded frame.
    case text
    /// Like text, but where it is measured this size.
    case measured(IntrinsicContentSize)
    /// The recorded frame, because nothing else is known.
    case recorded
    /// The recorded thickness, with no metric along the given axis.
    case recordedAcross(Axis)
}

extension IntrinsicSizeRule {
    /// Sizes of controls as files of each version record them.
    static func rule(
        of view: ViewElement, content: ViewContent?, toolsVersion: Double, device: SimulatedDevice?,
        isLandscape: Bool, isForPad: Bool, rootHeight: Double
    ) -> IntrinsicSizeRule {
        guard let content else { return .recorded }
        let element = view.element
        if let placeholder = placeholder(element) { return .fixed(placeholder) }
        if view.system == .macos { return appKit(view, content, toolsVersion: toolsVersion) }
        if content.type == .toolbar {
            return .fixed(
                IntrinsicContentSize(
                    height: isLandscape && device?.isPad == false
                        ? 32 : height(ofToolbar: view, toolsVersion, device, rootHeight)))
        }
        if content.type == .tabBar, let device, !isLandscape, device.hasHomeIndicator,
            rootHeight == device.size.height, view.recordedFrame.maxY == rootHeight
        {
            // At the edge of the screen a tab bar reaches below the home indicator.
            return .fixed(IntrinsicContentSize(height: device.isPad ? 65 : 49 + device.safeArea.bottom))
        }
        return uiKit(view, content, toolsVersion: toolsVersion, isForPad: isForPad)
    }

    /// `placeholderIntrinsicWidth="infinite"` = no metric.
    private static func placeholder(_ element: XMLElement) -> IntrinsicContentSize? {
        guard element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil else {
            return nil
        }
        return IntrinsicContentSize(
            width: element.number("placeholderIntrinsicWidth"), height: element.number("placeholderIntrinsicHeight"))
    }

    /// Points. One above the home indicator is higher since Xcode 12.
    private static func height(
        ofToolbar view: ViewElement, _ toolsVersion: Double, _ device: SimulatedDevice?, _ rootHeight: Double
    ) -> Double {
        guard let device, device.hasHomeIndicator, toolsVersion >= 17000 else { return 44 }
        return view.recordedFrame.maxY == rootHeight - device.safeArea.bottom ? 49 : 44
    }

    private static func uiKit(
        _ view: ViewElement, _ content: ViewContent, toolsVersion: Double, isForPad: Bool
    ) -> IntrinsicSizeRule {
        let element = view.element
        let isXcode26 = toolsVersion >= 24100
        func height(_ value: Double) -> IntrinsicSizeRule { .fixed(IntrinsicContentSize(height: value)) }
        func size(_ width: Double, _ height: Double) -> IntrinsicSizeRule {
            .fixed(IntrinsicContentSize(width: width, height: height))
        }
        switch content {
        case .label, .button, .textField, .segmentedControl, .pageControl: return .text
        case .textView(let textView): return textView.isScrollEnabled ? .none : .text
        case .toggle: return isXcode26 ? size(61, 28) : size(49, 31)
        case .stepper: return toolsVersion < 14800 ? size(94, 29) : size(94, 32)
        case .slider: return height(isXcode26 ? 34 : 30)
        case .progressView: return height(toolsVersion >= 17000 ? 4 : 2)
        case .activityIndicator:
            guard element["style"]?.lowercased().hasSuffix("large") == true else { return size(20, 20) }
            return view.system == .tvos ? size(64, 64) : size(37, 37)
        case .searchBar:
            // 51 on iOS 15, with Xcode 13.
            let isOniOS15 = (18000..<21000).contains(toolsVersion)
            return height(isXcode26 ? 64 : isOniOS15 ? 51 : toolsVersion >= 13000 ? 56 : 44)
        case .navigationBar: return height(isXcode26 ? 54 : 44)
        case .toolbar: return height(44)
        case .tabBar: return height(49)
        // Compact, the automatic style since iOS 14, it is a field around its date.
        case .datePicker where toolsVersion >= 17500 && [nil, "automatic", "compact"].contains(element["style"]):
            return .recorded
        case .datePicker, .pickerView: return size(320, toolsVersion < 8000 && !isForPad ? 162 : 216)
        case .custom: return .none
        case .view, .imageView, .stackView, .scrollView, .tableView: return .byType
        }
    }

    private static func appKit(_ view: ViewElement, _ content: ViewContent, toolsVersion: Double) -> IntrinsicSizeRule {
        let frame = view.recordedFrame
        let length: Axis = frame.width >= frame.height ? .horizontal : .vertical
        if let rule = AppKitControlSizes.rule(of: view, content, toolsVersion: toolsVersion) { return rule }
        switch content {
        case .textField(let field) where field.text.content.isEmpty && field.borderStyle != .none:
            // An empty field has no width of its own.
            // Search fields are a point higher from macOS 11 to 15.
            let isHigher =
                toolsVersion < 14800
                || view.element.name == "searchField" && AppKitDesign(toolsVersion: toolsVersion) == .bigSur
            let isComboBox = view.element.name == "comboBox"
            let regular: Double = toolsVersion >= 24128 ? 24 : isComboBox ? 20 : isHigher ? 22 : 21
            return .measured(IntrinsicContentSize(height: field.text.font.size < 13 ? 19 : regular))
        case .textField(let field) where field.borderStyle == .none && view.element.name == "textField":
            // A line of its text, which the field's frame alone says how wide it is.
            return .measured(
                IntrinsicContentSize(height: field.text.lineHeight ?? field.text.font.systemLineHeight.rounded(.up)))
        case .datePicker where hasStepper(view) && toolsVersion < 24128:
            return .measured(IntrinsicContentSize(height: 24))
        case .label, .button, .textField, .segmentedControl, .datePicker: return .text
        case .toggle, .stepper, .activityIndicator, .pageControl, .pickerView: return .recorded
        case .view where ["colorWell", "matrix"].contains(view.element.name),
            .custom where view.element.name == "pathControl":
            return .recorded
        case .progressView where view.element.name == "levelIndicator": return .recorded
        case .slider, .progressView: return .recordedAcross(length)
        case .view where view.element["boxType"] == "separator": return .recordedAcross(length)
        case .textView, .custom: return .none
        case .navigationBar, .tabBar, .toolbar, .searchBar: return .recorded
        case .view, .imageView, .stackView, .scrollView, .tableView: return .byType
        }
    }

    /// Whether a date picker of the regular size is a field with a bezel beside a stepper.
    private static func hasStepper(_ view: ViewElement) -> Bool {
        guard let cell = view.element.child(key: "cell"), cell["borderStyle"] == "bezel" else { return false }
        return [nil, "textFieldAndStepper"].contains(cell["datePickerStyle"])
            && (view.element["controlSize"] ?? cell["controlSize"]) == nil
    }
}
