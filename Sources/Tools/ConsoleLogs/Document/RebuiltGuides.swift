// SPDX-License-Identifier: Apache-2.0
/// The layout margins and safe areas that a report states, with the guides that have them: a document gives them as insets of the
/// view, so that its margin attributes have the same numbers.
struct RebuiltGuides {
    enum Kind: Hashable {
        case margins, safeArea

        /// As a document names the guide of a view.
        var attribute: String { self == .margins ? "layoutMarginsGuide" : "safeAreaLayoutGuide" }
    }

    struct Guide {
        let owner: String
        let kind: Kind
        /// Points, by `left`, `right`, `top` and `bottom`.
        fileprivate(set) var insets: [LoggedAttribute: Double] = [:]
        /// Places of the constraints that state them.
        fileprivate(set) var members: [Int] = []
    }

    /// By the guide's key.
    private(set) var guides: [String: Guide] = [:]

    init() {}

    /// - Parameter broken: a place in `members`. A guide whose own constraint is broken is not where its view has it.
    init(_ members: [LoggedConstraint], broken: Int?, in superviews: Superviews) {
        var unusable: Set<String> = []
        for (index, member) in members.enumerated() {
            guard let kind = Kind(member), let owner = member.names.first(where: { $0.name == "|" })?.item.key,
                let equation = member.equation,
                let guide = [equation.first.item, equation.second?.item].compactMap({ $0 })
                    .first(where: { !$0.isSuperview && $0.key != owner })
            else { continue }
            var found = guides[guide.key] ?? Guide(owner: owner, kind: kind)
            guard let (edge, inset) = Self.inset(of: guide, equation), inset >= 0, index != broken,
                found.owner == owner, found.kind == kind, found.insets[edge].map({ $0 == inset }) ?? true
            else {
                unusable.insert(guide.key)
                continue
            }
            found.insets[edge] = inset
            found.members.append(index)
            guides[guide.key] = found
        }
        // Where nothing is placed by a guide, its own size of at least 0 may be what the conflict is about.
        for (key, guide) in guides where !Self.isUsed(guide, key, members) { unusable.insert(key) }
        for key in unusable { guides[key] = nil }
        // Views inside of a safe area have their part of it; a view has one guide of each kind.
        let all = guides
        for (key, guide) in all {
            let isSecond = all.contains { $0.key < key && $0.value.owner == guide.owner && $0.value.kind == guide.kind }
            let isInside =
                guide.kind == .safeArea
                && all.values.contains { $0.kind == .safeArea && superviews.isInside(guide.owner, of: $0.owner) }
            if isSecond || isInside { guides[key] = nil }
        }
    }

    private static func isUsed(_ guide: Guide, _ key: String, _ members: [LoggedConstraint]) -> Bool {
        members.indices.contains { index in
            guard !guide.members.contains(index), let equation = members[index].equation else { return false }
            return [equation.first, equation.second].contains { anchor in
                anchor?.item.key == key
                    || guide.kind == .margins && anchor?.item.key == guide.owner
                        && anchor?.attribute.isOfMargins == true
            }
        }
    }

    /// Whether a constraint is stated by a view's insets.
    func states(_ member: Int) -> Bool { guides.values.contains { $0.members.contains(member) } }

    func insets(of owner: String, _ kind: Kind) -> [LoggedAttribute: Double]? {
        guides.values.first { $0.owner == owner && $0.kind == kind }?.insets
    }

    /// How far an edge of the guide is inside of its view.
    private static func inset(
        of guide: LoggedItem, _ equation: LoggedConstraint.Equation
    ) -> (LoggedAttribute, Double)? {
        guard let second = equation.second, second.attribute == equation.first.attribute,
            equation.relation == .equal, equation.multiplier.value == 1, let end = equation.first.attribute.end
        else { return nil }
        let isGuideFirst = equation.first.item.key == guide.key
        let edge: LoggedAttribute =
            end.isHorizontal ? (end.isStart ? .left : .right) : (end.isStart ? .top : .bottom)
        return (edge, equation.constant.value * (isGuideFirst == end.isStart ? 1 : -1) + 0)
    }
}

extension RebuiltGuides.Kind {
    /// By the identifier of a constraint that places such a guide in its view.
    fileprivate init?(_ member: LoggedConstraint) {
        guard let identifier = member.identifier else { return nil }
        if identifier.hasSuffix("Margin-guide-constraint") {
            self = .margins
        } else if identifier.contains("SafeAreaLayoutGuide-") {
            self = .safeArea
        } else {
            return nil
        }
    }
}
