// SPDX-License-Identifier: Apache-2.0
/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView = CellContentView()
    open private(set) lazy var textLabel: UILabel? = install(UILabel())
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { ContentViews.replace(&configured, with: contentConfiguration, in: contentView) }
    }
    private var configured: (any UIView & UIContentView)?
    /// Points between the text and the edges; nil without a text of the table's.
    private var titleInsets: UIEdgeInsets?

    func placesTitle(in view: UIView) -> Bool { titleInsets != nil && view === textLabel }

    private func install(_ label: UILabel) -> UILabel {
        contentView.addSubview(label)
        return label
    }

    /// Shows a title of the table's data source, in the text of the table's style.
    func show(_ title: String, isHeader: Bool, in table: UITableView) {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: table.bounds.width).leading + table.rowInset
        if table.style == .plain, isHeader {
            textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
            titleInsets = UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
        } else {
            textLabel?.font = .preferredFont(forTextStyle: .footnote)
            titleInsets = UIEdgeInsets(top: isHeader ? 17.5 : 8, left: side, bottom: isHeader ? 6.5 : 8, right: side)
        }
        textLabel?.textColor = .secondaryLabel
        textLabel?.numberOfLines = 0
        textLabel?.text = isHeader && table.style != .plain ? title.uppercased() : title
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let titleInsets, let textLabel else { return }
        textLabel.frame = contentView.bounds.inset(by: titleInsets)
        // A header may be lower than its margins.
        if textLabel.frame.height < 0 { textLabel.frame.size.height = 0 }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let titleInsets, let textLabel else { return super.sizeThatFits(size) }
        let text = textLabel.sizeThatFits(CGSize(width: size.width - titleInsets.left - titleInsets.right, height: 0))
        return CGSize(width: size.width, height: text.height + titleInsets.top + titleInsets.bottom)
    }

    /// The content decides the size: a header fits what its content view holds.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if titleInsets != nil { return sizeThatFits(targetSize) }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    /// A view that fills the header behind its content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { ContentView.install(backgroundView, in: self, at: 0) }
        }
    }

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
