// SPDX-License-Identifier: Apache-2.0
/// The label of a button, which fills it. What a program sets is the button's as well.
final class UIButtonLabel: UILabel {
    private weak var button: UIButton?
    // What the program has set; nil = the button's own.
    private(set) var ownFont: UIFont?
    private(set) var ownNumberOfLines: Int?
    private(set) var ownLineBreakMode: NSLineBreakMode?
    private var isFilling = false

    init(of button: UIButton) {
        super.init(frame: .zero)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    func fill(_ text: ShownText) {
        isFilling = true
        defer { isFilling = false }
        show(text)
    }

    override var font: UIFont! {
        get { super.font }
        set {
            ownFont = newValue
            super.font = newValue
            button?.labelChanged()
        }
    }

    override var numberOfLines: Int {
        get { super.numberOfLines }
        set {
            ownNumberOfLines = newValue
            super.numberOfLines = newValue
            button?.labelChanged()
        }
    }

    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set {
            ownLineBreakMode = newValue
            super.lineBreakMode = newValue
            button?.labelChanged()
        }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if !isFilling { button?.invalidateIntrinsicContentSize() }
    }
}
