// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Title and image of a button: where they are, and the drawing of the image.
extension ContentPainter {
    /// The places of a button's image and title.
    struct ButtonPlaces {
        var image: Rect
        var title: Rect
    }

    /// Draws the image of a button, if it has one.
    ///
    /// - Returns: the title's box.
    func paintButtonImage(
        of button: ViewContent.Button, _ frame: Rect, _ index: Int, color: Color, _ brush: inout ContentBrush
    ) -> Rect {
        if document.views[index].style.buttonContent?.imagePlacement == .background {
            return paintBackgroundImage(of: button, frame, index, color: color, &brush)
        }
        let places = places(of: button, in: frame, index)
        guard let source = button.image else { return places.title }
        let style = document.views[index].style
        // A configuration has one colour for title and image.
        let tint = button.contentInsets == nil ? templateColor(style, brush) : color
        if let file = file(of: source) {
            brush.image(file, in: places.image, tint: style.imageRenderingMode == .alwaysTemplate ? tint : nil)
        } else if !paintSymbol(
            style.symbol?.text, in: symbolBox(in: places.image, of: button, index), tint, &brush)
        {
            crossedBox(places.image, tint, &brush)
        }
        return places.title
    }

    /// Draws an image that covers all of a button.
    ///
    /// - Returns: the title's box.
    private func paintBackgroundImage(
        of button: ViewContent.Button, _ frame: Rect, _ index: Int, color: Color, _ brush: inout ContentBrush
    ) -> Rect {
        if let file = file(of: button.image) {
            stretchedImage(file, in: frame, document.views[index].style.imageCapInsets, &brush)
        } else if button.image != nil {
            if document.views[index].style.backgroundColor == nil {
                // A title that would be hard to read tells that the image is as dark, or as light, as the other one.
                let fills = [palette.fill, palette.secondaryLabel]
                let isQuiet = button.title.content.isEmpty || color.contrast(with: fills[0]) >= 3
                brush.box(
                    frame, fill: isQuiet ? fills[0] : fills.max { color.contrast(with: $0) < color.contrast(with: $1) },
                    isSurface: true)
            }
            crossedBox(frame, palette.separator, &brush)
        }
        var words = button
        words.image = nil
        return places(of: words, in: frame, index).title
    }

