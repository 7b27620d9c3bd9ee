// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives views without contents a sample, so that a screen without the rest of its app shows where they are: texts by the names of the
/// properties that hold the views, a tint where an image would be, and the name of a view that is a placeholder itself.
@MainActor
struct SampleContents {
    private let names: [ObjectIdentifier: String]

    /// - Parameter root: the view that is shown, with what is in it.
    init(of root: UIView) { names = ViewNames.properties(of: Self.views(in: root)) }

    static func views(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(views) }

    func fill(_ root: UIView) {
        for view in Self.views(in: root) { fill(in: view) }
    }

    private func fill(in view: UIView) {
        switch view {
        case let label as UILabel where (label.text ?? "").isEmpty:
            label.text = words(for: label, without: ["Label", "Text"], or: "Label")
        case let button as UIButton where Self.isEmpty(button) && !Self.isAboveContents(button):
            button.setTitle(words(for: button, without: ["Button", "Btn"], or: "Button"), for: .normal)
        case let field as UITextField where (field.text ?? "").isEmpty && (field.placeholder ?? "").isEmpty:
            field.placeholder = words(for: field, without: ["TextField", "Field"], or: "Text")
        case let text as UITextView where text.text.isEmpty && text.isEditable == false:
            text.text = words(for: text, without: ["TextView"], or: "Text")
        case let image as UIImageView where image.image == nil && image.backgroundColor == nil:
            image.backgroundColor = .systemGray4
        case is any _Missing where view.subviews.isEmpty && view.isOfPlaceholder: addName(to: view)
        default: break
        }
    }

    private static func isEmpty(_ button: UIButton) -> Bool {
        let title = button.title(for: .normal) ?? button.configuration?.title ?? ""
        let attributed = button.attributedTitle(for: .normal)?.string ?? ""
        return title.isEmpty && attributed.isEmpty && button.image(for: .normal) == nil
            && button.configuration?.image == nil && button.backgroundImage(for: .normal) == nil
            && button.configuration?.attributedTitle == nil && button.subviews.isEmpty
    }

    /// Whether a button without contents makes those of other views react to touches.
    private static func isAboveContents(_ button: UIButton) -> Bool {
        button.superview?.subviews.contains { other in
            button.frame.contains(other.center) && (other is UILabel || other is UIImageView)
        } == true
    }

    private func words(for view: UIView, without endings: [String], or other: String) -> String {
        guard var name = names[ObjectIdentifier(view)]?.drop(while: { $0 == "_" }) else { return other }
        for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
            name = name.dropLast(ending.count)
        }
        return SampleWords(String(name)).text
    }

    /// A box with the name of the class, as large as its superview leaves it.
    private func addName(to view: UIView) {
        if view.backgroundColor == nil { view.backgroundColor = .secondarySystemBackground }
        let label = UILabel()
        label.text = String(describing: type(of: view)).prefix { $0 != "<" }.description
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        // Weaker than everything that the screen itself requests.
        let sizes = [
            view.widthAnchor.constraint(equalTo: label.widthAnchor, constant: 16),
            view.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 16),
        ]
        for size in sizes { size.priority = UILayoutPriority(100) }
        NSLayoutConstraint.activate(
            sizes + [
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
    }
}

/// Marks the placeholder of a missing class of views.
public protocol _Missing {}

extension UIView {
    /// Whether its own class is the placeholder, and not one that inherits from it: placeholders inherit from UIKit directly.
    fileprivate var isOfPlaceholder: Bool {
        _getSuperclass(type(of: self)).map { String(reflecting: $0).hasPrefix("UIKit.") } ?? false
    }
}
