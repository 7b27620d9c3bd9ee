// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Bars of iOS 26: without a background of their own, with their buttons and tabs in capsules. Capsules are drawn opaque,
/// with an outline: nothing shines through them.
extension ContentPainter {
    var isIOS26: Bool { document.profile.era.look == .glass }

    /// Points, after pictures of iOS 26 and not measured: buttons are as high as a row of them, 12 points apart; tabs are 62 high,
    /// with 21 points at the sides and below.
    private static let (capsuleHeight, capsuleSpacing, tabsHeight, tabsMargin) = (44.0, 12.0, 62.0, 21.0)

    private func capsule(_ rect: Rect, _ fill: Color? = nil, _ brush: inout ContentBrush) {
        brush.box(
            rect, radius: rect.height / 2, fill: fill ?? palette.surface, stroke: fill == nil ? palette.separator : nil,
            isSurface: true)
    }

    // MARK: Buttons

    /// Pictures next to each other share a capsule; words, spaces and what stands out have one for themselves.
    private func groups(_ items: some Sequence<BarItem>) -> [[BarItem]] {
        var groups: [[BarItem]] = []
        for item in items {
            let item = withPicture(item)
            if let last = groups.last?.last, isShared(last), isShared(item) {
                groups[groups.count - 1].append(item)
            } else {
                groups.append([item])
            }
        }
        return groups
    }

    private func isShared(_ item: BarItem) -> Bool {
        hasPicture(item) && !isProminent(item) && item.symbol?.text != "xmark"
    }

    private func isProminent(_ item: BarItem) -> Bool { item.style == .done || item.systemItem == .done }

    /// The system's "Done" is a check mark, and its "Cancel" a cross.
    private func withPicture(_ item: BarItem) -> BarItem {
        var item = item
        guard item.title == nil, !hasPicture(item) else { return item }
        switch item.systemItem {
        case .done: item.symbol = StyleString("checkmark")
        case .cancel, .close: item.symbol = StyleString("xmark")
        default: break
        }
        return item
    }

    private func capsuleWidth(_ item: BarItem) -> Double {
        let width = width(of: item)
        guard item.systemItem?.isSpace != true else { return width }
        return max(Self.capsuleHeight, width + (hasPicture(item) ? 16 : 28))
    }

    private func capsuleWidth(_ group: [BarItem]) -> Double { group.reduce(0) { $0 + capsuleWidth($1) } }

    /// - Parameter edge: the distance of the first item from the edge.
    private func paintGroup(
        _ group: [BarItem], from edge: Double, atTrailingEdge: Bool, _ place: BarPlace, _ brush: inout ContentBrush
    ) {
        guard group[0].systemItem?.isSpace != true else { return }
        func box(_ start: Double, _ width: Double) -> Rect {
            let rect = place.rect(from: atTrailingEdge ? place.row.width - start - width : start, width: width)
            return rect.insetBy(dx: 0, dy: max(0, (rect.height - Self.capsuleHeight) / 2))
        }
        let behind = brush.surroundings.background
        defer { brush.surroundings.background = behind }
        let own = group[0].tintColor ?? place.style.tintColor
        let isProminent = isProminent(group[0]) && group[0].isEnabled
        capsule(
            box(edge, capsuleWidth(group)), isProminent ? own ?? brush.surroundings.tint : nil, &brush)
        var start = edge
        for item in group {
            let width = capsuleWidth(item)
            // Buttons have the colour of labels unless they or their bar have a tint.
            let color = isProminent ? palette.onTint : item.tintColor ?? place.style.tintColor ?? palette.label
            paintButton(item, in: box(start, width), color, place, &brush)
            start += width
        }
    }

    /// Draws the buttons of a navigation bar.
    ///
    /// - Returns: the distance from the edge after which there is room for the title.
    func paintFloatingButtons(
        _ items: some Sequence<BarItem>, from start: Double, atTrailingEdge: Bool, _ place: BarPlace,
        _ brush: inout ContentBrush
    ) -> Double {
        var edge = start
        for group in groups(items) {
            let width = capsuleWidth(group)
            guard edge + width <= place.row.width else { break }
            paintGroup(group, from: edge, atTrailingEdge: atTrailingEdge, place, &brush)
            edge += width + (group[0].systemItem?.isSpace == true ? 0 : Self.capsuleSpacing)
        }
        return edge
    }

    /// Flexible spaces share what the capsules leave.
    func paintFloatingToolbar(_ items: some Sequence<BarItem>, _ place: BarPlace, _ brush: inout ContentBrush) {
        let groups = groups(items)
        var widths = groups.map { capsuleWidth($0) }
        for index in widths.indices.dropFirst()
        where groups[index][0].systemItem?.isSpace != true && groups[index - 1][0].systemItem?.isSpace != true {
            widths[index - 1] += Self.capsuleSpacing
        }
        let spaces = groups.count { $0[0].systemItem == .flexibleSpace }
        let rest = max(0, place.row.width - 2 * place.margin - widths.reduce(0, +))
        var edge = place.margin
        for (group, width) in zip(groups, widths) {
            let isFlexible = group[0].systemItem == .flexibleSpace
            guard edge + capsuleWidth(group) <= place.row.width else { return }
            paintGroup(group, from: edge, atTrailingEdge: false, place, &brush)
            edge += isFlexible ? rest / Double(spaces) : width
        }
    }

    // MARK: Tabs

    /// Draws the capsule that the tabs lie on.
    ///
    /// - Parameter count: of the tabs; few of them do not take the whole width.
    /// - Returns: where the tabs are.
    func paintTabCapsule(_ place: BarPlace, count: Int, _ brush: inout ContentBrush) -> Rect {
        let row = place.row
        let width = max(0, min(row.width - 2 * Self.tabsMargin, Double(count) * (place.isRegular ? 118 : 98) + 8))
        let rect = Rect(
            x: row.midX - width / 2, y: place.frame.minY, width: width,
            height: min(Self.tabsHeight, place.frame.height))
        capsule(rect, nil, &brush)
        return rect.insetBy(dx: min(4, width / 2), dy: 0)
    }

    func paintSelectedTab(_ box: Rect, _ brush: inout ContentBrush) {
        let pill = box.insetBy(dx: 0, dy: min(4, box.height / 2))
        brush.box(pill, radius: pill.height / 2, fill: palette.well, isSurface: true)
    }
}
