// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Places the sections of a compositional layout in turn.
@MainActor
struct CompositionalSolver {
    let isVertical: Bool
    /// Points between the content insets of the collection.
    let room: CGSize
    let environment: CollectionLayoutEnvironment
    let preferred: PreferredSizes
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// Points in the scrolling direction.
    var position: CGFloat = 0

    // MARK: Sections

    mutating func place(_ section: NSCollectionLayoutSection, index: Int, count: Int) {
        let start = position
        var insets = section.contentInsets
        // As above the first section of a table.
        if let list = section.list, list.isGrouped, list.headerMode != .supplementary, index == 0 {
            insets.top += TableMetrics.firstGap - TableMetrics.gap
        }
        if section.contentInsetsReference != .none {
            insets.leading += environment.contentInsets.leading
            insets.trailing += environment.contentInsets.trailing
        }
        let width = room.width - insets.leading - insets.trailing
        let height = room.height - insets.top - insets.bottom
        let content = CGSize(width: max(width, 0), height: max(height, 0))
        for item in section.boundarySupplementaryItems where item.isAtStart {
            placeBoundary(item, section, index, insets)
        }
        let contentStart = position
        let container = CGRect(
            x: isVertical ? insets.leading : contentStart + insets.leading,
            y: isVertical ? contentStart + insets.top : insets.top, width: content.width, height: content.height)
        let end = placeGroups(section, index, count, in: container)
        position = count == 0 ? contentStart : end
        if count > 0 { position += isVertical ? insets.bottom : insets.trailing }
        for item in section.boundarySupplementaryItems where !item.isAtStart {
            placeBoundary(item, section, index, insets)
        }
        for decoration in section.decorationItems {
            let made = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
            let all =
                isVertical
                ? CGRect(x: 0, y: start, width: room.width, height: position - start)
                : CGRect(x: start, y: 0, width: position - start, height: room.height)
            made.frame = all.inset(by: decoration.contentInsets)
            made.zIndex = decoration.zIndex
            attributes.append(made)
        }
    }

    /// - Returns: the position after the last group.
    private mutating func placeGroups(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, in container: CGRect
    ) -> CGFloat {
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        // Groups follow each other where the collection scrolls, or across it.
        let goesDown = isVertical != isOrthogonal
        var origin = container.origin
        var end = isVertical ? container.minY : container.minX
        var item = 0
        if section.orthogonalScrollingBehavior == .groupPagingCentered, count > 0 {
            let size = section.group.layoutSize.points(in: container.size)
            if goesDown {
                origin.y += (container.height - size.height) / 2
            } else {
                origin.x += (container.width - size.width) / 2
            }
        }
        while item < count {
            var group = GroupPlacement(section: index, next: item, count: count, preferred: preferred)
            let size = group.place(
                section.group, at: origin, in: container.size, environment: environment)
            guard group.next > item else { break }
            item = group.next
            attributes += group.attributes
            end = max(end, isVertical ? origin.y + size.height : origin.x + size.width)
            if goesDown {
                origin.y += size.height + section.interGroupSpacing
            } else {
                origin.x += size.width + section.interGroupSpacing
            }
        }
        return end
    }

    // MARK: Headers and footers

    private mutating func placeBoundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ index: Int,
        _ insets: NSDirectionalEdgeInsets
    ) {
        let follows = section.supplementariesFollowContentInsets
        let (leading, trailing) = follows ? (insets.leading, insets.trailing) : (0, 0)
        let container = CGSize(width: room.width - leading - trailing, height: room.height)
        place(item, IndexPath(item: 0, section: index), container, x: isVertical ? leading : 0)
    }

    /// A header or footer of the whole layout.
    mutating func placeGlobal(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
        place(item, IndexPath(index: 0), room, x: 0)
    }

    private mutating func place(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ container: CGSize, x: CGFloat
    ) {
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        let key = ElementKey(kind: item.elementKind, indexPath: path)
        let size = item.resolvedSize(in: container, preferred[key])
        var origin = isVertical ? CGPoint(x: x, y: position) : CGPoint(x: position, y: 0)
        if isVertical {
            switch item.alignment {
            case .top, .bottom, .none: origin.x += (container.width - size.width) / 2
            case .topTrailing, .bottomTrailing, .trailing: origin.x += container.width - size.width
            default: break
            }
            if !item.extendsBoundary { origin.y -= item.isAtStart ? 0 : size.height }
        }
        origin.x += item.offset.x
        origin.y += item.offset.y
        made.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets)
        made.flexibleAxes = item.layoutSize.flexibleAxes
        made.zIndex = item.zIndex
        attributes.append(made)
        guard item.extendsBoundary else { return }
        position += isVertical ? size.height + item.offset.y : size.width + item.offset.x
    }
}

extension NSCollectionLayoutItem {
    /// Points inside a container, with those that a view has found where they are estimated.
    func resolvedSize(in container: CGSize, _ preferred: CGSize?) -> CGSize {
        var size = layoutSize.points(in: container)
        guard let preferred else { return size }
        if layoutSize.widthDimension.isEstimated {
            size.width = preferred.width + contentInsets.leading + contentInsets.trailing
        }
        if layoutSize.heightDimension.isEstimated {
            size.height = preferred.height + contentInsets.top + contentInsets.bottom
        }
        return size
    }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
