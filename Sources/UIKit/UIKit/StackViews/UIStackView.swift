// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Arranges views in a row or column with its own constraints.
open class UIStackView: UIView {
    /// How arranged subviews share the axis.
    public enum Distribution: Int, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How arranged subviews are aligned across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        NibCoder.decode(self, from: coder)
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed(axis != oldValue) } }
    open var distribution = Distribution.fill { didSet { changed(distribution != oldValue) } }
    open var alignment = Alignment.fill { didSet { changed(alignment != oldValue) } }
    /// Points between arranged subviews.
    open var spacing: CGFloat = 0 { didSet { changed(spacing != oldValue) } }
    open var isBaselineRelativeArrangement = false {
        didSet { changed(isBaselineRelativeArrangement != oldValue) }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { changed(isLayoutMarginsRelativeArrangement != oldValue) }
    }

    // MARK: Arranged subviews

    open var arrangedSubviews: [UIView] { arranged }

    /// Moves a view that is arranged already to the end.
    open func addArrangedSubview(_ view: UIView) {
        guard arranged.last !== view else { return }
        arranged.removeAll { $0 === view }
        arranged.append(view)
        adopt(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            LayoutException.internalInconsistency.raise(
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        adopt(view)
    }

    private func adopt(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        changed(true)
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranges(view) else { return }
        forget(view)
        changed(true)
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    func forget(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
    }

    // MARK: Spacing

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        changed(true)
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func arrangementChanged() { changed(true) }

    private func changed(_ isChanged: Bool) {
        guard isChanged else { return }
        structureChanged()
        setNeedsLayout()
    }

    // MARK: Baselines

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) ?? self }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) ?? self }

    private func baselineView(isFirst: Bool) -> UIView? {
        let shown = arranged.filter { !$0.isHidden }
        return switch axis {
        case .vertical: isFirst ? shown.first : shown.last
        case .horizontal: shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
        }
    }

    // MARK: The engine's

    func engineStackView(_ place: (UIView) -> Int?) -> ViewContent.StackView {
        engineStackView { place($0).map { LayoutSnapshot.Builder.id(of: $0) } }
    }

    func engineStackView(id: (UIView) -> String?) -> ViewContent.StackView {
        if !spacing.isWithinEngineLimits || !customSpacings.values.allSatisfy(\.isWithinEngineLimits) {
            NumberLog.report("spacing", of: self)
        }
        let spacings: [ViewContent.StackView.Setting<Double>] = arranged.compactMap { view in
            guard let spacing = customSpacings[ObjectIdentifier(view)], let id = id(view) else { return nil }
            return ViewContent.StackView.Setting(id, Self.points(spacing))
        }
        return ViewContent.StackView(
            axis: axis.engineAxis, distribution: distribution.engineDistribution,
            alignment: alignment.engineAlignment(axis),
            spacing: Self.points(spacing),
            customSpacing: spacings, isBaselineRelativeArrangement: isBaselineRelativeArrangement,
            isLayoutMarginsRelativeArrangement: isLayoutMarginsRelativeArrangement)
    }

    private static func points(_ spacing: CGFloat) -> Double {
        spacing == spacingUseSystem ? SystemSpacing.betweenEdges : spacing.engineNumber
    }

    override var engineContent: ViewContent { .stackView(engineStackView { _ in String?.none }) }
}

extension UIStackView.Distribution {
    fileprivate var engineDistribution: ViewContent.StackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    fileprivate func engineAlignment(_ axis: NSLayoutConstraint.Axis) -> ViewContent.StackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading: axis == .horizontal ? .top : .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: axis == .horizontal ? .bottom : .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}
