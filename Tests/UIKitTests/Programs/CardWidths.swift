// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import UIKit

/// A title that wraps, above a button.
final class Card: UIView {
    let title = UILabel()
    let button = UIButton(type: .system)

    init(_ text: String) {
        super.init(frame: .zero)
        title.text = text
        title.numberOfLines = 0
        button.setTitle("Open", for: .normal)
        for view in [title, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// How high a view is at each width, and how many problems its layout has there.
@MainActor
func heights(of view: UIView, atWidths widths: [CGFloat]) throws(LayoutError) -> [(height: Double, problems: Int)] {
    var result: [(height: Double, problems: Int)] = []
    for width in widths {
        view.frame.size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let layout = try view.solvedLayout()
        result.append((layout.size.height, layout.diagnostics.count { $0.severity != .note }))
    }
    return result
}
