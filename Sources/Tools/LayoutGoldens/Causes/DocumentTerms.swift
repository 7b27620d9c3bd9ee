// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What two recorded layouts keep of their documents. A golden of an earlier version keeps nothing: then there is nothing to compare.
struct DocumentTerms {
    private let expected: JSONOutput?
    private let actual: JSONOutput?
    private let oldColors: [String: JSONOutput]
    private let newColors: [String: JSONOutput]
    /// `metric PAD 16 → 24`, by the metric's name.
    private let changedMetrics: [String: String]

    init(expected: JSONOutput?, actual: JSONOutput?) {
        self.expected = expected
        self.actual = actual
        oldColors = Self.values(expected?["colors"])
        newColors = Self.values(actual?["colors"])
        let (old, new) = (Self.values(expected?["metrics"]), Self.values(actual?["metrics"]))
        changedMetrics = new.reduce(into: [:]) { changed, metric in
            guard let before = old[metric.key], before != metric.value else { return }
            changed[metric.key] = "metric \(metric.key) \(before.text) → \(metric.value.text)"
        }
    }

    private static func values(_ object: JSONOutput?) -> [String: JSONOutput] {
        guard case .members(let members)? = object else { return [:] }
        return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    /// The change of a metric that an equation names, as the document writes it; nil if none of its metrics changed.
    func metricCause(in equation: String?) -> (cause: String, name: String)? {
        guard let equation, !changedMetrics.isEmpty else { return nil }
        return equation.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.lazy.compactMap { word in
            changedMetrics[String(word)].map { ($0, String(word)) }
        }.first
    }

    /// Whether the size of the canvas may differ because the documents say so: not if it follows from another device, or if they say the
    /// same and it follows from their content.
    var stateCanvas: Bool {
        guard let expected, let actual else { return true }
        let (old, new) = (expected["canvas"], actual["canvas"])
        return old != new && old?["device"] == new?["device"]
    }

    /// What differs in the canvas, the bars, and the views that both layouts have.
    ///
    /// - Parameter shared: the ids of these views, in the order of the expected layout.
    func differences(of shared: [String]) -> [LayoutDifference] {
        guard let expected, let actual else { return [] }
        var differences: [LayoutDifference] = []
        compare(
            expected["canvas"] ?? .members([]), actual["canvas"] ?? .members([]), as: "canvas", view: nil,
            into: &differences)
        if differences.contains(where: \.isOfDevice) {
            differences.removeAll { !$0.isOfDevice }
        } else {
            // A layout has these with their defaults.
            differences.removeAll {
                ["canvas.width", "canvas.height", "canvas.scale", "canvas.direction"].contains($0.subject)
            }
        }
        compare(expected["bars"], actual["bars"], as: "bars", view: nil, into: &differences)
        let (old, new) = (Self.values(expected["views"]), Self.values(actual["views"]))
        for id in shared where old[id] != nil || new[id] != nil {
            compare(old[id] ?? .members([]), new[id] ?? .members([]), as: id, view: id, into: &differences)
        }
        return differences
    }

    private func compare(
        _ old: JSONOutput?, _ new: JSONOutput?, as subject: String, view: String?, isColor: Bool = false,
        into differences: inout [LayoutDifference]
    ) {
        switch (old, new) {
        case (.members(let before)?, .members(let after)?):
            let keys = before.map(\.key) + after.map(\.key).filter { old?[$0] == nil }
            for key in keys {
                compare(
                    old?[key], new?[key], as: "\(subject).\(key)", view: view,
                    isColor: isColor || ["color", "colors"].contains { key.lowercased().hasSuffix($0) },
                    into: &differences)
            }
        case (.array(let before)?, .array(let after)?) where before.count == after.count:
            for index in before.indices {
                compare(
                    before[index], after[index], as: "\(subject)[\(index)]", view: view, isColor: isColor,
                    into: &differences)
            }
        default:
            let before = isColor ? old?.resolved(in: oldColors) : old
            let after = isColor ? new?.resolved(in: newColors) : new
            guard before != after else { return }
            var difference = LayoutDifference(
                subject: subject, expected: old, actual: new, kind: .document, view: view)
            if old == new, let name = old?.string, let before, let after {
                (difference.expected, difference.actual) = (before, after)
                difference.definition = .init(table: "colors", name: name)
                difference.cause = "color \(name) \(before.string ?? before.text) → \(after.string ?? after.text)"
            }
            differences.append(difference)
        }
    }
}

extension LayoutDifference {
    /// Whether the canvas is that of another device, whose size and scale follow.
    var isOfDevice: Bool { subject == "canvas.device" }
}

extension JSONOutput {
    /// A colour's value: a name stands for what the document makes of it.
    fileprivate func resolved(in colors: [String: JSONOutput]) -> JSONOutput { string.flatMap { colors[$0] } ?? self }
}
