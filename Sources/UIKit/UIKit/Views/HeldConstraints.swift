// SPDX-License-Identifier: Apache-2.0
/// The constraints that a view holds, in the order in which they were activated.
struct HeldConstraints {
    private var slots: [NSLayoutConstraint?] = []
    private var holes: Int32 = 0

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.indexInHolder = Int32(slots.count)
        slots.append(constraint)
    }

    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint) {
        slots[Int(constraint.indexInHolder)] = nil
        holes += 1
        guard holes > 16, Int(holes) > slots.count / 2 else { return }
        slots.removeAll { $0 == nil }
        holes = 0
        for (index, constraint) in slots.enumerated() { constraint?.indexInHolder = Int32(index) }
    }

    var all: [NSLayoutConstraint] { slots.compactMap { $0 } }
    var isEmpty: Bool { slots.count == Int(holes) }

    /// Whether a constraint is still where it was put.
    @MainActor
    fileprivate func holds(_ constraint: NSLayoutConstraint) -> Bool {
        slots.indices.contains(Int(constraint.indexInHolder)) && slots[Int(constraint.indexInHolder)] === constraint
    }

    fileprivate var isLarge: Bool { slots.count > 32 }

    /// The constraints of each view.
    @MainActor
    fileprivate func makeIndex() -> [ObjectIdentifier: [NSLayoutConstraint]] {
        var made: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for constraint in all {
            for place in constraint.places {
                guard let view = NSLayoutConstraint.view(of: place.item) else { continue }
                made[ObjectIdentifier(view), default: []].append(constraint)
            }
        }
        return made
    }
}

extension UIView {
    /// The held constraints that refer to a view or to what is inside it, in their order.
    ///
    /// Many are found through an index, so that a view can be emptied of its subviews in linear time.
    func heldConstraints(inside view: UIView) -> [NSLayoutConstraint] {
        guard heldConstraints.isLarge else { return heldConstraints.all.filter { $0.refers(inside: view) } }
        let index = rareProperties?.constraintIndex ?? heldConstraints.makeIndex()
        ownRare.constraintIndex = index
        var found = DistinctObjects<NSLayoutConstraint>()
        func collect(_ view: UIView) {
            for constraint in index[ObjectIdentifier(view)] ?? [] where heldConstraints.holds(constraint) {
                found.append(constraint)
            }
            for subview in view.subviewsStorage { collect(subview) }
        }
        collect(view)
        return found.all.sorted { $0.indexInHolder < $1.indexInHolder }
    }
}
