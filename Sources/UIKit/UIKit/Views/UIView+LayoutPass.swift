// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UIView {
    /// The window's engine, or that of the view at the top.
    var layoutHost: LayoutHost {
        if let host { return host }
        let made = LayoutHost(root: self)
        host = made
        return made
    }

    /// Views, guides, masks, margins or content priorities have changed: the next layout makes all rows again.
    func structureChanged() { layoutRoot.host?.structureChanged() }

    /// Marks the view, and its ancestors as having something marked inside.
    func mark(_ flag: ViewState, _ ancestorFlag: ViewState) {
        viewState.insert(flag)
        var ancestor = superviewStorage
        while let known = ancestor, !known.viewState.contains(ancestorFlag) {
            known.viewState.insert(ancestorFlag)
            ancestor = known.superviewStorage
        }
    }

    func geometryChanged(from oldSize: CGSize) {
        let isResized = oldSize != frameStorage.size
        if isResized {
            setNeedsLayout()
            if autoresizesSubviews { resizeSubviews(from: oldSize) }
        }
        guard !viewState.contains(.isPlacing), takesPartInLayout else { return }
        if superviewStorage == nil {
            if isResized { host?.rootSizeChanged() }
        } else if translatesAutoresizingMaskIntoConstraints, superviewStorage?.viewState.contains(.isPlacing) != true {
            structureChanged()
        }
        if superviewStorage != nil { superviewStorage?.setNeedsLayout() }
    }

    /// Follows a new size of this view by the masks of those subviews that have no constraints of their own.
    private func resizeSubviews(from oldSize: CGSize) {
        guard !subviewsStorage.isEmpty else { return }
        let wasPlacing = viewState.contains(.isPlacing)
        viewState.insert(.isPlacing)
        defer { viewState.set(.isPlacing, wasPlacing) }
        for subview in subviewsStorage where subview.translatesAutoresizingMaskIntoConstraints {
            let mask = subview.autoresizingMaskStorage
            guard !mask.isEmpty else { continue }
            let frame = subview.frameStorage
            let (x, width) = Self.resized(
                frame.minX, frame.width, oldSize.width, frameStorage.width,
                (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            )
            let (y, height) = Self.resized(
                frame.minY, frame.height, oldSize.height, frameStorage.height,
                (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            subview.frame = CGRect(x: x, y: y, width: width, height: height)
        }
        if !wasPlacing { structureChanged() }
    }

    private static func resized(
        _ position: CGFloat, _ size: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let span = AutoresizingSpan(
            position: Double(position), size: Double(size), bounds: Double(old),
            isFlexible: (minMargin: flexible.0, size: flexible.1, maxMargin: flexible.2))
        let length = span.sizeShare * Double(new) + span.sizeConstant
        let center = span.centerShare * Double(new) + span.centerConstant
        return (CGFloat(center - length / 2), CGFloat(length))
    }

    // MARK: Placing

    /// Sets the frames that the engine has for subviews.
    func placeSubviews() {
        let root = layoutRoot
        guard let host = root.host else { return }
        host.update()
        guard host.isLayingOut else { return }
        var origin: CGPoint?
        for subview in subviewsStorage
        where subview.viewState.contains(.hasNewFrame) {
            subview.viewState.remove(.hasNewFrame)
            guard subview.takesFrameFromEngine else { continue }
            let known = origin ?? host.rootOrigin(of: self)
            origin = known
            guard let frame = host.frame(of: subview, inSuperviewAt: known) else { continue }
            subview.place(at: frame)
            subview.noteOrigin(isBetweenPixels: host.isBetweenPixels(subview, inSuperviewAt: known))
        }
        placeContents(host)
    }

    /// Places everything inside once more if that is rounded otherwise than before.
    private func noteOrigin(isBetweenPixels: Bool) {
        if isBetweenPixels || viewState.contains(.isBetweenPixels) { markTreeForPlacing() }
        viewState.set(.isBetweenPixels, isBetweenPixels)
    }

    /// Whether the engine moves the view: one that translates its mask follows its superview by that.
    var takesFrameFromEngine: Bool {
        if !translatesAutoresizingMaskIntoConstraints { return true }
        return (superviewStorage as? UIStackView)?.arranges(self) == true
    }

    func place(at frame: CGRect) {
        guard frame != frameStorage else { return }
        viewState.insert(.isPlacing)
        defer { viewState.remove(.isPlacing) }
        if frame.size != frameStorage.size { bounds = CGRect(origin: boundsOrigin, size: frame.size) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if middle != center { center = middle }
        // Center and size are set; the frame is stored without the rounding errors of that conversion.
        frameStorage = frame
    }

    // MARK: Constraint pass

    /// From the leaves to the root, where views are marked.
    func updateConstraintsOfTree() {
        if viewState.contains(.descendantNeedsUpdateConstraints) {
            viewState.remove(.descendantNeedsUpdateConstraints)
            for subview in subviewsStorage { subview.updateConstraintsOfTree() }
        }
        guard viewState.contains(.needsUpdateConstraints) else { return }
        viewState.remove(.needsUpdateConstraints)
        willUpdateConstraints()
        viewController?.updateViewConstraints()
        if viewController == nil { updateConstraints() }
    }

    // MARK: Layout pass

    /// From the root to the leaves, where views are marked.
    func layoutTree() {
        if viewState.contains(.needsLayout) {
            viewState.remove(.needsLayout)
            noteSafeArea()
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        guard viewState.contains(.descendantNeedsLayout) else { return }
        viewState.remove(.descendantNeedsLayout)
        for subview in subviewsStorage
        where !subview.viewState.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            subview.layoutTree()
        }
    }

    private func noteSafeArea() {
        let insets = safeAreaInsets
        guard insets != lastSafeArea else { return }
        lastSafeArea = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }

    /// The content as the view gives it, measured once until it is invalidated.
    var ownContent: LiveContent {
        if let measured { return measured }
        // A view may find the size of its content with the size that fits its constraints, which then have to give it.
        guard !viewState.contains(.isMeasuring) else { return LiveContent(centersText: centersText) }
        viewState.insert(.isMeasuring)
        defer { viewState.remove(.isMeasuring) }
        let content = makeContent()
        measured = content
        return content
    }

    func makeContent() -> LiveContent {
        let size = intrinsicContentSize
        if !size.isWithinEngineLimits { NumberLog.report("intrinsicContentSize", of: self) }
        var content = LiveContent(centersText: centersText)
        if let baselines = stated?.baselines {
            content.centersText = false
            content.baselines = baselines
        }
        if size.width >= 0 { content.size.width = size.width.engineNumber }
        if size.height >= 0 { content.size.height = size.height.engineNumber }
        if stated?.baselines == nil,
            let (first, last) = baselines(atHeight: size.height >= 0 ? size.height : nil)
        {
            content.baselines = .init(firstFromTop: first.engineNumber, lastFromBottom: last.engineNumber)
        }
        return content
    }
}
