// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit
import UIKitPreviews

@MainActor
struct HostingTests {
    @Test func `A placeholder of a hosted view fits its name where nothing else gives it a size`() {
        let hosting = UIHostingController(_placeholderFor: "ProfileView")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let stack = UIStackView(arrangedSubviews: [hosting.view])
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let label = hosting.view.subviews[0]
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        #expect(abs(hosting.view.frame.width - label.frame.width - 16) < 1e-6)
        #expect(abs(hosting.view.frame.height - label.frame.height - 16) < 1e-6)

        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        view.layoutIfNeeded()
        #expect(hosting.view.frame.width == 300)
    }
}
