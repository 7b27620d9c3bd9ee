// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Views that wait for each other: each chain of them needs a view that is pinned to its superview first, and every chain a
/// round of its own if each is solved by itself. What the rounds would add is predicted, and one solution checks all of it.
extension MissingConstraints {
    /// Fewer are not worth a solution of their own.
    private static let fewestPredicted = 3

    /// Adds what the next rounds would add, as far as it turns out right.
    ///
    /// - Returns: whether a view was determined.
    mutating func addPredicted() -> Bool {
        let sequence = Prediction(self).sequence()
        guard sequence.count >= Self.fewestPredicted else { return false }
        let solved = solution(with: sequence)
        guard let wrong = sequence.firstIndex(where: { !isRight($0, in: solved) }) else { return add(sequence, solved) }
        let prefix = Array(sequence[..<wrong])
        guard prefix.count >= Self.fewestPredicted else { return false }
        let partial = solution(with: prefix)
        return prefix.allSatisfy { isRight($0, in: partial) } && add(prefix, partial)
    }

    /// A candidate of a batch; nil if the view needs none, has to wait, or its candidates have all been wrong.
    ///
    /// - Parameter isAlone: whether nothing but constraints that are added can determine the view.
    func addition(
        for index: Int, _ axis: Axis, _ openness: Openness, isAlone: Bool, waits: Bool, skipping failures: Int
    ) -> Addition? {
        let open = openness.of(index, axis)
        let candidates = MissingCandidates(
            neighborhood: neighborhood, guides: guides, layout: layout, openness: openness, waits: waits)
        let groups = candidates.groups(for: index, axis).filter { !isAlone || $0.count == open.count }
        return groups.dropFirst(failures).first.map { Addition(view: index, axis: axis, constraints: $0) }
    }
}

/// What rounds would add, if each candidate determined its view: for the first view that waits an edge of its superview, then
/// all that can follow from neighbours, and so on.
private final class Prediction {
    private let missing: MissingConstraints
    private var openness: Openness
    /// The views and axes that additions refer to.
    private var referred: Set<Openness.ViewAxis> = []
    /// Views and axes in the order in which a round takes them, by position.
    private let order: [Openness.ViewAxis]
    private let positions: [Openness.ViewAxis: Int]
    /// Views whose heights wait for their widths.
    private let waiting: Set<Int>
    /// Whether one of them has its width now.
    private var hasReleased = false
    /// By position: those whose nearest neighbour it is.
    private var followers: [Int: [Int]] = [:]
    private var additions: [MissingConstraints.Addition] = []
    /// Whether only a solution tells what the next round would add: an addition may determine others' values, too, or a text has its
    /// width, on which its height depends.
    private var isUncertain = false

    init(_ missing: MissingConstraints) {
        self.missing = missing
        openness = missing.openness
        let views = missing.selected.filter { $0 != 0 }
        let open = openness
        waiting = Set(views.filter { open.waits($0, .vertical) && !open.of($0, .vertical).isEmpty })
        order = views.flatMap { view in Axis.allCases.map { Openness.ViewAxis(view: view, axis: $0) } }
            .filter { !open.of($0.view, $0.axis).isEmpty && !open.waits($0.view, $0.axis) }
        positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        for (position, key) in order.enumerated() {
            for side in [Side.start, .end] {
                guard let sibling = missing.neighborhood.nearest(to: key.view, key.axis, side)?.index,
                    let neighbor = positions[Openness.ViewAxis(view: sibling, axis: key.axis)]
                else { continue }
                followers[neighbor, default: []].append(position)
            }
        }
    }

    func sequence() -> [MissingConstraints.Addition] {
        var first = 0
        var skipped: [Int] = []
        while !isUncertain, !hasReleased {
            while first < order.count, !isOpen(first) { first += 1 }
            skipped.removeAll { !isOpen($0) }
            if let chosen = skipped.first(where: { add($0, waits: false) }) {
                follow(chosen)
            } else if first < order.count {
                if add(first, waits: false) { follow(first) } else { skipped.append(first) }
                first += 1
            } else {
                break
            }
        }
        return additions
    }

    private func isOpen(_ position: Int) -> Bool { !openness.of(order[position].view, order[position].axis).isEmpty }

    /// Adds all that follows from one view, in the order in which rounds would.
    private func follow(_ position: Int) {
        var next = followers[position] ?? []
        while !next.isEmpty, !isUncertain {
            var round = Set(next).sorted()
            next = []
            var place = 0
            while place < round.count, !isUncertain {
                let position = round[place]
                place += 1
                guard isOpen(position), add(position, waits: true) else { continue }
                for follower in followers[position] ?? [] where isOpen(follower) {
                    if follower < position {
                        next.append(follower)
                    } else if let later = round[place...].firstIndex(where: { $0 >= follower }) {
                        if round[later] != follower { round.insert(follower, at: later) }
                    } else {
                        round.append(follower)
                    }
                }
            }
        }
    }

    /// - Returns: whether there is a candidate for the view.
    private func add(_ position: Int, waits: Bool) -> Bool {
        let key = order[position]
        let isAlone = missing.references.isAlone(key.view, key.axis)
        let addition = missing.addition(
            for: key.view, key.axis, openness, isAlone: isAlone && !referred.contains(key), waits: waits,
            skipping: waits ? missing.failures[key] ?? 0 : 0)
        guard let addition else { return false }
        additions.append(addition)
        openness.close(key.view, key.axis)
        if key.axis == .horizontal, waiting.contains(key.view) { hasReleased = true }
        for anchor in addition.constraints.flatMap(\.anchors) {
            let owner = missing.document.owner(of: anchor.item)
            referred.insert(Openness.ViewAxis(view: owner, axis: key.axis))
        }
        isUncertain = !isAlone
        return true
    }
}
