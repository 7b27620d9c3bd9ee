// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// What AppKit draws of a view beside its subviews: titles of boxes and columns, tabs, dividers, rows.
extension ContentPainter {
    /// - Parameter frame: on the canvas.
    func paintParts(_ parts: SystemParts, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        if let title = parts.title { paintTitledBox(title, parts.titlePosition, index, frame, &brush) }
        if !parts.tabs.isEmpty, document.views[index].content.type != .searchBar {
            paintTabView(parts, frame, index, &brush)
        }
        if !parts.columns.isEmpty { paintColumns(parts.columns, frame, index, &brush) }
        if !parts.control.pathComponents.isEmpty {
            paintPath(parts.control.pathComponents.map(\.text), frame, index, &brush)
        }
        if let dividers = parts.dividers { paintDividers(dividers, frame, index, &brush) }
    }

    /// Points: a line of the small system font.
    private static let boxTitleHeight = 14.0

    private func paintTitledBox(
        _ title: StyleString, _ position: SystemParts.TitlePosition, _ index: Int, _ frame: Rect,
        _ brush: inout ContentBrush
    ) {
        let box = contentBox(index, frame)
        let height = min(Self.boxTitleHeight, box.height)
        let isAtTop = position == .atTop
        brush.box(
            Rect(x: box.x, y: isAtTop ? box.y + height : box.y, width: box.width, height: box.height - height),
            radius: 5, stroke: palette.separator, width: 1)
        text(
            plain(title.text, size: 11, .natural),
            in: Rect(
                x: box.x + 3, y: isAtTop ? box.y : box.maxY - height, width: max(0, box.width - 6), height: height),
            index, &brush)
    }

    /// The strip of tabs, as wide as equal segments around the titles need, and a border from the middle of its height on.
    private func paintTabView(_ parts: SystemParts, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let box = contentBox(index, frame)
        let titles = parts.tabs.prefix(Self.tabLimit).map(\.text)
        let widest = titles.map { self.width(of: plain($0, size: 13, weight: 600)) }.max() ?? 0
        let width = min(max(0, box.width - 14), Double(titles.count) * (widest + 20))
        let height = min(22.0, box.height)
        let top = box.y + height / 2
        brush.box(
            Rect(x: box.x, y: top, width: box.width, height: box.maxY - top), radius: 5, stroke: palette.separator,
            width: 1)
        paintSegments(
            titles, parts.selectedTab,
            Rect(x: (box.midX - width / 2).rounded(), y: box.y, width: width, height: height), index, &brush)
    }

    /// More tabs than any window has room for.
    private static let tabLimit = 100

    /// Titles in the small system font over a line along the bottom. The border of the scroll view stays visible above them.
    private func paintColumns(
        _ columns: [SystemParts.Column], _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        for (number, column) in columns.enumerated() where column.x < frame.width {
            let start = frame.x + column.x
            let alignment: StyledText.Alignment =
                switch column.alignment {
                case .natural: .natural
                case .left: .left
                case .center: .center
                case .right: .right
                }
            text(
                plain(column.title.text, size: 11, alignment),
                in: Rect(
                    x: start, y: frame.y, width: min(column.width, frame.maxX - start), height: frame.height), index,
                &brush)
            guard number + 1 < columns.count else { break }
            let edge = (start + column.width + columns[number + 1].x + frame.x) / 2
            guard edge < frame.maxX else { break }
            brush.line(
                Point(x: edge, y: frame.y + 4), Point(x: edge, y: max(frame.y + 4, frame.maxY - 4)), palette.separator)
        }
        brush.line(
            Point(x: frame.x, y: frame.maxY - 0.5), Point(x: frame.maxX, y: frame.maxY - 0.5), palette.separator,
            width: 1)
        guard let scrollView = document.views[index].superview, document.views[scrollView].style.borderWidth > 0 else {
            return
        }
        let top = PixelGrid(scale: scale).rounded(solved.views[scrollView].canvasFrame.minY)
        guard top.isFinite, abs(top - frame.y) < 1 else { return }
        brush.line(
            Point(x: frame.x, y: top + 0.5), Point(x: frame.maxX, y: top + 0.5),
            document.views[scrollView].style.borderColor ?? palette.separator, width: 1)
    }

    /// A line in the middle of each gap between two subviews.
    private func paintDividers(
        _ dividers: SystemParts.Dividers, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        let axis: Axis = dividers == .vertical ? .horizontal : .vertical
        let panes = document.views[index].subviews.filter { !document.views[$0].isHidden }
            .map { solved.views[$0].canvasFrame }.filter(\.isFinite)
            .map { (start: axis == .horizontal ? $0.minX : $0.minY, end: axis == .horizontal ? $0.maxX : $0.maxY) }
            .sorted { $0.start < $1.start }
        for (first, second) in zip(panes, panes.dropFirst()) where second.start > first.end {
            let middle = (first.end + second.start) / 2
            let ends =
                axis == .horizontal
                ? (Point(x: middle, y: frame.minY), Point(x: middle, y: frame.maxY))
                : (Point(x: frame.minX, y: middle), Point(x: frame.maxX, y: middle))
            brush.line(ends.0, ends.1, palette.separator, width: 1)
        }
    }

    /// The rows that an empty table shows: lines or shades, up to its bottom.
    func paintRows(_ parts: SystemParts, _ frame: Rect, _ brush: inout ContentBrush) {
        let height = parts.rowHeight > 0 ? parts.rowHeight : 44
        let color = parts.separatorColor ?? palette.separator
        var y = frame.minY
        var isShaded = false
        while y < frame.maxY, y < frame.minY + 20_000, height >= 4 {
            let bottom = min(y + height, frame.maxY)
            if parts.usesAlternatingRowBackgroundColors, isShaded {
                brush.box(Rect(x: frame.minX, y: y, width: frame.width, height: bottom - y), fill: shade)
            }
            if parts.gridLines.contains(.horizontal), y + height < frame.maxY {
                brush.line(Point(x: frame.minX, y: y + height), Point(x: frame.maxX, y: y + height), color)
            }
            y += height
            isShaded.toggle()
        }
    }

    /// The background of every second row.
    private var shade: Color { palette.well.faded(by: 0.6) }
}
