// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    /// What is beside the content: pictures show a disclosure indicator or a check mark, and custom views have their place.
    open var accessories: [UICellAccessory] = [] { didSet { replaceViews(of: oldValue) } }
    private lazy var separatorGuide: UILayoutGuide = {
        let made = UILayoutGuide()
        contentView.addLayoutGuide(made)
        return made
    }()

    /// A guide for the leading and trailing ends of the line below the row.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func replaceViews(of old: [UICellAccessory]) {
        for accessory in old { accessory.view?.removeFromSuperview() }
        for accessory in accessories {
            if let view = accessory.view { addSubview(view) }
        }
        setNeedsLayout()
    }

    private func width(isLeading: Bool) -> CGFloat {
        let widths = accessories.filter { $0.isLeading == isLeading }.map(\.width)
        guard !widths.isEmpty else { return 0 }
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: bounds.width).trailing
        return widths.reduce(side) { $0 + $1 } + CGFloat(widths.count - 1) * 8
    }

    override var contentInsets: UIEdgeInsets {
        let (leading, trailing) = (width(isLeading: true), width(isLeading: false))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: bounds.width).trailing
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var (start, end) = (side, bounds.width - side)
        for accessory in accessories {
            let width = accessory.width
            if let view = accessory.view {
                let size = view.frame.size
                let x = accessory.isLeading ? start : end - width
                view.frame = CGRect(
                    x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - size.height) / 2, width: width,
                    height: size.height)
            }
            if accessory.isLeading { start += width + 8 } else { end -= width + 8 }
        }
    }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        style.accessoryType = accessories.lazy.compactMap(\.drawn).first
        if let place = placeInList { decorate(&style, at: place) }
    }

    /// Points from the leading edge to the line below: to the first text of a content configuration, else the margin.
    private var separatorStart: CGFloat {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: bounds.width).leading
        guard let text = (configured as? UIListContentView)?.firstText else { return side }
        let frame = text.convert(text.bounds, to: self)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
    }

    private func decorate(_ style: inout ViewStyle, at place: PlaceInList) {
        let list = place.list
        guard !place.isHeader else { return }
        if style.backgroundColor == nil, backgroundConfiguration == nil {
            switch list.appearance {
            case .plain: style.backgroundColor = engineColor(.systemBackground)
            case .grouped, .insetGrouped: style.backgroundColor = engineColor(.secondarySystemGroupedBackground)
            case .sidebar, .sidebarPlain: break
            }
        }
        let visibility = place.separators.bottomSeparatorVisibility
        if list.showsSeparators, visibility != .hidden, list.appearance != .sidebar {
            switch (list.appearance, place.isLast) {
            case (.insetGrouped, true): break
            case (.grouped, true): style.separatorInset = 0
            default: style.separatorInset = max(0, Double(separatorStart))
            }
        }
        guard list.appearance == .insetGrouped, place.isFirst || place.isLast, style.cornerRadius == 0 else { return }
        style.cornerRadius = 10
        style.maskedCorners = []
        if place.isFirst { style.maskedCorners.formUnion([.topLeft, .topRight]) }
        if place.isLast { style.maskedCorners.formUnion([.bottomLeft, .bottomRight]) }
    }
}

/// What is beside the content of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Hashable, Sendable { case standard, actual, custom(CGFloat) }

    public enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    public struct DisclosureIndicatorOptions { public init(tintColor: UIColor? = nil) {} }
    public struct CheckmarkOptions { public init(tintColor: UIColor? = nil) {} }
    public struct DeleteOptions { public init(tintColor: UIColor? = nil) {} }
    public struct ReorderOptions { public init(tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) {} }
    public struct LabelOptions { public init(tintColor: UIColor? = nil, font: UIFont? = nil) {} }
    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {}
    }

    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement

        @MainActor
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            view = customView
            self.placement = placement
        }
    }

    let view: UIView?
    let width: CGFloat
    let isLeading: Bool
    let drawn: CellAccessory?

    private init(width: CGFloat, view: UIView? = nil, isLeading: Bool = false, drawn: CellAccessory? = nil) {
        self.view = view
        self.width = width
        self.isLeading = isLeading
        self.drawn = drawn
    }

    // The widths are those of the accessories of table cells.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(width: 10.5, drawn: .disclosureIndicator) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(width: 18.5, drawn: .checkmark) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(width: 18.5, drawn: .disclosureIndicator) }

    /// Not shown: nothing is edited here.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(width: 0) }

    /// Not shown: nothing is edited here.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(width: 0) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.frame.size = label.intrinsicContentSize
        return UICellAccessory(width: label.frame.width, view: label)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.view
        let natural = view.intrinsicContentSize
        if view.frame.width == 0, natural.width > 0 { view.frame.size = natural }
        let isLeading = if case .leading = configuration.placement { true } else { false }
        return UICellAccessory(width: view.frame.width, view: view, isLeading: isLeading)
    }
}
