// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An item of a compositional layout, or a group of items.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// Points between the item's place and its view.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Views at the item, or at the whole group.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// A view at an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open private(set) var elementKind: String
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }
}

/// A view at an edge of a section, such as its header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    open private(set) var alignment: NSRectAlignment
    open private(set) var offset: CGPoint
    open var extendsBoundary = true
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open private(set) var elementKind = ""
    open var zIndex = -1

    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let made = NSCollectionLayoutDecorationItem(layoutSize: size)
        made.elementKind = elementKind
        return made
    }
}

/// A view of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    open private(set) var frame: CGRect
    open private(set) var zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside each other or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Direction {
        case horizontal, vertical
    }

    open private(set) var subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?
    let direction: Direction
    /// How many items there are at most; nil as many as there is room for.
    let count: Int?
    /// Whether that number of items divides the room evenly, and not as their size says.
    let dividesEvenly: Bool
    let itemProvider: NSCollectionLayoutGroupCustomItemProvider?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ direction: Direction, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, dividesEvenly: Bool = false, itemProvider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        self.subitems = subitems
        self.direction = direction
        self.count = count
        self.dividesEvenly = dividesEvenly
        self.itemProvider = itemProvider
        super.init(layoutSize: layoutSize)
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        made(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        made(NSCollectionLayoutGroup(layoutSize, .vertical, subitems))
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        made(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, dividesEvenly: true))
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        made(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, dividesEvenly: true))
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)) }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)) }

    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, [], itemProvider: itemProvider)) }

    /// The class has no initialiser for subclasses, so that there are none.
    private static func made(_ group: NSCollectionLayoutGroup) -> Self { unsafeDowncast(group, to: Self.self) }

    open func visualDescription() -> String { description }
}
