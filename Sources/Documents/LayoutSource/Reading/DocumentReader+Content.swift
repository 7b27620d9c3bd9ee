// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What a view is, and what only its type has.
extension DocumentReader {
    mutating func readContent(_ value: JSONValue) -> ViewContent {
        let type = value.choice("type", ViewType.self) ?? .view
        switch type {
        case .view: return .view
        case .label: return .label(readLabel(value))
        case .button: return .button(readButton(value))
        case .textField: return .textField(readTextField(value))
        case .textView: return .textView(readTextView(value))
        case .imageView: return .imageView(readImage(value["image"]))
        case .switch: return .toggle(isOn: value.boolean("isOn") ?? false)
        case .slider: return .slider(value: value.number("value") ?? 0.5)
        case .stepper: return .stepper
        case .segmentedControl: return readSegmentedControl(value)
        case .progressView: return .progressView(value: value.number("value") ?? 0.5)
        case .activityIndicator: return .activityIndicator
        case .pageControl: return readPageControl(value)
        case .datePicker: return .datePicker
        case .pickerView: return .pickerView
        case .searchBar:
            return .searchBar(placeholder: value.string("placeholder"), text: value.string("text"))
        case .navigationBar: return .navigationBar(readNavigationBar(value))
        case .tabBar: return .tabBar(readTabBar(value))
        case .toolbar: return .toolbar(readBarItems(value["items"]))
        case .stackView: return .stackView(readStackView(value))
        case .scrollView: return .scrollView
        case .tableView: return .tableView
        case .custom: return .custom
        }
    }

    private func readLabel(_ value: JSONValue) -> ViewContent.Label {
        var text = readText(value, type: .label)
        text.pushesOutWords = platform == .ios
        var label = ViewContent.Label(
            text: text, numberOfLines: value.number("numberOfLines").map { Int($0) } ?? 1,
            lineBreakMode: value.choice("lineBreakMode", LineBreakMode.self) ?? .byTruncatingTail,
            preferredMaxLayoutWidth: value.number("preferredMaxLayoutWidth") ?? 0)
        label.setsMaxLayoutWidthAtFirstLayout = value.boolean("setsMaxLayoutWidthAtFirstLayout") ?? false
        return label
    }

    private mutating func readButton(_ value: JSONValue) -> ViewContent.Button {
        let configuration = configuration(of: value)
        var button = ViewContent.Button(
            kind: value.choice("buttonType", ViewContent.Button.Kind.self) ?? .momentaryPushIn,
            isOn: value.boolean("isOn") ?? false,
            title: readText(value, type: .button, isConfigured: configuration != nil), image: readImage(value["image"]),
            imagePadding: value.number("imagePadding") ?? 0,
            contentInsets: value["contentInsets"].map(DirectionalEdgeInsets.init),
            contentEdgeInsets: value["contentEdgeInsets"].map(EdgeInsets.init))
        button.configuration = configuration
        if configuration != nil, button.contentInsets == nil, button.contentEdgeInsets == nil {
            button.contentInsets = ButtonConfigurationStyle.mediumInsets
        }
        button.itemTitles = value["itemTitles"]?.elements.compactMap(\.string) ?? []
        let hasTitle = ["text", "title", "markup"].contains { value[$0] != nil }
        if !hasTitle, let title = button.standardTitle { button.title.content = .plain(title) }
        return button
    }

    private func readTextField(_ value: JSONValue) -> ViewContent.TextField {
        ViewContent.TextField(
            text: readText(value, type: .textField), placeholder: value.string("placeholder"),
            borderStyle: value.choice("borderStyle", ViewContent.TextField.BorderStyle.self) ?? .roundedRect)
    }

    private func readTextView(_ value: JSONValue) -> ViewContent.TextView {
        var view = ViewContent.TextView(
            text: readText(value, type: .textView), isScrollEnabled: value.boolean("isScrollEnabled") ?? true)
        if let insets = value["textContainerInset"] { view.textContainerInset = EdgeInsets(insets) }
        view.lineFragmentPadding = value.number("lineFragmentPadding") ?? view.lineFragmentPadding
        return view
    }

    private mutating func readSegmentedControl(_ value: JSONValue) -> ViewContent {
        let segments = value["segments"]?.elements.compactMap(\.string) ?? ["First", "Second"]
        let index = readSelection("selectedSegmentIndex", of: segments.count, "segment", in: value)
        return .segmentedControl(
            segments: segments, selected: index < 0 ? nil : index,
            metrics: value["segmentMetrics"].map(readSegmentMetrics))
    }

    private func readSegmentMetrics(_ value: JSONValue) -> SegmentMetrics {
        let standard = SegmentMetrics()
        return SegmentMetrics(
            font: readFont(value["font"], standard: .standard(for: .segmentedControl, on: platform)),
            padding: value.number("padding") ?? standard.padding,
            endPadding: value.number("endPadding") ?? standard.endPadding, height: value.number("height"),
            distribution: value.choice("distribution", SegmentMetrics.Distribution.self) ?? standard.distribution)
    }

    private mutating func readPageControl(_ value: JSONValue) -> ViewContent {
        let pages = value.number("numberOfPages").map { Int($0) } ?? 3
        return .pageControl(
            numberOfPages: pages, currentPage: readSelection("currentPage", of: pages, "page", in: value))
    }

    /// The index of a selected item, of `count`. One beyond the last is reported, and kept as it is.
    mutating func readSelection(_ key: String, of count: Int, _ item: String, in value: JSONValue) -> Int {
        guard let index = value.number(key).map({ Int($0) }) else { return 0 }
        if index >= max(count, 1) {
            let range =
                switch count {
                case 0: "there is none"
                case 1: "the only one has index 0"
                default: "the last of \(count) has index \(count - 1)"
                }
            findings.report(
                .selectionOutOfRange, "no \(item) has index \(index): \(range)", at: value[key]?.range,
                severity: .warning)
        }
        return index
    }

    func readImage(_ value: JSONValue?) -> ImageSource? {
        guard let value else { return nil }
        if let path = value.string { return .file(path) }
        guard let width = value.number("width"), let height = value.number("height") else { return nil }
        return .placeholder(Size(width: width, height: height))
    }
}

extension DiagnosticCode {
    package static let selectionOutOfRange = DiagnosticCode("selection-out-of-range")
}
