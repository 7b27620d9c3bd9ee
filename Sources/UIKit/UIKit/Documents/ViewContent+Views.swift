// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ViewContent {
    /// Whether its class is UIView itself.
    var isPlain: Bool {
        switch self {
        case .view, .custom, .tableView: true
        default: false
        }
    }

    /// A view of the class that shows such content.
    @MainActor
    func makeView() -> UIView {
        switch self {
        case .view, .custom, .tableView: return UIView()
        case .label(let label): return UILabel(label)
        case .button(let button): return UIButton(button)
        case .textField(let field): return UITextField(field)
        case .textView(let text): return UITextView(text)
        case .imageView(let source): return UIImageView(image: source.flatMap(UIImage.init(source:)))
        case .stackView(let stack): return UIStackView(stack)
        default: return makeControl()
        }
    }

    @MainActor
    private func makeControl() -> UIView {
        switch self {
        case .toggle(let isOn):
            let made = UISwitch()
            made.isOn = isOn
            return made
        case .slider(let value):
            let made = UISlider()
            made.value = Float(value)
            return made
        case .stepper: return UIStepper()
        case .segmentedControl(let segments, let selected, _):
            let made = UISegmentedControl(items: segments)
            made.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
            return made
        case .progressView(let value):
            let made = UIProgressView()
            made.progress = Float(value)
            return made
        case .activityIndicator: return UIActivityIndicatorView(style: .medium)
        case .pageControl(let numberOfPages, let currentPage):
            let made = UIPageControl()
            made.numberOfPages = numberOfPages
            made.currentPage = currentPage
            return made
        case .datePicker:
            let made = UIDatePicker()
            made.preferredDatePickerStyle = .wheels
            return made
        case .pickerView: return UIPickerView()
        case .searchBar(let placeholder, let text):
            let made = UISearchBar()
            made.placeholder = placeholder
            made.text = text
            return made
        case .navigationBar(let bar): return UINavigationBar(bar)
        case .tabBar(let bar):
            let made = UITabBar()
            made.items = bar?.items.map(UITabBarItem.init)
            made.selectedItem = bar?.selectedItem.flatMap { index in
                made.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            return made
        case .toolbar(let items):
            let made = UIToolbar()
            made.items = items?.map(UIBarButtonItem.init)
            return made
        case .scrollView: return UIScrollView()
        case .view, .label, .button, .textField, .textView, .imageView, .stackView, .tableView, .custom: return UIView()
        }
    }
}

extension UIImage {
    /// Files of a document are not opened, so the image has no size here.
    convenience init?(source: ImageSource) {
        guard case .placeholder(let size) = source else { return nil }
        self.init(size: CGSize(size))
    }
}

extension UIFont {
    fileprivate convenience init(_ text: StyledText) {
        self.init(text.font, textStyle: text.textStyle.map { TextStyle($0) })
    }
}

extension StyledText {
    /// Markup loses its spans: it is not converted to an attributed string.
    fileprivate var string: String {
        switch content {
        case .plain(let string): string
        case .markup(let markup): markup.replacing(/<[^>]*>/, with: "")
        }
    }

    /// Nil for text without a spacing or a height of its own of lines.
    @MainActor
    fileprivate var attributedString: NSAttributedString? {
        guard lineSpacing != 0 || paragraphLineHeight != nil else { return nil }
        let style = NSMutableParagraphStyle()
        if let height = paragraphLineHeight {
            style.minimumLineHeight = CGFloat(height)
            style.maximumLineHeight = CGFloat(height)
        }
        style.lineSpacing = CGFloat(lineSpacing)
        style.alignment = textAlignment
        return NSAttributedString(string: string, attributes: [.font: UIFont(self), .paragraphStyle: style])
    }

    fileprivate var textAlignment: NSTextAlignment {
        switch alignment {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

extension UILabel {
    fileprivate convenience init(_ label: ViewContent.Label) {
        self.init(frame: .zero)
        text = label.text.string
        font = UIFont(label.text)
        textAlignment = label.text.textAlignment
        numberOfLines = label.numberOfLines
        lineBreakMode =
            LineBreakMode.allCases.firstIndex(of: label.lineBreakMode).flatMap(NSLineBreakMode.init)
            ?? .byTruncatingTail
        preferredMaxLayoutWidth = CGFloat(label.preferredMaxLayoutWidth)
        if let spaced = label.text.attributedString { attributedText = spaced }
    }
}

extension UIButton {
    fileprivate convenience init(_ button: ViewContent.Button) {
        self.init(type: .system)
        setTitle(button.title.string, for: .normal)
        titleLabel?.font = UIFont(button.title)
        if let image = button.image { setImage(UIImage(source: image), for: .normal) }
        if let insets = button.contentEdgeInsets { contentEdgeInsets = UIEdgeInsets(insets) }
        guard let insets = button.contentInsets else {
            imagePadding = CGFloat(button.imagePadding)
            return
        }
        var configuration = Configuration.plain()
        configuration.title = button.title.string
        configuration.image = button.image.flatMap(UIImage.init(source:))
        configuration.imagePadding = CGFloat(button.imagePadding)
        configuration.contentInsets = NSDirectionalEdgeInsets(insets)
        self.configuration = configuration
    }
}

extension UITextField {
    fileprivate convenience init(_ field: ViewContent.TextField) {
        self.init(frame: .zero)
        text = field.text.string
        font = UIFont(field.text)
        textAlignment = field.text.textAlignment
        placeholder = field.placeholder
        borderStyle =
            switch field.borderStyle {
            case .none: .none
            case .line: .line
            case .bezel: .bezel
            case .roundedRect: .roundedRect
            }
    }
}

extension UITextView {
    fileprivate convenience init(_ view: ViewContent.TextView) {
        self.init(frame: .zero)
        text = view.text.string
        font = UIFont(view.text)
        textAlignment = view.text.textAlignment
        isScrollEnabled = view.isScrollEnabled
        if let spaced = view.text.attributedString { attributedText = spaced }
        textContainerInset = UIEdgeInsets(view.textContainerInset)
        textContainer.lineFragmentPadding = CGFloat(view.lineFragmentPadding)
    }
}

extension UIStackView {
    fileprivate convenience init(_ stack: ViewContent.StackView) {
        self.init(frame: .zero)
        axis = stack.axis == .horizontal ? .horizontal : .vertical
        spacing = CGFloat(stack.spacing)
        isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
        isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        distribution =
            switch stack.distribution {
            case .fillEqually: .fillEqually
            case .fillProportionally: .fillProportionally
            case .equalSpacing: .equalSpacing
            case .equalCentering: .equalCentering
            case .fill, .gravityAreas: .fill
            }
        alignment =
            switch stack.alignment {
            case .fill: .fill
            case .leading, .top: .leading
            case .firstBaseline: .firstBaseline
            case .center: .center
            case .trailing, .bottom: .trailing
            case .lastBaseline: .lastBaseline
            }
    }
}
