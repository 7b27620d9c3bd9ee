// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension ContentPainter {
    func paintButton(
        _ button: ViewContent.Button, _ frame: Rect, _ index: Int, _ style: ViewStyle, _ brush: inout ContentBrush
    ) {
        guard button.kind == .momentaryPushIn else { return paintChoice(button, frame, index, style, &brush) }
        let isFilled = style.backgroundColor.map { $0.alpha > 0.02 } ?? false
        let isPushButton = document.platform == .macos && !isFilled && style.isBordered
        let isPlain = document.platform == .macos && !isFilled && !style.isBordered
        let color =
            style.textColor ?? titleOnFill(style)
            ?? (isPushButton || isPlain ? palette.label : brush.surroundings.tint)
        if isPushButton {
            brush.box(
                frame, radius: max(5, style.cornerRadius), fill: palette.bezel, stroke: palette.separator,
                isSurface: true)
        }
        if button.image == nil, button.title.content.isEmpty, let symbol = style.symbol {
            let side = min(13, frame.width * 0.6, frame.height * 0.6)
            let place = frame.insetBy(dx: (frame.width - side) / 2, dy: (frame.height - side) / 2)
            _ = paintSymbol(symbol.text, in: place, color, &brush)
        }
        var title = button.title
        if title.alignment == .natural { title.alignment = .center }
        var box = paintButtonImage(of: button, frame, index, color: color, &brush)
        if let subtitle = style.buttonContent?.subtitle {
            paintSubtitle(subtitle.text, below: title, &box, index, color, &brush)
        }
        text(title, in: box, index, color: color, &brush)
    }

    /// The colour of a title on its button's background: that of a filled button, unless the background is nearly as light; nil for the
    /// title of a button without one.
    func titleOnFill(_ style: ViewStyle) -> Color? {
        guard let fill = style.backgroundColor, fill.alpha > 0.02 else { return nil }
        return fill.alpha < 0.5 || palette.onTint.contrast(with: fill) > 1.4 ? palette.onTint : nil
    }

    func paintTextField(
        _ field: ViewContent.TextField, _ frame: Rect, _ index: Int, _ style: ViewStyle, border: Color?,
        _ brush: inout ContentBrush
    ) {
        // The field's own border and fill lie over those of the style.
        let width = border == nil ? nil : borderWidth(of: document.views[index])
        let fill = style.backgroundColor == nil ? palette.surface : nil
        let radius = style.cornerRadius
        let inset: Double
        switch field.borderStyle {
        case .none: inset = 0
        case .line:
            brush.box(frame, fill: fill, stroke: border ?? palette.label, width: width ?? 0.5, isSurface: true)
            inset = 7
        case .bezel:
            brush.box(
                frame, radius: radius, fill: fill, stroke: border ?? palette.separator, width: width ?? 1,
                isSurface: true)
            inset = 7
        case .roundedRect:
            brush.box(
                frame, radius: max(5, radius), fill: fill, stroke: border ?? palette.separator, width: width ?? 0.5,
                isSurface: true)
            inset = 7
        }
        var box =
            style.textInsets.map { frame.inset(by: $0).atLeastEmpty }
            ?? frame.insetBy(dx: min(inset, frame.width / 2), dy: 0)
        if let symbol = style.symbol { paintFieldSymbol(symbol.text, &box, index, &brush) }
        if !field.text.content.isEmpty {
            text(field.text, in: box, index, &brush)
        } else if let placeholder = field.placeholder {
            var styled = field.text
            styled.content = .plain(placeholder)
            text(styled, in: box, index, color: palette.placeholder, &brush)
        }
    }

    /// The magnifying glass before the text of a field, or a button after it, which both take room from the text.
    private func paintFieldSymbol(_ name: String, _ box: inout Rect, _ index: Int, _ brush: inout ContentBrush) {
        let side = min(Self.fieldSymbolSide, box.height * 0.7)
        guard box.width > 2 * side else { return }
        let isFirst = (name == "magnifyingglass") == (solved.views[index].direction == .leftToRight)
        let place = Rect(
            x: isFirst ? box.minX : box.maxX - side, y: box.midY - side / 2, width: side, height: side)
        _ = paintSymbol(name, in: place, palette.secondaryLabel, &brush)
        box.width -= side + 5
        if isFirst { box.x += side + 5 }
    }

    /// Points.
    private static let fieldSymbolSide = 13.0

    func paintTextView(
        _ textView: ViewContent.TextView, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        guard !textView.text.content.isEmpty else { return }
        let box = frame.inset(by: textView.textContainerInset).insetBy(dx: textView.lineFragmentPadding, dy: 0)
        guard box.width > 1 else { return }
        let view = solved.views[index]
        var request = TextRequest(
            text: textView.text, numberOfLines: 0, lineBreakMode: .byWordWrapping, direction: view.direction,
            language: solved.canvas.language, scale: solved.canvas.scale)
        let setting = TextSetting(box: box, place: .top, request: request)
        request.width = box.width
        let shaped = measuring.shape(request)
        let size = shaped.measurement.size
        brush.text(
            request, shaped, origin: box.origin,
            covering: Rect(origin: box.origin, size: Size(width: min(size.width, box.width), height: size.height)),
            color: document.views[index].style.textColor ?? palette.label, clip: frame, setting: setting)
    }

    func paintSearchBar(
        _ placeholder: String?, _ string: String?, _ frame: Rect, _ index: Int, _ parts: SystemParts?,
        _ brush: inout ContentBrush
    ) {
        let isLeftToRight = solved.views[index].direction == .leftToRight
        var frame = frame
        if let scopes = parts?.tabs.prefix(Self.scopeLimit).map(\.text), !scopes.isEmpty, frame.height > 80 {
            frame.height -= 44
            let strip = Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: 44)
            paintSegments(
                scopes, parts?.selectedTab, strip.insetBy(dx: min(8, frame.width / 2), dy: 6), index, &brush)
        }
        let height = isIOS26 ? 44.0 : 36
        var field = frame.insetBy(dx: min(8, frame.width / 2), dy: max(0, (frame.height - height) / 2))
        if parts?.showsCancelButton == true { paintCancelButton(&field, index, &brush) }
        brush.box(field, radius: isIOS26 ? field.height / 2 : 10, fill: palette.well, isSurface: true)
        let inset = isIOS26 ? 14.0 : 9
        let x = isLeftToRight ? field.minX + inset : field.maxX - inset - 12
        brush.ellipse(
            Rect(x: x, y: field.midY - 6, width: 9, height: 9), stroke: palette.secondaryLabel, width: 1.2)
        brush.line(
            Point(x: x + 8, y: field.midY + 2), Point(x: x + 12, y: field.midY + 6), palette.secondaryLabel, width: 1.2)
        let shown = string.flatMap { $0.isEmpty ? nil : $0 }
        text(
            plain(shown ?? placeholder ?? "Search", size: 17, .natural),
            in: Rect(
                x: field.minX + (isLeftToRight ? inset + 19 : 8), y: field.minY,
                width: max(0, field.width - inset - 27),
                height: field.height), index,
            color: shown == nil ? palette.placeholder : nil, &brush)
    }

    /// More scopes than any search bar has room for.
    private static let scopeLimit = 100

    /// Words after the field of a search bar, or a cross in a circle in iOS 26, which take room from the field.
    private func paintCancelButton(_ field: inout Rect, _ index: Int, _ brush: inout ContentBrush) {
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let words = plain("Cancel", size: 17)
        let width = isIOS26 ? field.height : width(of: words)
        guard field.width > 2 * width else { return }
        let place = Rect(
            x: isLeftToRight ? field.maxX - width : field.minX, y: field.minY, width: width, height: field.height)
        field.width -= width + 10
        if !isLeftToRight { field.x += width + 10 }
        guard isIOS26 else { return text(words, in: place, index, color: brush.surroundings.tint, &brush) }
        let behind = brush.surroundings.background
        brush.box(place, radius: width / 2, fill: palette.well, isSurface: true)
        _ = paintSymbol("xmark", in: place.insetBy(dx: width * 0.3, dy: width * 0.3), palette.label, &brush)
        brush.surroundings.background = behind
    }
}
