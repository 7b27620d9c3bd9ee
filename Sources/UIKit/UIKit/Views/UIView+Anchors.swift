// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .right)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .bottom)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .height)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .centerX)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .lastBaseline)) }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] { guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        guides.append(layoutGuide)
        layoutGuide.move(to: self)
        structureChanged()
    }

    /// Removes a guide with the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.builtIn == nil else { return }
        forget(layoutGuide)
        layoutGuide.move(to: nil)
    }

    /// Takes a guide that already has this view as its owner.
    func adopt(_ guide: UILayoutGuide) {
        guides.append(guide)
        structureChanged()
    }

    /// Removes a guide from the list, and the constraints that refer to it.
    func forget(_ guide: UILayoutGuide) {
        var holder: UIView? = self
        while let known = holder {
            for constraint in known.heldConstraints.all
            where constraint.places.contains(where: { $0.item === guide }) {
                known.release(constraint)
            }
            holder = known.superviewStorage
        }
        guides.removeAll { $0 === guide }
        structureChanged()
    }

    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = builtInGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide(.keyboardLayoutGuide, of: self, identifier: "UIKeyboardLayoutGuide")
        builtInGuides.append(guide)
        return guide
    }

    func guide(_ kind: BuiltInGuide, _ identifier: String) -> UILayoutGuide {
        if let known = builtInGuides.first(where: { $0.builtIn == kind }) { return known }
        let guide = UILayoutGuide(kind, of: self, identifier: identifier)
        builtInGuides.append(guide)
        return guide
    }

    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        if let rect = layoutRoot.host?.rect(of: guide) { return rect }
        switch guide.builtIn {
        case .safeAreaLayoutGuide: return bounds.inset(by: safeAreaInsets)
        case .layoutMarginsGuide: return bounds.inset(by: layoutMargins)
        case .readableContentGuide:
            let margins = bounds.inset(by: layoutMargins)
            let excess = ReadableContentWidth.excess(
                of: margins.width, category: traitCollection.preferredContentSizeCategory)
            return margins.insetBy(dx: excess / 2, dy: 0)
        case .frameLayoutGuide: return bounds
        case .contentLayoutGuide: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
        case .keyboardLayoutGuide:
            let bottom = safeAreaInsets.bottom
            return CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
        case nil: return .zero
        }
    }
}
