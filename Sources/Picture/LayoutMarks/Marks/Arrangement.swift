// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A stack view with the subviews that it arranges.
struct Arrangement {
    /// Index of the stack view in the document.
    var view: Int
    var stack: ViewContent.StackView
    /// Indices in the document, in the order of arrangement.
    var arranged: [Int]
    /// The position of each in that order.
    private let positions: [Int: Int]
    private let customSpacing: ViewContent.StackView.SettingTable<Double>

    private init(view: Int, stack: ViewContent.StackView, arranged: [Int]) {
        self.view = view
        self.stack = stack
        self.arranged = arranged
        positions = Dictionary(zip(arranged, 0...)) { first, _ in first }
        customSpacing = .init(stack.customSpacing)
    }

    /// The sizes along the axis.
    var dimensions: [SizeLetters.Dimension] {
        arranged.map { SizeLetters.Dimension(.view($0), stack.axis) }
    }

    /// The stack view without its margins and insets, in canvas coordinates.
    func innerRect(in locator: AnchorLocator) -> Rect? {
        let item = LayoutItem.builtInGuide(.layoutMarginsGuide, of: view)
        let margins = stack.isLayoutMarginsRelativeArrangement ? locator.rect(of: item) : nil
        guard let rect = margins ?? locator.rect(of: .view(view)) else { return nil }
        let insets = stack.edgeInsets
        guard rect.width > insets.left + insets.right, rect.height > insets.top + insets.bottom else { return rect }
        return Rect(
            minX: rect.minX + insets.left, minY: rect.minY + insets.top, maxX: rect.maxX - insets.right,
            maxY: rect.maxY - insets.bottom)
    }

    /// The smallest distance in points of the layout between two neighbours.
    func spacing(between first: Int, _ second: Int, _ document: Document) -> Double {
        let before = (positions[second] ?? 0) < (positions[first] ?? 0) ? second : first
        return customSpacing[document.views[before]] ?? stack.spacing
    }

    /// The arrangements that are drawn: those of the view in focus, if there is one.
    static func all(in locator: AnchorLocator, focus: MarkFocus?) -> [Arrangement] {
        let views = locator.document.views
        return views.indices.compactMap { index in
            guard case .stackView(let stack) = views[index].content, !locator.isHidden(index) else { return nil }
            let arranged = locator.document.arrangedSubviews(of: index)
            if let focus, focus.views.isDisjoint(with: arranged + [index]) { return nil }
            return Arrangement(view: index, stack: stack, arranged: arranged)
        }
    }
}
