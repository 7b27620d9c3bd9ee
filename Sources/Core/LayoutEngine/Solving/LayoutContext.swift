// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What follows from a document before anything is measured or solved.
struct LayoutContext {
    var document: Document
    let rootRole: SolveOptions.RootRole
    let grid: PixelGrid
    /// By view: its effective reading direction.
    let directions: [LayoutDirection]
    /// By view: whether a stack view takes it out of the layout, because it or a superview of it is a hidden arranged
    /// subview.
    let isDetached: [Bool]

    init(_ document: Document, rootRole: SolveOptions.RootRole = .window) {
        self.document = document
        self.rootRole = rootRole
        grid = PixelGrid(scale: document.canvas.scale)
        var directions: [LayoutDirection] = []
        var isDetached: [Bool] = []
        directions.reserveCapacity(document.views.count)
        isDetached.reserveCapacity(document.views.count)
        var arranging: Arranging?
        for view in document.views {
            directions.append(view.semanticContentAttribute.direction(in: document.canvas.direction))
            if let superview = view.superview {
                if arranging?.superview != superview { arranging = Arranging(superview, document.views) }
                isDetached.append(isDetached[superview] || arranging?.detaches(view) == true)
            } else {
                isDetached.append(false)
            }
        }
        self.directions = directions
        self.isDetached = isDetached
    }

    /// The width that the system's minimum margins of the root depend on; nil if there is none.
    var windowWidth: Double? {
        switch rootRole {
        case .window: document.canvas.width
        case .measuredWindow(let width): width
        case .subview: nil
        }
    }

    /// A superview, and how it arranges its subviews if it is a stack view.
    private struct Arranging {
        let superview: Int
        private let stack: ViewContent.StackView?
        private let visibilityPriorities: ViewContent.StackView.SettingTable<LayoutPriority>

        init(_ superview: Int, _ views: [View]) {
            self.superview = superview
            stack = views[superview].stackView
            visibilityPriorities = .init(stack?.visibilityPriority ?? [])
        }

        func detaches(_ view: View) -> Bool { stack?.detaches(view, visibilityPriorities) == true }
    }
}

extension Document {
    /// The hidden arranged subview through which a stack view takes a view out of the layout: the view itself or a superview of it.
    /// Nil if the view takes part.
    package func viewDetaching(_ view: Int) -> Int? {
        let isDetached = LayoutContext(self).isDetached
        guard isDetached[view] else { return nil }
        var detached = view
        while let superview = views[detached].superview, isDetached[superview] { detached = superview }
        return detached
    }
}

extension SemanticContentAttribute {
    /// Views do not inherit the attribute: each resolves it alone.
    func direction(in application: LayoutDirection) -> LayoutDirection {
        switch self {
        case .unspecified: application
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension View {
    var stackView: ViewContent.StackView? {
        if case .stackView(let stack) = content { stack } else { nil }
    }

    var isStackView: Bool {
        if case .stackView = content { true } else { false }
    }

    /// Whether its bounds move over a content area: what is inside is laid out in that area.
    package var scrollsContent: Bool {
        switch content {
        case .scrollView: true
        default: false
        }
    }
}
