// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Collections that show items of a data source, in flow and compositional layouts.
@MainActor
struct CollectionTests {
    final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    final class Header: UICollectionReusableView {}

    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    /// A collection of 300 × 600 points, and its data source.
    private func collection(
        _ layout: UICollectionViewLayout, _ sections: [[String]], height: CGFloat = 600
    ) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, text in cell.label.text = text }
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.register(Header.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
        let source = Source(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(items.map { "\($0) \(index)" })
        }
        source.apply(snapshot)
        view.layoutIfNeeded()
        return (view, source)
    }

    private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    // MARK: Flow

    @Test func `Lines of a flow layout fill the width`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        let (view, _) = collection(layout, [["a", "b", "c", "d"]])
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 5, width: 90, height: 40), CGRect(x: 105, y: 5, width: 90, height: 40),
                CGRect(x: 210, y: 5, width: 90, height: 40), CGRect(x: 0, y: 55, width: 90, height: 40),
            ])
        #expect(view.contentSize == CGSize(width: 300, height: 102))
    }

    @Test func `A flow layout has one wide item in the middle`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let (view, _) = collection(layout, [["a", "b"]])
        #expect(frames(view).map(\.minX) == [50, 50] && frames(view).map(\.minY) == [30, 80])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            view.visibleSupplementaryViews(ofKind: kind).map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 30)])
    }

    @Test func `Items of a flow layout may be as large as their content`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let (view, _) = collection(layout, [["a", "a longer text"]])
        let cells = view.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.count == 2)
        for cell in cells { #expect(cell.frame.size == cell.label.intrinsicContentSize) }
    }

    @Test func `A horizontal flow fills columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 45)
        let (view, _) = collection(layout, [["a", "b", "c"]], height: 100)
        #expect(frames(view).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 55), CGPoint(x: 110, y: 0)])
        #expect(view.contentSize == CGSize(width: 210, height: 100))
    }

    // MARK: Compositional

    @Test func `A horizontal group repeats its item`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item])
        let (view, _) = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            [["a", "b", "c", "d"]])
        #expect(frames(view).map(\.minX) == [2, 102, 202, 2] && frames(view).map(\.minY) == [2, 2, 2, 102])
        #expect(frames(view).allSatisfy { $0.size == CGSize(width: 96, height: 96) })
        #expect(view.contentSize == CGSize(width: 300, height: 200))
    }

    @Test func `A number of items divides a group`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let (view, _) = collection(UICollectionViewCompositionalLayout(section: section), [["a", "b", "c"]])
        #expect(
            frames(view) == [
                CGRect(x: 10, y: 5, width: 135, height: 44), CGRect(x: 155, y: 5, width: 135, height: 44),
                CGRect(x: 10, y: 59, width: 135, height: 44),
            ])
        #expect(view.contentSize.height == 108)
    }

    @Test func `A group may be divided into groups`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalWidth(0.5)), subitem: item, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: column, count: 2)
        let (view, _) = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            [["a", "b", "c", "d"]])
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 150, height: 75), CGRect(x: 0, y: 75, width: 150, height: 75),
                CGRect(x: 150, y: 0, width: 150, height: 75), CGRect(x: 150, y: 75, width: 150, height: 75),
            ])
    }

    @Test func `A badge may be as high as its content`() throws {
        final class Badge: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                heightAnchor.constraint(equalToConstant: 25).isActive = true
            }
            required init?(coder: NSCoder) { fatalError("not made from a coder") }
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(40), .estimated(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let (view, source) = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [["a"]])
        view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: path)
        }
        view.reloadData()
        view.layoutIfNeeded()
        let shown = try #require(view.visibleSupplementaryViews(ofKind: "badge").first)
        #expect(shown.frame == CGRect(x: 260, y: 0, width: 40, height: 25))
    }

    @Test func `Groups may hold groups`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))),
            count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
        let (view, _) = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            [["a", "b", "c", "d"]])
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 210, height: 100), CGRect(x: 210, y: 0, width: 90, height: 50),
                CGRect(x: 210, y: 50, width: 90, height: 50), CGRect(x: 0, y: 100, width: 210, height: 100),
            ])
    }

    @Test func `Estimated heights follow the content`() {
        let row = size(.fractionalWidth(1), .estimated(200))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let long = String(repeating: "several lines of text ", count: 8)
        let (view, _) = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [["a", long, "c"]])
        let cells = view.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.count == 3 && cells.allSatisfy { $0.frame.width == 300 })
        #expect(cells[0].frame.height == cells[2].frame.height && cells[1].frame.height > 3 * cells[0].frame.height)
        #expect(cells[1].frame.minY == cells[0].frame.maxY && view.contentSize.height == cells[2].frame.maxY)
    }

    @Test func `Headers are above the sections, which may scroll across`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let (view, _) = collection(
            UICollectionViewCompositionalLayout(section: section), [["a", "b", "c", "d"], ["e"]])
        #expect(frames(view).map(\.minX) == [20, 150, 280, 20])
        #expect(frames(view).map(\.minY) == [44, 44, 44, 174])
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(
            headers.map(\.frame) == [
                CGRect(x: 20, y: 0, width: 260, height: 40), CGRect(x: 20, y: 130, width: 260, height: 40),
            ])
        #expect(view.contentSize == CGSize(width: 300, height: 260))
    }

    @Test func `Lists have rows`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = Source(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(frames(view).map(\.minX) == [16, 16] && frames(view).map(\.height) == [44, 44])
        #expect(frames(view).map(\.minY) == [35, 79])
        #expect(source.indexPath(for: "Two") == IndexPath(item: 1, section: 0))
    }

    @Test func `The delegate hears of each cell that is shown once`() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var shown: [IndexPath] = []
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { shown.append(indexPath) }
        }
        let (view, source) = collection(UICollectionViewFlowLayout(), [["a", "b"]])
        let delegate = Delegate()
        view.delegate = delegate
        source.apply(source.snapshot())
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(delegate.shown == [[0, 0], [0, 1]])
    }

    // MARK: Programs' own layouts

    final class Diagonal: UICollectionViewLayout {
        private var made: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            made = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: item * 20, y: item * 30, width: 20, height: 30)
                return attributes
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 60, height: made.last?.frame.maxY ?? 0) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            made.filter { $0.frame.intersects(rect) }
        }
    }

    @Test func `A program's layout places items`() {
        let (view, source) = collection(Diagonal(), [["a", "b", "c"]])
        #expect(frames(view).map(\.minX) == [0, 20, 40] && view.contentSize == CGSize(width: 60, height: 90))
        var snapshot = source.snapshot()
        snapshot.deleteItems(["a 0"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap { ($0 as? Cell)?.label.text } == ["b 0", "c 0"])
    }

    @Test func `The layout decides about the size of the content`() {
        let layout = UICollectionViewFlowLayout()
        let (view, _) = collection(layout, [["a", "b"]])
        let table = UITableView(frame: view.frame)
        let source = TableTests.Source()
        table.register(TableTests.TextCell.self, forCellReuseIdentifier: "a cell of one text")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(
            LayoutDocument(of: view).diagnostics.isEmpty && LayoutDocument(of: table).diagnostics.isEmpty
                && table.visibleCells.count == 3)
        #expect(LayoutDocument(of: view).text.contains("isPlacedBySuperview"))
    }

    @Test func `Rows begin below a bar, also in documents`() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessibilityIdentifier = "row\(indexPath.row)"
                return cell
            }
        }
        let controller = Rows()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        #expect(controller.tableView.contentOffset.y == -103)
        #expect(controller.tableView.visibleCells.map(\.frame.minY) == [0, 44])
        let frames = LayoutDocument(of: window).frames
        #expect(frames["row0"]?.minY == 103 && frames["row1"]?.minY == 147)
    }
}
