// SPDX-License-Identifier: Apache-2.0
import Foundation

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() {}
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var preferred = PreferredSizes()

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        super.init()
    }

    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init { _, _ in section }
        self.configuration = configuration
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { nil }

    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    )
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool { self.preferred.note(preferred) }

    /// What the sections' lists look like; nil for sections of other kinds.
    private(set) var lists: [UICollectionLayoutListConfiguration?] = []

    open override func prepare() {
        super.prepare()
        placed = nil
        lists = []
        guard let view = collectionView else { return }
        let isVertical = configuration.scrollDirection == .vertical
        let (insets, safeArea) = (view.adjustedContentInset, view.safeAreaInsets)
        let own = view.contentInset
        var room = view.bounds.inset(by: insets).size
        // Insets of the safe area across the scrolling direction are those of the sections.
        var sectionInsets = NSDirectionalEdgeInsets.zero
        if isVertical {
            room.width = view.bounds.width - own.left - own.right
            sectionInsets.leading = safeArea.left
            sectionInsets.trailing = safeArea.right
        }
        let environment = CollectionLayoutEnvironment(
            contentSize: room, contentInsets: sectionInsets, traitCollection: view.traitCollection)
        var solver = CompositionalSolver(
            isVertical: isVertical, room: room, environment: environment, preferred: preferred)
        for item in configuration.boundarySupplementaryItems where item.isAtStart {
            solver.placeGlobal(item)
        }
        for index in 0..<view.numberOfSections {
            guard let section = sectionProvider(index, environment) else {
                LayoutException.internalInconsistency.raise("invalid section: nil for section \(index)")
            }
            lists.append(section.list)
            if index > 0 { solver.position += configuration.interSectionSpacing }
            solver.place(section, index: index, count: view.numberOfItems(inSection: index))
        }
        for item in configuration.boundarySupplementaryItems where !item.isAtStart {
            solver.placeGlobal(item)
        }
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft, isVertical {
            for made in solver.attributes { made.frame.origin.x = room.width - made.frame.maxX }
        }
        placed = PlacedElements(
            solver.attributes,
            contentSize: isVertical
                ? CGSize(width: room.width, height: solver.position)
                : CGSize(width: solver.position, height: room.height))
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether it is before the items.
    var isAtStart: Bool {
        switch alignment {
        case .bottom, .bottomLeading, .bottomTrailing, .trailing: false
        default: true
        }
    }
}
