// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Natural sizes by type of view.
struct ContentMeasurer<Text: TextMeasuring, Images: ImageSizing> {
    let context: LayoutContext
    let text: Text
    let images: Images

    /// The text that a view shows, measured without a limit of width or at the label's own preferred one.
    func text(of view: View, at index: Int) -> ContentMeasurements.Text? {
        let direction = context.directions[index]
        switch view.content {
        case .label(let label):
            let wraps = label.numberOfLines != 1
            let preferred = wraps && label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : nil
            let unlimited = request(
                label.text, lines: label.numberOfLines, mode: label.lineBreakMode, direction: direction)
            var found = measured(unlimited, view: index, limit: preferred, isRemeasured: wraps && preferred == nil)
            found.keepsWidth =
                found.isRemeasured && context.document.platform == .macos && !label.setsMaxLayoutWidthAtFirstLayout
            return found
        case .textView(let textView):
            let unlimited = request(textView.text, lines: 0, mode: .byWordWrapping, direction: direction)
            return measured(
                unlimited, view: index, isRemeasured: !textView.isScrollEnabled, insets: textView.textInsets)
        case .button(let button):
            let insets = button.titleInsets(in: direction) ?? EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
            let unlimited = request(button.title, mode: .byTruncatingMiddle, direction: direction)
            return measured(unlimited, view: index, insets: insets)
        case .textField(let field):
            var shown = field.text
            if shown.content.isEmpty { shown.content = .plain(field.placeholder ?? "") }
            let unlimited = request(shown, direction: direction)
            return measured(unlimited, view: index, insets: field.borderStyle.textInsets)
        default:
            return nil
        }
    }

    func size(of view: View, text: ContentMeasurements.Text?) -> IntrinsicContentSize {
        let fixed = context.document.profile.controls[view.content.type]?.intrinsicContentSize ?? .noMetric
        switch view.content {
        case .label(let label):
            guard let text else { return fixed }
            var size = text.current.size
            if label.takesWholePoints { size.height = size.height.rounded(.up) }
            // Centred labels of AppKit are wider than their text, as Interface Builder records them.
            if context.document.platform == .macos, label.text.alignment == .center, size.width > 0 { size.width += 4 }
            // An empty label of AppKit keeps the height of a line, UIKit's has none.
            if size.height == 0, context.document.platform == .macos { size.height = lineHeight(text.request) }
            return IntrinsicContentSize(width: size.width, height: size.height)
        case .textView(let textView):
            guard let text, !textView.isScrollEnabled else { return .noMetric }
            // Without text it keeps the height of a line, as Interface Builder records it.
            let height = text.current.size.height > 0 ? text.current.size.height : lineHeight(text.request)
            return IntrinsicContentSize(
                width: text.current.size.width + text.insets.left + text.insets.right,
                height: height + text.insets.top + text.insets.bottom)
        case .button(let button):
            guard let text else { return fixed }
            return size(of: button, text: text, fixed: fixed)
        case .textField(let field):
            guard let text else { return fixed }
            return size(of: field, text: text, fixed: fixed)
        case .imageView(let source):
            guard let size = source.flatMap(size(of:)) else { return .noMetric }
            return IntrinsicContentSize(width: size.width, height: size.height)
        case .segmentedControl(let segments, _, let metrics?):
            return IntrinsicContentSize(
                width: metrics.width(ofTitles: segments.map { width(ofSegment: $0, font: metrics.font) }),
                height: metrics.height ?? fixed.height)
        case .segmentedControl(let segments, _, nil):
            let margins = context.document.profile.era.segmentMargins
            return IntrinsicContentSize(
                width: fixed.width ?? width(ofSegments: segments, margins: margins), height: fixed.height)
        case .pageControl(let pages, _):
            let width = context.document.profile.era.pageControlWidth(pages: pages)
            return IntrinsicContentSize(width: fixed.width ?? width, height: fixed.height)
        default:
            return fixed
        }
    }

    private func size(
        of button: ViewContent.Button, text: ContentMeasurements.Text, fixed: IntrinsicContentSize
    ) -> IntrinsicContentSize {
        let image = button.image.flatMap(size(of:)) ?? .zero
        var title = text.current.size
        for item in button.itemTitles where button.kind == .popUp {
            title.width = max(title.width, width(of: item, like: text))
        }
        let isUIKit = context.document.platform == .ios
        if isUIKit, button.contentInsets == nil {
            // Titles take whole points there: a line of 20.5 makes a button of 33. Those of configurations take pixels: a
            // line of 20.33 makes one of 34.33.
            title = Size(width: title.width.rounded(.up), height: title.height.rounded(.up))
        }
        let padding = image.width > 0 && title.width > 0 ? button.imagePadding : 0
        let contentWidth = title.width + padding + image.width
        let insets = text.insets
        guard button.titleInsets(in: text.request.direction) == nil else {
            var lineHeight = title.height > 0 || image.height > 0 ? title.height : self.lineHeight(text.request)
            if isUIKit, button.contentInsets == nil { lineHeight = self.lineHeight(text.request).rounded(.up) }
            return IntrinsicContentSize(
                width: contentWidth + insets.left + insets.right,
                height: max(lineHeight, image.height) + insets.top + insets.bottom)
        }
        guard isUIKit else {
            // AppKit's push button, as high as the profile says.
            return IntrinsicContentSize(
                width: contentWidth + 20,
                height: fixed.height ?? max(title.height, image.height) + 4)
        }
        let titleHeight = title.height > 0 ? title.height : lineHeight(text.request).rounded(.up)
        if title.height == 0, image.height > 0 {
            // Not lower than a line, as Interface Builder records it: an image of 20 points makes a button of 22.
            return IntrinsicContentSize(width: image.width, height: max(image.height, titleHeight))
        }
        // The system's own buttons are at least 30 wide and of a whole number of points high, as Interface Builder
        // records them.
        return IntrinsicContentSize(
            width: max(contentWidth, 30), height: max(titleHeight + insets.top + insets.bottom, image.height))
    }

