// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing
import UIKit

/// Views as layout documents and back.
@MainActor
struct DocumentTests {
    private final class Card: UIView {
        let titleLabel = UILabel()
        let badge = Badge()
        lazy var button = UIButton(type: .system)
        let stack = UIStackView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            titleLabel.text = "A title of some length that wraps on a small screen"
            titleLabel.numberOfLines = 0
            button.setTitle("More", for: .normal)
            stack.axis = .vertical
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            for view in [titleLabel, button] { stack.addArrangedSubview(view) }
            stack.setCustomSpacing(24, after: titleLabel)
            badge.translatesAutoresizingMaskIntoConstraints = false
            badge.backgroundColor = .red
            for view in [stack, badge] { addSubview(view) }
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
                stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                badge.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 12),
                badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                badge.topAnchor.constraint(equalTo: stack.topAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Badge: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 24) }
    }

    private let card = Card(frame: CGRect(x: 0, y: 0, width: 240, height: 300))

    @Test func `A document has the frames of its views`() {
        let document = LayoutDocument(of: card)
        let frames = document.frames
        #expect(frames["titleLabel"] == card.titleLabel.frame)
        #expect(frames["badge"] == card.badge.frame)
        #expect(frames["button"] == card.button.frame)
        #expect(frames["stack"] == card.stack.frame)
        #expect(card.titleLabel.frame.height > 40)
    }

    @Test func `A document is read back from its text`() throws {
        let document = LayoutDocument(of: card)
        let again = LayoutDocument(document.text)
        #expect(again.frames == document.frames)
        #expect(again.viewNames == ["canvas", "Card", "stack", "titleLabel", "button", "badge"])
    }

    @Test func `Views made from a document have its frames`() throws {
        let document = LayoutDocument(of: card)
        let view = try UIView(document)
        view.layoutIfNeeded()
        #expect(LayoutDocument(of: view).frames == document.frames)
        #expect(view.subviews.first?.subviews.first is UIStackView)
    }

    /// A view of each class, with the sizes that the classes measure themselves.
    @Test func `Every class is read back with its frames`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField()
        field.placeholder = "Name"
        field.textAlignment = .right
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = "Some text that is long enough to wrap in a column of that width, and then some more of it."
        let button = UIButton(configuration: .filled())
        button.setTitle("Title", for: .normal)
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "attributed & <text>", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        let views: [UIView] = [
            label, button, field, text, UIImageView(image: UIImage(size: CGSize(width: 30, height: 20))), UISwitch(),
            UISlider(), UIStepper(), UISegmentedControl(items: ["One", "Two"]), UIProgressView(),
            UIActivityIndicatorView(style: .large), pages, UISearchBar(), UINavigationBar(), UITabBar(), UIToolbar(),
        ]
        var top = root.topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 120).isActive = view.intrinsicContentSize.width < 0
            view.topAnchor.constraint(equalTo: top, constant: 4).isActive = true
            top = view.bottomAnchor
        }
        let document = LayoutDocument(of: root)
        let live = Dictionary(uniqueKeysWithValues: zip(document.viewNames.dropFirst(), views.map(\.frame)))
        let frames = document.frames
        for (name, frame) in live { #expect(frames[name] == frame, "\(name)") }
        let again = LayoutDocument(document.text)
        for (name, frame) in frames { #expect(again.frames[name] == frame, "\(name)") }
    }

    @Test(arguments: [true, false])
    func `A view controller that does without least margins has the same frames in its document`(respects: Bool) throws
    {
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = respects
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        controller.view.layoutIfNeeded()
        #expect(view.frame.minX == (respects ? 16 : 2))
        let document = LayoutDocument(of: controller.view)
        #expect(document.frames[try #require(document.viewNames.last)] == view.frame)
        #expect(LayoutDocument(document.text).frames == document.frames)
    }

    @Test func `Views made from a document have its alignment insets`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 200, "height": 200, "scale": 3}, "root": {"id": "s", "children": [
              {"id": "a", "alignmentRectInsets": {"left": 7, "right": 2, "top": 3}}]},
             "constraints": ["a.leading = s.leading + 20", "a.width = 100", "a.top = s.top + 30", "a.height = 10"]}
            """)
        let view = try UIView(document)
        #expect(document.frames["a"] == CGRect(x: 13, y: 27, width: 109, height: 13))
        #expect(LayoutDocument(of: view).frames["a"] == document.frames["a"])
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == document.frames["a"])
    }

    @Test func `Text that is not a document throws its errors`() {
        let error = #expect(throws: LayoutError.self) { _ = try UIView(LayoutDocument("{\"root\": 1}")) }
        #expect(error?.diagnostics.first?.place?.column == 10)
    }

    @Test func `Names are unique and usable`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b, c) = (UILabel(), UILabel(), UIView())
        c.accessibilityIdentifier = "9 lives, é"
        for view in [a, b, c] { root.addSubview(view) }
        #expect(LayoutDocument(of: root).viewNames == ["view", "label", "label2", "_9_lives___"])
    }

    @Test func `A picture is a file of its format`() throws {
        let svg = try card.picture(as: .svg)
        let text = try #require(String(bytes: svg.bytes, encoding: .utf8))
        #expect(text.contains("titleLabel"))
        #expect(try card.picture(as: .svg) == svg)
        let png = try card.picture().bytes
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `Diagnostics name the problem`() throws {
        LayoutConflictLog.writesToStandardError = false
        defer { LayoutConflictLog.writesToStandardError = true }
        let before = try card.solvedLayout().diagnostics
        #expect(before.allSatisfy { $0.severity == .note })
        card.badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
        card.badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let layout = try card.solvedLayout()
        let diagnostic = try #require(layout.diagnostics.first { $0.code == "unsatisfiable-constraints" })
        #expect("\(diagnostic)".hasPrefix("error: \(diagnostic.message)"))
        #expect("\(diagnostic)".hasSuffix("[unsatisfiable-constraints]"))
        #expect(diagnostic.views == ["badge"] && diagnostic.place == nil)
        #expect(layout.constraints.count { $0.status == .broken } == 1)
        #expect(layout["badge"]?.state == .conflicting)
    }

    @Test func `A view whose subview resizes with it keeps its frame in the document`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(cell)
        NSLayoutConstraint.activate([
            cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            cell.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            cell.heightAnchor.constraint(equalToConstant: 60),
        ])
        let document = LayoutDocument(of: root)
        #expect(document.diagnostics.isEmpty)
        #expect(document.frames.values.contains(CGRect(x: 0, y: 0, width: 320, height: 60)))
    }
}
