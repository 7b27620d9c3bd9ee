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
        of view: ViewElement, content: ViewContent?, era: SystemEra, device: SimulatedDevice?,
        isLandscape: Bool, isForPad: Bool, rootHeight: Double
    ) -> IntrinsicSizeRule {
        guard let content else { return .recorded }
        let element = view.element
        if let placeholder = placeholder(element) { return .fixed(placeholder) }
        if view.system == .macos { return appKit(view, content, era) }
        if let device {
            let metrics = BarMetrics(era, on: device.barScreen(isLandscape: isLandscape))
            if content.type == .toolbar, isLandscape, !device.isPad {
                return .fixed(IntrinsicContentSize(height: metrics.toolbar))
            }
            // At the edge of the screen a tab bar reaches below the home indicator.
            if content.type == .tabBar, !isLandscape, device.hasHomeIndicator, rootHeight == device.size.height,
                view.recordedFrame.maxY == rootHeight
            {
                return .fixed(IntrinsicContentSize(height: metrics.tabBar + device.safeArea.bottom))
            }
        }
        return uiKit(view, content, era, isForPad: isForPad)
    }

    /// `placeholderIntrinsicWidth="infinite"` = no metric.
    private static func placeholder(_ element: XMLElement) -> IntrinsicContentSize? {
        guard element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil else {
            return nil
        }
        return IntrinsicContentSize(
            width: element.number("placeholderIntrinsicWidth"), height: element.number("placeholderIntrinsicHeight"))
    }

    private static func uiKit(
        _ view: ViewElement, _ content: ViewContent, _ era: SystemEra, isForPad: Bool
    ) -> IntrinsicSizeRule {
        let element = view.element
        func size(_ width: Double, _ height: Double) -> IntrinsicSizeRule {
            .fixed(IntrinsicContentSize(width: width, height: height))
        }
        switch content {
        case .label, .button, .textField, .segmentedControl, .pageControl: return .text
        case .textView(let textView): return textView.isScrollEnabled ? .none : .text
        case .activityIndicator where element["style"]?.lowercased().hasSuffix("large") == true:
            return view.system == .tvos ? size(64, 64) : size(37, 37)
        // Compact, the automatic style since iOS 14, it is a field around its date.
        case .datePicker where era >= .iOS14 && [nil, "automatic", "compact"].contains(element["style"]):
            return .recorded
        case .datePicker where isForPad, .pickerView where isForPad: return size(320, 216)
        case .custom: return .none
        case .view, .imageView, .stackView, .scrollView, .tableView: return .byType
        default: return .fixed(era.control(of: content.type)?.intrinsicContentSize ?? .noMetric)
        }
    }

    private static func appKit(_ view: ViewElement, _ content: ViewContent, _ era: SystemEra) -> IntrinsicSizeRule {
        let frame = view.recordedFrame
        let length: Axis = frame.width >= frame.height ? .horizontal : .vertical
        if let rule = AppKitControlSizes.rule(of: view, content, era) { return rule }
        switch content {
        case .textField(let field) where field.text.content.isEmpty && field.borderStyle != .none:
            // An empty field has no width of its own.
            let kind = AppKitControl(of: view)?.kind ?? .field
            let control = AppKitControl(kind, field.text.font.size < 13 ? .small : .regular)
            return .measured(IntrinsicContentSize(height: control.measures(era).height))
        case .textField(let field) where field.borderStyle == .none && view.element.name == "textField":
            // A line of its text, which the field's frame alone says how wide it is.
            return .measured(
                IntrinsicContentSize(height: field.text.lineHeight ?? field.text.font.systemLineHeight.rounded(.up)))
        case .datePicker where hasStepper(view) && AppKitControl(.datePicker).measures(era).height != nil:
            return .measured(IntrinsicContentSize(height: AppKitControl(.datePicker).measures(era).height))
        case .label, .button, .textField, .segmentedControl, .datePicker: return .text
        case .view where ["colorWell", "matrix"].contains(view.element.name),
            .custom where view.element.name == "pathControl":
            return .recorded
        case .progressView where view.element.name == "levelIndicator": return .recorded
        case .slider, .progressView: return .recordedAcross(length)
        case .view where view.element["boxType"] == "separator": return .recordedAcross(length)
        case .textView, .custom: return .none
        case .view, .imageView, .stackView, .scrollView, .tableView: return .byType
        default: return .recorded
        }
    }

    /// Whether a date picker of the regular size is a field with a bezel beside a stepper.
    private static func hasStepper(_ view: ViewElement) -> Bool {
        guard let cell = view.element.child(key: "cell"), cell["borderStyle"] == "bezel" else { return false }
        return [nil, "textFieldAndStepper"].contains(cell["datePickerStyle"])
            && (view.element["controlSize"] ?? cell["controlSize"]) == nil
    }
}
