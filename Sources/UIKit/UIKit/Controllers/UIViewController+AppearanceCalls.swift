// SPDX-License-Identifier: Apache-2.0
/// Where a controller is between appearing and disappearing.
enum AppearanceState {
    case hidden, appearing, visible, disappearing

    var isShown: Bool { self == .appearing || self == .visible }
}

/// Why a controller appears or disappears, while it does.
enum ControllerMovement { case none, toParent, fromParent, presented, dismissed }

/// The calls of `viewWillAppear` and the others, in UIKit's order: each once, the container's before its child's.
extension UIViewController {
    func willAppearTree() {
        guard !appearanceState.isShown else { return }
        loadViewIfNeeded()
        appearanceState = .appearing
        hasCalledIsAppearing = false
        viewWillAppear(false)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.willAppearTree() }
    }

    /// Called when the view is in the hierarchy, before its layout.
    func isAppearingTree() {
        guard appearanceState == .appearing, !hasCalledIsAppearing else { return }
        hasCalledIsAppearing = true
        viewIsAppearing(false)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.isAppearingTree() }
    }

    func didAppearTree() {
        guard appearanceState == .appearing else { return }
        appearanceState = .visible
        viewDidAppear(false)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.didAppearTree() }
    }

    func willDisappearTree() {
        guard appearanceState.isShown else { return }
        appearanceState = .disappearing
        viewWillDisappear(false)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.willDisappearTree() }
    }

    func didDisappearTree() {
        guard appearanceState == .disappearing else { return }
        appearanceState = .hidden
        viewDidDisappear(false)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children { child.didDisappearTree() }
    }

    /// Every call of an appearance in its order, with the layout between them.
    func appear() {
        willAppearTree()
        isAppearingTree()
        (viewIfLoaded?.window ?? viewIfLoaded)?.layoutIfNeeded()
        didAppearTree()
    }

    func disappear() {
        willDisappearTree()
        didDisappearTree()
    }

    /// Replaces a child that is shown by another one, with the calls that a visible container makes.
    ///
    /// Transitions are not animated: they are complete when this returns.
    func show(_ new: UIViewController?, insteadOf old: UIViewController?, _ changeViews: () -> Void) {
        guard appearanceState.isShown, old !== new else { return changeViews() }
        old?.willDisappearTree()
        new?.willAppearTree()
        for controller in [old, new] { controller?.isInTransition = true }
        changeViews()
        for controller in [old, new] { controller?.isInTransition = false }
        new?.isAppearingTree()
        guard appearanceState == .visible else {
            // The container's own calls follow, and with them its child's.
            old?.didDisappearTree()
            return
        }
        (view.window ?? view).layoutIfNeeded()
        old?.didDisappearTree()
        new?.didAppearTree()
    }

    // MARK: Views that a program adds

    /// The controller that this one's view appears with.
    private var enclosingController: UIViewController? {
        if let parent { return parent }
        var view = viewIfLoaded?.superview
        while let known = view {
            if let controller = known.viewController { return controller }
            view = known.superview
        }
        return nil
    }

    func viewWillMove(toWindow window: UIWindow?, in superview: UIView?) {
        if window == nil {
            if enclosingController?.appearanceState.isShown == true { willDisappearTree() }
        } else if parent?.appearanceState.isShown == true,
            parent?.shouldAutomaticallyForwardAppearanceMethods == true, superview != nil
        {
            willAppearTree()
        }
    }

    func viewDidMoveToWindow() {
        // A container makes the other calls of its transition.
        guard !isInTransition else { return }
        guard let window = viewIfLoaded?.window else { return didDisappearTree() }
        guard appearanceState == .appearing, parent?.appearanceState == .visible else { return }
        isAppearingTree()
        window.appearing.append(self)
    }
}
