// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing
import UIKit

/// What documents and pictures have of a view's looks beyond its colours.
@MainActor
struct AppearanceTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    private let stack = UIStackView()

    init() {
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        root.backgroundColor = .systemBackground
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        ])
    }

    /// The style of the only arranged view in the document's text.
    private func style(of view: UIView) throws -> [String: Any] {
        view.accessibilityIdentifier = "it"
        stack.addArrangedSubview(view)
        return try style(of: "it", in: root)
    }

    private func style(of id: String, in root: UIView) throws -> [String: Any] {
        let text = LayoutDocument(of: root).text
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        func find(_ value: Any) -> [String: Any]? {
            if let view = value as? [String: Any] {
                if view["id"] as? String == id { return view["style"] as? [String: Any] ?? [:] }
                return view.values.lazy.compactMap(find).first
            }
            return (value as? [Any])?.lazy.compactMap(find).first
        }
        return try #require(find(object))
    }

    @Test func `A symbol keeps its name and its colour`() throws {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        root.tintColor = .red
        let style = try style(of: view)
        #expect(style["symbol"] as? String == "star.fill")
        #expect(style["tintColor"] as? String == "#ff0000")
    }

    @Test func `A symbol may have a colour of its own`() throws {
        let image = UIImage(systemName: "heart")?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(try style(of: UIImageView(image: image))["tintColor"] as? String == "#00ff00")
    }

    @Test func `A button has the colours of its configuration`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.baseBackgroundColor = .red
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        let style = try style(of: button)
        #expect(style["backgroundColor"] as? String == "#ff0000")
        #expect(style["textColor"] as? String == "#ffffff")
        #expect(style["cornerRadius"] as? Double == Double(button.frame.height) / 2)
    }

    @Test func `A tinted button has a translucent tint behind it`() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Buy"
        root.tintColor = .red
        let style = try style(of: UIButton(configuration: configuration))
        #expect(style["backgroundColor"] as? String == "#ff00002e")
        #expect(style["textColor"] as? String == "#ff0000")
        #expect(style["cornerRadius"] as? Double == 6)
    }

    @Test func `A button has its image where it belongs, and a subtitle`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Share"
        configuration.subtitle = "with everyone"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePlacement = .trailing
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = .leading
        let style = try style(of: button)
        #expect(style["symbol"] as? String == "square.and.arrow.up")
        #expect(style["subtitle"] as? String == "with everyone")
        #expect(style["imagePlacement"] as? String == "trailing")
        #expect(style["contentHorizontalAlignment"] as? String == "leading")
    }

    @Test(arguments: [false, true])
    func `A button with contents above each other is as high in its document`(hasSubtitle: Bool) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "folder")
        let flat = UIButton(configuration: configuration).intrinsicContentSize.height
        if hasSubtitle { configuration.subtitle = "and more" } else { configuration.imagePlacement = .top }
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "it"
        stack.addArrangedSubview(button)
        root.layoutIfNeeded()
        #expect(button.frame.height > flat + 10)
        #expect(LayoutDocument(of: root).frames["it"]?.size == button.frame.size)
    }

    @Test func `A disabled control is one`() throws {
        let control = UISwitch()
        control.isEnabled = false
        #expect(try style(of: control)["isEnabled"] as? Bool == false)
    }

    @Test func `A label that shrinks has its least scale`() throws {
        let label = UILabel()
        label.text = "A title"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(try style(of: label)["minimumScaleFactor"] as? Double == 0.5)
    }

    @Test func `Texts are where subclasses and side views put them`() throws {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 8)))
            }

            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 18, height: size.height + 6)
            }
        }
        func insets(of view: UIView) throws -> [String: Double]? {
            stack.addArrangedSubview(view)
            root.layoutIfNeeded()
            defer { view.removeFromSuperview() }
            return try style(of: view)["textInsets"] as? [String: Double]
        }
        let (padded, plain) = (PaddedLabel(), UILabel())
        padded.text = "new"
        plain.text = "new"
        #expect(try insets(of: padded) == ["top": 2, "left": 10, "bottom": 4, "right": 8])
        #expect(try insets(of: plain) == nil)
        let field = UITextField()
        field.placeholder = "Search"
        #expect(try insets(of: field) == nil)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        field.leftViewMode = .always
        #expect(try insets(of: field)?["left"] == 24)
    }

    @Test func `A layer has its shadow and round corners`() throws {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.layer.shadowRadius = 4
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let style = try style(of: view)
        let shadow = try #require(style["shadow"] as? [String: Any])
        #expect(shadow["radius"] as? Double == 4)
        #expect(style["maskedCorners"] as? [String] == ["topLeft", "topRight"])
    }

    @Test func `A cell has its accessory`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        #expect(try style(of: cell)["accessoryType"] as? String == "disclosureIndicator")
    }

    @Test func `Looks are read back from a document's text`() throws {
        let image = UIImageView(image: UIImage(systemName: "star"))
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        button.isEnabled = false
        let label = UILabel()
        label.text = "Title"
        label.adjustsFontSizeToFitWidth = true
        for view in [image, button, label] { stack.addArrangedSubview(view) }
        let document = LayoutDocument(of: root)
        let again = LayoutDocument(of: try UIView(LayoutDocument(document.text)))
        #expect(again.text == document.text)
    }

    @Test func `Cells of inset lists have backgrounds, lines and corners`() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = UICollectionViewListCell(frame: .zero)
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                content.image = UIImage(size: CGSize(width: 20, height: 20))
                cell.contentConfiguration = content
                cell.accessibilityIdentifier = "cell\(indexPath.item)"
                return cell
            }
        }
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        let source = Source()
        list.dataSource = source
        list.layoutIfNeeded()
        let styles = try ["cell0", "cell1"].map { try style(of: $0, in: list) }
        #expect(styles.allSatisfy { $0["backgroundColor"] as? String == "#ffffff" })
        #expect(styles[0]["maskedCorners"] as? [String] == ["topLeft", "topRight"])
        // Below the text, which is after the margin, the image and the padding.
        #expect(styles[0]["separatorInset"] as? Double == 52 && styles[1]["separatorInset"] == nil)
    }
}
