// SPDX-License-Identifier: Apache-2.0
import LayoutScene

extension MarkPlan {
    private struct Kind: Hashable {
        var text: String
        var place: SizeTag.Place

        /// Nil for a tag that is never merged.
        init?(_ tag: SizeTag) {
            guard tag.state == .determined, tag.standing == .required, tag.place != .corner, !tag.isShare else {
                return nil
            }
            (text, place) = (tag.text, tag.place)
        }
    }

    /// Many equal sizes have one letter, at the first of them, with their number: `= B ×12`.
    func mergingEqualSizes(moreThan most: Int) -> MarkPlan {
        var counts: [Kind: Int] = [:]
        for kind in tags.compactMap(Kind.init) { counts[kind, default: 0] += 1 }
        var named: Set<Kind> = []
        var plan = self
        plan.tags = tags.compactMap { tag in
            guard let kind = Kind(tag), let count = counts[kind], count > most else { return tag }
            guard named.insert(kind).inserted else { return nil }
            var first = tag
            first.text += " ×\(count)"
            return first
        }
        return plan
    }
}
