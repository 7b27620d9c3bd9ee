// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// The variables of all items. An item's are numbered in turn, width, height, x, y, those of a later item higher.
struct ItemVariables {
    /// By item: its first variable; for one without, that of the next item.
    private var first: [Int32] = []
    /// By item: a bit for each of width, height, x and y.
    private var bits: [UInt8] = []

    init() {}

    init(_ variables: [ItemTable.Variables]) {
        first.reserveCapacity(variables.count)
        bits.reserveCapacity(variables.count)
        var next: Int32 = 0
        for item in variables {
            first.append(next)
            var bits: UInt8 = 0
            for (bit, variable) in [item.width, item.height, item.x, item.y].enumerated() where variable != nil {
                bits |= 1 << UInt8(bit)
                next += 1
            }
            self.bits.append(bits)
        }
    }

    subscript(item: ItemID) -> ItemTable.Variables {
        let bits = bits[item.index]
        var next = Int(first[item.index])
        func take(_ bit: UInt8) -> Variable? {
            guard bits & bit != 0 else { return nil }
            defer { next += 1 }
            return Variable(index: next)
        }
        return ItemTable.Variables(width: take(1), height: take(2), x: take(4), y: take(8))
    }

    func item(of variable: Variable) -> ItemID {
        var low = 0
        var high = first.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(first[middle]) <= variable.index { low = middle } else { high = middle }
        }
        return ItemID(index: low)
    }
}

/// Distances of alignment rectangles from frames, by view; most views have none.
struct InsetTable {
    /// Empty if no view has any.
    private var places: [Int32] = []
    private var values: [EdgeInsets] = [.zero]

    init(_ views: [View]) {
        guard views.contains(where: { $0.alignmentRectInsets != .zero }) else { return }
        places.reserveCapacity(views.count)
        for view in views {
            let insets = view.alignmentRectInsets
            places.append(insets == .zero ? 0 : Int32(values.count))
            if insets != .zero { values.append(insets) }
        }
    }

    subscript(view: Int) -> EdgeInsets { places.isEmpty ? .zero : values[Int(places[view])] }
}

/// An index for some views.
struct SparseIndices {
    /// Empty if there is none; negative for a view without one.
    private var indices: [Int32] = []

    subscript(view: Int) -> Int? { indices.isEmpty || indices[view] < 0 ? nil : Int(indices[view]) }

    /// - Parameter count: the number of views.
    mutating func set(_ index: Int, at view: Int, count: Int) {
        if indices.isEmpty { indices = [Int32](repeating: -1, count: count) }
        indices[view] = Int32(index)
    }
}
