// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Stands for a view of SwiftUI, which there is not: a box with its name.
open class UIHostingController: UIViewController {
    private let name: String

    /// - Parameter name: of the view.
    public init(_placeholderFor name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// A box without a name.
    public required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.borderColor = UIColor.separator.cgColor
        view.layer.borderWidth = 1
        let label = UILabel()
        label.text = name
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        // Where nothing else gives the box a size, it fits its name, as the view that it stands for fits its content.
        let fitting = [
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        ]
        for constraint in fitting { constraint.priority = .defaultLow - 1 }
        NSLayoutConstraint.activate(
            fitting + [
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
    }
}
