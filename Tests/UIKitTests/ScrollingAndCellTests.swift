// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Scroll views, tables and their cells.
@MainActor
struct ScrollingAndCellTests {
    final class Listener: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    @Test func `Content begins below the bars`() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        controller.view.addSubview(scroll)
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -103)
    }

    @Test func `The safe area counts on axes that scroll`() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        controller.view.addSubview(scroll)
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
        scroll.contentSize = CGSize(width: 100, height: 2000)
        #expect(scroll.adjustedContentInset.top == 59 && scroll.contentOffset.y == -59)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
    }

    @Test func `A new content offset is reported and laid out`() {
        final class Scroll: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = Listener()
        scroll.delegate = listener
        scroll.layoutIfNeeded()
        scroll.contentOffset.y = 20
        scroll.layoutIfNeeded()
        #expect(listener.count == 1 && scroll.layouts == 2)
    }

    @Test func `An accessory takes room from the content of a cell`() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 393)
        #expect(cell.contentView.layoutMargins.top == 11 && cell.contentView.layoutMargins.bottom == 11)
        let side = cell.contentView.layoutMargins.left
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 393 - side - 10.5)
        #expect(cell.contentView.layoutMargins.right == 8)
        let view = UISwitch()
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.superview === cell && view.frame.maxX == 393 - side)
        #expect(cell.contentView.frame.width == 393 - side - 51)
    }

    @Test func `The labels of a cell are in its content view`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        text.text = "Name"
        detail.text = "Value"
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        cell.layoutIfNeeded()
        #expect(text.superview === cell.contentView)
        #expect(text.frame.minX == cell.contentView.layoutMargins.left)
        #expect(detail.frame.maxX == 393 - cell.contentView.layoutMargins.right)
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 393, height: 0)).height == 44)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func `Header and background of a table are laid out`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (header, background) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80)), UIView())
        table.tableHeaderView = header
        table.backgroundView = background
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
        #expect(background.frame == table.bounds && table.contentSize.height == 80)
    }

    /// The margins of a view that ends in the safe area grow with it, by what they move its edge.
    @Test func `Margins that move the edge on which they depend come to rest`() {
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.frame = UIScreen.main.bounds
        controller.view.addSubview(scroll)
        let stack = UIStackView()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = .zero
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        let box = UIView()
        stack.addArrangedSubview(box)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            // From 1 point inside the bottom safe area.
            box.heightAnchor.constraint(equalToConstant: 852 - 34 + 1 - 59),
        ])
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(abs(stack.frame.height - 853) < 0.01)
    }

    /// A scroll view's content has no safe area where the scroll view has made it part of its insets.
    @Test func `Cards in a scroll view have no safe area in their margins`() throws {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.alwaysBounceVertical = true
        scroll.accessibilityIdentifier = "scroll"
        controller.view.addSubview(scroll)
        func card(_ name: String) -> UIStackView {
            let label = UILabel()
            label.text = name
            let stack = UIStackView(arrangedSubviews: [label])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
            stack.accessibilityIdentifier = name
            stack.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(stack)
            return stack
        }
        let (first, last) = (card("first"), card("last"))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            first.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            first.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            // In the bottom safe area.
            last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 650),
            last.leadingAnchor.constraint(equalTo: first.leadingAnchor),
            last.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        ])
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let height = first.arrangedSubviews[0].frame.height + 24
        func isCard(_ frame: CGRect?, at y: CGFloat) -> Bool {
            guard let frame else { return false }
            return abs(frame.height - height) < 0.01 && abs(frame.minY - y) < 0.01
        }
        #expect(scroll.contentOffset.y == -103)
        #expect(isCard(first.frame, at: 0) && isCard(last.frame, at: height + 650))
        #expect(first.safeAreaInsets == .zero && last.safeAreaInsets == .zero)
        let document = LayoutDocument(of: window)
        // Below the bar, as it is shown.
        #expect(isCard(document.frames["first"], at: 103) && isCard(document.frames["last"], at: 753 + height))
        #expect(document.diagnostics.isEmpty)
        scroll.contentOffset.y = 0
        window.layoutIfNeeded()
        #expect(isCard(first.frame, at: 0) && isCard(LayoutDocument(of: window).frames["first"], at: 0))
        let views = try UIView(document)
        let found = views.viewNamed("scroll") as? UIScrollView
        #expect(found?.contentOffset.y == -103)
    }

    @Test func `The first row of a table below a bar has no safe area in its margins`() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    box.heightAnchor.constraint(equalToConstant: 30), box.widthAnchor.constraint(equalToConstant: 30),
                    box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    box.topAnchor.constraint(equalTo: margins.topAnchor),
                    box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
                return cell
            }
        }
        let rows = Rows()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: rows)
        window.makeKeyAndVisible()
        for cell in rows.tableView.visibleCells {
            #expect(cell.frame.height == 52 && cell.contentView.subviews[0].frame.minY == 11)
        }
        #expect(!LayoutDocument(of: window).text.contains("-103"))
    }
}

extension UIView {
    fileprivate func viewNamed(_ name: String) -> UIView? {
        accessibilityIdentifier == name ? self : subviews.lazy.compactMap { $0.viewNamed(name) }.first
    }
}
