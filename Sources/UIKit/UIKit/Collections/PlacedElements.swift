// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a layout of this module has placed, for the questions of its collection.
@MainActor
struct PlacedElements {
    let contentSize: CGSize
    private let attributes: [UICollectionViewLayoutAttributes]
    private let indices: [ElementKey: Int]

    init(_ attributes: [UICollectionViewLayoutAttributes], contentSize: CGSize) {
        self.attributes = attributes
        self.contentSize = contentSize
        indices = Dictionary(zip(attributes.map(ElementKey.init), attributes.indices)) { first, _ in first }
    }

    subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? { indices[key].map { attributes[$0] } }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes.filter { $0.frame.intersects(rect) }
    }
}
