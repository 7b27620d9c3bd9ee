// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of a collection, and the sizes that views whose size is estimated have found for themselves.
struct ElementKey: Hashable {
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

    mutating func removeAll() { sizes = [:] }
}
