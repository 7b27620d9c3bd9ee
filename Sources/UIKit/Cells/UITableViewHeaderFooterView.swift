// SPDX-License-Identifier: Apache-2.0
/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView = CellContentView()
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
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
