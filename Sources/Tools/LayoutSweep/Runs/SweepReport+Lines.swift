// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension SweepReport {
    /// What begins, ends or jumps at one size.
    package struct Entry {
        /// Points, or the number of a text size.
        package var value: Double
        package var lines: [Line]
    }

    /// One thing that begins, ends or jumps.
    package struct Line {
        package enum Duration { case fromHereOn, atOneSize }

        package var text: String
        package var duration = Duration.fromHereOn
        /// The kind of the trait that it is about; nil for numbers that jump.
        package var kind: SweepState.Trait.Kind?

        /// `from 240`, `at 240 only`, `at 414`
        package func place(_ value: String) -> String {
            switch duration {
            case .atOneSize: "at \(value) only"
            case .fromHereOn: kind == nil ? "at \(value)" : "from \(value)"
            }
        }
    }

    /// By increasing size.
    package var entries: [Entry] {
        var entries: [Entry] = []
        var rest = sweep.changes[...]
        while let first = rest.first {
            let here = rest.prefix { $0.value == first.value }
            rest = rest.dropFirst(here.count)
            let lines = Self.lines(of: Array(here))
            if !lines.isEmpty { entries.append(Entry(value: number(first), lines: lines)) }
        }
        return entries
    }

    /// What is wrong from the start, and how many lines those texts take of which that changes.
    var startLines: [Line] {
        let changing = Set(sweep.changes.flatMap(\.begins).filter { $0.kind == .lines }.map(\.subject))
        return sweep.start.traits.filter { trait in
            switch trait.kind {
            case .conflict, .ambiguous, .truncated, .overlap: true
            case .limit, .unsatisfied, .stretched, .compressed: false
            case .lines: changing.contains(trait.subject)
            }
        }.map { Line(text: Self.sentence($0, holds: true), kind: $0.kind) }
    }

    /// - Parameter changes: at one size.
    private static func lines(of changes: [Sweep.Change]) -> [Line] {
        let ends = changes.flatMap(\.ends)
        let begins = changes.flatMap(\.begins)
        let momentary = Set(ends).intersection(begins)
        // Between stretched and compressed, a size briefly equals that of the contents.
        let beginning = Set(begins.map(\.subject))
        func isTold(_ end: SweepState.Trait) -> Bool {
            [.stretched, .compressed, .lines].contains(end.kind) && beginning.contains(end.subject)
        }
        var lines: [Line] = []
        var told: Set<SweepState.Trait> = []
        for change in changes {
            for end in change.ends where told.insert(end).inserted {
                if momentary.contains(end) {
                    lines.append(Line(text: exception(end), duration: .atOneSize, kind: end.kind))
                } else if !isTold(end) {
                    lines.append(Line(text: sentence(end, holds: false), kind: end.kind))
                }
            }
            for begin in change.begins where told.insert(begin).inserted {
                lines.append(
                    Line(
                        text: sentence(begin, holds: true),
                        duration: momentary.contains(begin) ? .atOneSize : .fromHereOn, kind: begin.kind))
            }
        }
        if let text = sentence(changes.flatMap(\.jumps)) { lines.append(Line(text: text)) }
        return lines
    }

    // MARK: Sentences

    /// Numbers that a line on jumps names.
    private static let mostJumps = 3

    /// `avatar.x jumps from 16 to 20, name.x from 84 to 88`; nil if nothing does.
    private static func sentence(_ jumps: [SweepJump]) -> String? {
        guard !jumps.isEmpty else { return nil }
        let most = jumps.count == mostJumps + 1 ? mostJumps + 1 : mostJumps
        let parts = jumps.prefix(most).enumerated().map { index, jump in
            "\(jump.view).\(jump.value.rawValue)\(index == 0 ? " jumps" : "") from \(DecimalText.shortest(jump.before)) to "
                + DecimalText.shortest(jump.after)
        }
        let rest = jumps.count - parts.count
        return parts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Views of one trait that a line names.
    private static let mostViews = 5

    /// The views of a subject; nil if it is one.
    private static func several(_ subject: String) -> String? {
        let views = subject.split(separator: ", ")
        guard views.count > 1 else { return nil }
        let rest = views.count - mostViews
        if rest > 1 { return views.prefix(mostViews).joined(separator: ", ") + " and \(rest) more" }
        return views.dropLast().joined(separator: ", ") + " and " + views[views.count - 1]
    }

    /// That something holds at other sizes, but not here.
    private static func exception(_ trait: SweepState.Trait) -> String {
        let subject = trait.subject
        return switch trait.kind {
        case .conflict: "\(subject) does not conflict"
        case .ambiguous:
            several(subject).map { "\($0) are not ambiguous together" } ?? "'\(subject)' is determined"
        case .overlap: "\(subject) do not overlap"
        case .limit: "\(subject) does not decide"
        case .truncated, .unsatisfied, .stretched, .compressed, .lines: sentence(trait, holds: false)
        }
    }

    /// - Parameter holds: whether the trait begins; otherwise it ends.
    private static func sentence(_ trait: SweepState.Trait, holds: Bool) -> String {
        let subject = trait.subject
        return switch (trait.kind, holds) {
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
        case (.lines, true):
            "the text of '\(subject)' takes \(trait.count ?? 0) \(trait.count == 1 ? "line" : "lines")"
        case (.lines, false): "the text of '\(subject)' is empty"
        }
    }
}
