// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import SourceLocations

/// One view of the tree.
package struct View: Hashable, Sendable {
    package var id: String
    /// Whether the id was made from the type and place, because the document gives none.
    package var hasGeneratedID: Bool
    package var content: ViewContent
    /// Index of the superview in the document's `views`; nil for the root.
    package var superview: Int?
    /// Indices of the subviews, back to front; a stack view's are its arranged subviews.
    package var subviews: [Int]
    /// The design-time frame in the superview, points.
    package var frame: Rect?
    /// Present where the view translates its mask into constraints from `frame`.
    package var autoresizingMask: AutoresizingMask?
    /// Whether the height that the mask gives yields to required constraints, as that of a self-sizing cell's content does.
    package var isSelfSizing = false
    /// Overrides the size that the type measures; nil = measured by type.
    package var intrinsicContentSize: IntrinsicContentSize?
    package var contentHugging: AxisPriorities
    package var compressionResistance: AxisPriorities
    package var alignmentRectInsets: EdgeInsets
    /// For a view without text; nil = both baselines by type.
    package var baselineOffsets: BaselineOffsets?
    package var layoutMargins: LayoutMargins?
    package var preservesSuperviewLayoutMargins: Bool
    package var insetsLayoutMarginsFromSafeArea: Bool
    /// Whether the root's margins at the sides are at least those of a view controller's view; of no effect on other views.
    package var viewRespectsSystemMinimumLayoutMargins = true
    /// What the view's controller adds to the safe area that the view has by its position, in points.
    package var additionalSafeAreaInsets: EdgeInsets = .zero
    /// How far a scroll view's content has been scrolled, in points.
    package var contentOffset = Point.zero
    package var semanticContentAttribute: SemanticContentAttribute
    package var isHidden: Bool
    /// For an image view: the position of its image.
    package var contentMode: ContentMode
    /// Whether the image and the subviews are cut off at the bounds; scroll views, tables and text views always do so.
    package var clipsToBounds: Bool
    package var style: ViewStyle {
        get { ownStyle ?? ViewStyle() }
        set { ownStyle = newValue == ViewStyle() ? nil : newValue }
    }
    /// Nil if it is the default one.
    @Boxed private var ownStyle: ViewStyle?
    /// The whole object in the source; nil if a program made the view.
    package var source: SourceRange?
    /// The id's own place.
    package var idSource: SourceRange?

    package init(
        id: String, hasGeneratedID: Bool = false, content: ViewContent, superview: Int?, subviews: [Int] = [],
        frame: Rect? = nil, autoresizingMask: AutoresizingMask? = nil,
        intrinsicContentSize: IntrinsicContentSize? = nil,
        contentHugging: AxisPriorities, compressionResistance: AxisPriorities,
        alignmentRectInsets: EdgeInsets = .zero, baselineOffsets: BaselineOffsets? = nil,
        layoutMargins: LayoutMargins? = nil, preservesSuperviewLayoutMargins: Bool = false,
        insetsLayoutMarginsFromSafeArea: Bool = true,
        semanticContentAttribute: SemanticContentAttribute = .unspecified, isHidden: Bool = false,
        contentMode: ContentMode = .scaleToFill, clipsToBounds: Bool = false,
        style: ViewStyle? = nil, source: SourceRange? = nil, idSource: SourceRange? = nil
    ) {
        self.id = id
        self.hasGeneratedID = hasGeneratedID
        self.content = content
        self.superview = superview
        self.subviews = subviews
        self.frame = frame
        self.autoresizingMask = autoresizingMask
        self.intrinsicContentSize = intrinsicContentSize
        self.contentHugging = contentHugging
        self.compressionResistance = compressionResistance
        self.alignmentRectInsets = alignmentRectInsets
        self.baselineOffsets = baselineOffsets
        self.layoutMargins = layoutMargins
        self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
        self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
        self.semanticContentAttribute = semanticContentAttribute
        self.isHidden = isHidden
        self.contentMode = contentMode
        self.clipsToBounds = clipsToBounds
        // The engine in web pages makes views without one, and so without the code that compares styles.
        if let style { self.style = style }
        self.source = source
        self.idSource = idSource
    }

    /// Where a diagnostic about the view points: its id, or its opening bracket.
    package var place: SourceRange? { idSource ?? source?.opening }
}

