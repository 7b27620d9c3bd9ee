// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A section that looks like a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Hashable, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }
    public enum ContentHuggingElements: Int, Hashable, Sendable { case none, supplementaryHeader }

    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    /// Points above a header; nil for the appearance's.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The lines of a list.
public struct UIListSeparatorConfiguration: Sendable {
    public enum Visibility: Int, Hashable, Sendable { case automatic, visible, hidden }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// A section of rows as high as their content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.list = configuration
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: layoutEnvironment.container.contentSize.width)
        if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
            section.contentInsets.leading = side.leading
            section.contentInsets.trailing = side.trailing
        }
        if configuration.isGrouped {
            let hasHeader = configuration.headerMode == .supplementary
            section.contentInsets.top = hasHeader ? 0 : TableMetrics.gap
            section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : TableMetrics.gap
        }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.contentInsets.top =
                configuration.headerTopPadding
                ?? (configuration.appearance == .plain ? TableMetrics.headerTopPadding : 0)
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}
