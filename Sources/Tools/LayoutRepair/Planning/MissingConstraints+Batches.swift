// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Many views at once: one solution shows for all of them whether their candidates are right.
extension MissingConstraints {
    /// How often what is left of a batch is tried again without the additions that were wrong.
    private static let mostAttempts = 4

    /// Adds a candidate for each view whose open values do not depend on another one's.
    ///
    /// - Returns: whether a view was determined, or a candidate shown to be wrong.
    mutating func addBatch() -> Bool {
        var batch = batch
        guard batch.count > 1 else { return false }
        var hasLearned = false
        for attempt in 0..<Self.mostAttempts {
            let solved = solution(with: batch)
            let right = batch.filter { isRight($0, in: solved) }
            if right.count == batch.count { return add(batch, solved) || hasLearned }
            if attempt == 0 { hasLearned = noteFailures(of: batch, in: solved) }
            // Without the wrong ones those that refer to their views may be wrong as well.
            batch = right
            if batch.isEmpty { break }
        }
        return hasLearned
    }

    /// In the order of the views. What is about to be determined counts as determined for those that follow.
    private var batch: [Addition] {
        var openness = openness
        let links = OpenLinks(document, openness)
        var linked: Set<Int> = []
        var batch: [Addition] = []
        for index in selected where index != 0 {
            for axis in Axis.allCases {
                // One constraint may determine everything that is linked with its view.
                guard !openness.of(index, axis).isEmpty, !openness.waits(index, axis),
                    !linked.contains(links.group(of: index, axis))
                else { continue }
                let addition = addition(
                    for: index, axis, openness, isAlone: references.isAlone(index, axis), waits: true,
                    skipping: failures[ViewAxis(view: index, axis: axis)] ?? 0)
                guard let addition else { continue }
                linked.insert(links.group(of: index, axis))
                batch.append(addition)
                openness.close(index, axis)
            }
        }
        return batch
    }

    /// A candidate is wrong by itself if the views that it refers to are where they belong.
    ///
    /// - Returns: whether there was one.
    private mutating func noteFailures(of batch: [Addition], in solved: SolvedLayout) -> Bool {
        let wrong = Set(
            batch.filter { !isRight($0, in: solved) }.map { ViewAxis(view: $0.view, axis: $0.axis) })
        var hasFailures = false
        for addition in batch {
            let key = ViewAxis(view: addition.view, axis: addition.axis)
            guard wrong.contains(key) else { continue }
            let others = addition.constraints.flatMap(\.anchors).map { document.owner(of: $0.item) }
                .filter { $0 != addition.view }
            guard others.allSatisfy({ !wrong.contains(ViewAxis(view: $0, axis: addition.axis)) }) else { continue }
            failures[key, default: 0] += 1
            hasFailures = true
        }
        return hasFailures
    }
}
