// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What only some types of view have, as JSON.
struct ContentWriter {
    let platform: Platform
    /// Dynamic Type's step for which fonts were resolved.
    let contentSizeCategory: ContentSizeCategory

    func members(_ content: ViewContent) -> [JSONOutput.Member] {
        guard case .members(let members) = json(content) else { return [] }
        return members
    }

    private func json(_ content: ViewContent) -> JSONOutput {
        switch content {
        case .view, .stepper, .activityIndicator, .datePicker, .pickerView, .scrollView, .tableView, .custom:
            return .object([:])
        case .label(let label): return json(label)
        case .button(let button):
            return .members(
                text(
                    button.title, .button, standard: button.standardTitle ?? "",
                    isConfigured: button.configuration != nil)
                    + Self.members([
                        "configuration": button.configuration.map { .string($0.rawValue) },
                        "buttonType": button.kind == .momentaryPushIn ? nil : .string(button.kind.rawValue),
                        "itemTitles": button.itemTitles.isEmpty
                            ? nil : .array(button.itemTitles.map(JSONOutput.string)),
                        "isOn": button.isOn ? .boolean(true) : nil,
                        "image": button.image.map(Self.json),
                        "imagePadding": button.imagePadding == 0 ? nil : .exact(button.imagePadding),
                        "contentInsets": button.statedInsets.map(JSONOutput.insets),
                        "contentEdgeInsets": button.contentEdgeInsets.map(JSONOutput.insets),
                    ]))
        case .textField(let field):
            return .members(
                text(field.text, .textField)
                    + Self.members([
                        "placeholder": field.placeholder.map(JSONOutput.string),
                        "borderStyle": field.borderStyle == .roundedRect ? nil : .string(field.borderStyle.rawValue),
                    ]))
        case .textView(let view): return json(view)
        case .imageView(let image): return .object(["image": image.map(Self.json)])
        case .toggle(let isOn): return .object(["isOn": isOn ? .boolean(true) : nil])
        case .slider(let value), .progressView(let value):
            return .object(["value": value == 0.5 ? nil : .exact(value)])
        case .segmentedControl(let segments, let selected, let metrics):
            return .object([
                "segments": .array(segments.map(JSONOutput.string)),
                "selectedSegmentIndex": selected == 0 ? nil : .integer(selected ?? -1),
                "segmentMetrics": metrics.map(json),
            ])
        case .pageControl(let pages, let current):
            return .object(["numberOfPages": .integer(pages), "currentPage": current == 0 ? nil : .integer(current)])
        case .searchBar(let placeholder, let text):
            return .object(["text": text.map(JSONOutput.string), "placeholder": placeholder.map(JSONOutput.string)])
        case .navigationBar(let bar): return json(bar)
        case .tabBar(let bar): return json(bar)
        case .toolbar(let items): return .object(["items": items.map { .array($0.map(Self.json)) }])
        case .stackView(let stack): return json(stack)
        }
    }

    private func json(_ label: ViewContent.Label) -> JSONOutput {
        .members(
            text(label.text, .label)
                + Self.members([
                    "numberOfLines": label.numberOfLines == 1 ? nil : .integer(label.numberOfLines),
                    "lineBreakMode": label.lineBreakMode == .byTruncatingTail
                        ? nil : .string(label.lineBreakMode.rawValue),
                    "preferredMaxLayoutWidth": label.preferredMaxLayoutWidth == 0
                        ? nil : .exact(label.preferredMaxLayoutWidth),
                    "setsMaxLayoutWidthAtFirstLayout": label.setsMaxLayoutWidthAtFirstLayout ? .boolean(true) : nil,
                ]))
    }

    private func json(_ metrics: SegmentMetrics) -> JSONOutput {
        let standard = SegmentMetrics()
        return .object([
            "font": json(
                StyledText(content: .plain(""), font: metrics.font),
                default: .standard(for: .segmentedControl, on: platform)
            ).unlessEmpty,
            "padding": metrics.padding == standard.padding ? nil : .exact(metrics.padding),
            "endPadding": metrics.endPadding == standard.endPadding ? nil : .exact(metrics.endPadding),
            "height": metrics.height.map(JSONOutput.exact),
            "distribution": metrics.distribution == standard.distribution
                ? nil : .string(metrics.distribution.rawValue),
        ])
    }

    private func json(_ view: ViewContent.TextView) -> JSONOutput {
        let standard = ViewContent.TextView(text: view.text)
        return .members(
            text(view.text, .textView)
                + Self.members([
                    "isScrollEnabled": view.isScrollEnabled ? nil : .boolean(false),
                    "textContainerInset": view.textContainerInset == standard.textContainerInset
                        ? nil : .insets(view.textContainerInset),
                    "lineFragmentPadding": view.lineFragmentPadding == standard.lineFragmentPadding
                        ? nil : .exact(view.lineFragmentPadding),
                ]))
    }

    /// - Parameter standard: what a view without a text shows; nil if a text is always written.
    func text(
        _ text: StyledText, _ type: ViewType, standard: String? = "", isConfigured: Bool = false
    ) -> [JSONOutput.Member] {
        let content: (plain: String?, markup: String?) =
            switch text.content {
            case .plain(let string): (string == standard ? nil : string, nil)
            case .markup(let string): (nil, string)
            }
        let hasParagraphs = type == .label || type == .textView
        return Self.members([
            "text": content.plain.map(JSONOutput.string),
            "markup": content.markup.map(JSONOutput.string),
            "font": json(text, default: .standard(for: type, on: platform, isConfigured: isConfigured)).unlessEmpty,
            "textAlignment": text.alignment == .natural ? nil : .string(text.alignment.rawValue),
            "lineSpacing": text.lineSpacing == 0 || !hasParagraphs ? nil : .exact(text.lineSpacing),
            "lineHeight": hasParagraphs ? text.paragraphLineHeight.map(JSONOutput.exact) : nil,
        ])
    }

    private func json(_ text: StyledText, default standard: Font) -> JSONOutput {
        let (font, style, restated) = (text.font, text.textStyle, text.restatedAttributes)
        let standard = style?.font(in: contentSizeCategory, on: platform) ?? standard
        return .object([
            "textStyle": style.map { .string($0.rawValue) },
            "family": font.family == standard.family ? nil : .string(font.family),
            "size": font.size == standard.size && !restated.contains(.size) ? nil : .exact(font.size),
            "weight": font.weight == standard.weight && !restated.contains(.weight) ? nil : .integer(font.weight),
            "italic": font.isItalic ? .boolean(true) : nil,
        ])
    }

    static func json(_ image: ImageSource) -> JSONOutput {
        switch image {
        case .file(let path): .string(path)
        case .placeholder(let size): .object(["width": .exact(size.width), "height": .exact(size.height)])
        }
    }

    static func members(_ pairs: KeyValuePairs<String, JSONOutput?>) -> [JSONOutput.Member] {
        guard case .members(let members) = JSONOutput.object(pairs) else { return [] }
        return members
    }
}

extension ViewContent.Button {
    /// The insets without those that the configuration gives.
    fileprivate var statedInsets: DirectionalEdgeInsets? {
        configuration != nil && contentInsets == ButtonConfigurationStyle.mediumInsets ? nil : contentInsets
    }
}
