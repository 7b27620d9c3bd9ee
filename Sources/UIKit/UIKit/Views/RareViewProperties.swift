// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Properties of a view that most views of a large hierarchy leave as they are.
@MainActor
final class RareViewProperties {
    var boundsOrigin = CGPoint.zero
    var guides: [UILayoutGuide] = []
    var builtInGuides: [UILayoutGuide] = []
    /// Nil for those of the class.
    var priorities: ContentPriorities?
    var margins: ViewMargins?
    var autoresizingMask: UIView.AutoresizingMask = []
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var appearance: ViewAppearance?
    var lastSafeArea = UIEdgeInsets.zero
    /// The held constraints of each view, made when views leave one with many constraints; nil after a new constraint.
    var constraintIndex: [ObjectIdentifier: [NSLayoutConstraint]]?
    var host: LayoutHost?
    weak var viewController: UIViewController?
    var transform = CGAffineTransform.identity
    var layer: CALayer?
    var tag = 0
    var traitObservers: [TraitObserver] = []
    var traitOverrides = UITraitOverrides()
    /// What a document states that the view draws itself.
    var drawing: [DrawnElement] = []
    /// The outline that a document states as the view's mask.
    var maskOutline: [PathElement]?
    /// What a file of Interface Builder calls the view.
    var nameInNib: String?
    /// Nil for a view that a program makes.
    var stated: StatedProperties?

    nonisolated init() {}
}

extension UIView {
    var ownRare: RareViewProperties {
        if let rareProperties { return rareProperties }
        let made = RareViewProperties()
        rareProperties = made
        return made
    }

    var boundsOrigin: CGPoint {
        get { rareProperties?.boundsOrigin ?? .zero }
        set { if newValue != boundsOrigin { ownRare.boundsOrigin = newValue } }
    }

    var guides: [UILayoutGuide] {
        get { rareProperties?.guides ?? [] }
        set { if rareProperties != nil || !newValue.isEmpty { ownRare.guides = newValue } }
    }

    var builtInGuides: [UILayoutGuide] {
        get { rareProperties?.builtInGuides ?? [] }
        set { if rareProperties != nil || !newValue.isEmpty { ownRare.builtInGuides = newValue } }
    }

    var priorities: ContentPriorities {
        get { rareProperties?.priorities ?? Self.standardPriorities }
        set { if newValue != priorities { ownRare.priorities = newValue } }
    }

    var marginsStorage: ViewMargins? {
        get { rareProperties?.margins }
        set { if rareProperties != nil || newValue != nil { ownRare.margins = newValue } }
    }

    var autoresizingMaskStorage: AutoresizingMask {
        get { rareProperties?.autoresizingMask ?? [] }
        set { if newValue != autoresizingMaskStorage { ownRare.autoresizingMask = newValue } }
    }

    var semanticContentAttributeStorage: UISemanticContentAttribute {
        get { rareProperties?.semanticContentAttribute ?? .unspecified }
        set { if newValue != semanticContentAttributeStorage { ownRare.semanticContentAttribute = newValue } }
    }

    var viewAppearance: ViewAppearance? {
        get { rareProperties?.appearance }
        set { if rareProperties != nil || newValue != nil { ownRare.appearance = newValue } }
    }

    var lastSafeArea: UIEdgeInsets {
        get { rareProperties?.lastSafeArea ?? .zero }
        set { if newValue != lastSafeArea { ownRare.lastSafeArea = newValue } }
    }

    /// What a layout document gives the view; nil without one.
    var stated: StatedProperties? {
        get { rareProperties?.stated }
        set { if rareProperties != nil || newValue != nil { ownRare.stated = newValue } }
    }

    /// For a view without superview: solves the layout of everything inside it.
    var host: LayoutHost? {
        get { rareProperties?.host }
        set { if rareProperties != nil || newValue != nil { ownRare.host = newValue } }
    }

    var viewController: UIViewController? {
        get { rareProperties?.viewController }
        set { if rareProperties != nil || newValue != nil { ownRare.viewController = newValue } }
    }
}

/// What a view has measured. Views without content of their own share one.
final class MeasuredContent: Sendable {
    // Not a number for what is absent, which takes less memory than optional numbers.
    private let width: Double
    private let height: Double
    private let firstFromTop: Double
    private let lastFromBottom: Double
    private let centersText: Bool

    private static let nothing = MeasuredContent(LiveContent())

    private init(_ content: LiveContent) {
        width = content.size.width ?? .nan
        height = content.size.height ?? .nan
        firstFromTop = content.baselines?.firstFromTop ?? .nan
        lastFromBottom = content.baselines?.lastFromBottom ?? .nan
        centersText = content.centersText
    }

    static func of(_ content: LiveContent) -> MeasuredContent {
        content == nothing.content ? nothing : MeasuredContent(content)
    }

    var content: LiveContent {
        var content = LiveContent(centersText: centersText)
        if !width.isNaN { content.size.width = width }
        if !height.isNaN { content.size.height = height }
        if !firstFromTop.isNaN {
            content.baselines = .init(firstFromTop: firstFromTop, lastFromBottom: lastFromBottom)
        }
        return content
    }
}
