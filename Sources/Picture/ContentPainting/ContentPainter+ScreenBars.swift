// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Bars over the root view.
extension ContentPainter {
    /// The place of a bar that is a view.
    func barPlace(_ frame: Rect, _ index: Int, _ style: ViewStyle) -> BarPlace {
        BarPlace(
            frame: frame, row: rowOfBar(frame, index), style: style, index: index,
            isLeftToRight: solved.views[index].direction == .leftToRight)
    }

    /// Where a bar has its title: above the search bar inside, which belongs to the title's screen.
    private func rowOfBar(_ frame: Rect, _ index: Int) -> Rect {
        let searchBar = document.views[index].subviews.first { subview in
            if case .searchBar = document.views[subview].content { !document.views[subview].isHidden } else { false }
        }
        guard let searchBar else { return frame }
        let top = PixelGrid(scale: solved.canvas.scale).rounded(solved.views[searchBar].canvasFrame).minY
        guard top > frame.minY, top < frame.maxY else { return frame }
        return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: top - frame.minY)
    }

    /// The bars over the root view, in the insets of the canvas's safe area.
    func screenBarItems(over surroundings: [PaintContext], _ painted: ContentBrush.PaintedFills) -> [SceneItem] {
        guard let bars = document.bars, let root = solved.views.first, var own = surroundings.first, own.opacity > 0
        else { return [] }
        let frame = PixelGrid(scale: solved.canvas.scale).rounded(root.canvasFrame)
        guard frame.isFinite else { return [] }
        own.clip = nil
        own.roundClips = rootClips
        own.background = document.views[0].style.backgroundColor ?? palette.background
        let insets = solved.canvas.safeArea.resolved(for: root.direction)
        var items: [SceneItem] = []
        func add(_ bar: ScreenBars.Bar?, in inset: Double, row: Double, search: Double = 0, atTop: Bool) {
            guard let bar else { return }
            let height = min(inset, bar.height ?? inset)
            guard height >= ScreenBars.lowestHeight else { return }
            let band = Rect(
                x: frame.minX, y: atTop ? frame.minY : frame.maxY - height, width: frame.width, height: height)
            let search = search + row <= height ? search : 0
            let rowHeight = min(row, height - search)
            let width = max(0, frame.width - insets.left - insets.right)
            let place = BarPlace(
                frame: band,
                row: Rect(
                    x: frame.minX + insets.left, y: atTop ? band.maxY - search - rowHeight : band.minY, width: width,
                    height: rowHeight),
                style: bar.style, index: 0, isLeftToRight: root.direction == .leftToRight, isOverScreen: true)
            guard band.intersection(zone) != nil else { return }
            var context = own
            if let tint = bar.style.tintColor { context.tint = tint }
            var brush = ContentBrush(
                view: 0, surroundings: context, strength: strength * (faded.contains(0) ? 0.5 : 1), zone: zone,
                hues: theme.name == .print ? .removed : .kept, surfaces: .legible, painted: painted)
            if let fill = bar.style.backgroundColor { brush.box(band, fill: fill, isSurface: true) }
            paintBar(bar.content, place, &brush)
            if search > 0, case .navigationBar(let content) = bar.content {
                let strip = Rect(x: place.row.minX, y: band.maxY - search, width: width, height: search)
                let placeholder = content.searchBar.flatMap { $0.isEmpty ? nil : $0 }
                paintSearchBar(placeholder, nil, strip.insetBy(dx: min(8, width / 2), dy: 0), 0, nil, &brush)
            }
            items += brush.items
        }
        let metrics = BarMetrics(document.profile.era, on: solved.canvas.barScreen)
        add(
            bars.navigationBar, in: insets.top, row: navigationRowHeight(bars, insets, metrics),
            search: bars.showsSearchBar(metrics) ? metrics.searchBar : 0,
            atTop: true)
        if let bar = bars.tabBar {
            add(bar, in: insets.bottom, row: metrics.tabBar, atTop: false)
        } else {
            add(bars.toolbar, in: insets.bottom, row: metrics.toolbar, atTop: false)
        }
        return items
    }

    /// Points, with a large title if there is room for one.
    private func navigationRowHeight(_ bars: ScreenBars, _ insets: EdgeInsets, _ metrics: BarMetrics) -> Double {
        let row = metrics.navigationBar
        guard case .navigationBar(let bar)? = bars.navigationBar?.content, metrics.showsLargeTitle(of: bar) else {
            return row
        }
        return insets.top >= row + metrics.largeTitle ? row + metrics.largeTitle : row
    }
}
