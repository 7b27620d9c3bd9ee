// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Names an element of a collection: a cell, or a view of a kind.
struct ElementKey: Hashable {
    /// Nil for cells.
    var kind: String?
    var indexPath: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
    }

    init(kind: String? = nil, indexPath: IndexPath) {
        self.kind = kind
        self.indexPath = indexPath
    }
}

/// The sizes that views whose size is estimated have found for themselves.
struct PreferredSizes {
    private var sizes: [ElementKey: CGSize] = [:]

    subscript(key: ElementKey) -> CGSize? { sizes[key] }

    /// - Returns: whether the size is a new one.
    @MainActor
    mutating func note(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let key = ElementKey(attributes)
        let size = attributes.size
        if let known = sizes[key], abs(known.width - size.width) < 0.01, abs(known.height - size.height) < 0.01 {
            return false
        }
        sizes[key] = size
        return true
    }
}
