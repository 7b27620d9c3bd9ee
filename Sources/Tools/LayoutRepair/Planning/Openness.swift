// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The values of views that constraints do not determine yet.
struct Openness {
    let layout: SolvedLayout
    /// Frames whose sizes the views are to have, also where their contents have others; nil = the contents decide.
    let sizes: DesignFrames?
    /// What `sizes` applies to.
    let sized: Set<ViewAxis>
    private var closed: Set<ViewAxis> = []

    struct ViewAxis: Hashable {
        var view: Int
        var axis: Axis
    }

    /// Points by which design-time sizes, which are rounded to pixels, may differ from those of contents.
    private static let tolerance = 0.75

    init(layout: SolvedLayout, sizes: DesignFrames? = nil, sized: Set<ViewAxis> = []) {
        self.layout = layout
        self.sizes = sizes
        self.sized = sized
    }

    func of(_ view: Int, _ axis: Axis) -> Set<AmbiguousAttribute.Name> {
        guard !closed.contains(ViewAxis(view: view, axis: axis)) else { return [] }
        var open = layout.views[view].open(axis)
        if hasOtherSize(view, axis) { open.insert(axis == .horizontal ? .width : .height) }
        return open
    }

    /// Whether the value of an attribute may be open: that of an edge where the position is, and behind the position where the
    /// size is.
    func isOpen(_ attribute: LayoutAttribute, of view: Int) -> Bool {
        let open = of(view, attribute.axis)
        return switch attribute {
        case .width: open.contains(.width)
        case .height: open.contains(.height)
        case .left: open.contains(.x)
        case .leading where layout.views[view].direction == .leftToRight: open.contains(.x)
        case .top: open.contains(.y)
        default: !open.isEmpty
        }
    }

    func hasOtherSize(_ view: Int, _ axis: Axis) -> Bool {
        guard let sizes, sized.contains(ViewAxis(view: view, axis: axis)) else { return false }
        return abs(layout.views[view].frame.size[axis] - sizes[view].size[axis]) > Self.tolerance
    }

    /// The height of a text depends on its width, which comes first.
    func waits(_ view: Int, _ axis: Axis) -> Bool { axis == .vertical && hasOtherSize(view, .horizontal) }

    /// What constraints that are about to be added determine.
    mutating func close(_ view: Int, _ axis: Axis) { closed.insert(ViewAxis(view: view, axis: axis)) }
}

extension SolvedView {
    /// What the constraints leave open along an axis.
    func open(_ axis: Axis) -> Set<AmbiguousAttribute.Name> {
        Set(ambiguities.lazy.map(\.name).filter { $0.axis == axis })
    }
}
