// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Attributes that a program's layout states for its items, and what views get of them.
@MainActor
struct LayoutAttributeTests {
    final class Attributes: UICollectionViewLayoutAttributes {
        var title = ""

        override func copy(with zone: NSZone? = nil) -> Any {
            nonisolated(unsafe) let made = super.copy(with: zone)
            MainActor.assumeIsolated { (made as? Attributes)?.title = title }
            return made
        }

        override func isEqual(_ object: Any?) -> Bool {
            let other = object as? Attributes
            return super.isEqual(object) && MainActor.assumeIsolated { other?.title == title }
        }
    }

    final class Layout: UICollectionViewLayout {
        var alpha: CGFloat = 1
        var title = ""

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 40) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let made = Attributes(forCellWith: [0, 0])
            made.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            made.alpha = alpha
            made.title = title
            return [made]
        }
    }

    final class Cell: UICollectionViewCell {
        var titles: [String] = []

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            titles.append((layoutAttributes as? Attributes)?.title ?? "none")
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.alpha = 0.25
            return cell
        }
    }

    @Test func `A view gets the attributes that have changed`() throws {
        let (layout, source) = (Layout(), Source())
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let cell = try #require(view.cellForItem(at: [0, 0]) as? Cell)
        // The data source decides while the layout states nothing else.
        #expect(cell.alpha == 0.25 && cell.titles == [""])
        func update(alpha: CGFloat, title: String) {
            (layout.alpha, layout.title) = (alpha, title)
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        update(alpha: 1, title: "")
        #expect(cell.alpha == 0.25 && cell.titles == [""])
        update(alpha: 0.5, title: "a")
        #expect(cell.alpha == 0.5 && cell.titles == ["", "a"])
        update(alpha: 1, title: "a")
        #expect(cell.alpha == 1 && cell.titles == ["", "a", "a"])
    }
}
