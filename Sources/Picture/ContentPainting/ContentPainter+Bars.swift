// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Bars and their items. Sizes of text are those of Apple's design resources: 17 points for titles and buttons, the
/// former semibold, 34 bold for large titles, 13 for prompts, 10 medium for tabs.
extension ContentPainter {
    func paintBar(_ content: ViewContent, _ place: BarPlace, _ brush: inout ContentBrush) {
        switch content {
        case .navigationBar(let bar):
            if !isClear(bar, place) { paintBarBackground(place, separatorAtTop: false, &brush) }
            paintNavigationBar(bar, place, &brush)
        case .tabBar(let bar):
            paintBarBackground(place, separatorAtTop: true, &brush)
            if let bar { return paintTabs(bar, place, &brush) }
            paintTabsOfAnyKind(isIOS26 ? paintTabCapsule(place, count: 4, &brush) : place.frame, &brush)
        case .toolbar(let items):
            paintBarBackground(place, separatorAtTop: true, &brush)
            if let items { paintToolbar(items, place, &brush) } else { paintButtonsOfAnyKind(place.frame, &brush) }
        default: break
        }
    }

    /// Whether a navigation bar has neither a background nor a line. A scroll view that has been scrolled is below it.
    private func isClear(_ bar: ViewContent.NavigationBar, _ place: BarPlace) -> Bool {
        if let isGiven = bar.isAtScrollEdge { return isGiven }
        return place.isOverScreen && place.style.backgroundColor == nil
            && document.profile.era.clearsBarAtScrollEdge(hasLargeTitle: bar.prefersLargeTitles)
            && !document.views.contains { $0.contentOffset.y > 0 }
    }

    /// What is behind the status bar where there is a navigation bar with a background; nil if there is none.
    var colorOfNavigationBar: Color? {
        guard let bar = document.bars?.navigationBar else { return nil }
        if let color = bar.style.backgroundColor { return color }
        guard !isIOS26, case .navigationBar(let content) = bar.content,
            solved.canvas.safeArea.top >= ScreenBars.lowestHeight
        else { return nil }
        let place = BarPlace(
            frame: .zero, row: .zero, style: bar.style, index: 0, isLeftToRight: true, isOverScreen: true)
        return isClear(content, place) ? nil : palette.bar
    }

