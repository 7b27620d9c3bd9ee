// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The progress of a task.
open class UIProgressView: UIView {
    public enum Style: Int, Hashable, Sendable { case `default`, bar }

    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressViewStyle = Style.default

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }
    override var naturalSize: CGSize { ControlSize.of(.progressView) }
    override var documentContent: ViewContent { .progressView(value: Double(progress)) }

    override func decorate(_ style: inout ViewStyle) {
        style.tintColor = engineColor(progressTintColor) ?? style.tintColor
        style.show(track: engineColor(trackTintColor))
    }
}

/// An indicator of activity.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case medium = 100, large = 101

        /// The styles before iOS 13: the colour apart, the same sizes.
        public static var gray: Style { .medium }
        public static var white: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    open var color: UIColor!
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frameStorage.size = naturalSize
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() {
        isHidden = true
        takeNaturalSize()
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }

    override var naturalSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override var documentContent: ViewContent { .activityIndicator }
}

/// Wheels of choices.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }
    override func finishInit() { takeNaturalSize() }
    override var naturalSize: CGSize { ControlSize.of(.pickerView) }
    open func reloadAllComponents() {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { 0 }
    override var documentContent: ViewContent { .pickerView }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// A field to search with.
open class UISearchBar: UIView {
    public enum Style: UInt, Hashable, Sendable { case `default`, prominent, minimal }

    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open weak var delegate: (any UISearchBarDelegate)?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var searchTextPositionAdjustment = UIOffset.zero
    /// A field on which a program sets properties, without effect.
    open private(set) lazy var searchTextField = UITextField()
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }
    override var naturalSize: CGSize { ControlSize.of(.searchBar) }
    override var documentContent: ViewContent { .searchBar(placeholder: placeholder, text: text) }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}

/// A blur. It is a plain view here.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// A view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    public init(style: Style) {}
}

open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
