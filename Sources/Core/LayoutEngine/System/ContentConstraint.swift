// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// One of the inequalities by which a view's natural size takes part; most views have several, so that it is small.
struct ContentConstraint {
    /// Which of an axis's two inequalities.
    enum Side {
        case hugging, resistance
    }

    private let viewNumber: Int32
    let axis: Axis
    let side: Side
    /// The natural size, points.
    var size: Double

    init(view: Int, axis: Axis, side: Side, size: Double) {
        viewNumber = Int32(view)
        self.axis = axis
        self.side = side
        self.size = size
    }

    var view: Int { Int(viewNumber) }

    var origin: RowOrigin {
        switch side {
        case .hugging: .contentHugging(view: view, axis: axis)
        case .resistance: .compressionResistance(view: view, axis: axis)
        }
    }

    func installed(in document: Document) -> InstalledConstraint {
        let priorities =
            side == .hugging ? document.views[view].contentHugging : document.views[view].compressionResistance
        return installed(priority: priorities[axis])
    }

    func installed(priority: LayoutPriority) -> InstalledConstraint {
        InstalledConstraint(
            origin: origin, first: .anchor(InstalledAnchor(.view(view), axis == .horizontal ? .width : .height)),
            relation: side == .hugging ? .lessThanOrEqual : .greaterThanOrEqual, second: nil, constant: size,
            priority: priority)
    }
}
