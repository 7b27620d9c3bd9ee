// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// On or off.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    /// A switch has one size, regardless of the frame.
    override func finishInit() { frameStorage.size = naturalSizeThatFits(.zero) }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }
    override var naturalSize: CGSize { ControlSize.of(.switch) }
    override var naturalAlignmentInsets: UIEdgeInsets { ControlSize.insets(of: .switch) }
    override var documentContent: ViewContent { .toggle(isOn: isOn) }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        style.tintColor = engineColor(onTintColor)
        style.show(thumb: engineColor(thumbTintColor))
    }
}

/// A value in a range. It has an intrinsic height, but no intrinsic width.
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    // MARK: Rectangles in points, which a subclass may change without effect on pictures

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(x: rect.minX + share * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }
    override var naturalSize: CGSize { ControlSize.of(.slider) }
    override var naturalAlignmentInsets: UIEdgeInsets { ControlSize.insets(of: .slider) }

    override var documentContent: ViewContent {
        let range = Double(maximumValue - minimumValue)
        return .slider(value: range > 0 ? Double(value - minimumValue) / range : 0)
    }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        style.tintColor = engineColor(minimumTrackTintColor) ?? style.tintColor
        style.show(track: engineColor(maximumTrackTintColor), thumb: engineColor(thumbTintColor))
    }
}

/// Changes a value in steps.
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }
    override var naturalSize: CGSize { ControlSize.of(.stepper) }
    /// A stepper has one size, regardless of the frame.
    override func finishInit() { frameStorage.size = naturalSizeThatFits(.zero) }
    override var documentContent: ViewContent { .stepper }
}

/// The dots of pages.
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        style.tintColor = engineColor(currentPageIndicatorTintColor)
        style.show(track: engineColor(pageIndicatorTintColor))
    }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 750, 750) }

    override var naturalSize: CGSize {
        CGSize(
            width: CGFloat(UIScreen.main.systemEra.pageControlWidth(pages: numberOfPages)),
            height: ControlSize.of(.pageControl).height)
    }

    override var documentContent: ViewContent { .pageControl(numberOfPages: numberOfPages, currentPage: currentPage) }
}

/// The fixed sizes and insets of controls, on the screen's system.
@MainActor
enum ControlSize {
    static func of(_ type: ViewType) -> CGSize {
        let size = UIScreen.main.systemEra.control(of: type)?.intrinsicContentSize
        return CGSize(
            width: size?.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: size?.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }

    static func insets(of type: ViewType) -> UIEdgeInsets {
        UIEdgeInsets(UIScreen.main.systemEra.control(of: type)?.alignmentRectInsets ?? .zero)
    }
}
