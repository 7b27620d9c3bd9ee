// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Reads the description of one constraint.
///
///     description := [ class ":" pointer [ "@" file "#" line ] ] [ "'" identifier "'" ] [ mask ] body [ suffix ]
///     body        := drawing | equation
struct ConstraintParser {
    /// - Parameters:
    ///   - text: without the brackets; line breaks are where a page or terminal wrapped it.
    static func constraint(_ text: String, isCut: Bool, source: SourceRange) -> LoggedConstraint {
        let variants = unwrapped(text)
        var best = parse(variants[0], isCut, source)
        for variant in variants.dropFirst() where best.equation == nil || !best.hasPlausiblePointers {
            let other = parse(variant, isCut, source)
            if other.equation != nil, other.hasPlausiblePointers || best.equation == nil { best = other }
        }
        return best
    }

    /// A wrap stands for a blank or for nothing: every way to read the first few of them.
    private static func unwrapped(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
            line.drop { $0 == " " || $0 == "\t" }
        }
        guard lines.count > 1 else { return [lines.first.map(String.init) ?? ""] }
        let breaks = lines.count - 1
        let ways = breaks <= 5 ? 1 << breaks : 2
        return (0..<ways).map { way in
            var result = String(lines[0])
            for (index, line) in lines.dropFirst().enumerated() {
                let joins = breaks <= 5 ? way >> index & 1 == 1 : way == 1
                while result.last == " " { result.removeLast() }
                result += (joins ? "" : " ") + line
            }
            return result
        }
    }

    private static func parse(_ text: String, _ isCut: Bool, _ source: SourceRange) -> LoggedConstraint {
        var rest = Substring(text)
        let suffix = DescriptionSuffix(removedFrom: &rest)
        var constraint = LoggedConstraint(text: text, identifier: nil, source: source)
        constraint.priority = suffix.priority
        constraint.contentPriorities = suffix.content
        constraint.isInactive = suffix.isInactive
        constraint.names = suffix.names
        constraint.cutSuperview = suffix.cutSuperview
        constraint.isCut = isCut
        let head = DescriptionHead(removedFrom: &rest)
        constraint.className = head.className
        constraint.pointer = head.pointer
        constraint.label = head.label
        constraint.file = head.file
        constraint.line = head.line
        constraint.identifier = head.identifier
        constraint.mask = head.mask
        let names = NameTable(suffix.names)
        let isWhole = !isCut || suffix.isPresent
        if let drawing = DrawnBody(rest, names: names) {
            constraint.equation = drawing.equation
            constraint.priority = drawing.priority ?? constraint.priority
        } else if let body = EquationBody(rest, names: names, isWhole: isWhole) {
            constraint.equation = body.equation
            constraint.priority = body.priority ?? constraint.priority
        }
        if constraint.equation != nil, !constraint.isUndamaged {
            constraint.equation = nil
            constraint.isCut = true
        }
        return constraint
    }
}

extension LoggedConstraint {
    /// Whether two digits have a blank between them, outside of texts in quotation marks.
    private var hasTornNumber: Bool {
        let plain = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { Array($0.element) }
        return plain.contains { part in
            zip(part, zip(part.dropFirst(), part.dropFirst(2))).contains {
                $0.isWholeNumber && $1.0 == " " && $1.1.isWholeNumber
            }
        }
    }

    /// Whether no pointer of the description seems to have been torn apart: those of one line are about equally long.
    fileprivate var hasPlausiblePointers: Bool {
        let items = [equation?.first.item, equation?.second?.item].compactMap { $0 } + names.map(\.item)
        let pointers = items.compactMap(\.pointer).filter { $0.hasPrefix("0x") }
        guard pointers.allSatisfy({ $0.count >= 5 && $0.dropFirst(2).allSatisfy(\.isHexDigit) }) else { return false }
        // A class name or a number in two parts was torn as well.
        if items.contains(where: { $0.className?.contains(" ") == true }) || hasTornNumber { return false }
        // A name of its own is explained in the suffix.
        return !items.contains { item in
            item.className == nil && item.pointer == nil
                && (item.name ?? "").contains(where: { $0 == " " || $0 == ":" })
        }
    }
}
