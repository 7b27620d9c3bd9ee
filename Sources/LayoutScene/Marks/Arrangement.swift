// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A stack view with the subviews that it arranges.
struct Arrangement {
    /// Index of the stack view in the document.
    var view: Int
    var stack: ViewContent.StackView
    /// Indices in the document, in the order in which they stand.
    var arranged: [Int]

    /// The sizes along the axis.
    var dimensions: [SizeLetters.Dimension] {
        arranged.map { SizeLetters.Dimension(.view($0), stack.axis) }
    }

    /// Those that are drawn, of the view in focus where there is one.
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
