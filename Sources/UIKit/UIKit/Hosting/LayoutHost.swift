// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Solves the layout of one hierarchy: of a window, or of a view without superview.
@MainActor
final class LayoutHost {
    unowned let root: UIView
    var live: LiveLayout?
    private(set) var snapshot = LayoutSnapshot()
    private var isStructureChanged = true
    private var isChanged = true
    private var changedContents = DistinctObjects<UIView>()
    /// Constraints that have been activated or deactivated since the last update, in order.
    private var activated: [NSLayoutConstraint] = []
    private var deactivated: [NSLayoutConstraint] = []
    private var activationLimit = leastActivationLimit
    private static let leastActivationLimit = 1024
    private static let leastViewsOfLargeLayout = 2000
    /// Indices of views whose height follows from the width that the layout gives them.
    private var wrapping: Set<Int> = []
    /// The views below which something has changed that may let text take another width.
    private var touched = DistinctObjects<UIView>()
    /// Views whose frames have moved in this update; nil = all.
    private var moved: Set<Int>? = []
    var isLayingOut = false
    private var isUpdating = false

    private static var activations: UInt64 = 0

    init(root: UIView) { self.root = root }

    static func nextActivation() -> UInt64 {
        activations += 1
        return activations
    }

    /// Whether something has changed since the last update.
    var isOutOfDate: Bool {
        isChanged || isStructureChanged || !changedContents.isEmpty || !activated.isEmpty || !deactivated.isEmpty
    }

    // MARK: Changes

    func structureChanged() { isStructureChanged = true }

    func rootSizeChanged() {
        isChanged = true
        guard !isStructureChanged, root.givesOwnSize, !root.hasSystemMinimumMargins else { return structureChanged() }
        live?.setRootSize(root.frameStorage.size.engineSize)
    }

    func contentChanged(_ view: UIView) {
        changedContents.append(view)
        if let superview = view.superviewStorage { touched.append(superview) }
    }

    private func touch(_ constraint: NSLayoutConstraint) {
        isChanged = true
        if let holder = constraint.holder { touched.append(holder) }
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        touch(constraint)
        guard !isStructureChanged, let index = snapshot.index(of: constraint) else { return }
        live?.setConstant(constraint.constant.engineNumber, ofConstraintAt: index)
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        touch(constraint)
        guard !isStructureChanged, let index = snapshot.index(of: constraint) else { return }
        live?.setPriority(LayoutPriority(constraint.priority.rawValue), ofConstraintAt: index)
    }

    func activated(_ constraint: NSLayoutConstraint) {
        guard !isStructureChanged else { return }
        touch(constraint)
        activated.append(constraint)
        forgetUndoneActivations()
    }

    func deactivated(_ constraint: NSLayoutConstraint, from holder: UIView) {
        guard !isStructureChanged else { return }
        touched.append(holder)
        deactivated.append(constraint)
        forgetUndoneActivations()
    }

    /// Constraints that are repeatedly activated and deactivated between two updates are not kept.
    private func forgetUndoneActivations() {
        guard activated.count + deactivated.count > activationLimit else { return }
        deactivated = unique(pendingDeactivations)
        activated = unique(pendingActivations)
        activationLimit = max(Self.leastActivationLimit, 2 * (activated.count + deactivated.count))
    }

    private var pendingDeactivations: [NSLayoutConstraint] {
        deactivated.filter { !$0.isHeld(below: root) && snapshot.index(of: $0) != nil }
    }

    private var pendingActivations: [NSLayoutConstraint] {
        activated.filter { $0.isActive && snapshot.index(of: $0) == nil }
    }

    private func unique<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        var known: Set<ObjectIdentifier> = []
        return objects.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Solving

    /// Brings the layout up to date, and marks the views whose frames it moves.
    func update() {
        guard isOutOfDate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        applyActivations()
        if isStructureChanged { rebuild() }
        applyContents()
        isChanged = false
        unwrapTouchedTexts()
        solve()
        unwrapMovedTexts()
        wrapTexts()
        markChanges()
        reportConflicts()
        sizeRoot()
    }

