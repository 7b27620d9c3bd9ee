// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Items in rows or columns, which are filled in turn.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    /// What has been placed, while others are.
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var preferred = PreferredSizes()

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool { self.preferred.note(preferred) }

    // MARK: Rows

    /// A row, or a column of a layout that scrolls horizontally. Lengths along it are widths of its items, or heights.
    private struct Line {
        var items: [(path: IndexPath, size: CGSize)] = []
        var length: CGFloat = 0
        var thickness: CGFloat = 0
    }

    private var isVertical: Bool { scrollDirection == .vertical }
    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// A rectangle at a position along a line and across the lines.
    private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
    }

    open override func prepare() {
        super.prepare()
        (placed, attributes) = (nil, [])
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        var across: CGFloat = 0
        for section in 0..<view.numberOfSections { placeSection(section, of: view, room, &across) }
        placed = PlacedElements(
            attributes,
            contentSize: isVertical ? CGSize(width: room, height: across) : CGSize(width: across, height: room))
    }

    private func placeSection(_ section: Int, of view: UICollectionView, _ room: CGFloat, _ across: inout CGFloat) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let first = IndexPath(item: 0, section: section)
        let headerSize =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        placeEdge(UICollectionView.elementKindSectionHeader, at: first, headerSize, room, &across)
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        across += isVertical ? inset.top : inset.left
        let lines = lines(of: section, view, delegate, room: room - start - end, spacing)
        for (index, line) in lines.enumerated() {
            if index > 0 { across += lineSpacing }
            place(line, isLast: index == lines.count - 1, start, room - start - end, spacing, across)
            across += line.thickness
        }
        across += isVertical ? inset.bottom : inset.right
        let footerSize =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        placeEdge(UICollectionView.elementKindSectionFooter, at: first, footerSize, room, &across)
    }

    /// A header or footer, as long as a line.
    private func placeEdge(
        _ kind: String, at path: IndexPath, _ size: CGSize, _ room: CGFloat, _ across: inout CGFloat
    ) {
        let thickness = thickness(size)
        guard thickness > 0 else { return }
        let made = Self.attributes(for: path, kind: kind)
        let size = isVertical ? CGSize(width: room, height: thickness) : CGSize(width: thickness, height: room)
        made.frame = rect(0, across, size)
        made.flexibleAxes = []
        made.zIndex = 10
        attributes.append(made)
        across += thickness
    }

    private func lines(
        of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        room: CGFloat, _ spacing: CGFloat
    ) -> [Line] {
        var lines: [Line] = []
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = size(of: path, view, delegate)
            let needed = (lines.last?.length ?? 0) + spacing + length(size)
            if lines.isEmpty || needed > room + 0.01 { lines.append(Line()) }
            let last = lines.count - 1
            lines[last].length += (lines[last].items.isEmpty ? 0 : spacing) + length(size)
            lines[last].thickness = max(lines[last].thickness, thickness(size))
            lines[last].items.append((path, size))
        }
        return lines
    }

    private func size(
        of path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if estimatedItemSize != .zero {
            if let known = preferred[ElementKey(indexPath: path)] { return known }
            if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        }
        return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }

    /// Full lines fill the room with the spaces between their items. The last one keeps the spaces of the others if its
    /// items have one size, and the least otherwise. A line of one item has it in the middle.
    private func place(
        _ line: Line, isLast: Bool, _ start: CGFloat, _ room: CGFloat, _ spacing: CGFloat, _ across: CGFloat
    ) {
        let count = line.items.count
        let free = room - line.length
        let isFull = !isLast || free < length(line.items[count - 1].size) + spacing
        var gap = spacing
        var along = start
        if isFull, free > 0 {
            if count > 1 { gap += free / CGFloat(count - 1) } else { along += free / 2 }
        } else if !isFull, isOfOneSize {
            let perLine = ((room + spacing) / (length(itemSize) + spacing) + 0.001).rounded(.down)
            if perLine > 1 { gap = (room - perLine * length(itemSize)) / (perLine - 1) }
        }
        for item in line.items {
            let made = Self.attributes(for: item.path)
            made.frame = rect(along, across + (line.thickness - thickness(item.size)) / 2, item.size)
            made.flexibleAxes = estimatedItemSize == .zero ? [] : .both
            attributes.append(made)
            along += length(item.size) + gap
        }
    }

    private var isOfOneSize: Bool {
        estimatedItemSize == .zero && !(collectionView?.delegate is any UICollectionViewDelegateFlowLayout)
    }
}
