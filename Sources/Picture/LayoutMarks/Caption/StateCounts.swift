// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutScene

/// The number of views and constraints in each state, for the last line of a picture.
struct StateCounts {
    var ambiguous: Int
    var scrolling: Int
    var conflicts: Int
    var conflicting: Int
    var misplaced: Int
    /// How often each kind of other problem is there, in words.
    var problems: [(name: String, count: Int)]
    /// Optional constraints that do not hold.
    var unmet: Int
    /// Required constraints that do not hold, and are in no conflict.
    var missed: Int

    /// - Parameters:
    ///   - scrolling: scroll views whose content's size is open.
    init(_ painter: LayoutPainter, views: [Int], scrolling: Int, marks: [ConstraintMark], tags: [SizeTag]) {
        let states = views.map(painter.states(ofView:))
        ambiguous = states.filter { $0.contains(.ambiguous) }.count
        conflicting = states.filter { $0.contains(.conflict) }.count
        misplaced = states.filter { $0.contains(.misplaced) }.count
        conflicts = painter.shows(.issues) ? painter.layout.conflicts.count : 0
        problems = painter.shows(.issues) ? painter.findings.groups.map { ($0[0].name, $0.count) } : []
        self.scrolling = scrolling
        func count(_ standing: ConstraintMark.Standing) -> Int {
            marks.count { $0.shortfall != nil && $0.standing == standing }
                + Set(tags.filter { $0.violation > 0 && $0.standing == standing }.map(\.source)).count
        }
        unmet = count(.optional)
        missed = count(.required)
    }

    var gravest: MarkState {
        if conflicts > 0 || conflicting > 0 { return .conflict }
        if ambiguous > 0 || scrolling > 0 { return .ambiguous }
        if !problems.isEmpty { return .warned }
        return misplaced > 0 ? .misplaced : .determined
    }

    func summary(_ painter: LayoutPainter, _ omissions: SceneOmissions) -> String {
        var parts: [String] = []
        if conflicts > 0 { parts.append(Self.count(conflicts, "conflict")) }
        if ambiguous > 0 { parts.append(Self.count(ambiguous, "view") + " ambiguous") }
        if scrolling > 0 { parts.append(Self.count(scrolling, "content size") + " ambiguous") }
        if !problems.isEmpty {
            let kinds = problems.map { $0.count > 1 && problems.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }
            let count = problems.reduce(0) { $0 + $1.count }
            parts.append(Self.count(count, "problem") + ": " + kinds.joined(separator: ", "))
        }
        if misplaced > 0 {
            parts.append(
                Self.count(misplaced, "view") + (painter.options.reference == .earlier ? " moved" : " misplaced"))
        }
        if parts.isEmpty {
            let active = painter.document.authoredConstraints.count(where: \.isActive)
            let arrangements = Arrangement.all(in: painter.locator, focus: nil)
            let arranged = arrangements.reduce(0) { $0 + $1.arranged.count }
            var text = Self.count(painter.document.views.count, "view") + ", " + Self.count(active, "constraint")
            if arranged > 0 {
                text += ", \(arranged) arranged by " + (arrangements.count == 1 ? "a stack view" : "stack views")
            }
            parts.append(text)
            if painter.shows(.issues) { parts.append("fully determined") }
        }
        if missed > 0 { parts.append(Self.count(missed, "constraint") + " not met") }
        if unmet > 0 { parts.append(Self.count(unmet, "optional constraint") + " not met") }
        if let axis = painter.options.axis { parts.append("only \(axis.rawValue) constraints") }
        if !painter.options.constraints.isEmpty {
            parts.append("only \(Self.count(Set(painter.options.constraints).count, "named constraint"))")
        }
        if !painter.options.focus.isEmpty {
            parts.append("only what affects " + painter.options.focus.joined(separator: ", "))
        }
        if let id = painter.options.exercise, painter.options.exercisePart == 1 {
            parts.append("other solution of \(id)")
        }
        parts += Self.omitted(omissions, painter)
        return parts.joined(separator: " · ")
    }

    /// What has been left out of the picture, and how to see it.
    private static func omitted(_ omissions: SceneOmissions, _ painter: LayoutPainter) -> [String] {
        var parts: [String] = []
        var words: [String] = []
        if !omissions.marks.isEmpty { words.append(count(omissions.marks.count, "mark")) }
        if !omissions.names.isEmpty { words.append(count(omissions.names.count, "name")) }
        if !words.isEmpty {
            var hints: [String] = []
            if painter.zoom < 3 { hints.append("zoom \(painter.zoom < 2 ? 2 : 3)") }
            if painter.options.focus.isEmpty { hints.append("focus on one view") }
            if painter.options.axis == nil { hints.append("draw one axis") }
            parts.append(
                words.joined(separator: " and ") + " left out for room"
                    + (hints.isEmpty ? "" : ": " + hints.joined(separator: " or ") + " to see more"))
        }
        if !omissions.farAway.isEmpty { parts.append("more beyond the border: see the arrows") }
        return parts
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
