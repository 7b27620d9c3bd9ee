// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Places one repetition of a section's group.
@MainActor
struct GroupPlacement {
    let section: Int
    /// The item that is placed next.
    var next: Int
    /// How many items the section has.
    let count: Int
    let preferred: PreferredSizes
    var attributes: [UICollectionViewLayoutAttributes] = []

    /// - Parameter share: the size that a group around gives it; nil for its own.
    /// - Returns: the size of the group with what is in it, in points.
    mutating func place(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, share: CGSize? = nil,
        environment: CollectionLayoutEnvironment
    ) -> CGSize {
        let size = share ?? group.layoutSize.points(in: container)
        let axes = share == nil ? group.layoutSize.flexibleAxes : []
        if let provider = group.itemProvider {
            placeCustom(provider, CGRect(origin: origin, size: size), environment)
            return size
        }
        // Where the group's size is estimated, items that are a fraction of it follow the largest of the others.
        var trial = self
        let found = trial.fill(group, at: origin, size: size, axes: axes, environment)
        let first = IndexPath(item: next, section: section)
        if !axes.isEmpty, found != size {
            _ = fill(group, at: origin, size: found, axes: [], environment)
        } else {
            self = trial
        }
        let actual = axes.isEmpty ? size : found
        addSupplements(of: group, at: first, in: CGRect(origin: origin, size: actual))
        return actual
    }

