// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// Compares two solved layouts in the JSON form of `solve`: frames first, then everything that explains them.
package struct LayoutComparison: Sendable {
    /// Points by which two numbers may differ and still count as equal.
    package var tolerance: Double
    package var detail: Detail

    /// Which changes are reported.
    package enum Detail: Hashable, Sendable {
        /// Everything that a golden file records.
        case everything
        /// What a reviewer needs: without what follows from a moved frame, and without texts that repeat numbers.
        case causes
    }

    package init(tolerance: Double = 0.01, detail: Detail = .everything) {
        self.tolerance = tolerance
        self.detail = detail
    }

    /// What moved, in the order of the expected layout; empty if nothing did.
    package func differences(expected: JSONOutput, actual: JSONOutput) -> [LayoutDifference] {
        var differences: [LayoutDifference] = []
        compare(expected["canvas"], actual["canvas"], as: "canvas", into: &differences)
        let views = pairs(expected["views"], actual["views"]) { $0["id"]?.string ?? "" }
        for pair in views { compareView(pair, into: &differences) }
        for pair in pairs(expected["guides"], actual["guides"], name: { $0["id"]?.string ?? "" }) {
            compareItem(pair, what: "guide", skipping: [], into: &differences)
        }
        for pair in constraintPairs(expected["constraints"], actual["constraints"]) {
            compareConstraint(pair, into: &differences)
        }
        for pair in pairs(expected["fittings"], actual["fittings"], name: { $0["view"]?.string ?? "" }) {
            compareItem(
                Pair(name: "fit \(pair.name)", expected: pair.expected, actual: pair.actual), what: "fitting",
                skipping: [], into: &differences)
        }
        let diagnostics = pairs(expected["diagnostics"], actual["diagnostics"]) { diagnostic in
            let name = "\(diagnostic["severity"]?.string ?? "") \(diagnostic["code"]?.string ?? "")"
            let views = (diagnostic["views"]?.elements ?? []).compactMap(\.string).joined(separator: ", ")
            return views.isEmpty ? name : "\(name) of \(views)"
        }
        // A diagnostic with another wording or place in the file is the same diagnostic.
        for pair in diagnostics where pair.expected == nil || pair.actual == nil {
            compareItem(pair, what: "diagnostic", skipping: [], into: &differences)
        }
        return differences
    }

    private struct Pair {
        var name: String
        var expected: JSONOutput?
        var actual: JSONOutput?
    }

    /// The elements of two lists by name, the expected order first; the nth of a name goes with the nth of it.
    private func pairs(
        _ expected: JSONOutput?, _ actual: JSONOutput?, name: (JSONOutput) -> String
    ) -> [Pair] {
        var left = (actual?.elements ?? []).map { (name: name($0), value: $0) }
        var pairs: [Pair] = []
        for element in expected?.elements ?? [] {
            let elementName = name(element)
            let match = left.firstIndex { $0.name == elementName }
            pairs.append(Pair(name: elementName, expected: element, actual: match.map { left.remove(at: $0).value }))
        }
        return pairs + left.map { Pair(name: $0.name, expected: nil, actual: $0.value) }
    }

    /// Constraints with the same equation first, then those that differ only in their constant.
    private func constraintPairs(_ expected: JSONOutput?, _ actual: JSONOutput?) -> [Pair] {
        let byEquation = pairs(expected, actual) { $0["equation"]?.string ?? "" }
        var added = byEquation.filter { $0.expected == nil }
        var pairs: [Pair] = []
        for pair in byEquation where pair.expected != nil {
            let shape = EquationShape(pair.name).shape
            guard pair.actual == nil, let index = added.firstIndex(where: { EquationShape($0.name).shape == shape })
            else {
                pairs.append(pair)
                continue
            }
            pairs.append(Pair(name: pair.name, expected: pair.expected, actual: added.remove(at: index).actual))
        }
        return pairs + added
    }

    private func compareConstraint(_ pair: Pair, into differences: inout [LayoutDifference]) {
        let quoted = Pair(name: "'\(pair.name)'", expected: pair.expected, actual: pair.actual)
        guard let old = pair.expected?["equation"]?.string, let new = pair.actual?["equation"]?.string else {
            return compareItem(quoted, what: "constraint", skipping: [], into: &differences)
        }
        let (before, after) = (EquationShape(old), EquationShape(new))
        if before.constant != after.constant {
            differences.append(
                LayoutDifference(
                    subject: before.shape, expected: .string(before.constant), actual: .string(after.constant),
                    kind: .constant))
        }
        compareItem(quoted, what: "constraint", skipping: ["source", "equation"], into: &differences)
    }

    /// The other forms of a frame that moved follow it: they are reported only if the frame itself did not change.
    private func compareView(_ pair: Pair, into differences: inout [LayoutDifference]) {
        guard let expected = pair.expected, let actual = pair.actual else {
            return compareItem(pair, what: "view", skipping: [], into: &differences)
        }
        let before = differences.count
        for side in ["x", "y", "width", "height"] {
            compare(
                expected["frame"]?[side], actual["frame"]?[side], as: "\(pair.name).\(side)",
                kind: .frame(view: pair.name, side: side), into: &differences)
        }
        let hasMoved = differences.count > before
        if !(hasMoved && detail == .causes) {
            let (old, new) = (expected["intrinsicContentSize"], actual["intrinsicContentSize"])
            for side in ["width", "height"] {
                compare(
                    old?[side], new?[side], as: "\(pair.name).intrinsicContentSize.\(side)",
                    kind: .contentSize(view: pair.name, side: side), into: &differences)
            }
        }
        var derived = ["frame", "intrinsicContentSize"]
        if hasMoved { derived += ["canvasFrame", "pixelFrame", "firstBaseline", "lastBaseline"] }
        if hasMoved, detail == .causes { derived += ["misplaced", "ranges"] }
        compareItem(pair, what: "view", skipping: derived, into: &differences)
    }

    private func compareItem(
        _ pair: Pair, what: String, skipping skipped: [String], into differences: inout [LayoutDifference]
    ) {
        guard let expected = pair.expected, let actual = pair.actual else {
            let isPlain = detail == .causes && what == "constraint"
            let frame = { (value: JSONOutput?) in
                value.map { isPlain ? .null : $0["frame"] ?? $0["status"] ?? $0["message"] ?? $0 }
            }
            differences.append(
                LayoutDifference(
                    subject: "\(what) \(pair.name)", expected: frame(pair.expected), actual: frame(pair.actual)))
            return
        }
        differences += memberDifferences(expected, actual, as: pair.name, skipping: skipped)
    }

    /// The differences between two objects, member by member.
    func memberDifferences(
        _ expected: JSONOutput, _ actual: JSONOutput, as subject: String, skipping skipped: [String]
    ) -> [LayoutDifference] {
        var differences: [LayoutDifference] = []
        for name in memberNames(expected, actual) where !skipped.contains(name) {
            compare(expected[name], actual[name], as: "\(subject).\(name)", into: &differences)
        }
        return differences
    }

    private func compare(
        _ expected: JSONOutput?, _ actual: JSONOutput?, as subject: String, kind: LayoutDifference.Kind = .other,
        into differences: inout [LayoutDifference]
    ) {
        switch (expected, actual) {
        case (let old?, let new?) where isWithinTolerance(old, new): break
        case (.members?, .members?):
            guard let expected, let actual else { break }
            for name in memberNames(expected, actual) {
                compare(expected[name], actual[name], as: "\(subject).\(name)", into: &differences)
            }
        case (.array(let old)?, .array(let new)?) where old.count == new.count:
            for index in old.indices {
                compare(old[index], new[index], as: "\(subject)[\(index)]", into: &differences)
            }
        case (let old, let new) where old == new: break
        default:
            differences.append(LayoutDifference(subject: subject, expected: expected, actual: actual, kind: kind))
        }
    }

    private func isWithinTolerance(_ old: JSONOutput, _ new: JSONOutput) -> Bool {
        guard let old = old.number, let new = new.number else { return false }
        return abs(old - new) <= tolerance
    }

    private func memberNames(_ expected: JSONOutput, _ actual: JSONOutput) -> [String] {
        guard case .members(let old) = expected, case .members(let new) = actual else { return [] }
        let names = old.map(\.key)
        return names + new.map(\.key).filter { !names.contains($0) }
    }
}
