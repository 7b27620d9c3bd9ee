// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A row of a table: its content view holds the program's views.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Hashable, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }

    open internal(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView = CellContentView()
    /// What is beside the content at the trailing edge.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view instead of it, in the size of its frame.
    open var accessoryView: UIView? { didSet { replaceSubview(oldValue, accessoryView) } }
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { ContentViews.replace(&configured, with: contentConfiguration, in: contentView) }
    }
    private var configured: (any UIView & UIContentView)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    /// The configuration of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    /// The inset of the line below the cell: the table's, unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { statedSeparatorInset ?? UIEdgeInsets(top: 0, left: table?.separatorInset.left ?? 0, bottom: 0, right: 0) }
        set { statedSeparatorInset = newValue }
    }
    private var statedSeparatorInset: UIEdgeInsets?

    /// Whether the cell is at an end of its section, which decides about lines and corners.
    struct PlaceInSection {
        var isFirst: Bool
        var isLast: Bool
    }

    /// Nil without a table.
    var placeInSection: PlaceInSection?
    private var table: UITableView? { superview as? UITableView }
    public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }
    open private(set) var editingStyle = EditingStyle.none
    /// A view that fills the cell behind its content.
    open var backgroundView: UIView? { didSet { replaceSubview(oldValue, backgroundView, at: 0) } }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var focusStyle = FocusStyle.default
    open internal(set) var style = CellStyle.default
    let standardViews = StandardCellViews()

    public enum FocusStyle: Int, Hashable, Sendable { case `default`, custom }

    /// The labels and the image view of the cell's style, in its content view.
    open var textLabel: UILabel? { standardViews.textLabel(in: self) }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : standardViews.detailLabel(in: self) }
    open var imageView: UIImageView? { standardViews.imageView(in: self) }

    public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// A cell of the default style without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { ContentView.install(contentView, in: self) }

    func replaceSubview(_ old: UIView?, _ new: UIView?, at index: Int? = nil) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: index ?? subviews.count) }
        setNeedsLayout()
    }

    /// Points between the content view and the trailing edge.
    var accessoryWidth: CGFloat {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: bounds.width).trailing
        if let accessoryView { return accessoryView.frame.width + side }
        return switch accessoryType {
        case .none: 0
        // Interface Builder records 10.5 points beside the margin; the other accessories are as their symbols are
        // wider.
        case .disclosureIndicator: side + 10.5
        case .checkmark: side + 18.5
        case .detailButton: side + 22
        case .detailDisclosureButton: side + 42.5
        }
    }

    open override func layoutSubviews() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (bounds, width) = (bounds, accessoryWidth)
        contentView.frame = CGRect(
            x: isMirrored ? width : 0, y: 0, width: max(bounds.width - width, 0), height: bounds.height)
        if let accessoryView {
            let size = accessoryView.frame.size
            let side = width - size.width
            accessoryView.frame = CGRect(
                x: isMirrored ? side : bounds.width - side - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        backgroundView?.frame = bounds
        super.layoutSubviews()
        standardViews.place(in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(44, standardViews.height(in: self)))
    }

    override func decorate(_ style: inout ViewStyle) {
        if accessoryView == nil { style.accessoryType = accessoryType.engineType }
        guard let place = placeInSection, let table else { return }
        let isPlain = table.style == .plain
        if let backgroundConfiguration {
            style.backgroundColor = engineColor(backgroundConfiguration.backgroundColor) ?? style.backgroundColor
        } else if style.backgroundColor == nil {
            style.backgroundColor = engineColor(isPlain ? .systemBackground : .secondarySystemGroupedBackground)
        }
        let inset = separatorInset.left
        if table.separatorStyle == .singleLine, inset < bounds.width {
            switch (table.style, place.isLast) {
            case (.grouped, true): style.separatorInset = 0
            case (.insetGrouped, true): break
            default: style.separatorInset = Double(max(inset, 0))
            }
        }
        guard table.style == .insetGrouped, place.isFirst || place.isLast else { return }
        style.cornerRadius = 10
        style.maskedCorners = []
        if place.isFirst { style.maskedCorners.formUnion([.topLeft, .topRight]) }
        if place.isLast { style.maskedCorners.formUnion([.bottomLeft, .bottomRight]) }
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// The content decides the size: a cell fits what its content view holds.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = accessoryWidth
        let target = CGSize(width: max(targetSize.width - width, 0), height: targetSize.height)
        (configured as? UIListContentView)?.arrangeTexts(
            inWidth: horizontalFittingPriority == .required ? target.width : 0)
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        guard standardViews.isUsed else { return CGSize(width: size.width + width, height: size.height) }
        return CGSize(width: targetSize.width, height: max(44, standardViews.height(in: self)))
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var engineType: CellAccessory? {
        switch self {
        case .none: nil
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }
}
