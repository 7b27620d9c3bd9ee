// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Makes the views of a document, then its constraints.
@MainActor
class DocumentViews {
    let model: Document
    /// The view that stands for the document; nil for views of a file of Interface Builder, which are what it shows.
    private let root: UIView?
    /// Nil for a view that is not made.
    private(set) var views: [UIView?]
    private var guides: [UILayoutGuide] = []
    /// In the order of the document; nil for a constraint of a view that is not made.
    private(set) var constraints: [NSLayoutConstraint?] = []

    init(_ model: Document, root: UIView? = nil) {
        self.model = model
        self.root = root
        views = model.views.map { _ in nil }
    }

    func build() {
        if let root, model.root.content.isPlain {
            fill(root, 0)
        } else {
            let inner = make(0)
            if let root { embed(inner, in: root) }
        }
        finish()
    }

    /// A view with those inside it.
    func make(_ index: Int) -> UIView {
        let view = model.views[index].content.viewClass.init(coder: NSCoder()) ?? UIView()
        fill(view, index)
        return view
    }

    /// Gives a view what the document states, and its subviews.
    func fill(_ view: UIView, _ index: Int) {
        views[index] = view
        model.views[index].content.show(in: view)
        set(view, index)
        for subview in model.views[index].subviews { place(subview, in: view) }
    }

    func place(_ index: Int, in superview: UIView) {
        let view = make(index)
        if let stack = superview as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            superview.addSubview(view)
        }
    }

    /// Makes what is between the views.
    func finish() {
        for guide in model.guides {
            let made = UILayoutGuide()
            made.identifier = guide.id
            made.isOfGridView = guide.isOfGridView
            views[guide.owner]?.addLayoutGuide(made)
            guides.append(made)
        }
        setSpacings()
        constraints = model.constraints.map(constraint)
        NSLayoutConstraint.activate(zip(model.constraints, constraints).compactMap { $0.isActive ? $1 : nil })
    }

    /// Puts a root of another class into the view.
    private func embed(_ inner: UIView, in root: UIView) {
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

    private func set(_ view: UIView, _ index: Int) {
        state(view, index)
        let model = model.views[index]
        view.contentMode = UIView.ContentMode(model.contentMode) ?? .scaleToFill
        view.isHidden = model.isHidden
        view.clipsToBounds = view.clipsToBounds || model.clipsToBounds
        view.priorities.hugging = ContentPriorities.ByAxis(model.contentHugging)
        view.priorities.resistance = ContentPriorities.ByAxis(model.compressionResistance)
        view.semanticContentAttribute =
            UISemanticContentAttribute.allCases.first { $0.engineAttribute == model.semanticContentAttribute }
            ?? .unspecified
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

    /// Names the view, and gives it sizes and margins of its own.
    func state(_ view: UIView, _ index: Int) {
        let model = model.views[index]
        view.accessibilityIdentifier = model.id
        view.stated = StatedProperties(
            model, insets: view.naturalAlignmentInsets, canvas: view === root ? canvas : nil)
        view.preservesSuperviewLayoutMargins = model.preservesSuperviewLayoutMargins
        view.insetsLayoutMarginsFromSafeArea = model.insetsLayoutMarginsFromSafeArea
        switch model.layoutMargins {
        case .absolute(let insets): view.layoutMargins = UIEdgeInsets(insets)
        case .directional(let insets): view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
        case nil: if view !== root, model.superview == nil { view.layoutMargins = .zero }
        }
        // The least margins of a root are those of the view around it.
        if view !== root, model.superview == nil { view.preservesSuperviewLayoutMargins = true }
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
        if let content = style.buttonContent { (view as? UIButton)?.place(content) }
        if let mode = style.imageRenderingMode, let pictured = view as? UIImageView {
            pictured.image = pictured.image?.withRenderingMode(
                mode == .alwaysTemplate ? .alwaysTemplate : .alwaysOriginal)
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
                guard let view = indices[setting.view].flatMap({ views[$0] }) else { continue }
                stack.setCustomSpacing(CGFloat(setting.value), after: view)
            }
        }
    }

    // MARK: Constraints

    private func constraint(_ constraint: Constraint) -> NSLayoutConstraint? {
        guard let first = operand(constraint.first) else { return nil }
        let second = constraint.second.flatMap(operand)
        if constraint.second != nil, second == nil { return nil }
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
        case .view(let index): views[index].map { LayoutPlace($0, attribute) }
        case .guide(let index): LayoutPlace(guides[index], attribute)
        case .builtInGuide(let kind, let owner):
            views[owner].flatMap { guide(kind, of: $0) }.map { LayoutPlace($0, attribute) }
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

extension UIView.ContentMode {
    fileprivate init?(_ mode: LayoutModel.ContentMode) {
        let all = (0...12).lazy.compactMap { UIView.ContentMode(rawValue: $0) }
        guard let known = all.first(where: { $0.engineMode == mode }) else { return nil }
        self = known
    }
}

extension UIButton {
    fileprivate func place(_ content: ButtonContent) {
        titleEdgeInsets = UIEdgeInsets(content.titleEdgeInsets)
        imageEdgeInsets = UIEdgeInsets(content.imageEdgeInsets)
        contentHorizontalAlignment =
            switch content.horizontal {
            case .center: .center
            case .left: .left
            case .right: .right
            case .fill: .fill
            case .leading: .leading
            case .trailing: .trailing
            }
        contentVerticalAlignment =
            switch content.vertical {
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .fill: .fill
            }
        guard content.imagePlacement == .background, let image = image(for: .normal) else { return }
        setImage(nil, for: .normal)
        setBackgroundImage(image, for: .normal)
    }
}

extension ContentPriorities.ByAxis {
    fileprivate init(_ priorities: AxisPriorities) {
        horizontal = UILayoutPriority(priorities.horizontal.rawValue)
        vertical = UILayoutPriority(priorities.vertical.rawValue)
    }
}
