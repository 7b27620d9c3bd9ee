// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
    var reuseIdentifierStorage: String?
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}

    /// The attributes with the size that the constraints give on the axes that a layout leaves open; points.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let axes = layoutAttributes.flexibleAxes else {
            layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
            return layoutAttributes
        }
        guard axes != [] else { return layoutAttributes }
        let (across, down) = (axes.contains(.horizontal), axes.contains(.vertical))
        let target = CGSize(
            width: across ? 0 : layoutAttributes.size.width, height: down ? 0 : layoutAttributes.size.height)
        func size(of view: UIView) -> CGSize {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: across ? .fittingSizeLevel : .required,
                verticalFittingPriority: down ? .fittingSizeLevel : .required)
        }
        var fitting = size(of: self)
        if fitting.height == 0 || fitting.width == 0 {
            // Views that a program has added beside the content view.
            fitting = FittingLayout.size(
                of: self, target: target, horizontal: across ? .fittingSizeLevel : .required,
                vertical: down ? .fittingSizeLevel : .required)
        }
        if across, fitting.width > 0 { layoutAttributes.size.width = fitting.width }
        if down, fitting.height > 0 { layoutAttributes.size.height = fitting.height }
        return layoutAttributes
    }

    /// Called when a collection has placed the view, for subclasses.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    /// A view that fills the cell behind its content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { ContentView.install(backgroundView, in: self, at: 0) }
        }
    }
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { ContentViews.replace(&configured, with: contentConfiguration, in: contentView) }
    }
    private(set) var configured: (any UIView & UIContentView)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Points between the content view and the edges.
    var contentInsets: UIEdgeInsets { .zero }

    open override func layoutSubviews() {
        let frame = bounds.inset(by: contentInsets)
        if contentView.frame != frame { contentView.frame = frame }
        super.layoutSubviews()
    }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        guard style.backgroundColor == nil, let background = backgroundConfiguration else { return }
        style.backgroundColor = engineColor(background.backgroundColor)
        style.cornerRadius = max(style.cornerRadius, Double(background.cornerRadius))
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { ContentView.install(contentView, in: self) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let insets = contentInsets
        let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
        (configured as? UIListContentView)?.arrangeTexts(
            inWidth: horizontalFittingPriority == .required ? targetSize.width - across : 0)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(targetSize.width - across, 0), height: max(targetSize.height - down, 0)),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + across, height: size.height + down)
    }
}
