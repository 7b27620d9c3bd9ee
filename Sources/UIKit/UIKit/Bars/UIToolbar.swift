// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Buttons at the bottom of a screen.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    override var naturalSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: isCompact ? CGFloat(barMetrics.toolbar) : ControlSize.of(.toolbar).height)
    }

    open var barStyle = UIBarStyle.default
    open lazy var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open func setBackgroundImage(_ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override var documentContent: ViewContent { .toolbar(items?.map(\.barItem)) }
}

public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }
