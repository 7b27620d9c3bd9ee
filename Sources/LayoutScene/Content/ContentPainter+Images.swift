// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension ContentPainter {
    func paintImage(_ source: ImageSource?, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let view = document.views[index]
        let mask = view.clipsToBounds ? frame : nil
        let radius = view.clipsToBounds ? view.style.cornerRadius : 0
        if let file = file(of: source) {
            let place = view.contentMode.frame(ofImage: file.size, in: frame)
            return brush.image(file, in: place, mask: mask, cornerRadius: radius)
        }
        var place = frame
        if case .placeholder(let size) = source { place = view.contentMode.frame(ofImage: size, in: frame) }
        if let mask { place = place.intersection(mask) ?? mask }
        switch source {
        case .file: break
        case .placeholder, nil:
            if paintSymbol(view.style.symbol?.text, in: place, brush.surroundings.tint, &brush) { return }
        }
        if view.style.backgroundColor == nil { brush.box(place, radius: radius, fill: palette.fill, isSurface: true) }
        crossedBox(place, palette.separator, &brush)
        if case .file(let path)? = source, place.width > 40, place.height > 16 {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            text(plain(name, size: 9), in: place.insetBy(dx: 2, dy: 0), index, color: palette.secondaryLabel, &brush)
        }
    }

    /// A button's image and title beside each other, in the middle of what the insets leave.
    ///
    /// - Returns: the title's box.
    func paintButtonImage(
        _ source: ImageSource, of button: ViewContent.Button, _ frame: Rect, _ index: Int, color: Color,
        _ brush: inout ContentBrush
    ) -> Rect {
        let insets =
            button.contentInsets?.resolved(for: solved.views[index].direction) ?? button.contentEdgeInsets ?? .zero
        var room = frame.inset(by: insets)
        room.width = max(room.width, 0)
        room.height = max(room.height, 0)
        let natural = size(of: source) ?? Size(width: 18, height: 18)
        let request = TextRequest(
            text: button.title, language: solved.canvas.language, scale: solved.canvas.scale)
        let titleWidth = button.title.content.isEmpty ? 0 : measuring.measure(request).size.width
        // An image larger than the button shrinks into it, as UIKit's does.
        let shrunk = ContentMode.scaleAspectFit.frame(ofImage: natural, in: room).size
        let size = shrunk.width < natural.width ? shrunk : natural
        let padding = titleWidth > 0 && size.width > 0 ? button.imagePadding : 0
        let total = size.width + padding + titleWidth
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let start = room.midX - total / 2
        let grid = PixelGrid(scale: scale)
        let place = Rect(
            x: grid.rounded(isLeftToRight ? start : start + total - size.width),
            y: grid.rounded(frame.midY - size.height / 2), width: size.width, height: size.height)
        if let file = file(of: source) {
            brush.image(file, in: place)
        } else if !paintSymbol(
            document.views[index].style.symbol?.text, in: symbolBox(in: place, of: button), color, &brush)
        {
            crossedBox(place, color, &brush)
        }
        return Rect(
            x: isLeftToRight ? start + total - titleWidth : start, y: frame.minY, width: titleWidth,
            height: frame.height)
    }

    /// A symbol is as large as letters of the title's font, however large the placeholder is.
    private func symbolBox(in place: Rect, of button: ViewContent.Button) -> Rect {
        let side = button.title.font.size * 1.25
        return place.insetBy(dx: max(0, (place.width - side) / 2), dy: max(0, (place.height - side) / 2))
    }

    /// The placeholder for an image: its outline and both diagonals.
    func crossedBox(_ rect: Rect, _ color: Color, _ brush: inout ContentBrush) {
        brush.box(rect, stroke: color)
        brush.line(rect.origin, Point(x: rect.maxX, y: rect.maxY), color)
        brush.line(Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), color)
    }

    func file(of source: ImageSource?) -> ImageFile? {
        guard case .file(let path) = source else { return nil }
        return images[path]
    }

    /// Points; nil for a missing file.
    func size(of source: ImageSource) -> Size? {
        switch source {
        case .placeholder(let size): size
        case .file(let path): images[path]?.size
        }
    }
}
