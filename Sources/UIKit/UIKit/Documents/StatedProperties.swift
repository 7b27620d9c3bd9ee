// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What a layout document gives one view and UIKit takes from its class or its view controller.
struct StatedProperties {
    /// Nil = as the class measures.
    var contentSize: IntrinsicContentSize?
    /// Nil = those of the class.
    var alignmentInsets: UIEdgeInsets?
    /// Nil = those of the class.
    var baselines: BaselineOffsets?
    /// Added to the safe area that the view has by its position, in points.
    var additionalSafeArea = UIEdgeInsets.zero

    /// The canvas of the root; nil for other views.
    var canvas: Canvas?

    /// What surrounds a document's root.
    struct Canvas {
        var safeArea: UIEdgeInsets
        var respectsSystemMinimumLayoutMargins: Bool
    }

    init(canvas: Canvas) { self.canvas = canvas }

    /// Nil if the document gives the view nothing of this kind.
    ///
    /// - Parameter insets: those of the view's class.
    @MainActor init?(_ view: View, insets: UIEdgeInsets, canvas: Canvas?) {
        self.canvas = canvas
        contentSize = view.intrinsicContentSize ?? view.content.sizeOfBar
        let stated = UIEdgeInsets(view.alignmentRectInsets)
        alignmentInsets = stated == insets ? nil : stated
        baselines = view.baselineOffsets
        additionalSafeArea = UIEdgeInsets(view.additionalSafeAreaInsets)
        let isPlain = contentSize == nil && alignmentInsets == nil && baselines == nil && additionalSafeArea == .zero
        if isPlain, canvas == nil { return nil }
    }
}

extension ViewContent {
    /// Sizes of bars in a document do not depend on what they show or on the screen; nil for other views.
    @MainActor fileprivate var sizeOfBar: IntrinsicContentSize? {
        switch self {
        case .navigationBar, .tabBar, .toolbar: UIScreen.main.systemEra.control(of: type)?.intrinsicContentSize
        default: nil
        }
    }
}

extension UIView {
    /// The natural size with the alignment insets; where the class measures one length only, the other one stays.
    func naturalSizeThatFits(_ size: CGSize) -> CGSize {
        let (natural, insets) = (naturalSize, naturalAlignmentInsets)
        guard natural.width >= 0 || natural.height >= 0 else { return frameStorage.size }
        return CGSize(
            width: natural.width >= 0 ? natural.width + insets.left + insets.right : size.width,
            height: natural.height >= 0 ? natural.height + insets.top + insets.bottom : size.height)
    }

    /// Gives a new view without a size that of its content.
    func takeNaturalSize() { if frameStorage.size == .zero { frameStorage.size = naturalSizeThatFits(.zero) } }

    /// The natural size as a document gives it, or as the class measures it.
    var statedContentSize: CGSize {
        guard let size = stated?.contentSize else { return naturalSize }
        return CGSize(
            width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }
}
