// SPDX-License-Identifier: Apache-2.0
/// Where a list's cell is in its section, which decides about background, lines and corners.
struct PlaceInList {
    var list: UICollectionLayoutListConfiguration
    var separators: UIListSeparatorConfiguration
    /// Whether the cell is the header of the section.
    var isHeader: Bool
    var isFirst: Bool
    var isLast: Bool
}

extension UICollectionViewCell {
    /// Nil outside a list.
    var placeInList: PlaceInList? {
        guard let collection = superview as? UICollectionView, let path = collection.indexPath(for: self),
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.lists.indices.contains(path.section), let list = layout.lists[path.section]
        else { return nil }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        return PlaceInList(
            list: list,
            separators: list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration,
            isHeader: path.item < first, isFirst: path.item == first,
            isLast: path.item == collection.numberOfItems(inSection: path.section) - 1)
    }
}
