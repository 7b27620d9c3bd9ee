// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry

extension AmbiguousAttribute.Name {
    static func position(_ axis: Axis) -> Self { axis == .horizontal ? .x : .y }
    static func size(_ axis: Axis) -> Self { axis == .horizontal ? .width : .height }

    var isSize: Bool { self == .width || self == .height }
    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    package var order: Int {
        switch self {
        case .x: 0
        case .y: 1
        case .width: 2
        case .height: 3
        }
    }
}

extension ItemTable.Variables {
    func contains(_ variable: Variable) -> Bool {
        variable == width || variable == height || variable == x || variable == y
    }

    func variable(named name: AmbiguousAttribute.Name) -> Variable? {
        switch name {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }

    func name(of variable: Variable) -> AmbiguousAttribute.Name {
        switch variable {
        case width: .width
        case height: .height
        case x: .x
        default: .y
        }
    }
}

extension ItemTable {
    /// What turns an alignment rectangle's coordinate into the frame's.
    func shift(_ item: ItemID, _ name: AmbiguousAttribute.Name) -> Double {
        switch name {
        case .x: -inset(item, .horizontal)
        case .y: -inset(item, .vertical)
        case .width: insets(item, .horizontal)
        case .height: insets(item, .vertical)
        }
    }
}
