// SPDX-License-Identifier: Apache-2.0
public import AutoLayout
import LayoutGeometry
import LayoutModel

extension UIView {
    /// The views of a layout document with its constraints, which are active. The view is the document's root.
    ///
    /// Each view's `accessibilityIdentifier` is its name in the document. A root of another class is inside the view, whose
    /// size it has. Where the canvas has no size, the view has the one
    /// that fits its content. Without superview and view controller it has the canvas's safe area, and the margins of a
    /// view controller's view.
    ///
    /// Mistakes of a document's text are thrown.
    public convenience init(_ document: LayoutDocument) throws(LayoutError) {
        let model = try document.read()
        let size = CGSize(width: model.canvas.width ?? 0, height: model.canvas.height ?? 0)
        // Subviews with autoresizing masks follow the view from its size in the design to that of the canvas.
        let designed = model.root.frame.map { CGSize(width: $0.width, height: $0.height) }
        self.init(frame: CGRect(origin: .zero, size: designed ?? size))
        DocumentViews(model, root: self).build()
        frame.size = size
        guard model.canvas.width == nil || model.canvas.height == nil else { return }
        frame.size = systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: model.canvas.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: model.canvas.height == nil ? .fittingSizeLevel : .required)
    }
}

/// Makes the views of a document.
@MainActor
private struct DocumentViews {
    private let model: Document
    private let root: UIView
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []

    init(_ model: Document, root: UIView) {
        self.model = model
        self.root = root
        for (index, view) in model.views.enumerated() {
            views.append(index == 0 && view.content.isPlain ? root : view.content.makeView())
        }
        guides = model.guides.map { guide in
            let made = UILayoutGuide()
            made.identifier = guide.id
            made.isOfGridView = guide.isOfGridView
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
        if views[0] !== root { embedRoot() }
        for (index, guide) in model.guides.enumerated() { views[guide.owner].addLayoutGuide(guides[index]) }
        setSpacings()
        NSLayoutConstraint.activate(model.constraints.filter(\.isActive).compactMap(constraint))
    }

    /// Puts a root of another class into the view.
    private func embedRoot() {
        let inner = views[0]
        root.stated = StatedProperties(canvas: canvas)
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        // The frames are the same.
        let insets = inner.alignmentRectInsets
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: insets.top),
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
            root.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: insets.right),
            root.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: insets.bottom),
        ])
    }

    private func set(_ view: UIView, as model: View) {
        view.accessibilityIdentifier = model.id
        view.stated = StatedProperties(
            model, insets: view.naturalAlignmentInsets, canvas: view === root ? canvas : nil)
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
        case nil: if view !== root, model.superview == nil { view.layoutMargins = .zero }
        }
        // The least margins of a root are those of the view around it.
        if view !== root, model.superview == nil { view.preservesSuperviewLayoutMargins = true }
        set(view, style: model.style)
        if model.contentOffset != .zero, let scroll = view as? UIScrollView {
            scroll.contentOffset = CGPoint(x: model.contentOffset.x, y: model.contentOffset.y)
        }
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
        if let transform = style.transform { view.transform = CGAffineTransform(transform) }
        if let drawing = style.drawing { view.ownRare.drawing = drawing }
        if let mask = style.mask { view.ownRare.maskOutline = mask }
        if style.cornerCurve == .continuous { view.layer.cornerCurve = .continuous }
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

    private var canvas: StatedProperties.Canvas {
        StatedProperties.Canvas(
            safeArea: UIEdgeInsets(model.canvas.safeArea.resolved(for: model.canvas.direction)),
            respectsSystemMinimumLayoutMargins: model.root.viewRespectsSystemMinimumLayoutMargins)
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
        let second = constraint.second.flatMap(operand)
        let spacing = CGFloat(constraint.systemSpacing) * spacing(of: constraint, first, second)
        let made = NSLayoutConstraint(
            first, NSLayoutConstraint.Relation(constraint.relation), second, multiplier: CGFloat(constraint.multiplier),
            constant: CGFloat(constraint.constant) + spacing)
        made.priority = UILayoutPriority(constraint.priority.rawValue)
        made.identifier = constraint.identifier
        return made
    }

    /// Points of one system spacing.
    private func spacing(of constraint: Constraint, _ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
        guard case .anchor(let first) = first, case .anchor(let second)? = second else {
            return SystemSpacing.betweenEdges
        }
        return constraint.systemSpacing < 0
            ? TextSpacing.points(below: first, to: second) : TextSpacing.points(below: second, to: first)
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
            // Read before it is written: both at once would end the program.
            let named = button.configuration?.image?.named(name)
            button.configuration?.image = named
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
