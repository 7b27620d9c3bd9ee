// SPDX-License-Identifier: Apache-2.0
public import AutoLayout
import Foundation

extension LayoutDocument {
    /// The views below a view, with its size as the canvas, after a layout pass. The document does not follow later changes of the views.
    ///
    /// A view is named after its `accessibilityIdentifier`, the property of an ancestor or its view controller that holds
    /// it, or its class, in this order. What a class draws in `draw(_:)` is not known: the view is an empty box with the
    /// name of its class.
    ///
    /// - Parameter name: nil for the class of the view.
    @preconcurrency @MainActor
    public init(of view: UIView, named name: String? = nil) {
        self.init(DocumentBuilder(root: view).document, named: name ?? DebugAddress.className(of: view))
    }
}

extension UIView {
    /// The layout of the view and those inside it: frames by name, what is ambiguous, which constraints hold, and what is wrong.
    ///
    /// ```swift
    /// let layout = try card.solvedLayout()
    /// let problems = layout.diagnostics.filter { $0.severity != .note }
    /// ```
    public func solvedLayout() throws(LayoutError) -> SolvedLayout { try LayoutDocument(of: self).solved() }

    /// The picture of the view's layout, with the constraints that hold it.
    ///
    /// ```swift
    /// let svg = try card.picture(as: .svg).bytes
    /// let screen = try card.picture(options: .screen)
    /// ```
    public func picture(
        as format: Picture.Format = .png, options: Picture.Options = Picture.Options()
    ) throws(LayoutError) -> Picture {
        try solvedLayout().picture(as: format, options: options)
    }
}

extension CGRect {
    /// A rectangle of a solved layout.
    public init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