    private func width(of string: String, like text: ContentMeasurements.Text) -> Double {
        var request = text.request
        request.text.content = .plain(string)
        return measure(request).size.width
    }

    private func size(
        of field: ViewContent.TextField, text: ContentMeasurements.Text, fixed: IntrinsicContentSize
    ) -> IntrinsicContentSize {
        let lineHeight = text.current.size.height > 0 ? text.current.size.height : self.lineHeight(text.request)
        let textWidth = text.current.size.width
        if context.document.platform == .macos {
            // A field without text has no width of its own there; 21 high at 13 points, without a border one line.
            let isPlain = field.borderStyle == .none
            return IntrinsicContentSize(
                width: textWidth > 0 ? textWidth.rounded(.up) + (isPlain ? 0 : 4) : nil,
                height: fixed.height ?? lineHeight.rounded(.up) + (isPlain ? 0 : 5))
        }
        switch field.borderStyle {
        case .none:
            return IntrinsicContentSize(
                width: textWidth.rounded(.up),
                height: context.document.profile.era.borderlessFieldHeight(line: lineHeight, on: context.grid))
        case .line, .bezel:
            let insets = text.insets
            return IntrinsicContentSize(
                width: textWidth.rounded(.up) + insets.left + insets.right,
                height: lineHeight + insets.top + insets.bottom)
        case .roundedRect:
            // 7 points of border on each side and the same again for the caret; 34 high up to 17 points of text, as
            // Interface Builder records it.
            return IntrinsicContentSize(
                width: textWidth.rounded(.up) + 28, height: fixed.height ?? max(34, lineHeight.rounded(.up) + 13))
        }
    }

    /// Segments share the width of the widest title: on iOS with 19 points around it, 14 up to iOS 12, and lines of a point between
    /// them, as Interface Builder records them.
    private func width(ofSegments segments: [String], margins: Double) -> Double {
        let isUIKit = context.document.platform == .ios
        let font = Font(size: 13, weight: isUIKit ? 400 : 500)
        var widest = 0.0
        for segment in segments {
            widest = max(widest, width(ofSegment: segment, font: font).rounded(.up))
        }
        let lines = isUIKit ? Double(max(segments.count - 1, 0)) : 0
        return Double(segments.count) * (widest + margins) + lines
    }

    private func width(ofSegment title: String, font: Font) -> Double {
        let unlimited = request(StyledText(content: .plain(title), font: font), direction: .leftToRight)
        return text.measure(unlimited).size.width
    }

    private func size(of source: ImageSource) -> Size? {
        switch source {
        case .placeholder(let size): size
        case .file(let path): images.size(ofImageFile: path)
        }
    }

    /// The text, or where a field, a button or a label of AppKit has none the line that it would have: its baseline stays
    /// where it is while the user types, as Interface Builder records it.
    func line(of text: ContentMeasurements.Text, in view: View) -> ContentMeasurements.Text {
        guard text.current.size.height == 0 else { return text }
        switch view.content {
        case .label where context.document.platform != .macos: return text
        case .textField, .button, .label:
            var line = text
            var request = text.request
            request.text.content = .plain("X")
            line.current = measure(request)
            return line
        default: return text
        }
    }

    private func measure(_ request: TextRequest) -> TextMeasurement { text.measure(request) }

    private func lineHeight(_ request: TextRequest) -> Double {
        var request = request
        request.text.content = .plain("X")
        return text.measure(request).size.height
    }

    private func request(
        _ text: StyledText, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail, direction: LayoutDirection
    ) -> TextRequest {
        let canvas = context.document.canvas
        return TextRequest(
            text: text, numberOfLines: lines, lineBreakMode: mode, direction: direction, language: canvas.language,
            scale: canvas.scale)
    }

    private func measured(
        _ request: TextRequest, view: Int, limit: Double? = nil, isRemeasured: Bool = false,
        insets: EdgeInsets = .zero
    ) -> ContentMeasurements.Text {
        let natural = text.measure(request)
        guard let limit, limit < natural.size.width else {
            return ContentMeasurements.Text(
                view: view, request: request, natural: natural, current: natural, isRemeasured: isRemeasured,
                insets: insets)
        }
        var limited = request
        limited.width = limit
        return ContentMeasurements.Text(
            view: view, request: limited, natural: natural, current: text.measure(limited),
            isRemeasured: isRemeasured, insets: insets)
    }
}

extension ViewContent.TextView {
    var textInsets: EdgeInsets {
        EdgeInsets(
            top: textContainerInset.top, left: textContainerInset.left + lineFragmentPadding,
            bottom: textContainerInset.bottom, right: textContainerInset.right + lineFragmentPadding)
    }
}

extension ViewContent.TextField.BorderStyle {
    var textInsets: EdgeInsets {
        switch self {
        case .none: .zero
        case .line, .bezel: EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        case .roundedRect: EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
        }
    }
}
