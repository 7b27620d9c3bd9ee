// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// Compares two recorded layouts: what their documents say, then frames, then everything that explains them.
package struct LayoutComparison: Sendable {
    /// Points by which two numbers may differ and still count as equal.
    package var tolerance: Double

    package init(tolerance: Double = 0.01) { self.tolerance = tolerance }

    /// What is different, in the order of the expected layout, each change of the document with its cause; empty if nothing is.
    package func differences(expected: JSONOutput, actual: JSONOutput) -> [LayoutDifference] {
        let renames = ViewRenames(expected, actual)
        let expected = renames.applied(to: expected)
        let terms = DocumentTerms(expected: expected["document"], actual: actual["document"])
        let views = pairs(expected["views"], actual["views"]) { $0["id"]?.string ?? "" }
        let shared = views.filter { $0.expected != nil && $0.actual != nil }.map(\.name)
        var differences = renames.differences + terms.differences(of: shared)
        compare(
            expected["canvas"], actual["canvas"], as: "canvas", kind: terms.stateCanvas ? .document : .other,
            into: &differences)
        let gone = Set(views.map(\.name)).subtracting(shared)
        for pair in views { compareView(pair, unshared: gone, into: &differences) }
        for pair in pairs(expected["guides"], actual["guides"], name: { $0["id"]?.string ?? "" }) {
            let owner = (pair.expected ?? pair.actual)?["owner"]?.string ?? ""
            compareItem(
                pair, what: "guide", skipping: [], presence: gone.contains(owner) ? .other : .document,
                into: &differences)
        }
        compareConstraints(expected["constraints"], actual["constraints"], terms, unshared: gone, into: &differences)
        for pair in pairs(expected["fittings"], actual["fittings"], name: { $0["view"]?.string ?? "" }) {
            compareItem(
                Pair(name: "fit \(pair.name)", expected: pair.expected, actual: pair.actual), what: "fitting",
                skipping: [], presence: .document, into: &differences)
        }
        let diagnostics = pairs(expected["diagnostics"], actual["diagnostics"]) { diagnostic in
            let name = "\(diagnostic["severity"]?.string ?? "") \(diagnostic["code"]?.string ?? "")"
            let views = (diagnostic["views"]?.elements ?? []).compactMap(\.string).joined(separator: ", ")
            return views.isEmpty ? name : "\(name) of \(views)"
        }
        // A diagnostic with another wording or place in the file is the same diagnostic.
        for pair in diagnostics where pair.expected == nil || pair.actual == nil {
            compareItem(pair, what: "diagnostic", skipping: [], presence: .diagnostic, into: &differences)
        }
        return ComponentCauses(actual).grouped(differences)
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

    /// Constraints with the same equation first, then those that the document writes in the same way, with metrics, and those that
    /// differ only in their constant.
    private func constraintPairs(_ expected: JSONOutput?, _ actual: JSONOutput?) -> [Pair] {
        let byEquation = pairs(expected, actual) { $0["equation"]?.string ?? "" }
        var added = byEquation.filter { $0.expected == nil }
        var pairs: [Pair] = []
        for pair in byEquation where pair.expected != nil {
            let shape = EquationShape(pair.name).shape
            let written = pair.expected?["written"]
            let match =
                pair.actual != nil
                ? nil
                : added.firstIndex { written != nil && $0.actual?["written"] == written }
                    ?? added.firstIndex { EquationShape($0.name).shape == shape }
            guard let index = match else {
                pairs.append(pair)
                continue
            }
            pairs.append(Pair(name: pair.name, expected: pair.expected, actual: added.remove(at: index).actual))
        }
        return pairs + added
    }

    /// Constraints that name a view which came or went follow from that.
    private func compareConstraints(
        _ expected: JSONOutput?, _ actual: JSONOutput?, _ terms: DocumentTerms, unshared: Set<String>,
        into differences: inout [LayoutDifference]
    ) {
        let first = differences.count
        for pair in constraintPairs(expected, actual) {
            let before = differences.count
            compareConstraint(pair, terms, into: &differences)
            let source = pair.actual?["source"]
            for index in before..<differences.count where differences[index].cause != nil {
                if let line = source?["line"]?.number, let column = source?["column"]?.number {
                    differences[index].place = .init(line: Int(line), column: Int(column))
                }
                let isOneSided = pair.expected == nil || pair.actual == nil
                if isOneSided, EquationShape.items(in: pair.name).contains(where: unshared.contains) {
                    differences[index].kind = .other
                    differences[index].cause = nil
                }
            }
        }
        joinReplaced(from: first, in: &differences)
    }

    /// A constraint that went and one that came for the same attribute are one change.
    private func joinReplaced(from first: Int, in differences: inout [LayoutDifference]) {
        var gone: [Substring: Int] = [:]
        for index in first..<differences.count where differences[index].actual == nil && differences[index].cause != nil
        {
            gone[differences[index].subject.split(separator: " ")[1]] = index
        }
        for index in first..<differences.count where differences[index].expected == nil {
            guard differences[index].cause != nil,
                let other = gone.removeValue(forKey: differences[index].subject.split(separator: " ")[1])
            else { continue }
            let equations = [other, index].map { differences[$0].subject.dropFirst("constraint '".count).dropLast() }
            for index in [other, index] { differences[index].cause = "constraint \(equations[0]) → \(equations[1])" }
        }
    }

    private func compareConstraint(_ pair: Pair, _ terms: DocumentTerms, into differences: inout [LayoutDifference]) {
        let quoted = Pair(name: "'\(pair.name)'", expected: pair.expected, actual: pair.actual)
        guard let old = pair.expected?["equation"]?.string, let new = pair.actual?["equation"]?.string else {
            return compareItem(quoted, what: "constraint", skipping: [], presence: .document, into: &differences)
        }
        let first = differences.count
        let (before, after) = (EquationShape(old), EquationShape(new))
        if before.shape != after.shape {
            differences.append(
                LayoutDifference(
                    subject: "constraint", expected: .string(old), actual: .string(new), kind: .document))
        } else if before.constant != after.constant {
            differences.append(
                LayoutDifference(
                    subject: before.shape, expected: .string(before.constant), actual: .string(after.constant),
                    kind: .constant))
        }
        for key in ["identifier", "priority"] {
            compare(
                pair.expected?[key], pair.actual?[key], as: "\(quoted.name).\(key)", kind: .document,
                into: &differences)
        }
        let written = pair.actual?["written"]?.string
        if written == pair.expected?["written"]?.string, let cause = terms.metricCause(in: written) {
            for index in first..<differences.count {
                differences[index].cause = cause.cause
                differences[index].definition = .init(table: "metrics", name: cause.name)
            }
        }
        compareItem(
            quoted, what: "constraint", skipping: ["source", "equation", "written", "identifier", "priority"],
            into: &differences)
    }

    /// The other forms of a frame that moved follow it: they are reported only if the frame itself did not change.
    private func compareView(_ pair: Pair, unshared: Set<String>, into differences: inout [LayoutDifference]) {
        guard let expected = pair.expected, let actual = pair.actual else {
            // What a view brings with it follows from the view.
            let isInside = unshared.contains((pair.expected ?? pair.actual)?["superview"]?.string ?? "")
            return compareItem(
                pair, what: "view", skipping: [], presence: isInside ? .other : .document, into: &differences)
        }
        let before = differences.count
        for side in ["x", "y", "width", "height"] {
            compare(
                expected["frame"]?[side], actual["frame"]?[side], as: "\(pair.name).\(side)",
                kind: .frame(view: pair.name, side: side), into: &differences)
        }
        let hasMoved = differences.count > before
        let (old, new) = (expected["intrinsicContentSize"], actual["intrinsicContentSize"])
        for side in ["width", "height"] {
            compare(
                old?[side], new?[side], as: "\(pair.name).intrinsicContentSize.\(side)",
                kind: .contentSize(view: pair.name, side: side), into: &differences)
        }
        for side in hasMoved ? [] : ["x", "y", "width", "height"] {
            compare(
                expected["canvasFrame"]?[side], actual["canvasFrame"]?[side], as: "\(pair.name).canvasFrame.\(side)",
                kind: .canvasFrame(view: pair.name, side: side), into: &differences)
        }
        for key in ["type", "superview"] {
            compare(expected[key], actual[key], as: "\(pair.name).\(key)", kind: .document, into: &differences)
        }
        var derived = ["frame", "canvasFrame", "intrinsicContentSize", "type", "superview"]
        if hasMoved { derived += ["pixelFrame", "firstBaseline", "lastBaseline"] }
        compareItem(pair, what: "view", skipping: derived, into: &differences)
    }

    /// - Parameter presence: what it is if only one of the layouts has the item.
    private func compareItem(
        _ pair: Pair, what: String, skipping skipped: [String], presence: LayoutDifference.Kind = .other,
        into differences: inout [LayoutDifference]
    ) {
        guard let expected = pair.expected, let actual = pair.actual else {
            let frame = { (value: JSONOutput?) in value.map { $0["frame"] ?? $0["status"] ?? $0["message"] ?? $0 } }
            differences.append(
                LayoutDifference(
                    subject: "\(what) \(pair.name)", expected: frame(pair.expected), actual: frame(pair.actual),
                    kind: presence))
            return
        }
        for name in memberNames(expected, actual) where !skipped.contains(name) {
            compare(expected[name], actual[name], as: "\(pair.name).\(name)", into: &differences)
        }
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
                compare(expected[name], actual[name], as: "\(subject).\(name)", kind: kind, into: &differences)
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
