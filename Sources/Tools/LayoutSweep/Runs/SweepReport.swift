// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
package import LayoutJSON

/// The result of a sweep as text and as JSON.
package struct SweepReport {
    package let range: SweepRange
    package let sweep: Sweep
    package let file: String
    package let scene: String?

    package init(
        range: SweepRange, sweep: Sweep, file: String, scene: String?
    ) {
        self.range = range
        self.sweep = sweep
        self.file = file
        self.scene = scene
    }

    /// The number of points, or of a text size.
    package func number(_ change: Sweep.Change) -> Double {
        range.axis == .textSize ? range.lower + change.value : change.value
    }

    package var text: String {
        let name = scene.map { "\(file), \($0)" } ?? file
        var lines = ["\(name): \(range.axis.rawValue) \(range.text(range.lower))...\(range.text(range.upper))"]
        lines += startLines.map { "  from \(range.text(range.lower)): \($0.text)" }
        for entry in entries {
            lines += entry.lines.map { "  \($0.place(range.text(entry.value))): \($0.text)" }
        }
        if lines.count == 1 { lines.append("  no change") }
        return lines.map { DisplayText.safe($0) + "\n" }.joined()
    }

    /// Ranges that a message names.
    private static let mostRanges = 3

    /// Which part of the range was not searched; nil if all was.
    ///
    /// - Parameter views: how many the layout has.
    package func partialSweep(views: Int) -> Diagnostic? {
        guard !sweep.unsearched.isEmpty else { return nil }
        let ranges = sweep.unsearched.prefix(Self.mostRanges)
            .map { "\(range.text($0.lowerBound))...\(range.text($0.upperBound))" }
        let rest = sweep.unsearched.count - ranges.count
        let shown = ranges.joined(separator: ", ") + (rest > 0 ? " and \(rest) more ranges" : "")
        return Diagnostic(
            .partialSweep, .warning,
            "\(views) views were solved at \(Sweep.budget(viewCount: views)) sizes, which is not enough for "
                + "\(range.axis.rawValue) \(shown): states that begin and end in these ranges are not found, and other changes "
                + "are listed at the end of the range",
            fixes: [Diagnostic.Fix("sweep a shorter range")])
    }

    package var json: JSONOutput {
        func traits(_ traits: [SweepState.Trait]) -> JSONOutput {
            .array(
                traits.map { trait in
                    .object([
                        "kind": .string(trait.kind.rawValue), "subject": .string(trait.subject),
                        "count": trait.count.map(JSONOutput.integer),
                    ])
                })
        }
        func number(_ value: Double) -> JSONOutput {
            range.axis == .width || range.axis == .height ? .number(range.text(value)) : .string(range.text(value))
        }
        return .object([
            "file": .string(file), "scene": scene.map(JSONOutput.string), "axis": .string(range.axis.rawValue),
            "from": number(range.lower), "to": number(range.upper), "start": traits(sweep.start.traits),
            "changes": .array(
                sweep.changes.map { change in
                    return .object([
                        "at": number(self.number(change)), "begins": traits(change.begins), "ends": traits(change.ends),
                        "jumps": change.jumps.isEmpty ? nil : .array(change.jumps.map(\.json)),
                    ])
                }),
            "unsearched": sweep.unsearched.isEmpty
                ? nil : .array(sweep.unsearched.map { .array([number($0.lowerBound), number($0.upperBound)]) }),
        ])
    }
}

extension DiagnosticCode {
    package static let partialSweep = DiagnosticCode("partial-sweep")
}

extension SweepJump {
    fileprivate var json: JSONOutput {
        .object([
            "subject": .string("\(view).\(value.rawValue)"), "from": .number(DecimalText.shortest(before)),
            "to": .number(DecimalText.shortest(after)),
        ])
    }
}
