// SPDX-License-Identifier: Apache-2.0

/// Puts the parts of a log together to reports.
struct ReportCollector {
    private let text: PastedText
    /// The report that is being put together.
    private var current: Draft?
    private var isBreaking = false
    /// A broken constraint without a list: often the tail of a report whose beginning was not copied.
    private var lone: LoggedConstraint?

    private struct Draft {
        var start: Int
        var end: Int
        var hasOpening = false
        var hasAdvice = false
        var isListed = false
        var isListClosed = false
        var hasBreaking = false
        var members: [LoggedConstraint] = []
        var isTooLong = false
        var broken: LoggedConstraint?
        var isAppKit = false
    }

    /// More members than any list has that a person can read.
    static let mostMembers = 1000
    private static let mostReports = 1000

    /// Reports with a frame, and lists without one that may still be reports.
    static func reports(of text: PastedText) -> [(report: ConflictReport, isFramed: Bool)] {
        var collector = ReportCollector(text: text)
        for (event, start) in LogScanner.events(in: text) { collector.take(event, at: start) }
        collector.close()
        if collector.found.isEmpty, let lone = collector.lone {
            let report = ConflictReport(members: [], broken: nil, isCut: true, isAppKit: false, source: lone.source)
            return [(report, true)]
        }
        return collector.found
    }

    private var found: [(report: ConflictReport, isFramed: Bool)] = []

    private init(text: PastedText) { self.text = text }

    private mutating func take(_ event: LogEvent, at start: Int) {
        switch event {
        case .opening:
            close()
            let isAppKit = isAppKitOpening(at: start)
            current = Draft(start: start, end: start, hasOpening: true)
            current?.isAppKit = isAppKit
        case .advice:
            if current?.hasOpening != true || current?.members.isEmpty == false {
                close()
                current = Draft(start: start, end: start)
            }
            current?.hasAdvice = true
        case .breaking:
            isBreaking = true
            current?.hasBreaking = true
        case .closing: close()
        case .elidedList: current?.isListed = true
        case .listEnd: if current?.members.isEmpty == false { current?.isListClosed = true }
        case .constraint(let found): take(found)
        }
    }

    private mutating func take(_ found: LogEvent.Constraint) {
        if !isBreaking, (current?.members.count ?? 0) >= Self.mostMembers {
            current?.isTooLong = true
            return
        }
        let constraint = ConstraintParser.constraint(
            text.string(found.range), isCut: found.isCut, source: text.sourceRange(found.range))
        if isBreaking {
            isBreaking = false
            if current == nil { lone = lone ?? constraint }
            current?.broken = constraint
            current?.end = found.range.upperBound
            close()
            return
        }
        if current?.isListClosed == true { close() }
        if current == nil { current = Draft(start: found.range.lowerBound, end: found.range.upperBound) }
        guard (current?.members.count ?? 0) < Self.mostMembers else { return }
        current?.members.append(constraint)
        current?.isListed = true
        current?.end = found.range.upperBound
    }

    /// AppKit ends its first line in a colon.
    private func isAppKitOpening(at start: Int) -> Bool {
        let line = text.bytes[start...].prefix(120).prefix { $0 != 0x0A }
        return line.contains(UInt8(ascii: ":"))
    }

    private mutating func close() {
        isBreaking = false
        guard let draft = current else { return }
        current = nil
        guard draft.isListed || draft.hasBreaking && draft.hasOpening, found.count < Self.mostReports else { return }
        let isFramed = draft.hasOpening || draft.hasAdvice || draft.hasBreaking
        let isCut =
            draft.members.contains(where: \.isCut) || !draft.hasOpening && !draft.hasAdvice
            || !draft.isListClosed && !draft.hasBreaking
        let range = text.sourceRange(draft.start..<max(draft.end, draft.start + 1))
        let report = ConflictReport(
            members: draft.members, broken: Self.place(of: draft.broken, in: draft.members), isCut: isCut,
            isTooLong: draft.isTooLong, isAppKit: draft.isAppKit, source: range)
        found.append((report, isFramed))
    }

    /// The broken constraint's place in the list; its line may be cut off, even inside the pointer.
    private static func place(of broken: LoggedConstraint?, in members: [LoggedConstraint]) -> Int? {
        guard let broken else { return nil }
        let same = members.indices.filter { members[$0].className == broken.className }
        if let pointer = broken.pointer, !pointer.hasSuffix(".") {
            if let exact = same.first(where: { members[$0].pointer == pointer }) { return exact }
            let longer = same.filter { members[$0].pointer?.hasPrefix(pointer) == true }
            return broken.isCut && pointer.count > 4 && longer.count == 1 ? longer[0] : nil
        }
        return same.first { members[$0].equation == broken.equation && members[$0].label == broken.label }
    }
}