    /// A few rows are added to the solved system; for many, a new layout is cheaper.
    private func applyActivations() {
        guard !activated.isEmpty || !deactivated.isEmpty else { return }
        defer {
            activated.removeAll()
            deactivated.removeAll()
        }
        guard !isStructureChanged else { return }
        // Constraints that were deactivated and activated again are unchanged.
        let gone = pendingDeactivations
        var fresh = pendingActivations
        guard !gone.isEmpty || !fresh.isEmpty else { return }
        let count = snapshot.constraintCount - snapshot.goneCount
        guard gone.count + fresh.count <= count / 4 + 8 else { return structureChanged() }
        // Removed rows keep their numbers: after many changes a new layout is smaller.
        guard snapshot.goneCount + gone.count <= count / 8 + 64 else { return structureChanged() }
        for constraint in gone {
            guard let index = snapshot.forget(constraint) else { continue }
            live?.remove(constraintAt: index)
        }
        fresh.sort { $0.activation < $1.activation }
        for constraint in fresh where snapshot.index(of: constraint) == nil {
            guard let row = snapshot.engineConstraint(constraint) else { return structureChanged() }
            // Views measure themselves in the program's code, which may read frames.
            let contents = row.takesBaselines ? currentContents : []
            guard live?.add(row, contents: contents) == true else { return structureChanged() }
            snapshot.append(constraint)
        }
        isChanged = true
    }

    /// - Parameter unwraps: whether text is measured without a limit of width again.
    private func rebuild(unwraps: Bool = true) {
        isStructureChanged = false
        changedContents.removeAll()
        snapshot = LayoutSnapshot(of: root, for: .hosting)
        wrapping = Set(snapshot.views.indices.filter { snapshot.views[$0].view?.wrapsContent == true })
        for index in wrapping where unwraps {
            guard let view = snapshot.views[index].view, view.wrap(at: nil) else { continue }
            snapshot.contents[index] = view.ownContent
        }
        guard let document = snapshot.document else { return }
        if live == nil {
            live = LiveLayout(document, contents: snapshot.contents)
        } else {
            live?.replace(document, contents: snapshot.contents)
        }
        snapshot.document = nil
        snapshot.contents = []
    }

    private var currentContents: [LiveContent] { snapshot.views.map { $0.view?.ownContent ?? LiveContent() } }

    /// The hierarchy as a document once more, for the few changes that take one.
    private var source: LiveLayout.Source? {
        let current = LayoutSnapshot(of: root, for: .document)
        return current.document.map { ($0, current.contents) }
    }

    private func applyContents() {
        let changed = changedContents.all
        changedContents.removeAll()
        for view in changed where view.layoutRoot === root {
            guard let index = snapshot.index(of: view) else { continue }
            set(view.ownContent, of: view)
            // A text that is new in the same frame wraps there.
            if wrapping.contains(index) { moved?.insert(index) }
        }
        if isStructureChanged { rebuild() }
    }

    private func set(_ content: LiveContent, of view: UIView) {
        guard !isStructureChanged, let index = snapshot.index(of: view) else { return }
        if live?.setContent(content, of: index) == false { isStructureChanged = true }
    }

    private func solve() {
        for pass in 1...PassLimit.insets {
            let isLast = pass == PassLimit.insets
            if live?.update(movesInsets: !isLast) != false {
                if isLast {
                    UnsettledLayoutLog.report(root, "has insets that change with every pass: safe area or margins")
                }
                break
            }
            let current = source
            if current.flatMap({ live?.moveInsets($0) }) != true { rebuild(unwraps: false) }
        }
        guard let changed = live?.takeChangedViews() else {
            if snapshot.views.count >= Self.leastViewsOfLargeLayout { FreedMemory.giveBack() }
            return moved = nil
        }
        moved?.formUnion(changed)
    }

