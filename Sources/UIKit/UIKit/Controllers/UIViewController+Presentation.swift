// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Controllers in front of others.
extension UIViewController {
    /// The controller that presents: the outermost container, unless it presents already.
    var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    func showPresented(_ controller: UIViewController) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.movement = .presented
        defer { controller.movement = .none }
        guard controller.isShownInWindow, let window = viewIfLoaded?.window, let shown = controller.view else {
            return controller.appear()
        }
        let covers = controller.coversPresenter(in: window)
        if covers { willDisappearTree() }
        controller.willAppearTree()
        shown.frame = controller.frameInWindow(window)
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(shown)
        controller.isAppearingTree()
        if covers { view.removeFromSuperview() }
        window.layoutIfNeeded()
        if covers { didDisappearTree() }
        controller.didAppearTree()
    }

    func removePresented() {
        guard let controller = presentedViewController else { return }
        controller.removePresented()
        controller.movement = .dismissed
        defer { controller.movement = .none }
        let window = controller.viewIfLoaded?.window
        controller.willDisappearTree()
        if let window, viewIfLoaded?.superview == nil, let view {
            willAppearTree()
            view.frame = window.bounds
            window.insertSubview(view, at: 0)
            isAppearingTree()
        }
        controller.viewIfLoaded?.removeFromSuperview()
        window?.layoutIfNeeded()
        controller.didDisappearTree()
        didAppearTree()
        controller.presentingViewController = nil
        presentedViewController = nil
    }

    private func isSheet(in window: UIWindow) -> Bool {
        guard [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle) else { return false }
        // In landscape a phone's sheet fills the screen.
        return window.traitCollection.verticalSizeClass != .compact
    }

    /// Whether the presenter's view leaves the window.
    private func coversPresenter(in window: UIWindow) -> Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    /// Points in the window.
    private func frameInWindow(_ window: UIWindow) -> CGRect {
        let bounds = window.bounds
        guard isSheet(in: window) else { return bounds }
        guard window.traitCollection.horizontalSizeClass != .regular else {
            let size =
                preferredContentSize == .zero
                ? CGSize(
                    width: min(PresentationMetrics.formSheet.width, bounds.width),
                    height: min(PresentationMetrics.formSheet.height, bounds.height)) : preferredContentSize
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        let top = window.safeAreaInsets.top + PresentationMetrics.gapBelowStatusBar
        let largest = bounds.height - top
        let height = sheetPresentationController?.heightAtRest(
            largest: largest, half: bounds.height / 2, bottom: window.safeAreaInsets.bottom)
        let used = min(height ?? largest, largest)
        return CGRect(x: 0, y: bounds.height - used, width: bounds.width, height: used)
    }
}