    /// As UIKit places them: each in the content's rectangle less its own insets, as if the other one were there as well.
    private func places(of button: ViewContent.Button, in frame: Rect, _ index: Int) -> ButtonPlaces {
        let arrangement = document.views[index].style.buttonContent ?? ButtonContent()
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let insets =
            button.contentInsets?.resolved(for: solved.views[index].direction) ?? button.contentEdgeInsets ?? .zero
        let hasImage = button.image != nil
        // A title alone may take all of the button, since here it may be wider than on a device.
        let room =
            hasImage || document.views[index].style.buttonContent != nil ? frame.inset(by: insets).atLeastEmpty : frame
        let (imageRoom, titleRoom) = (
            room.inset(by: arrangement.imageEdgeInsets).atLeastEmpty,
            room.inset(by: arrangement.titleEdgeInsets).atLeastEmpty
        )
        var title = titleSize(of: button)
        if let subtitle = arrangement.subtitle {
            title.width = max(title.width, width(of: plain(subtitle.text, size: ButtonConfigurationStyle.subtitleSize)))
        }
        var image = button.image.map { size(of: $0) ?? Size(width: 18, height: 18) } ?? .zero
        // An image larger than the button shrinks into it, as UIKit's does.
        let shrunk = ContentMode.scaleAspectFit.frame(ofImage: image, in: imageRoom).size
        if hasImage, shrunk.width < image.width { image = shrunk }
        if hasImage, title.width == 0 {
            if arrangement.horizontal == .fill { image.width = imageRoom.width }
            if arrangement.vertical == .fill { image.height = imageRoom.height }
        }
        let padding = title.width > 0 && image.width > 0 ? button.imagePadding : 0
        let isStacked = hasImage && [.top, .bottom].contains(arrangement.imagePlacement)
        let whole =
            isStacked
            ? Size(width: max(image.width, title.width), height: image.height + padding + title.height)
            : Size(width: image.width + padding + title.width, height: max(image.height, title.height))
        let isImageFirst = (arrangement.imagePlacement != .trailing) == isLeftToRight
        let grid = PixelGrid(scale: scale)
        func place(_ part: Size, in room: Rect, isFirst: Bool) -> Rect {
            var origin = Point(x: room.midX - whole.width / 2, y: room.midY - (isStacked ? whole : part).height / 2)
            switch (arrangement.horizontal, isLeftToRight) {
            case (.left, _), (.leading, true), (.trailing, false), (.fill, true): origin.x = room.minX
            case (.right, _), (.leading, false), (.trailing, true), (.fill, false): origin.x = room.maxX - whole.width
            case (.center, _): break
            }
            switch arrangement.vertical {
            case .top: origin.y = room.minY
            case .bottom: origin.y = room.maxY - (isStacked ? whole : part).height
            case .center, .fill: break
            }
            if isStacked {
                origin.x += (whole.width - part.width) / 2
                if !isFirst { origin.y += whole.height - part.height }
            } else if !isFirst {
                origin.x += whole.width - part.width
            }
            return Rect(origin: Point(x: grid.rounded(origin.x), y: grid.rounded(origin.y)), size: part)
        }
        let isImageAbove = arrangement.imagePlacement == .top
        let imagePlace = place(image, in: imageRoom, isFirst: isStacked ? isImageAbove : isImageFirst)
        var titlePlace = place(title, in: titleRoom, isFirst: isStacked ? !isImageAbove : !isImageFirst)
        if !hasImage, arrangement.horizontal == .center {
            (titlePlace.x, titlePlace.width) = (titleRoom.x, titleRoom.width)
        } else if titlePlace.width > titleRoom.width {
            (titlePlace.x, titlePlace.width) = (titleRoom.x, titleRoom.width)
        }
        if !isStacked, arrangement.vertical == .center {
            (titlePlace.y, titlePlace.height) = (titleRoom.y, titleRoom.height)
        }
        return ButtonPlaces(image: imagePlace, title: titlePlace)
    }

    /// Takes from the title's box what is below the title, with a point between them, as a configuration's padding.
    func paintSubtitle(
        _ words: String, below title: StyledText, _ box: inout Rect, _ index: Int, _ color: Color,
        _ brush: inout ContentBrush
    ) {
        func height(_ text: StyledText) -> Double {
            measuring.measure(
                TextRequest(text: text, language: solved.canvas.language, scale: solved.canvas.scale)
            ).size.height
        }
        let styled = plain(words, size: ButtonConfigurationStyle.subtitleSize, title.alignment)
        let (upper, lower) = (title.content.isEmpty ? 0 : height(title) + 1, height(styled))
        let top = box.midY - (upper + lower) / 2
        text(
            styled, in: Rect(x: box.minX, y: top + upper, width: box.width, height: lower), index, color: color, &brush)
        box = Rect(x: box.minX, y: top, width: box.width, height: max(0, upper - 1))
    }

    private func titleSize(of button: ViewContent.Button) -> Size {
        guard !button.title.content.isEmpty else { return .zero }
        let request = TextRequest(text: button.title, language: solved.canvas.language, scale: solved.canvas.scale)
        return measuring.measure(request).size
    }

    /// A symbol is as large as letters of the title's font or of its own size, however large the placeholder is.
    private func symbolBox(in place: Rect, of button: ViewContent.Button, _ index: Int) -> Rect {
        let own = document.views[index].style.buttonContent?.symbolSize ?? 0
        let side = (own > 0 ? own : button.title.font.size) * 1.25
        return place.insetBy(dx: max(0, (place.width - side) / 2), dy: max(0, (place.height - side) / 2))
    }
}

extension Rect {
    var atLeastEmpty: Rect {
        Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }
}