    private func paintBarBackground(_ place: BarPlace, separatorAtTop: Bool, _ brush: inout ContentBrush) {
        let frame = place.frame
        if isIOS26 {
            // What scrolls below the buttons fades out.
            guard !separatorAtTop, place.style.backgroundColor == nil, place.isOverScreen else { return }
            return brush.box(frame, fill: brush.surroundings.background.withAlpha(0.85))
        }
        if place.style.backgroundColor == nil { brush.box(frame, fill: palette.bar, isSurface: true) }
        let y = separatorAtTop ? frame.minY : frame.maxY
        brush.line(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y), palette.separator)
    }

    // MARK: Navigation bars

    private func paintNavigationBar(
        _ bar: ViewContent.NavigationBar, _ whole: BarPlace, _ brush: inout ContentBrush
    ) {
        var place = whole
        let isLarge = whole.row.height > 80 && (bar.prefersLargeTitles || !whole.isOverScreen)
        let large = isLarge ? min(BarPlace.largeTitleHeight, place.row.height) : 0
        place.row.height -= large
        if !whole.isOverScreen {
            let height = min(BarPlace.rowHeight, place.row.height)
            place.row.y = place.row.maxY - height
            place.row.height = height
        }
        let color = place.style.textColor ?? palette.label
        let trailing = paintButtons(bar.rightBarButtonItems, from: place.margin, atTrailingEdge: true, place, &brush)
        var leading = place.margin
        let title = bar.title.map { plain($0, size: 17, weight: 600) }
        let titleWidth = isLarge ? 0 : title.map { width(of: $0) } ?? 0
        if let back = bar.backItem {
            leading = paintBackButton(back, room: (place.row.width - titleWidth) / 2, place, &brush)
        }
        leading = paintButtons(bar.leftBarButtonItems, from: leading, atTrailingEdge: false, place, &brush)
        if let prompt = bar.prompt, !prompt.isEmpty, place.row.minY - place.frame.minY >= 18 {
            text(
                plain(prompt, size: 13),
                in: Rect(x: place.row.minX, y: place.row.minY - 20, width: place.row.width, height: 18), place.index,
                color: color, &brush)
        }
        if isLarge {
            guard let title = bar.title else { return }
            let rect = Rect(
                x: place.row.minX + place.margin, y: whole.row.maxY - 50,
                width: max(0, place.row.width - 2 * place.margin), height: 46)
            return text(plain(title, size: 34, weight: 700, .natural), in: rect, place.index, color: color, &brush)
        }
        guard let title else { return }
        // In the middle of the bar if buttons leave room for it there, otherwise of what they leave.
        var rect = place.row
        let side = (place.row.width - titleWidth) / 2
        if !bar.hasNoButtons, side < max(leading, trailing) {
            rect = place.rect(from: leading, width: max(0, place.row.width - leading - trailing))
        }
        text(title, in: rect, place.index, color: color, &brush)
    }

    /// A chevron, with the title of where it leads if that has room, or the word "Back" if that has.
    ///
    /// - Parameter room: from the leading edge, points.
    /// - Returns: where the next button begins.
    private func paintBackButton(
        _ title: String, room: Double, _ place: BarPlace, _ brush: inout ContentBrush
    ) -> Double {
        let chevron = place.rect(from: BarPlace.backInset, width: 12)
        if isIOS26 {
            var item = BarItem()
            item.symbol = StyleString(place.isLeftToRight ? "chevron.left" : "chevron.right")
            return paintFloatingButtons([item], from: place.margin, atTrailingEdge: false, place, &brush)
        }
        _ = paintSymbol(
            place.isLeftToRight ? "chevron.left" : "chevron.right",
            in: chevron.insetBy(dx: 0, dy: max(0, (chevron.height - 21) / 2)),
            brush.surroundings.tint, &brush)
        let start = BarPlace.backInset + 18
        guard !title.isEmpty else { return start + BarPlace.spacing }
        for words in [title, "Back"] {
            let styled = plain(words, size: 17, .natural)
            let width = width(of: styled)
            guard start + width + 6 <= room else { continue }
            text(
                styled, in: place.rect(from: start, width: width), place.index, color: brush.surroundings.tint, &brush)
            return start + width + BarPlace.spacing
        }
        return start + BarPlace.spacing
    }

    /// Draws buttons side by side.
    ///
    /// - Returns: the distance from the edge after which there is room for the title.
    private func paintButtons(
        _ items: [BarItem], from start: Double, atTrailingEdge: Bool, _ place: BarPlace, _ brush: inout ContentBrush
    ) -> Double {
        if isIOS26 {
            return paintFloatingButtons(
                items.prefix(Self.itemLimit), from: start, atTrailingEdge: atTrailingEdge, place, &brush)
        }
        var edge = start
        for item in items.prefix(Self.itemLimit) {
            let width = width(of: item)
            guard edge + width <= place.row.width else { break }
            let leading = atTrailingEdge ? place.row.width - edge - width : edge
            paintButton(item, in: place.rect(from: leading, width: width), place, &brush)
            edge += width + (item.systemItem?.isSpace == true ? 0 : BarPlace.spacing)
        }
        return items.isEmpty ? edge : max(start, edge - BarPlace.spacing / 2)
    }

    /// Beyond it items have no room on any screen.
    private static let itemLimit = 100

    // MARK: Toolbars

    /// Flexible spaces share what the other items leave. Without any, items begin at the leading edge.
    private func paintToolbar(_ items: [BarItem], _ place: BarPlace, _ brush: inout ContentBrush) {
        let items = items.prefix(Self.itemLimit)
        var place = place
        if !place.isOverScreen { place.row.height = min(place.row.height, BarPlace.rowHeight) }
        if isIOS26 { return paintFloatingToolbar(items, place, &brush) }
        var widths = items.map { width(of: $0) }
        for index in widths.indices.dropFirst()
        where items[index].systemItem?.isSpace != true && items[index - 1].systemItem?.isSpace != true {
            widths[index - 1] += BarPlace.spacing
        }
        let spaces = items.count { $0.systemItem == .flexibleSpace }
        let rest = max(0, place.row.width - 2 * place.margin - widths.reduce(0, +))
        var edge = place.margin
        for (item, width) in zip(items, widths) {
            if item.systemItem == .flexibleSpace {
                edge += rest / Double(max(spaces, 1))
            } else {
                guard edge + self.width(of: item) <= place.row.width else { return }
                paintButton(item, in: place.rect(from: edge, width: self.width(of: item)), place, &brush)
                edge += width
            }
        }
    }

    private func paintButtonsOfAnyKind(_ frame: Rect, _ brush: inout ContentBrush) {
        guard frame.width > 120, frame.height >= 30 else { return }
        for x in [frame.minX + 26, frame.midX, frame.maxX - 26] {
            brush.box(
                Rect(x: x - 9, y: min(frame.minY + 22, frame.midY) - 9, width: 18, height: 18), radius: 5,
                stroke: brush.surroundings.tint, width: 1.5)
        }
    }

    // MARK: Tab bars

    private func paintTabs(_ bar: ViewContent.TabBar, _ place: BarPlace, _ brush: inout ContentBrush) {
        let items = bar.items.prefix(Self.itemLimit)
        guard !items.isEmpty else { return }
        if isIOS26 { return paintFloatingTabs(Array(items), bar.selectedItem, place, &brush) }
        // On iPads tabs are in the middle, 110 points apart or as much as the widest title needs.
        let needed = place.isRegular ? items.map { tabWidth($0) }.max() ?? 0 : .infinity
        let width = min(place.row.width / Double(items.count), max(needed, 110))
        let start = (place.row.width - width * Double(items.count)) / 2
        let height = min(place.row.height, 49)
        for (index, item) in items.enumerated() {
            var box = place.rect(from: start + Double(index) * width, width: width)
            box.height = height
            let color =
                index == bar.selectedItem
                ? item.tintColor ?? brush.surroundings.tint : place.style.textColor ?? palette.secondaryLabel
            paintTab(item, in: box, color, place, &brush)
        }
    }

    private func paintFloatingTabs(
        _ items: [BarItem], _ selected: Int?, _ place: BarPlace, _ brush: inout ContentBrush
    ) {
        let strip = paintTabCapsule(place, count: items.count, &brush)
        let width = strip.width / Double(items.count)
        for (index, item) in items.enumerated() {
            let start = Double(place.isLeftToRight ? index : items.count - 1 - index) * width
            let box = Rect(x: strip.minX + start, y: strip.minY, width: width, height: strip.height)
            let behind = brush.surroundings.background
            if index == selected { paintSelectedTab(box, &brush) }
            let color =
                index == selected
                ? item.tintColor ?? brush.surroundings.tint : place.style.textColor ?? palette.label
            // Picture and title are 43 points high.
            let content = box.insetBy(dx: 0, dy: max(0, (box.height - 53) / 2))
            paintTab(item, in: content, color, place, &brush)
            brush.surroundings.background = behind
        }
    }

    /// A picture and a title beside it, with 10 points on either side.
    private func tabWidth(_ item: BarItem) -> Double {
        let words = item.title ?? item.systemItem?.tabTitle ?? ""
        return width(of: plain(words, size: 13)) + (hasPicture(item) ? 30 : 0) + 20
    }

    private func paintTab(
        _ item: BarItem, in box: Rect, _ color: Color, _ place: BarPlace, _ brush: inout ContentBrush
    ) {
        let opacity = brush.surroundings.opacity
        if !item.isEnabled { brush.surroundings.opacity *= Self.disabledOpacity }
        defer { brush.surroundings.opacity = opacity }
        let words = item.title ?? item.systemItem?.tabTitle ?? ""
        let picture = hasPicture(item) ? Size(width: 25, height: 25) : .zero
        if place.isRegular || place.isLow {
            let styled = plain(words, size: 13, .natural)
            let textWidth = min(width(of: styled), max(0, box.width - picture.width - 5))
            let total = picture.width + (picture.width > 0 && textWidth > 0 ? 5 : 0) + textWidth
            let start = box.midX - total / 2
            let end = box.midX + total / 2
            paintPicture(
                of: item,
                in: Rect(
                    x: place.isLeftToRight ? start : end - picture.width, y: box.midY - 12.5, width: picture.width,
                    height: picture.height), color, &brush)
            return text(
                styled,
                in: Rect(
                    x: place.isLeftToRight ? end - textWidth : start, y: box.minY, width: textWidth, height: box.height),
                place.index, color: color, &brush)
        }
        paintPicture(
            of: item,
            in: Rect(x: box.midX - 12.5, y: box.minY + 5.5, width: picture.width, height: picture.height), color,
            &brush)
        text(
            plain(words, size: 10, weight: 500),
            in: Rect(x: box.minX + 1, y: box.minY + 34, width: max(0, box.width - 2), height: 13), place.index,
            color: color, &brush)
    }

    private func paintTabsOfAnyKind(_ frame: Rect, _ brush: inout ContentBrush) {
        guard frame.width > 120, frame.height >= 32 else { return }
        for number in 0..<4 {
            let x = frame.minX + frame.width * (Double(number) + 0.5) / 4
            let color = number == 0 ? brush.surroundings.tint : palette.separator
            brush.box(Rect(x: x - 10, y: frame.minY + 6, width: 20, height: 20), radius: 6, fill: color)
            brush.box(Rect(x: x - 14, y: frame.minY + 31, width: 28, height: 5), radius: 2.5, fill: color)
        }
    }

    // MARK: Items

    private func paintButton(_ item: BarItem, in box: Rect, _ place: BarPlace, _ brush: inout ContentBrush) {
        paintButton(item, in: box, item.tintColor ?? brush.surroundings.tint, place, &brush)
    }

    func paintButton(
        _ item: BarItem, in box: Rect, _ color: Color, _ place: BarPlace, _ brush: inout ContentBrush
    ) {
        guard item.systemItem?.isSpace != true else { return }
        let opacity = brush.surroundings.opacity
        if !item.isEnabled { brush.surroundings.opacity *= Self.disabledOpacity }
        defer { brush.surroundings.opacity = opacity }
        if hasPicture(item) {
            paintPicture(of: item, in: box, color, &brush)
        } else {
            text(buttonTitle(item), in: box, place.index, color: color, &brush)
        }
    }

    /// In the middle of the box.
    func paintPicture(of item: BarItem, in box: Rect, _ color: Color, _ brush: inout ContentBrush) {
        guard box.width > 0, box.height > 0 else { return }
        let natural = pictureSize(item)
        let size = ContentMode.scaleAspectFit.frame(ofImage: natural, in: box).size
        let shown = size.width < natural.width ? size : natural
        let grid = PixelGrid(scale: scale)
        let place = Rect(
            x: grid.rounded(box.midX - shown.width / 2), y: grid.rounded(box.midY - shown.height / 2),
            width: shown.width, height: shown.height)
        if let image = file(of: item.image) {
            return brush.image(image, in: place, tint: item.imageRenderingMode == .alwaysOriginal ? nil : color)
        }
        let symbol = item.symbol ?? item.systemItem?.symbol
        if !paintSymbol(symbol?.text, in: place, color, &brush) { crossedBox(place, color, &brush) }
    }

    func hasPicture(_ item: BarItem) -> Bool {
        item.image != nil || item.symbol != nil || item.systemItem?.symbol != nil
    }

    /// Points. Symbols are as large as at 17 points with the large scale.
    private func pictureSize(_ item: BarItem) -> Size {
        let size = item.image.flatMap { self.size(of: $0) } ?? .zero
        return size.width > 0 && size.height > 0 ? size : Size(width: 22, height: 22)
    }

    private func buttonTitle(_ item: BarItem) -> StyledText {
        let isStrong = item.style == .done || item.systemItem == .done || item.systemItem == .save
        return plain(item.title ?? item.systemItem?.title ?? "", size: 17, weight: isStrong ? 600 : 400)
    }

    /// Points; 0 for a flexible space.
    func width(of item: BarItem) -> Double {
        if item.systemItem?.isSpace == true { return item.systemItem == .fixedSpace ? item.width : 0 }
        if item.width > 0 { return item.width }
        if hasPicture(item) {
            let size = pictureSize(item)
            return min(size.width, max(size.width * 32 / max(size.height, 32), 1))
        }
        return width(of: buttonTitle(item))
    }

    func width(of text: StyledText) -> Double {
        guard !text.content.isEmpty else { return 0 }
        return measuring.measure(
            TextRequest(text: text, language: solved.canvas.language, scale: solved.canvas.scale)
        ).size.width.rounded(.up)
    }
}

extension ViewContent.NavigationBar {
    fileprivate var hasNoButtons: Bool {
        backItem == nil && leftBarButtonItems.isEmpty && rightBarButtonItems.isEmpty
    }
}
