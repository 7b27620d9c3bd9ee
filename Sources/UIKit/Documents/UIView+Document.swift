// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension UIView {
    /// The views of a layout document with its constraints, which are active. The view is the document's root.
    ///
    /// Each view's `accessibilityIdentifier` is its name in the document.
    public convenience init(_ document: LayoutDocument) {
        let model = document.model
        let size = CGSize(width: model.canvas.width ?? 0, height: model.canvas.height ?? 0)
        self.init(frame: CGRect(origin: .zero, size: size))
        DocumentViews(model, root: self).build()
    }
}

/// Makes the views of a document.
@MainActor
private struct DocumentViews {
    private let model: Document
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []

    init(_ model: Document, root: UIView) {
        self.model = model
        for (index, view) in model.views.enumerated() {
            views.append(index == 0 ? root : view.content.makeView(as: view))
        }
        guides = model.guides.map { guide in
            let made = UILayoutGuide()
            made.identifier = guide.id
            return made
        }
    }

    func build() {
        for (index, view) in model.views.enumerated() {
            set(views[index], as: view)
            guard let superview = view.superview else { continue }
            if let stack = views[superview] as? UIStackView {
                stack.addArrangedSubview(views[index])
            } else {
                views[superview].addSubview(views[index])
            }
        }
        for (index, guide) in model.guides.enumerated() { views[guide.owner].addLayoutGuide(guides[index]) }
        setSpacings()
        NSLayoutConstraint.activate(model.constraints.filter(\.isActive).compactMap(constraint))
    }

    private func set(_ view: UIView, as model: View) {
        view.accessibilityIdentifier = model.id
        view.isHidden = model.isHidden
        view.clipsToBounds = view.clipsToBounds || model.clipsToBounds
        view.priorities.hugging = ContentPriorities.ByAxis(model.contentHugging)
        view.priorities.resistance = ContentPriorities.ByAxis(model.compressionResistance)
        view.preservesSuperviewLayoutMargins = model.preservesSuperviewLayoutMargins
        view.insetsLayoutMarginsFromSafeArea = model.insetsLayoutMarginsFromSafeArea
        view.semanticContentAttribute =
            UISemanticContentAttribute.allCases.first { $0.engineAttribute == model.semanticContentAttribute }
            ?? .unspecified
        switch model.layoutMargins {
        case .absolute(let insets): view.layoutMargins = UIEdgeInsets(insets)
        case .directional(let insets): view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
        case nil: break
        }
        set(view, style: model.style)
        guard model.superview != nil else { return }
        if let frame = model.frame { view.frame = CGRect(frame) }
        view.translatesAutoresizingMaskIntoConstraints = model.autoresizingMask != nil
        if let mask = model.autoresizingMask {
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
        }
    }

    private func set(_ view: UIView, style: ViewStyle) {
        if let color = style.backgroundColor { view.backgroundColor = UIColor(color) }
        if let color = style.tintColor { view.tintColor = UIColor(color) }
        if let color = style.borderColor { view.ownAppearance.borderColor = UIColor(color) }
        if style.borderWidth != 0 { view.ownAppearance.borderWidth = CGFloat(style.borderWidth) }
        if style.cornerRadius != 0 { view.ownAppearance.cornerRadius = CGFloat(style.cornerRadius) }
        if style.opacity != 1 { view.alpha = CGFloat(style.opacity) }
        if style.maskedCorners != .all {
            view.layer.maskedCorners = CACornerMask(rawValue: UInt(style.maskedCorners.rawValue))
        }
        if let shadow = style.shadow { view.layer.show(shadow) }
        if let name = style.symbol?.text { view.show(symbol: name) }
        if !style.isEnabled { (view as? UIControl)?.isEnabled = false }
        if style.minimumScaleFactor > 0, let label = view as? UILabel {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = CGFloat(style.minimumScaleFactor)
        }
        guard let color = style.textColor.map({ UIColor($0) }) else { return }
        switch view {
        case let label as UILabel: label.textColor = color
        case let field as UITextField: field.textColor = color
        case let text as UITextView: text.textColor = color
        case let button as UIButton: button.setTitleColor(color, for: .normal)
        default: break
        }
    }

    private func setSpacings() {
        let indices = Dictionary(model.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for (index, view) in model.views.enumerated() {
            guard case .stackView(let content) = view.content, let stack = views[index] as? UIStackView else {
                continue
            }
            for setting in content.customSpacing {
                guard let index = indices[setting.view] else { continue }
                stack.setCustomSpacing(CGFloat(setting.value), after: views[index])
            }
        }
    }

    // MARK: Constraints

    private func constraint(_ constraint: Constraint) -> NSLayoutConstraint? {
        guard let first = operand(constraint.first) else { return nil }
        let spacing = CGFloat(constraint.systemSpacing) * SystemSpacing.betweenEdges
        let made = NSLayoutConstraint(
            first, NSLayoutConstraint.Relation(constraint.relation), constraint.second.flatMap(operand),
            multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant) + spacing)
        made.priority = UILayoutPriority(constraint.priority.rawValue)
        made.identifier = constraint.identifier
        return made
    }

    private func operand(_ operand: Constraint.Operand) -> LayoutOperand? {
        switch operand {
        case .anchor(let anchor): place(anchor).map { .anchor($0) }
        case .offset(let from, let to):
            if let from = place(from), let to = place(to) { .offset(from: from, to: to) } else { nil }
        }
    }

    private func place(_ anchor: Anchor) -> LayoutPlace? {
        guard let attribute = NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue) else { return nil }
        return switch anchor.item {
        case .view(let index): LayoutPlace(views[index], attribute)
        case .guide(let index): LayoutPlace(guides[index], attribute)
        case .builtInGuide(let kind, let owner): guide(kind, of: views[owner]).map { LayoutPlace($0, attribute) }
        }
    }

    private func guide(_ kind: BuiltInGuide, of view: UIView) -> UILayoutGuide? {
        switch kind {
        case .safeAreaLayoutGuide: view.safeAreaLayoutGuide
        case .layoutMarginsGuide: view.layoutMarginsGuide
        case .readableContentGuide: view.readableContentGuide
        case .keyboardLayoutGuide: view.keyboardLayoutGuide
        case .contentLayoutGuide: (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide
        }
    }
}

extension CALayer {
    fileprivate func show(_ shadow: Shadow) {
        shadowColor = UIColor(shadow.color).cgColor
        shadowOpacity = 1
        shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
        shadowRadius = CGFloat(shadow.radius)
    }
}

extension UIView {
    /// Gives the view's image the name of a symbol; the size stays.
    fileprivate func show(symbol name: String) {
        switch self {
        case let view as UIImageView: view.image = view.image?.named(name)
        case let button as UIButton:
            button.configuration?.image = button.configuration?.image?.named(name)
            button.setImage(button.image(for: .normal)?.named(name), for: .normal)
        default: break
        }
    }
}

extension ContentPriorities.ByAxis {
    fileprivate init(_ priorities: AxisPriorities) {
        horizontal = UILayoutPriority(priorities.horizontal.rawValue)
        vertical = UILayoutPriority(priorities.vertical.rawValue)
    }
}
