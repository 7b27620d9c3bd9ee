// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A name and a button to sign in with.
public final class SignInViewController: UIViewController {
    private let nameField = UITextField()
    private let button = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        button.setTitle("Sign in", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }
}
