// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Initialisers that every subclass of a view inherits in Objective-C, and that programs rely on.
@MainActor
struct InitialiserTests {
    @Test func `Every view is made without arguments and with a frame`() {
        let frame = CGRect(x: 1, y: 2, width: 300, height: 40)
        let pairs: [(UIView, UIView)] = [
            (UIView(), UIView(frame: frame)), (UILabel(), UILabel(frame: frame)),
            (UIButton(), UIButton(frame: frame)), (UIImageView(), UIImageView(frame: frame)),
            (UITextField(), UITextField(frame: frame)), (UITextView(), UITextView(frame: frame)),
            (UISwitch(), UISwitch(frame: frame)), (UISlider(), UISlider(frame: frame)),
            (UIStepper(), UIStepper(frame: frame)), (UISegmentedControl(), UISegmentedControl(frame: frame)),
            (UIProgressView(), UIProgressView(frame: frame)), (UIPageControl(), UIPageControl(frame: frame)),
            (UIActivityIndicatorView(), UIActivityIndicatorView(frame: frame)),
            (UIDatePicker(), UIDatePicker(frame: frame)), (UIPickerView(), UIPickerView(frame: frame)),
            (UISearchBar(), UISearchBar(frame: frame)), (UIScrollView(), UIScrollView(frame: frame)),
            (UIStackView(), UIStackView(frame: frame)), (UITableView(), UITableView(frame: frame)),
            (UITableViewCell(), UITableViewCell(frame: frame)),
            (UITableViewHeaderFooterView(), UITableViewHeaderFooterView(frame: frame)),
            (UICollectionReusableView(), UICollectionReusableView(frame: frame)),
            (UICollectionViewCell(), UICollectionViewCell(frame: frame)),
            (UINavigationBar(), UINavigationBar(frame: frame)), (UITabBar(), UITabBar(frame: frame)),
            (UIToolbar(), UIToolbar(frame: frame)), (UIWindow(), UIWindow(frame: frame)),
            (UIVisualEffectView(), UIVisualEffectView(frame: frame)), (UIControl(), UIControl(frame: frame)),
            (UIRefreshControl(), UIRefreshControl(frame: frame)),
        ]
        for (_, framed) in pairs where !(framed is UISwitch || framed is UIStepper) {
            #expect(framed.frame == frame, "\(type(of: framed))")
        }
        // These have one size.
        #expect(UISwitch(frame: frame).frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(UIStepper(frame: frame).frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    }

    @Test func `A control's state follows its properties`() {
        let button = UIButton()
        #expect(button.state == .normal)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.state == [.disabled, .selected])
    }

    @Test func `A layout guide of a controller comes with two constraints`() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10).isActive = true
        #expect(controller.view.constraints.count == 3)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 50))
        #expect(LayoutDocument(of: controller.view).diagnostics.isEmpty)
        _ = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == 6)
    }

    @Test func `A cell of a collection sizes itself`() {
        let cell = UICollectionViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 36),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 50, height: 50)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 120, height: 36))
    }

    @Test func `A controller shows a table that takes the room that it is given`() {
        let controller = UITableViewController(style: .grouped)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        #expect(controller.tableView.style == .grouped && controller.tableView.frame.height == 480)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.numberOfSections == 1 && controller.tableView.numberOfRows(inSection: 0) == 0)
    }

    @Test func `Menus, alerts and sheets are values`() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.actions.map(\.title) == ["OK"] && alert.textFields?.first?.placeholder == "Name")
        let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        #expect(menu.children.map(\.title) == ["Copy"])
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [.medium()]
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium])
        #expect(controller.popoverPresentationController == nil)
    }
}

/// Attributes of a button's configuration that change its size.
@MainActor
struct ButtonConfigurationTests {
    private func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Continue"
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize.width
    }

    @Test func `A transformer's font is the title's`() {
        let plain = width { _ in }
        let large = width { configuration in
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = UIFont.systemFont(ofSize: 30)
                return outgoing
            }
        }
        #expect(large > plain * 1.4)
        let same = width { configuration in
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        }
        #expect(same == plain)
    }

    @Test func `An attributed title is measured in its font`() {
        var title = AttributedString("Continue")
        title.font = .systemFont(ofSize: 30)
        #expect(width { $0.attributedTitle = title } > width { _ in } * 1.4)
    }

    @Test func `A symbol takes the size of a configuration, an image does not`() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(UIImage(systemName: "star")?.withConfiguration(configuration).size == CGSize(width: 40, height: 40))
        let image = UIImage(size: CGSize(width: 10, height: 10))
        #expect(image.withConfiguration(configuration).size == image.size)
        #expect(image.applyingSymbolConfiguration(configuration) == nil)
    }
}