    // MARK: Text that wraps

    /// Text is first measured without a limit, so that its line breaks do not depend on earlier widths.
    private func unwrapTouchedTexts() {
        let holders = touched
        touched.removeAll()
        guard !wrapping.isEmpty else { return }
        // A holder inside another one is walked with it.
        for holder in holders.all where !holder.isInside(holders) { unwrapTexts(below: holder) }
        if isStructureChanged { rebuild() }
    }

    private func unwrapTexts(below view: UIView) {
        for subview in view.subviewsStorage {
            if let index = snapshot.index(of: subview), wrapping.contains(index), subview.wrap(at: nil) {
                set(subview.ownContent, of: subview)
            }
            unwrapTexts(below: subview)
        }
    }

    private func unwrapMovedTexts() {
        guard !wrapping.isEmpty else { return }
        var isRemeasured = false
        for index in moved?.intersection(wrapping).sorted() ?? wrapping.sorted() {
            guard let view = snapshot.views[index].view, view.wrap(at: nil) else { continue }
            isRemeasured = true
            set(view.ownContent, of: view)
        }
        guard isRemeasured else { return }
        if isStructureChanged { rebuild() }
        solve()
    }

    /// Measures wrapping text at the widths that the layout gives, and solves again.
    private func wrapTexts() {
        guard !wrapping.isEmpty else { return }
        for _ in 1..<PassLimit.text {
            var isRemeasured = false
            for index in moved?.intersection(wrapping).sorted() ?? wrapping.sorted() {
                guard let view = snapshot.views[index].view, let width = live?.frame(of: index).width,
                    view.wrap(at: CGFloat(width))
                else { continue }
                isRemeasured = true
                set(view.ownContent, of: view)
            }
            guard isRemeasured else { return }
            if isStructureChanged { rebuild(unwraps: false) }
            solve()
        }
    }

    private func markChanges() {
        guard live != nil else { return }
        let changed = moved
        moved = []
        for index in changed?.sorted() ?? Array(snapshot.views.indices) where index > 0 {
            guard let view = snapshot.views[index].view else { continue }
            view.viewState.insert(.hasNewFrame)
            view.superviewStorage?.setNeedsLayout()
            if view is UIScrollView { view.setNeedsLayout() }
        }
    }

    private func reportConflicts() {
        guard let conflicts = live?.takeNewConflicts(), !conflicts.isEmpty else { return }
        LayoutConflictLog.report(conflicts, of: LayoutReport(of: root, snapshot))
    }

    /// A root that does not translate its mask is as large as its constraints make it.
    private func sizeRoot() {
        guard !root.givesOwnSize, let frame = live?.frame(of: 0) else { return }
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        let size = CGSize(width: CGFloat(grid.rounded(frame.width)), height: CGFloat(grid.rounded(frame.height)))
        root.place(at: CGRect(origin: root.frameStorage.origin, size: size))
    }
}

extension NSLayoutConstraint {
    fileprivate func isHeld(below root: UIView) -> Bool { holder?.layoutRoot === root }
}

extension UIView {
    /// Whether an ancestor is among some views.
    fileprivate func isInside(_ views: DistinctObjects<UIView>) -> Bool {
        var ancestor = superviewStorage
        while let known = ancestor {
            if views.contains(known) { return true }
            ancestor = known.superviewStorage
        }
        return false
    }

    /// Whether a view without superview keeps the size it is given.
    var givesOwnSize: Bool { translatesAutoresizingMaskIntoConstraints || self is UIWindow }

    /// Records the width that the layout gives; returns whether the content measures differently there.
    ///
    /// - Parameter width: points; nil for no limit.
    func wrap(at width: CGFloat?) -> Bool {
        guard wrapsContent else { return false }
        let known = measured
        if width == nil { forgetWrapping() }
        let content = width == nil ? makeContent() : content(wrappedAt: width)
        guard content != known else { return false }
        measured = content
        return true
    }
}
