// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// System symbols, and the accessories and separators of cells.
extension ContentPainter {
    /// Fits the symbol into a rectangle, in its middle.
    ///
    /// - Returns: false if the name has no drawing.
    func paintSymbol(_ name: String?, in box: Rect, _ color: Color, _ brush: inout ContentBrush) -> Bool {
        guard let name, let drawing = SymbolDrawing(named: name) else { return false }
        let bounds = drawing.bounds
        let scale = min(box.width / bounds.width, box.height / bounds.height)
        guard scale > 0, scale.isFinite else { return true }
        let isMirrored =
            solved.views[brush.view].direction == .rightToLeft && SymbolDrawing.followsReadingDirection(name)
        let across = isMirrored ? -scale : scale
        func place(_ point: Point) -> Point {
            Point(x: box.midX + (point.x - bounds.midX) * across, y: box.midY + (point.y - bounds.midY) * scale)
        }
        let size = Size(width: bounds.width * scale, height: bounds.height * scale)
        let covered = Rect(
            x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
        let behind = brush.surroundings.background
        for outline in drawing.outlines {
            let color = outline.isCutOut ? behind : color
            brush.outline(
                outline.steps.map { ScenePathElement($0.map(place)) }, covering: covered,
                fill: outline.isFilled ? color : nil, stroke: color, width: SymbolDrawing.lineWidth * scale)
        }
        return true
    }

    func paintAccessory(_ accessory: CellAccessory, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let isLeftToRight = solved.views[index].direction == .leftToRight
        var edge = isLeftToRight ? frame.maxX - Self.accessoryInset : frame.minX + Self.accessoryInset
        func add(_ name: String, _ size: Size, _ color: Color) {
            let box = Rect(
                x: isLeftToRight ? edge - size.width : edge, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
            _ = paintSymbol(name, in: box, color, &brush)
            edge += (isLeftToRight ? -1 : 1) * (size.width + 10)
        }
        // As light as a tertiary label, which has the colour of a placeholder.
        if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
            add(isLeftToRight ? "chevron.right" : "chevron.left", Size(width: 8, height: 13), palette.placeholder)
        }
        if accessory == .detailButton || accessory == .detailDisclosureButton {
            add("info.circle", Size(width: 20, height: 20), brush.surroundings.tint)
        }
        if accessory == .checkmark { add("checkmark", Size(width: 14, height: 14), brush.surroundings.tint) }
    }

    /// Points from the trailing edge of a cell to its accessory.
    private static let accessoryInset = 18.0

    func paintSeparator(_ inset: Double, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        guard inset < frame.width, !isLastOfGroup(index) else { return }
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let y = frame.maxY - 0.25
        brush.line(
            Point(x: isLeftToRight ? frame.minX + inset : frame.minX, y: y),
            Point(x: isLeftToRight ? frame.maxX : frame.maxX - inset, y: y), separatorColor(of: index))
    }

    /// Whether a cell ends where a group with round corners does, as the last one of a section in an inset grouped table.
    private func isLastOfGroup(_ index: Int) -> Bool {
        guard let group = document.views[index].superview, document.views[group].clipsToBounds,
            document.views[group].style.cornerRadius > 0
        else { return false }
        return abs(solved.views[index].canvasFrame.maxY - solved.views[group].canvasFrame.maxY) < 0.5
    }

    /// The separator colour of the table that a cell is in.
    private func separatorColor(of index: Int) -> Color {
        let table = document.views[index].superview.map { document.views[$0].style }
        return table?.parts?.separatorColor ?? palette.separator
    }

    /// The words of a table's section, in the small type of a grouped table, where its first cell begins and its last ends.
    func paintSectionTitles(_ titles: SectionTitles, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let width = max(0, frame.width - 32)
        func draw(_ words: StyleString?, isHeader: Bool) {
            guard let words else { return }
            let styled = plain(words.text, size: 13, .natural)
            var request = TextRequest(
                text: styled, numberOfLines: 0, lineBreakMode: .byWordWrapping,
                direction: solved.views[index].direction, language: solved.canvas.language, scale: solved.canvas.scale)
            request.width = width
            let height = max(16, measuring.measure(request).size.height)
            text(
                styled,
                in: Rect(
                    x: frame.minX + 16, y: isHeader ? frame.minY - 6 - height : frame.maxY + 7, width: width,
                    height: height), index, lines: 0, mode: .byWordWrapping,
                color: palette.secondaryLabel, &brush)
        }
        draw(titles.header, isHeader: true)
        draw(titles.footer, isHeader: false)
    }

    /// Makes the font of a text smaller until it fits, by no more than the factor allows.
    func shrink(_ request: inout TextRequest, into box: Rect, to factor: Double) {
        guard factor > 0, factor < 1 else { return }
        let full = request.text.font.size
        guard request.numberOfLines == 1 else { return shrinkLines(&request, full, into: box, to: factor) }
        var scale = 1.0
        // Widths are nearly, but not quite, in proportion to the size.
        for _ in 0..<4 {
            let width = measuring.measure(request).size.width
            guard width > box.width, scale > factor else { return }
            scale = max(factor, scale * box.width / width)
            request.text.font.size = full * scale
        }
    }

    /// Text of several lines, in steps of the twentieth part of its size.
    private func shrinkLines(_ request: inout TextRequest, _ full: Double, into box: Rect, to factor: Double) {
        var wrapped = request
        wrapped.width = box.width
        wrapped.numberOfLines = 0
        for step in 0...20 {
            let scale = max(factor, 1 - Double(step) / 20)
            wrapped.text.font.size = full * scale
            request.text.font.size = full * scale
            let measured = measuring.measure(wrapped)
            let fits = request.numberOfLines == 0 || measured.lineCount <= request.numberOfLines
            if fits && measured.size.height <= box.height + 0.5 || scale == factor { return }
        }
    }
}

extension ScenePathElement {
    init(_ step: SymbolDrawing.Step) {
        switch step {
        case .move(let point): self = .move(point)
        case .line(let point): self = .line(point)
        case .curve(let point, let a, let b): self = .curve(point, control1: a, control2: b)
        case .close: self = .close
        }
    }
}