/// A size in points; an axis without a metric is absent.
package struct IntrinsicContentSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    package static let noMetric = IntrinsicContentSize()

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// A priority for each axis: content hugging or compression resistance.
package struct AxisPriorities: Hashable, Sendable {
    package var horizontal: LayoutPriority
    package var vertical: LayoutPriority

    package init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package subscript(axis: Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Where a view without text has its baselines, in points.
package struct BaselineOffsets: Hashable, Sendable {
    package var firstFromTop: Double
    package var lastFromBottom: Double

    package init(firstFromTop: Double, lastFromBottom: Double) {
        self.firstFromTop = firstFromTop
        self.lastFromBottom = lastFromBottom
    }
}

/// As the document gives them: absolute, or by the layout direction.
package enum LayoutMargins: Hashable, Sendable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    /// Leading and trailing as left and right.
    package func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch self {
        case .absolute(let insets): insets
        case .directional(let insets): insets.resolved(for: direction)
        }
    }
}

/// `UIView.AutoresizingMask`, with its raw values.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask {
    package static let names: [(name: String, mask: AutoresizingMask)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
}

/// `UISemanticContentAttribute`: whether a view takes part in a change of reading direction.
package enum SemanticContentAttribute: String, Hashable, CaseIterable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Decoration that layout does not depend on.
package struct ViewStyle: Hashable, Sendable {
    package var backgroundColor: Color?
    package var borderColor: Color?
    /// Points.
    package var borderWidth: Double
    package var cornerRadius: Double
    package var tintColor: Color?
    package var textColor: Color?
    package var opacity: Double
    /// Whether a control is drawn as one that can be used (`UIControl.isEnabled`).
    package var isEnabled = true
    /// The system symbol drawn where the view's image is a placeholder; one without a drawing is drawn as the placeholder.
    package var symbol: StyleString?
    /// How an image file is drawn; nil = with its own colours.
    package var imageRenderingMode: ImageRenderingMode?
    /// Points of an image file's edges that keep their size where the image is stretched (`UIImage.capInsets`); nil = none.
    @Boxed package var imageCapInsets: EdgeInsets? = nil
    /// What is drawn at the trailing edge of a cell; nil = nothing.
    package var accessoryType: CellAccessory?
    /// Points from the leading edge at which a line along the bottom begins, as a table draws below its cells; nil = none.
    package var separatorInset: Double?
    /// The smallest part of its size to which text shrinks to fit (`UILabel.minimumScaleFactor`); 0 = it does not.
    package var minimumScaleFactor = 0.0
    /// Between the frame and the text of a label or text field that is drawn elsewhere than the system does; nil = none.
    @Boxed package var textInsets: EdgeInsets? = nil
    /// Where a button's title and image are; nil = beside each other in the middle.
    @Boxed package var buttonContent: ButtonContent? = nil
    /// The titles of the section that a table's cell begins or ends.
    @Boxed package var sectionTitles: SectionTitles? = nil
    /// What the system draws beside the view's content.
    @Boxed package var parts: SystemParts? = nil
    @Boxed package var shadow: Shadow? = nil
    /// Which of the colours follow the appearance; nil = none.
    @Boxed package var adaptiveColors: StyleColors? = nil
    /// What a button's configuration gave, and its author did not state.
    package var configured: ConfiguredParts = []
    /// The corners that are round (`CALayer.maskedCorners`).
    package var maskedCorners = CornerMask.all
    /// `CALayerCornerCurve`.
    package var cornerCurve = CornerCurve.circular
    /// Whether the superview places the view regardless of its autoresizing mask, as a table does its cells: no marks show the
    /// mask.
    package var isPlacedBySuperview = false
    /// Whether a button of AppKit has a bezel (`NSButton.isBordered`).
    package var isBordered = true
    /// What the view draws itself, back to front.
    @Boxed package var drawing: [DrawnElement]? = nil
    /// A closed outline inside which the view is drawn with its subviews (`CALayer.mask`), in points from its upper left corner;
    /// nil = all of it.
    @Boxed package var mask: [PathElement]? = nil
    /// How pictures turn, enlarge and move the view with its subviews, around its centre (`UIView.transform`); frames are those
    /// without it. Nil = not at all.
    @Boxed package var transform: AffineTransform? = nil

    package init(
        backgroundColor: Color? = nil, borderColor: Color? = nil, borderWidth: Double = 0, cornerRadius: Double = 0,
        tintColor: Color? = nil, textColor: Color? = nil, opacity: Double = 1
    ) {
        self.backgroundColor = backgroundColor
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.cornerRadius = cornerRadius
        self.tintColor = tintColor
        self.textColor = textColor
        self.opacity = opacity
    }
}

/// `UITableViewCell.AccessoryType`.
package enum CellAccessory: String, Hashable, CaseIterable, Sendable {
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// A string in a view's style: a title, or the name of a system symbol. It is compared by its bytes: the engine in web pages cannot
/// compare strings.
package struct StyleString: Hashable, Sendable {
    package var text: String

    package init(_ text: String) { self.text = text }

    package static func == (a: StyleString, b: StyleString) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
