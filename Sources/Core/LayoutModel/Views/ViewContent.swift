// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What a view is, with what only that type has.
package enum ViewContent: Hashable, Sendable {
    case view
    indirect case label(Label)
    indirect case button(Button)
    indirect case textField(TextField)
    indirect case textView(TextView)
    indirect case imageView(ImageSource?)
    case toggle(isOn: Bool)
    case slider(value: Double)
    case stepper
    /// Segments without metrics share the width of the widest title.
    indirect case segmentedControl(segments: [String], selected: Int?, metrics: SegmentMetrics? = nil)
    case progressView(value: Double)
    case activityIndicator
    case pageControl(numberOfPages: Int, currentPage: Int)
    case datePicker
    case pickerView
    indirect case searchBar(placeholder: String?, text: String?)
    indirect case navigationBar(NavigationBar)
    /// Nil: drawn with tabs that stand for any.
    indirect case tabBar(TabBar?)
    /// Nil: drawn with buttons that stand for any.
    indirect case toolbar([BarItem]?)
    indirect case stackView(StackView)
    case scrollView
    case tableView
    case custom

    package var type: ViewType {
        switch self {
        case .view: .view
        case .label: .label
        case .button: .button
        case .textField: .textField
        case .textView: .textView
        case .imageView: .imageView
        case .toggle: .switch
        case .slider: .slider
        case .stepper: .stepper
        case .segmentedControl: .segmentedControl
        case .progressView: .progressView
        case .activityIndicator: .activityIndicator
        case .pageControl: .pageControl
        case .datePicker: .datePicker
        case .pickerView: .pickerView
        case .searchBar: .searchBar
        case .navigationBar: .navigationBar
        case .tabBar: .tabBar
        case .toolbar: .toolbar
        case .stackView: .stackView
        case .scrollView: .scrollView
        case .tableView: .tableView
        case .custom: .custom
        }
    }

    /// The picture of an image view or a button; setting it has no effect on other types.
    package var image: ImageSource? {
        get {
            switch self {
            case .imageView(let image): image
            case .button(let button): button.image
            default: nil
            }
        }
        set {
            switch self {
            case .imageView: self = .imageView(newValue)
            case .button(var button):
                button.image = newValue
                self = .button(button)
            default: break
            }
        }
    }

    /// `UILabel`.
    package struct Label: Hashable, Sendable {
        package var text: StyledText
        /// 0 = no limit.
        package var numberOfLines: Int
        package var lineBreakMode: LineBreakMode
        /// Points; 0 = from the solved width.
        package var preferredMaxLayoutWidth: Double
        /// Whether the height is one of whole points, as on Interface Builder's canvas, instead of pixels.
        package var takesWholePoints = false
        /// Whether a label of AppKit is as wide as its longest line where its first layout breaks lines, because it then prefers that
        /// width; otherwise it keeps the width of the whole text.
        package var setsMaxLayoutWidthAtFirstLayout = false

        package init(
            text: StyledText, numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail,
            preferredMaxLayoutWidth: Double = 0
        ) {
            self.text = text
            self.numberOfLines = numberOfLines
            self.lineBreakMode = lineBreakMode
            self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        }
    }

    /// `UIButton`.
    package struct Button: Hashable, Sendable {
        /// The appearance and behaviour of the button: AppKit's `NSButton.ButtonType`, and its pop-up buttons.
        package enum Kind: String, Hashable, CaseIterable, Sendable {
            case momentaryPushIn
            /// A check box.
            case `switch`
            case radio
            case popUp
            /// A pop-up button whose menu is pulled down: its title or image stays the same.
            case pullDown

            /// Points, as Xcode's files of macOS 12 to 14 record them; nil = the profile's for buttons.
            var alignmentRectInsets: EdgeInsets? {
                switch self {
                case .momentaryPushIn: nil
                case .switch, .radio: EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
                case .popUp, .pullDown: EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
                }
            }
        }

        package var kind: Kind
        /// Whether a check box or radio button is on.
        package var isOn: Bool
        package var title: StyledText
        package var image: ImageSource?
        /// Points between image and title.
        package var imagePadding: Double
        /// A configuration's (`UIButton.Configuration.contentInsets`). Nil = the system button's own.
        package var contentInsets: DirectionalEdgeInsets?
        /// `UIButton.contentEdgeInsets` of a button without a configuration, whose title takes whole points. Ignored
        /// next to `contentInsets`.
        package var contentEdgeInsets: EdgeInsets?
        /// What gives the insets, the font size, and the style's colours and corners that are not stated; nil = none.
        package var configuration: ButtonConfigurationStyle?
        /// A pop-up button's menu (`NSPopUpButton.itemTitles`): it is as wide as the widest of them.
        package var itemTitles: [String] = []

        /// What a pop-up button without a title of its own shows: the first item of its menu, which AppKit selects. Nil if it
        /// shows nothing.
        package var standardTitle: String? {
            guard kind == .popUp, let first = itemTitles.first, !first.isEmpty else { return nil }
            return first
        }

        /// The insets that an author has set, or the space that a box, a circle or an arrow next to the title takes, in
        /// points: recorded sizes less those of the titles. Nil for a push button, whose insets the profile has.
        package func titleInsets(in direction: LayoutDirection) -> EdgeInsets? {
            if let contentInsets { return contentInsets.resolved(for: direction) }
            if let contentEdgeInsets { return contentEdgeInsets }
            let insets: DirectionalEdgeInsets? =
                switch kind {
                case .momentaryPushIn: nil
                case .switch, .radio: DirectionalEdgeInsets(top: 0, leading: 19, bottom: 0, trailing: 0)
                case .popUp, .pullDown: DirectionalEdgeInsets(top: 2, leading: 12, bottom: 2, trailing: 16)
                }
            return insets?.resolved(for: direction)
        }

        package init(
            kind: Kind = .momentaryPushIn, isOn: Bool = false, title: StyledText, image: ImageSource? = nil,
            imagePadding: Double = 0, contentInsets: DirectionalEdgeInsets? = nil, contentEdgeInsets: EdgeInsets? = nil
        ) {
            self.kind = kind
            self.isOn = isOn
            self.title = title
            self.image = image
            self.imagePadding = imagePadding
            self.contentInsets = contentInsets
            self.contentEdgeInsets = contentEdgeInsets
        }
    }

    /// `UITextField`.
    package struct TextField: Hashable, Sendable {
        /// `UITextField.BorderStyle`.
        package enum BorderStyle: String, Hashable, CaseIterable, Sendable {
            case none, line, bezel, roundedRect
        }

        package var text: StyledText
        package var placeholder: String?
        package var borderStyle: BorderStyle

        package init(text: StyledText, placeholder: String? = nil, borderStyle: BorderStyle = .roundedRect) {
            self.text = text
            self.placeholder = placeholder
            self.borderStyle = borderStyle
        }
    }

    /// `UITextView`.
    package struct TextView: Hashable, Sendable {
        package var text: StyledText
        package var isScrollEnabled: Bool
        package var textContainerInset: EdgeInsets
        /// Points on each side of a line.
        package var lineFragmentPadding: Double

        package init(
            text: StyledText, isScrollEnabled: Bool = true,
            textContainerInset: EdgeInsets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
            lineFragmentPadding: Double = 5
        ) {
            self.text = text
            self.isScrollEnabled = isScrollEnabled
            self.textContainerInset = textContainerInset
            self.lineFragmentPadding = lineFragmentPadding
        }
    }
}

/// A picture to show: a file beside the document, or a placeholder of a known size.
package enum ImageSource: Hashable, Sendable {
    case file(String)
    case placeholder(Size)
}

/// The type names of the document format.
package enum ViewType: String, Hashable, CaseIterable, Sendable {
    case view, label, button, textField, textView, imageView, `switch`, slider, stepper, segmentedControl
    case progressView, activityIndicator, pageControl, datePicker, pickerView, searchBar, navigationBar, tabBar
    case toolbar, stackView, scrollView, tableView, custom
}