    private mutating func placeCustom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ frame: CGRect,
        _ environment: CollectionLayoutEnvironment
    ) {
        let inner = CollectionLayoutEnvironment(
            contentSize: frame.size, contentInsets: .zero, traitCollection: environment.traitCollection)
        for item in provider(inner) where next < count {
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
            made.frame = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            made.zIndex = item.zIndex
            made.flexibleAxes = []
            attributes.append(made)
            next += 1
        }
    }

    /// Views at an item, or at the first item of a group.
    private mutating func addSupplements(of item: NSCollectionLayoutItem, at path: IndexPath, in frame: CGRect) {
        for supplement in item.supplementaryItems {
            let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: supplement.elementKind, with: path)
            let key = ElementKey(kind: supplement.elementKind, indexPath: path)
            let size = supplement.resolvedSize(in: frame.size, preferred[key])
            made.frame = supplement.containerAnchor.frame(of: size, in: frame)
            made.zIndex = supplement.zIndex
            made.flexibleAxes = supplement.layoutSize.flexibleAxes
            attributes.append(made)
        }
    }

    // MARK: Filling

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize, axes: UIAxis,
        _ environment: CollectionLayoutEnvironment
    ) -> CGSize {
        let insets = group.contentInsets
        let isHorizontal = group.direction == .horizontal
        let inner = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = isHorizontal ? inner.width : inner.height
        // An estimated length has no end, except where the number of items gives it.
        let isOpen = axes.contains(isHorizontal ? .horizontal : .vertical)
        var along: CGFloat = 0
        var across: CGFloat = 0
        var placed: [(first: Int, length: CGFloat)] = []
        var index = 0
        while next < count, !group.subitems.isEmpty {
            if let most = group.count, index >= most { break }
            if isOpen, group.count == nil, index >= group.subitems.count { break }
            let item = group.subitems[index % group.subitems.count]
            let spacing = item.edgeSpacing.points
            let before = along + (placed.isEmpty ? 0 : gap)
            let lead = isHorizontal ? spacing.leading : spacing.top
            let trail = isHorizontal ? spacing.trailing : spacing.bottom
            let share = group.dividesEvenly && !isOpen ? inner.share(group.count ?? 1, gap, isHorizontal) : nil
            let expected = itemSize(of: item, in: inner, share: share, isHorizontal)
            let expectedLength = isHorizontal ? expected.width : expected.height
            if !isOpen, group.count == nil, !placed.isEmpty, before + lead + expectedLength > room + 0.01 { break }
            let position =
                isHorizontal
                ? CGPoint(x: start.x + before + lead, y: start.y + spacing.top)
                : CGPoint(x: start.x + spacing.leading, y: start.y + before + lead)
            let first = attributes.count
            let actual = place(item, at: position, expected, in: inner, isShare: share != nil, environment)
            let length = isHorizontal ? actual.width : actual.height
            along = before + lead + length + trail
            let side = isHorizontal ? spacing.top + spacing.bottom : spacing.leading + spacing.trailing
            let isFraction = isHorizontal ? item.followsHeight : item.followsWidth
            let thickness = (isHorizontal ? actual.height : actual.width) + side
            let isSideOpen = axes.contains(isHorizontal ? .vertical : .horizontal)
            if !(isSideOpen && isFraction) { across = max(across, thickness) }
            placed.append((first, length))
            index += 1
        }
        spread(group, placed.map(\.first), free: room - along, isHorizontal)
        var found = size
        if axes.contains(.horizontal) {
            found.width = (isHorizontal ? along : across) + insets.leading + insets.trailing
        }
        if axes.contains(.vertical) { found.height = (isHorizontal ? across : along) + insets.top + insets.bottom }
        if across == 0 {
            if isHorizontal { found.height = size.height } else { found.width = size.width }
        }
        return found
    }

    /// Flexible spaces take what the items leave.
    private mutating func spread(
        _ group: NSCollectionLayoutGroup, _ firsts: [Int], free: CGFloat, _ isHorizontal: Bool
    ) {
        guard group.interItemSpacing?.isFlexibleSpacing == true, firsts.count > 1, free > 0 else { return }
        let extra = free / CGFloat(firsts.count - 1)
        for (number, first) in firsts.enumerated().dropFirst() {
            let end = number + 1 < firsts.count ? firsts[number + 1] : attributes.count
            for index in first..<end {
                if isHorizontal {
                    attributes[index].frame.origin.x += extra * CGFloat(number)
                } else {
                    attributes[index].frame.origin.y += extra * CGFloat(number)
                }
            }
        }
    }

    /// - Parameter share: points along the group, if it is divided evenly.
    private func itemSize(
        of item: NSCollectionLayoutItem, in container: CGSize, share: CGFloat?, _ isHorizontal: Bool
    ) -> CGSize {
        let key = ElementKey(indexPath: IndexPath(item: next, section: section))
        var size = item.resolvedSize(in: container, item is NSCollectionLayoutGroup ? nil : preferred[key])
        guard let share else { return size }
        if isHorizontal { size.width = share } else { size.height = share }
        return size
    }

    /// - Returns: the size of the item with its insets.
    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, _ size: CGSize, in container: CGSize, isShare: Bool,
        _ environment: CollectionLayoutEnvironment
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup {
            return place(group, at: origin, in: container, share: isShare ? size : nil, environment: environment)
        }
        let path = IndexPath(item: next, section: section)
        let made = UICollectionViewLayoutAttributes(forCellWith: path)
        made.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets)
        made.flexibleAxes = item.layoutSize.flexibleAxes
        attributes.append(made)
        addSupplements(of: item, at: path, in: made.frame)
        next += 1
        return size
    }
}

extension NSCollectionLayoutItem {
    /// Whether the height is a fraction of the group's, or the width.
    fileprivate var followsHeight: Bool { layoutSize.heightDimension.isFractionalHeight }
    fileprivate var followsWidth: Bool { layoutSize.widthDimension.isFractionalWidth }
}

extension NSCollectionLayoutEdgeSpacing? {
    @MainActor
    fileprivate var points: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: self?.top?.spacing ?? 0, leading: self?.leading?.spacing ?? 0, bottom: self?.bottom?.spacing ?? 0,
            trailing: self?.trailing?.spacing ?? 0)
    }
}

extension CGSize {
    /// The length of one of equal parts with gaps between them.
    fileprivate func share(_ count: Int, _ gap: CGFloat, _ isHorizontal: Bool) -> CGFloat {
        let room = (isHorizontal ? width : height) - gap * CGFloat(count - 1)
        return max(room / CGFloat(count), 0)
    }
}
