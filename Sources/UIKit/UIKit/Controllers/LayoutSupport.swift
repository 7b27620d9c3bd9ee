// SPDX-License-Identifier: Apache-2.0
/// The strip of a controller's view that bars cover at its top or bottom.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(of view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        // Two constraints, as UIKit adds to the view for each of its guides: libraries' tests count them.
        NSLayoutConstraint.activate(
            isTop
                ? [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
                : [
                    topAnchor.constraint(equalTo: safeArea.bottomAnchor),
                    bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}
