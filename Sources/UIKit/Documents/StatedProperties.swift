// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
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

    /// Of the root; nil for other views.
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
    init?(_ view: View, insets: UIEdgeInsets, canvas: Canvas?) {
        self.canvas = canvas
        contentSize = view.intrinsicContentSize ?? view.content.sizeOfLargeTitle
        let stated = UIEdgeInsets(view.alignmentRectInsets)
        alignmentInsets = stated == insets ? nil : stated
        baselines = view.baselineOffsets
        additionalSafeArea = UIEdgeInsets(view.additionalSafeAreaInsets)
        let isPlain = contentSize == nil && alignmentInsets == nil && baselines == nil && additionalSafeArea == .zero
        if isPlain, canvas == nil { return nil }
    }
}

extension ViewContent {
    /// Sizes in a document do not depend on what a bar shows; nil for views that measure themselves as documents do.
    fileprivate var sizeOfLargeTitle: IntrinsicContentSize? {
        guard case .navigationBar(let bar) = self, bar.prefersLargeTitles else { return nil }
        return Profile.ios17.controls[type]?.intrinsicContentSize
    }
}

extension UIView {
    /// The natural size as a document gives it, or as the class measures it.
    var statedContentSize: CGSize {
        guard let size = stated?.contentSize else { return naturalSize }
        return CGSize(
            width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }
}
