// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

extension ContentPainter {
    func paintImage(_ source: ImageSource?, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let view = document.views[index]
        let mask = view.clipsToBounds ? frame : nil
        let radius = view.clipsToBounds ? view.style.cornerRadius : 0
        if let file = file(of: source) {
            let place = view.contentMode.frame(ofImage: file.size, in: frame)
            let tint = view.style.imageRenderingMode == .alwaysTemplate ? templateColor(view.style, brush) : nil
            guard radius == 0, mask == nil, let caps = view.style.imageCapInsets else {
                return brush.image(file, in: place, mask: mask, cornerRadius: radius, tint: tint)
            }
            return stretchedImage(file, in: place, caps, tint: tint, &brush)
        }
        var place = frame
        if case .placeholder(let size) = source { place = view.contentMode.frame(ofImage: size, in: frame) }
        if let mask { place = place.intersection(mask) ?? mask }
        switch source {
        case .file: break
        case .placeholder, nil:
            if paintSymbol(view.style.symbol?.text, in: place, templateColor(view.style, brush), &brush) { return }
        }
        if view.style.backgroundColor == nil { brush.box(place, radius: radius, fill: palette.fill, isSurface: true) }
        crossedBox(place, palette.separator, &brush)
        if case .file(let path)? = source, place.width > 40, place.height > 16 {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            text(plain(name, size: 9), in: place.insetBy(dx: 2, dy: 0), index, color: palette.secondaryLabel, &brush)
        }
    }

    /// Draws an image whose edges keep their size: nine parts of it, each where only that part is seen. Without room for both
    /// edges of an axis, or anything between them, all of it is stretched along that axis.
    func stretchedImage(
        _ file: ImageFile, in frame: Rect, _ caps: EdgeInsets?, tint: Color? = nil, _ brush: inout ContentBrush
    ) {
        guard let caps, caps != .zero else { return brush.image(file, in: frame, tint: tint) }
        let columns = Self.parts(of: file.size.width, caps.left, caps.right, over: frame.minX, frame.maxX)
        let rows = Self.parts(of: file.size.height, caps.top, caps.bottom, over: frame.minY, frame.maxY)
        for row in rows {
            for column in columns {
                brush.image(
                    file,
                    in: Rect(
                        x: column.image.start, y: row.image.start, width: column.image.length, height: row.image.length),
                    mask: Rect(
                        x: column.seen.start, y: row.seen.start, width: column.seen.length, height: row.seen.length),
                    tint: tint)
            }
        }
    }

    private struct Stretch {
        var start: Double
        var length: Double
    }

    /// Where all of an image lies along an axis while a part of it is seen in its place.
    private static func parts(
        of natural: Double, _ first: Double, _ last: Double, over start: Double, _ end: Double
    ) -> [(image: Stretch, seen: Stretch)] {
        let whole = Stretch(start: start, length: end - start)
        guard first + last > 0, first + last < min(natural, end - start) else { return [(whole, whole)] }
        let factor = (end - start - first - last) / (natural - first - last)
        let middle = (
            image: Stretch(start: start + first - first * factor, length: natural * factor),
            seen: Stretch(start: start + first, length: end - start - first - last)
        )
        let edges = [
            (image: Stretch(start: start, length: natural), seen: Stretch(start: start, length: first)),
            (image: Stretch(start: end - natural, length: natural), seen: Stretch(start: end - last, length: last)),
        ]
        return [edges[0], middle, edges[1]].filter { $0.seen.length > 0 }
    }

    /// The colour of a template image: the tint; in AppKit that of labels unless the view has a tint of its own.
    func templateColor(_ style: ViewStyle, _ brush: ContentBrush) -> Color {
        document.platform == .macos ? style.tintColor ?? palette.label : brush.surroundings.tint
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
