// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A row of a table: its content view holds the program's views.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Hashable, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }

    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var separatorInset = UIEdgeInsets.zero
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()

    public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// A cell of the default style without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { ContentView.install(contentView, in: self) }

    override func decorate(_ style: inout ViewStyle) {
        if accessoryView == nil { style.accessoryType = accessoryType.engineType }
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// The content decides the size: a cell fits what its content view holds.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
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

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// A view without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { ContentView.install(contentView, in: self) }

    open func prepareForReuse() {}
}

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
    open private(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}

    /// The attributes with the size that the constraints give; points.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
        return layoutAttributes
    }

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { frame = layoutAttributes.frame }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { ContentView.install(contentView, in: self) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// The view that fills a cell.
@MainActor
enum ContentView {
    static func install(_ view: UIView, in cell: UIView) {
        view.frame = cell.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(view)
    }
}
