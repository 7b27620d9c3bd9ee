// SPDX-License-Identifier: Apache-2.0

/// Puts the parts of a log together to reports.
struct ReportCollector {
    private let text: PastedText
    /// The report that is being put together.
    private var current: Draft?
    private var isBreaking = false
    /// Whether an opening bracket comes right before the next constraint.
    private var isListOpening = false
    /// A broken constraint without a list: often the tail of a report whose beginning was not copied.
    private var lone: LoggedConstraint?

    private struct Draft {
        var start: Int
        var end: Int
        var hasOpening = false
        var hasAdvice = false
        var isListed = false
        var isListOpened = false
        var isListClosed = false
        /// Whether a line stands for members that were left out.
        var isShortened = false
        var hasBreaking = false
        var members: [LoggedConstraint] = []
        var isTooLong = false
        var broken: LoggedConstraint?
        /// By the first line; the classes of views are a better sign.
        var hasAppKitOpening = false
        var systemProcess: String?
    }

    /// More members than any list has that a person can read.
    static let mostMembers = 1000
    private static let mostReports = 1000

    /// What shows that a list is a report.
    enum Frame {
        /// The console's sentences.
        case sentences
        /// The brackets of a whole list.
        case brackets
        case none
    }

    /// Reports with a frame, and lists without one that may still be reports.
    static func reports(of text: PastedText) -> [(report: ConflictReport, frame: Frame)] {
        var collector = ReportCollector(text: text)
        for (event, start) in LogScanner.events(in: text) { collector.take(event, at: start) }
        collector.close()
        if collector.found.isEmpty, let lone = collector.lone {
            let report = ConflictReport(members: [], broken: nil, isCut: true, isAppKit: false, source: lone.source)
            return [(report, .sentences)]
        }
        return collector.found
    }

    private var found: [(report: ConflictReport, frame: Frame)] = []

    private init(text: PastedText) { self.text = text }

    private mutating func take(_ event: LogEvent, at start: Int) {
        switch event {
        case .opening:
            close()
            current = Draft(start: start, end: start, hasOpening: true)
            if isAppKitOpening(at: start) { current?.hasAppKitOpening = true }
            current?.systemProcess = SystemProcess.name(before: start, in: text.bytes)
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
        case .elidedList:
            current?.isListed = true
            if current?.isListClosed == false { current?.isShortened = true }
        case .listStart: isListOpening = true
        case .listEnd: if current?.members.isEmpty == false { current?.isListClosed = true }
        case .constraint(let found):
            take(found)
            isListOpening = false
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
        if current == nil {
            current = Draft(start: found.range.lowerBound, end: found.range.upperBound)
            current?.isListOpened = isListOpening
        }
        guard (current?.members.count ?? 0) < Self.mostMembers else { return }
        current?.members.append(constraint)
        current?.isListed = true
        current?.end = found.range.upperBound
    }

    /// AppKit ends its first sentence in a colon.
    private func isAppKitOpening(at start: Int) -> Bool {
        guard let end = LogPhrases.phrase(in: text.bytes, at: start)?.end else { return false }
        return text.bytes[end...].first == UInt8(ascii: ":")
    }

    private mutating func close() {
        isBreaking = false
        guard let draft = current else { return }
        current = nil
        guard draft.isListed || draft.hasBreaking && draft.hasOpening, found.count < Self.mostReports else { return }
        let isFramed = draft.hasOpening || draft.hasAdvice || draft.hasBreaking
        let isWholeList = draft.isListOpened && draft.isListClosed
        let isCut =
            draft.members.contains(where: \.isCut) || draft.isShortened
            || !draft.hasOpening && !draft.hasAdvice && !isWholeList || !draft.isListClosed && !draft.hasBreaking
        let range = text.sourceRange(draft.start..<max(draft.end, draft.start + 1))
        let broken = Self.place(of: draft.broken, in: draft.members)
        var report = ConflictReport(
            members: draft.members, broken: broken, isCut: isCut, isTooLong: draft.isTooLong,
            isAppKit: Self.isAppKit(draft.members) ?? draft.hasAppKitOpening, source: range)
        report.systemProcess = draft.systemProcess
        // A line that cannot be read may be it.
        if broken == nil, let printed = draft.broken, printed.equation != nil, !draft.isTooLong,
            draft.members.allSatisfy({ $0.equation != nil })
        {
            report.unlistedBroken = printed
        }
        found.append((report, isFramed ? .sentences : isWholeList ? .brackets : .none))
    }

    /// By the classes of the views: those of one framework only; nil if they do not tell.
    private static func isAppKit(_ members: [LoggedConstraint]) -> Bool? {
        let names = members.flatMap(\.items).compactMap(\.className).map { name in
            // A class that is observed has this prefix on both systems.
            (name.hasPrefix("NSKVONotifying_") ? name.dropFirst("NSKVONotifying_".count) : name[...]).drop { $0 == "_" }
        }
        let hasAppKit = names.contains { $0.hasPrefix("NS") }
        let hasUIKit = names.contains { $0.hasPrefix("UI") }
        return hasAppKit == hasUIKit ? nil : hasAppKit
    }

    /// The broken constraint's place in the list; its line may be cut off, even inside the pointer.
    private static func place(of broken: LoggedConstraint?, in members: [LoggedConstraint]) -> Int? {
        guard let broken else { return nil }
        let same = members.indices.filter { members[$0].className == broken.className }
        if let pointer = broken.pointer, !pointer.hasSuffix(".") {
            if let exact = same.first(where: { members[$0].pointer == pointer }) { return exact }
            let longer = same.filter { members[$0].pointer?.hasPrefix(pointer) == true }
            if broken.isCut { return pointer.count > 4 && longer.count == 1 ? longer[0] : nil }
        }
        return same.first { members[$0].says(broken) && members[$0].label == broken.label }
    }
}

extension LoggedConstraint {
    /// Whether both say the same of the same items.
    fileprivate func says(_ other: LoggedConstraint) -> Bool {
        guard let a = equation, let b = other.equation else { return false }
        return a.first.item.key == b.first.item.key && a.first.attribute == b.first.attribute
            && a.second?.item.key == b.second?.item.key && a.second?.attribute == b.second?.attribute
            && a.relation == b.relation && a.multiplier == b.multiplier && a.constant == b.constant
    }
}
