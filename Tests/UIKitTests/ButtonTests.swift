// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Buttons: their label and image view, and their sizes.
@MainActor
struct ButtonTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func add(_ button: UIButton, width: CGFloat? = nil) -> UIButton {
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return button
    }

    @Test func `Label and image view are subviews with the button's title and image`() throws {
        let button = add(UIButton(type: .system))
        button.setTitle("Continue", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
        root.layoutIfNeeded()
        let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(label.superview === button && picture.superview === button)
        #expect(label.text == "Continue" && picture.image === button.currentImage)
        #expect(picture.frame.minX == 0 && label.frame.minX == 20)
        #expect(abs(label.frame.maxX - button.bounds.width) < 1)
        #expect(abs(label.frame.midY - button.bounds.midY) < 0.4)
        #expect(label.frame.width >= label.intrinsicContentSize.width - 0.4)
    }

    @Test func `A document has a button as one view`() {
        let button = add(UIButton(type: .system))
        button.setTitle("Continue", for: .normal)
        #expect(LayoutDocument(of: root).viewNames.count == 2)
        _ = button.titleLabel
        #expect(LayoutDocument(of: root).viewNames.count == 2)
    }

    @Test func `Constraints to the label of a button hold`() throws {
        let button = add(UIButton(type: .system), width: 200)
        button.setTitle("Continue", for: .normal)
        let label = try #require(button.titleLabel)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            line.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        let place = button.convert(label.frame, to: root)
        #expect(place.minX > 50)
        #expect(abs(line.frame.minX - place.minX) < 0.4 && abs(line.frame.width - place.width) < 0.7)
        #expect(abs(line.frame.minY - place.maxY - 2) < 0.4)
    }

    @Test func `A label with constraints of its own makes the button as large as it needs`() throws {
        let button = add(UIButton(type: .system), width: 120)
        button.setTitle("A title that needs several lines of text", for: .normal)
        let label = try #require(button.titleLabel)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: button.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 100)
        #expect(button.frame.height > 60 && abs(label.frame.height - (button.frame.height - 20)) < 0.4)
    }

    @Test func `A title with line breaks counts all lines if its label has no limit`() {
        let button = UIButton(type: .system)
        button.setTitle("One\nTwo\nThree", for: .normal)
        let line = button.intrinsicContentSize.height
        button.titleLabel?.numberOfLines = 0
        #expect(button.intrinsicContentSize.height > line + 30)
    }

    @Test func `A subclass can take its size from the label`() {
        final class Wrapping: UIButton {
            override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
        }
        let button = Wrapping(type: .system)
        button.setTitle("One\nTwo", for: .normal)
        button.titleLabel?.numberOfLines = 0
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.text = "One\nTwo"
        #expect(button.intrinsicContentSize == label.intrinsicContentSize)
    }

    @Test func `Reading the label of a configured button does not change it`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        #expect(button.titleLabel?.font.pointSize == 17)
        #expect(button.intrinsicContentSize == size)
    }

    @Test func `A configured button wraps its title and grows`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title that needs several lines of text"
        let button = add(UIButton(configuration: configuration), width: 140)
        root.layoutIfNeeded()
        let wrapped = button.frame.height
        #expect(wrapped > 70)
        let label = button.titleLabel?.frame ?? .zero
        #expect(label.height > 55 && label.width <= 116)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        root.layoutIfNeeded()
        #expect(button.frame.height < 40)
    }

    @Test func `The handler runs before the first layout and after changes of the state`() {
        let button = add(UIButton(configuration: .plain()))
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Selected for a long time" : "Not"
        }
        root.layoutIfNeeded()
        let width = button.frame.width
        #expect(button.titleLabel?.text == "Not")
        button.isSelected = true
        root.layoutIfNeeded()
        #expect(button.frame.width > width + 50)
    }

    @Test func `An action gives a button its title and image`() {
        let action = UIAction(title: "Add", image: UIImage(size: CGSize(width: 30, height: 30))) { _ in }
        #expect(UIButton(primaryAction: action).currentImage != nil)
        let button = UIButton(configuration: .plain(), primaryAction: action)
        #expect(button.configuration?.title == "Add" && button.configuration?.image === action.image)
        #expect(button.intrinsicContentSize.height == 44)
    }

    @Test func `The size follows the state and the background image`() {
        let button = add(UIButton(type: .custom))
        button.setTitle("Off", for: .normal)
        button.setTitle("Switched on", for: .selected)
        root.layoutIfNeeded()
        let width = button.frame.width
        button.isSelected = true
        root.layoutIfNeeded()
        #expect(button.frame.width > width + 30)
        button.setBackgroundImage(UIImage(size: CGSize(width: 300, height: 80)), for: .normal)
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 300, height: 80))
    }

    @Test func `A subclass places title and image with its rectangles`() {
        final class Stacked: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 5, y: 6, width: 7, height: 8)
            }
        }
        let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test func `A button for choosing from its menu shows the choice`() {
        let button = add(UIButton(configuration: .bordered()))
        button.menu = UIMenu(children: [
            UIAction(title: "Day") { _ in }, UIMenu(children: [UIAction(title: "Month", state: .on) { _ in }]),
        ])
        #expect(button.currentTitle == nil)
        let empty = button.intrinsicContentSize.width
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Month")
        #expect(button.intrinsicContentSize.width > empty + 30)
        button.menu = UIMenu(children: [UIAction(title: "Day") { _ in }])
        #expect(button.titleLabel?.text == "Day")
    }

    @Test func `An activity indicator takes the place of the image`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        let plain = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 8
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width == plain + 28)
    }

    @Test(arguments: [UIButton.ButtonType.close, .contactAdd, .detailDisclosure, .infoLight])
    func `Types with a symbol show it`(type: UIButton.ButtonType) {
        #expect(UIButton(type: type).currentImage != nil)
    }
}
