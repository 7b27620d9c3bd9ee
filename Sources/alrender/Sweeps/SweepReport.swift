// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutSweep

/// The result of a sweep as text and as JSON.
struct SweepReport {
    let range: SweepArgument
    let sweep: Sweep
    let file: String
    let scene: String?

    /// The number of points, or of a text size.
    func number(_ change: Sweep.Change) -> Double {
        range.axis == .textSize ? range.lower + change.value : change.value
    }

    private func value(_ change: Sweep.Change) -> String { range.text(number(change)) }

    /// A line for each thing that ends or begins.
    func sentences(_ change: Sweep.Change) -> [String] {
        // Between stretched and compressed, a size briefly equals that of the contents.
        let here = sweep.changes.filter { $0.value == change.value }
        let beginning = Set(here.flatMap(\.begins).map(\.subject))
        return change.ends.filter { ![.stretched, .compressed].contains($0.kind) || !beginning.contains($0.subject) }
            .map { Self.sentence($0, begins: false) } + change.begins.map { Self.sentence($0, begins: true) }
    }

    var text: String {
        let name = scene.map { "\(file), \($0)" } ?? file
        var lines = ["\(name): \(range.axis.rawValue) \(range.text(range.lower))...\(range.text(range.upper))"]
        let start = sweep.start.traits.filter { ![.limit, .unsatisfied, .stretched, .compressed].contains($0.kind) }
        lines += start.map { "  from \(range.text(range.lower)): \(Self.sentence($0, begins: true))" }
        for change in sweep.changes {
            lines += sentences(change).map { "  from \(value(change)): \($0)" }
        }
        if lines.count == 1 { lines.append("  no change") }
        return lines.map { DisplayText.safe($0) + "\n" }.joined()
    }

    /// Ranges that a message names.
    private static let mostRanges = 3

    /// Which part of the range was not searched; nil if all was.
    ///
    /// - Parameter views: how many the layout has.
    func partialSweep(views: Int) -> Diagnostic? {
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

    /// Views of one trait that a line names.
    private static let mostViews = 5

    /// The views of a subject; nil if it is one.
    private static func several(_ subject: String) -> String? {
        let views = subject.split(separator: ", ")
        guard views.count > 1 else { return nil }
        let rest = views.count - mostViews
        return rest > 1 ? views.prefix(mostViews).joined(separator: ", ") + " and \(rest) more" : subject
    }

    private static func sentence(_ trait: SweepState.Trait, begins: Bool) -> String {
        let subject = trait.subject
        return switch (trait.kind, begins) {
        case (.conflict, true): "\(subject) conflicts with other constraints"
        case (.conflict, false): "\(subject) no longer conflicts"
        case (.ambiguous, true): several(subject).map { "\($0) are ambiguous together" } ?? "'\(subject)' is ambiguous"
        case (.ambiguous, false):
            several(subject).map { "\($0) are no longer ambiguous together" } ?? "'\(subject)' is determined"
        case (.truncated, true): "the text of '\(subject)' is truncated"
        case (.truncated, false): "the text of '\(subject)' fits"
        case (.overlap, true): "\(subject) overlap"
        case (.overlap, false): "\(subject) no longer overlap"
        case (.limit, true): "\(subject) takes over"
        case (.limit, false): "\(subject) no longer decides"
        case (.unsatisfied, true): "\(subject) gives way"
        case (.unsatisfied, false): "\(subject) holds"
        case (.stretched, true): "\(subject) exceeds its contents"
        case (.stretched, false), (.compressed, false): "\(subject) is that of its contents"
        case (.compressed, true): "\(subject) is less than its contents need"
        }
    }

    var json: JSONOutput {
        func traits(_ traits: [SweepState.Trait]) -> JSONOutput {
            .array(traits.map { .object(["kind": .string($0.kind.rawValue), "subject": .string($0.subject)]) })
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
                    ])
                }),
            "unsearched": sweep.unsearched.isEmpty
                ? nil : .array(sweep.unsearched.map { .array([number($0.lowerBound), number($0.upperBound)]) }),
        ])
    }
}

extension DiagnosticCode {
    static let partialSweep = DiagnosticCode("partial-sweep")
}
