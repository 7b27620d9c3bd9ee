// SPDX-License-Identifier: Apache-2.0
/// Finds what takes part in reports, in the order of the text. Other lines of the log are passed over.
struct LogScanner {
    private let bytes: [UInt8]
    private var events: [(event: LogEvent, start: Int)] = []

    /// More than a constraint's text can have; what is longer is not a constraint.
    private static let longestConstraint = 4000

    static func events(in text: PastedText) -> [(event: LogEvent, start: Int)] {
        var scanner = LogScanner(bytes: text.bytes)
        scanner.scan()
        return scanner.events
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] <= 0x20 {
                offset += 1
                continue
            }
            if let head = ConstraintHead(in: bytes, at: offset) {
                let constraint = constraint(from: head)
                events.append((.constraint(constraint), offset))
                offset = max(constraint.range.upperBound, head.start + 1)
            } else if let (event, end) = LogPhrases.phrase(in: bytes, at: offset) {
                events.append((event, offset))
                offset = end
            } else if let (event, end) = mark(at: offset) {
                events.append((event, offset))
                offset = end
            } else {
                offset += 1
            }
        }
    }

    /// Brackets and placeholders of a list, alone on their line.
    private func mark(at offset: Int) -> (LogEvent, Int)? {
        let marks: [(StaticString, LogEvent)] = [
            ("<private>", .elidedList), ("\"\"", .elidedList), ("\"...\"", .elidedList), ("...", .elidedList),
            ("(", .listStart), (")", .listEnd), ("]", .listEnd),
        ]
        guard "<\".()]".utf8.contains(bytes[offset]), isFirstOfLine(offset) else { return nil }
        for (text, event) in marks {
            var end = offset
            let matches = text.withUTF8Buffer { wanted in
                offset + wanted.count <= bytes.count && wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
            }
            guard matches else { continue }
            end += text.utf8CodeUnitCount
            var rest = end
            while rest < bytes.count,
                [0x20, 0x09, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "\"")].contains(bytes[rest])
            { rest += 1 }
            if rest == bytes.count || bytes[rest] == 0x0A { return (event, end) }
        }
        return nil
    }

    private func isFirstOfLine(_ offset: Int) -> Bool {
        var before = offset - 1
        while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
        return before < 0 || bytes[before] == 0x0A
    }

    /// From the head to the closing bracket, or to where the next thing begins.
    private func constraint(from head: ConstraintHead) -> LogEvent.Constraint {
        let limit = limit(after: head)
        if head.isQuoted {
            var offset = head.end
            while offset < limit {
                let isQuotation = bytes[offset] == UInt8(ascii: "\"") && bytes[offset - 1] != UInt8(ascii: "\\")
                if isQuotation, !head.hasBracket || bytes[offset - 1] == UInt8(ascii: ">") {
                    return .init(range: head.start..<(head.hasBracket ? offset - 1 : offset), isCut: false)
                }
                offset += 1
            }
        }
        if head.hasBracket {
            var offset = head.end
            while offset < limit {
                if bytes[offset] == UInt8(ascii: ">"), closes(offset, limit) {
                    return .init(range: head.start..<offset, isCut: false)
                }
                offset += 1
            }
        } else {
            var end = (head.end..<limit).first { bytes[$0] == 0x0A } ?? limit
            while end > head.end, " \t\n,;\"".utf8.contains(bytes[end - 1]) { end -= 1 }
            return .init(range: head.start..<end, isCut: false)
        }
        var end = limit
        while end > head.end, [0x20, 0x09, 0x0A, UInt8(ascii: "\""), UInt8(ascii: "<")].contains(bytes[end - 1]) {
            end -= 1
        }
        return .init(range: head.start..<end, isCut: true)
    }

    /// Whether a `>` ends a constraint: a relation goes on with `=`, and a label's text may hold one.
    private func closes(_ offset: Int, _ limit: Int) -> Bool {
        var next = offset + 1
        while next < bytes.count, "\",.)]'".utf8.contains(bytes[next]) { next += 1 }
        if next >= limit || bytes[next] == 0x0A { return true }
        guard next > offset + 1 || bytes[next] == 0x20 || bytes[next] == 0x09 else { return false }
        while next < limit, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        return next >= limit || "<\")]\n".utf8.contains(bytes[next]) || LogPhrases.phrase(in: bytes, at: next) != nil
            || isWill(next)
    }

    private func isWill(_ offset: Int) -> Bool { bytes[offset...].prefix(5).elementsEqual("Will ".utf8) }

    /// Where a constraint must have ended: at the next one, at a sentence of the frame, at an empty line.
    private func limit(after head: ConstraintHead) -> Int {
        let end = min(bytes.count, head.start + Self.longestConstraint)
        var offset = head.end
        while offset < end {
            if bytes[offset] == 0x0A {
                var next = offset + 1
                while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
                if next >= end || bytes[next] == 0x0A { return offset }
                if bytes[next] == UInt8(ascii: ")") || bytes[next] == UInt8(ascii: "]"), isLineEnd(next + 1) {
                    return offset
                }
                if bytes[next...].prefix(12).elementsEqual("Will attempt".utf8) || isOmission(next) { return offset }
            } else if ConstraintHead(in: bytes, at: offset) != nil || LogPhrases.phrase(in: bytes, at: offset) != nil {
                return offset
            }
            offset += 1
        }
        return end
    }

    /// Whether a line says that something was left out.
    private func isOmission(_ offset: Int) -> Bool {
        let line = bytes[offset...].prefix(60).prefix { $0 != 0x0A }
        let marks = ["...", "[...", "(...", "<...", "<snip", "[snip", "[trunc", "<trunc", "[cut", "---"]
        return marks.contains { line.starts(with: $0.utf8) }
    }

    private func isLineEnd(_ offset: Int) -> Bool { offset >= bytes.count || bytes[offset] == 0x0A }
}
