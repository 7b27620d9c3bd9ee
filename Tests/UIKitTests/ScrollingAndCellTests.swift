// SPDX-License-Identifier: Apache-2.0
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
}
