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

    /// The class that shows such content.
    @MainActor
    var viewClass: UIView.Type {
        switch self {
        case .view, .custom, .tableView: UIView.self
        case .label: UILabel.self
        case .button: UIButton.self
        case .textField: UITextField.self
        case .textView: UITextView.self
        case .imageView: UIImageView.self
        case .stackView: UIStackView.self
        case .toggle: UISwitch.self
        case .slider: UISlider.self
        case .stepper: UIStepper.self
        case .segmentedControl: UISegmentedControl.self
        case .progressView: UIProgressView.self
        case .activityIndicator: UIActivityIndicatorView.self
        case .pageControl: UIPageControl.self
        case .datePicker: UIDatePicker.self
        case .pickerView: UIPickerView.self
        case .searchBar: UISearchBar.self
        case .navigationBar: UINavigationBar.self
        case .tabBar: UITabBar.self
        case .toolbar: UIToolbar.self
        case .scrollView: UIScrollView.self
        }
    }

    /// Gives the content to a view of that class.
    @MainActor
    func show(in view: UIView) {
        switch self {
        case .label(let label): (view as? UILabel)?.show(label)
        case .button(let button): (view as? UIButton)?.show(button)
        case .textField(let field): (view as? UITextField)?.show(field)
        case .textView(let text): (view as? UITextView)?.show(text)
        case .imageView(let source): (view as? UIImageView)?.image = source.flatMap(UIImage.init(source:))
        case .stackView(let stack): (view as? UIStackView)?.show(stack)
        case .toggle(let isOn): (view as? UISwitch)?.isOn = isOn
        case .slider(let value): (view as? UISlider)?.value = Float(value)
        case .segmentedControl(let segments, let selected, _): (view as? UISegmentedControl)?.show(segments, selected)
        case .progressView(let value): (view as? UIProgressView)?.progress = Float(value)
        case .pageControl(let numberOfPages, let currentPage):
            (view as? UIPageControl)?.numberOfPages = numberOfPages
            (view as? UIPageControl)?.currentPage = currentPage
        case .datePicker: (view as? UIDatePicker)?.preferredDatePickerStyle = .wheels
        case .searchBar(let placeholder, let text):
            (view as? UISearchBar)?.placeholder = placeholder
            (view as? UISearchBar)?.text = text
        case .navigationBar(let bar): (view as? UINavigationBar)?.show(bar)
        case .tabBar(let bar): (view as? UITabBar)?.show(bar)
        case .toolbar(let items): (view as? UIToolbar)?.items = items?.map(UIBarButtonItem.init)
        case .view, .stepper, .activityIndicator, .pickerView, .scrollView, .tableView, .custom: break
        }
    }
}

extension UISegmentedControl {
    fileprivate func show(_ titles: [String], _ selected: Int?) {
        removeAllSegments()
        for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
        takeNaturalSize()
        selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    }
}

extension UIImage {
    /// Nil for a file that is not one of the app's images: files of a document are not opened.
    convenience init?(source: ImageSource) {
        switch source {
        case .placeholder(let size): self.init(size: CGSize(size))
        case .file(let path):
            guard let name = AppAssets.current.name(ofImageAt: path) else { return nil }
            self.init(named: name)
        }
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
    fileprivate func show(_ label: ViewContent.Label) {
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
    fileprivate func show(_ button: ViewContent.Button) {
        buttonType = .system
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
    fileprivate func show(_ field: ViewContent.TextField) {
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
    fileprivate func show(_ view: ViewContent.TextView) {
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
    fileprivate func show(_ stack: ViewContent.StackView) {
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
