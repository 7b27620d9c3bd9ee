// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Tables and collections that scroll to a row or an item.
@MainActor
struct ScrollPositionTests {
    /// Rows of 30 points that are estimated at 44.
    final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? "More" : nil
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: 30),
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
    }

    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        table.dataSource = source
        return table
    }

    @Test func `The last row is at the bottom, above the inset`() {
        let table = table()
        table.scrollToRow(at: [1, 39], at: .bottom, animated: false)
        #expect(table.rectForRow(at: [1, 39]).maxY == table.contentOffset.y + 280)
        #expect(table.indexPathsForVisibleRows?.last == [1, 39])
        #expect(table.contentOffset.y == table.contentSize.height + 20 - 300)
        // Cells that were visible before have left the table.
        let cells = table.subviews.filter { $0 is UITableViewCell }
        #expect(cells.count == table.visibleCells.count && table.cellForRow(at: [0, 0]) == nil)
    }

    @Test func `A row is where it is wanted`() {
        let table = table()
        table.scrollToRow(at: [0, 20], at: .top, animated: true)
        #expect(table.rectForRow(at: [0, 20]).minY == table.contentOffset.y + 10)
        table.scrollToRow(at: [0, 25], at: .middle, animated: true)
        #expect(table.rectForRow(at: [0, 25]).midY == table.contentOffset.y + 145)
        let offset = table.contentOffset
        table.scrollToRow(at: [0, 26], at: .none, animated: true)
        #expect(table.contentOffset == offset)
        table.scrollToRow(at: [1, NSNotFound], at: .top, animated: true)
        #expect(table.rectForHeader(inSection: 1).minY == table.contentOffset.y + 10)
        // Not beyond the content.
        table.scrollToRow(at: [0, 0], at: .bottom, animated: true)
        #expect(table.contentOffset.y == -10)
        table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
        #expect(table.contentOffset.y == -10 && table.indexPathForSelectedRow == [1, 0])
    }

    @Test func `A controller scrolls to the last row while it is laid out`() throws {
        final class Chat: UIViewController {
            let table = UITableView()
            let source = Source()
            private var hasScrolled = false

            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = source
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.topAnchor),
                    table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard !hasScrolled else { return }
                hasScrolled = true
                table.scrollToRow(at: [1, 39], at: .bottom, animated: false)
            }
        }
        let chat = Chat()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: chat)
        window.makeKeyAndVisible()
        #expect(chat.table.indexPathsForVisibleRows?.last == [1, 39])
    }

    @Test func `A row that does not exist ends the process`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let source = Source()
                table.dataSource = source
                table.scrollToRow(at: [0, 40], at: .top, animated: false)
            }
        }
    }

    @Test func `An item is where it is wanted`() {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.scrollDirection = .horizontal
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        view.dataSource = items
        view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: false)
        #expect(view.cellForItem(at: [0, 10])?.frame.midX == view.contentOffset.x + 150)
        view.scrollToItem(at: [0, 29], at: .left, animated: false)
        #expect(view.contentOffset == CGPoint(x: view.contentSize.width - 300, y: 0))
        view.selectItem(at: [0, 3], animated: false, scrollPosition: .right)
        #expect(view.cellForItem(at: [0, 3])?.frame.maxX == view.contentOffset.x + 300)
    }
}
