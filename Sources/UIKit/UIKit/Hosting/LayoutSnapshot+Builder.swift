// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension LayoutSnapshot {
    /// Walks a hierarchy in preorder.
    @MainActor
    struct Builder {
        private(set) var views: [View] = []
        private(set) var objects: [UIView] = []
        private(set) var contents: [LiveContent] = []
        private let number: UInt32
        private(set) var placesOfViews: [ObjectIdentifier: Int] = [:]
        private(set) var guides: [UILayoutGuide] = []
        private(set) var engineGuides: [Document.Guide] = []
        private(set) var placesOfGuides: [ObjectIdentifier: Int] = [:]

        /// - Parameter number: of the layout whose places objects keep; 0 if they keep none.
        init(number: UInt32) { self.number = number }

        /// Room for a hierarchy: lists that grow as they are filled end up to twice as large.
        mutating func reserve(_ root: UIView) {
            let count = root.hierarchyCount
            views.reserveCapacity(count)
            objects.reserveCapacity(count)
            contents.reserveCapacity(count)
        }

        @discardableResult
        mutating func add(_ view: UIView, superview: Int?) -> Int {
            let index = views.count
            views.append(engineView(view, index, superview: superview))
            objects.append(view)
            contents.append(view.ownContent)
            if number == 0 {
                placesOfViews[ObjectIdentifier(view)] = index
            } else {
                view.placeInLayout = PlaceInLayout(layout: number, index: index)
            }
            for guide in view.guides {
                if number == 0 {
                    placesOfGuides[ObjectIdentifier(guide)] = guides.count
                } else {
                    guide.placeInLayout = PlaceInLayout(layout: number, index: guides.count)
                }
                guides.append(guide)
                engineGuides.append(
                    Document.Guide(id: "g\(guides.count)", owner: index, isOfGridView: guide.isOfGridView))
            }
            let stack = view as? UIStackView
            var subviews: [Int] = []
            for subview in view.subviewsStorage where subview.takesPartInLayout {
                let child = add(subview, superview: index)
                if stack == nil { subviews.append(child) }
            }
            if let stack { subviews = stack.arrangedSubviews.compactMap(place(of:)) }
            views[index].subviews = subviews
            if let stack { views[index].content = .stackView(stack.engineStackView(place(of:))) }
            return index
        }

        private func place(of view: UIView) -> Int? {
            guard number > 0 else { return placesOfViews[ObjectIdentifier(view)] }
            return view.placeInLayout.layout == number ? view.placeInLayout.index : nil
        }

        private func engineView(_ view: UIView, _ index: Int, superview: Int?) -> View {
            let priorities = view.priorities
            var made = View(
                id: Self.id(of: index), content: view.engineContent, superview: superview,
                contentHugging: AxisPriorities(
                    horizontal: LayoutPriority(priorities.hugging.horizontal.rawValue),
                    vertical: LayoutPriority(priorities.hugging.vertical.rawValue)),
                compressionResistance: AxisPriorities(
                    horizontal: LayoutPriority(priorities.resistance.horizontal.rawValue),
                    vertical: LayoutPriority(priorities.resistance.vertical.rawValue)))
            made.alignmentRectInsets = Self.engineInsets(view.alignmentRectInsets, "alignmentRectInsets", of: view)
            made.layoutMargins = .absolute(Self.engineInsets(view.baseLayoutMargins, "layoutMargins", of: view))
            made.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
            made.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
            let additional = view.engineAdditionalSafeAreaInsets
            if additional != .zero {
                made.additionalSafeAreaInsets = Self.engineInsets(additional, "additionalSafeAreaInsets", of: view)
            }
            made.semanticContentAttribute = view.semanticContentAttribute.engineAttribute
            made.isHidden = view.isHidden
            if !view.frameStorage.size.isWithinEngineLimits { NumberLog.report("frame", of: view) }
            made.frame = view.frameStorage.engineRect
            if superview != nil, view.translatesAutoresizingMaskIntoConstraints {
                made.autoresizingMask = view.autoresizingMaskStorage.engineMask
            }
            return made
        }

        private static func engineInsets(_ insets: UIEdgeInsets, _ name: String, of view: UIView) -> EdgeInsets {
            if !insets.isWithinEngineLimits { NumberLog.report(name, of: view) }
            return insets.engineInsets
        }

        /// Names of views in live layouts are their places.
        static func id(of index: Int) -> String { "v\(index)" }
    }
}

extension UIView {
    /// The view and all views below it.
    fileprivate var hierarchyCount: Int { subviewsStorage.reduce(1) { $0 + $1.hierarchyCount } }
}

extension UISemanticContentAttribute {
    var engineAttribute: SemanticContentAttribute {
        switch self {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
}
