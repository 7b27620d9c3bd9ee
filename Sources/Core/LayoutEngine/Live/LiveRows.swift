// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry

/// What the rows of a live layout stand for, in little memory: first the document's constraints, then the natural sizes
/// of views, then the constraints of the system's own, and last the constraints added since.
struct LiveRows {
    enum Meaning {
        /// Index of a constraint, those added since included.
        case constraint(Int)
        case content(view: Int, axis: Axis, side: ContentConstraint.Side)
        /// Index in `systemConstraints`.
        case system(Int)
    }

    /// By the document's constraint: its row, negative for one without; empty if each has the row of its own number.
    private var ownRows: [Int32] = []
    private let constraintCount: Int
    private let ownCount: Int
    /// By view: the number of rows of natural sizes before its own.
    private var contentStart: [Int32] = []
    /// By view: a bit for each row that its natural size has, in their order.
    private var contentBits: [UInt8]
    private let contentCount: Int
    var systemConstraints: [InstalledConstraint]
    /// By constraint added since: its row; negative for one without.
    private var addedRows: [Int32] = []

    /// - Parameter constraintRows: by the document's constraint.
    init(_ constraintRows: [RowID?], _ contents: [ContentConstraint], _ system: [InstalledConstraint], viewCount: Int) {
        constraintCount = constraintRows.count
        ownCount = constraintRows.count { $0 != nil }
        if constraintRows.contains(nil) { ownRows = constraintRows.map { $0.map { Int32($0.index) } ?? -1 } }
        contentBits = [UInt8](repeating: 0, count: viewCount)
        contentCount = contents.count
        systemConstraints = system
        for content in contents { contentBits[content.view] |= 1 << Self.bit(content.axis, content.side) }
        contentStart.reserveCapacity(viewCount)
        var next: Int32 = 0
        for bits in contentBits {
            contentStart.append(next)
            next += Int32(bits.nonzeroBitCount)
        }
    }

    private static func bit(_ axis: Axis, _ side: ContentConstraint.Side) -> UInt8 {
        (axis == .horizontal ? 0 : 2) + (side == .hugging ? 0 : 1)
    }

    /// Takes in the row of the next constraint.
    mutating func append(_ row: RowID?) { addedRows.append(row.map { Int32($0.index) } ?? -1) }

    /// The number of constraints that there have been.
    var count: Int { constraintCount + addedRows.count }

    func row(ofConstraint index: Int) -> RowID? {
        let number =
            index >= constraintCount
            ? addedRows[index - constraintCount] : ownRows.isEmpty ? Int32(index) : ownRows[index]
        return number < 0 ? nil : RowID(index: Int(number))
    }

    /// The row of a natural size; nil for one that does not exist.
    func row(ofView view: Int, _ axis: Axis, _ side: ContentConstraint.Side) -> RowID? {
        let bit = Self.bit(axis, side)
        guard contentBits[view] & 1 << bit != 0 else { return nil }
        let before = (contentBits[view] & (1 << bit - 1)).nonzeroBitCount
        return RowID(index: ownCount + Int(contentStart[view]) + before)
    }

    func meaning(of row: RowID) -> Meaning {
        let row = row.index
        if row < ownCount {
            return .constraint(ownRows.isEmpty ? row : ownRows.firstIndex(of: Int32(row)) ?? row)
        }
        if row < ownCount + contentCount { return content(at: row - ownCount) }
        let system = row - ownCount - contentCount
        if system < systemConstraints.count { return .system(system) }
        return .constraint(constraintCount + (addedRows.firstIndex(of: Int32(row)) ?? 0))
    }

    private func content(at position: Int) -> Meaning {
        var low = 0
        var high = contentStart.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(contentStart[middle]) <= position { low = middle } else { high = middle }
        }
        var left = position - Int(contentStart[low])
        for axis in Axis.allCases {
            for side in [ContentConstraint.Side.hugging, .resistance]
            where contentBits[low] & 1 << Self.bit(axis, side) != 0 {
                if left == 0 { return .content(view: low, axis: axis, side: side) }
                left -= 1
            }
        }
        return .content(view: low, axis: .horizontal, side: .hugging)
    }

    /// Follows a row of the system's own whose constant has changed.
    mutating func setConstant(_ constant: Double, ofSystemRow row: RowID) {
        guard case .system(let index) = meaning(of: row) else { return }
        systemConstraints[index].constant = constant
    }

    /// Whether the rows come from the same constraints as those of another system, in the same order.
    func hasOrigins(of other: LiveRows) -> Bool {
        constraintCount == other.constraintCount && ownRows == other.ownRows && contentBits == other.contentBits
            && addedRows == other.addedRows
            && systemConstraints.map(\.origin) == other.systemConstraints.map(\.origin)
    }
}

/// A constraint of a live layout.
package enum LiveConstraint: Hashable, Sendable {
    /// One of the document, or added since, by its number.
    case own(Int)
    /// One that the system makes.
    case system(InstalledConstraint)
}

/// Constraints that cannot all hold.
package struct LiveConflict: Hashable, Sendable {
    package let members: [LiveConstraint]
    package let broken: LiveConstraint
}
