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
            let tint = view.style.imageRenderingMode == .alwaysTemplate ? templateColor(view.style, brush) : nil
            return brush.image(file, in: place, mask: mask, cornerRadius: radius, tint: tint)
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

    /// Of a template: the tint; AppKit's is that of labels unless the view has one of its own.
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
