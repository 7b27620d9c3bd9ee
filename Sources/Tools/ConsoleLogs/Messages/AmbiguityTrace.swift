// SPDX-License-Identifier: Apache-2.0

/// Views that a trace of a tree of views marks as ambiguous, as `_autolayoutTrace` prints it.
struct AmbiguityTrace {
    /// One view of a trace.
    private struct Entry {
        var item: LoggedItem
        /// `minX`, `Width`, …, as printed; empty if the trace does not say.
        var missing: [String]
    }

    private var entries: [Entry] = []
    private let text: PastedText
    private var extent: Range<Int>?

    /// Nil if no view is marked.
    static func message(in text: PastedText) -> LayoutMessage? { AmbiguityTrace(text).message }

    private init(_ text: PastedText) {
        self.text = text
        var start = 0
        for bytes in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let range = start..<(start + bytes.count)
            start = range.upperBound + 1
            let line = String(decoding: bytes, as: UTF8.self)
            // The mark of a view; the legend at the end of a trace has the word in quotation marks or brackets.
            guard let mark = line.firstRange(of: "AMBIGUOUS LAYOUT") else { continue }
            // Before it the view, after marks of the tree.
            var name = line[..<mark.lowerBound].drop { !$0.isLetter && $0 != "_" && $0 != "<" }
            while let last = name.last, "-, \t".contains(last) { name.removeLast() }
            guard !name.isEmpty else { continue }
            let item = ItemText.item(Self.withoutBrackets(name), names: nil)
            var missing: [String] = []
            var rest = line[mark.upperBound...]
            // `for UILabel:0x7f'Title'.minX{id: 12}, UILabel:0x7f'Title'.Width{id: 13}`
            while let brace = rest.firstRange(of: "{id") {
                let before = rest[..<brace.lowerBound]
                if let dot = before.lastIndex(of: ".") { missing.append(String(before[before.index(after: dot)...])) }
                rest = rest[brace.upperBound...]
            }
            if missing.isEmpty { missing = Self.plainNames(line[mark.upperBound...]) }
            extent = (extent?.lowerBound ?? range.lowerBound)..<range.upperBound
            if let same = entries.firstIndex(where: { $0.item.key == item.key && item.pointer != nil }) {
                entries[same].missing += missing.filter { !entries[same].missing.contains($0) }
            } else {
                entries.append(Entry(item: item, missing: missing))
            }
        }
    }

    /// `<UILabel: 0x7f; frame = …>`, as `recursiveDescription` prints a view.
    private static func withoutBrackets(_ name: Substring) -> Substring {
        guard name.first == "<" else { return name }
        let inner = name.dropFirst().prefix { $0 != ";" && $0 != ">" }
        return inner
    }

    /// Where the engine's numbers were left out: `for UILabel:0x7f.minX, UILabel:0x7f.Width`.
    private static func plainNames(_ text: Substring) -> [String] {
        text.split { ", \t".contains($0) }.compactMap { word -> String? in
            guard let dot = word.lastIndex(of: ".") else { return nil }
            let name = String(word[word.index(after: dot)...])
            return part(of: name) == nil ? nil : name
        }
    }

    private var message: LayoutMessage? {
        guard let extent, let first = entries.first else { return nil }
        let names = LoggedItemNames.names(of: entries.map(\.item))
        let missing = zip(entries, names).map { entry, name in
            let parts = Self.parts(entry.missing)
            return parts.isEmpty
                ? name : "\(name): \(ConstraintWords.list(parts)) \(parts.count > 1 ? "are" : "is") missing"
        }
        let headline: String
        if entries.count == 1 {
            let parts = Self.parts(first.missing)
            headline =
                "The layout of \(names[0]) is ambiguous"
                + (parts.isEmpty
                    ? "." : ": its \(ConstraintWords.list(parts)) \(parts.count > 1 ? "are" : "is") not determined.")
        } else {
            headline =
                "The layout of \(entries.count) views is ambiguous: their constraints allow several positions or sizes."
        }
        return LayoutMessage(
            kind: "ambiguous-layout", subjects: names, headline: headline, details: entries.count > 1 ? missing : [],
            answers: answers, source: text.sourceRange(extent))
    }

    private var answers: [String] {
        let all = entries.flatMap(\.missing).compactMap(Self.part)
        var lines: [String] = []
        func add(_ parts: [String], _ answer: String) {
            if all.contains(where: parts.contains) { lines.append(answer) }
        }
        add(
            ["horizontal position"],
            "For a horizontal position (minX), add a leading, trailing or centerX constraint to the superview or a neighbour."
        )
        add(
            ["vertical position"],
            "For a vertical position (minY), add a top, bottom, centerY or baseline constraint to the superview or a neighbour."
        )
        add(
            ["width"],
            "For a width, add a width constraint or tie the opposite edge as well; views without content, such as UIView, have "
                + "no natural width.")
        add(
            ["height"],
            "For a height, add a height constraint or tie the opposite edge as well; views without content, such as UIView and "
                + "UIVisualEffectView, have no natural height.")
        if lines.isEmpty {
            lines.append(
                "The trace does not say what is missing: each view needs a position and a size on both axes. Print "
                    + "constraintsAffectingLayout(for: .horizontal) and (for: .vertical) of the view to see what it has."
            )
        }
        if entries.count > 1 {
            lines.append(
                "Begin with the first: what is missing there can be what the views inside and beside it lack, too. Two views that "
                    + "share a size or have equal hugging priorities in a row are ambiguous together.")
        }
        return lines
    }

    private static func parts(_ missing: [String]) -> [String] {
        var parts: [String] = []
        for part in missing.compactMap(part) where !parts.contains(part) { parts.append(part) }
        return parts
    }

    /// What a variable of the engine stands for; nil for another word.
    private static func part(of variable: String) -> String? {
        switch variable.lowercased() {
        case "minx", "maxx", "midx", "left", "right", "leading", "trailing", "centerx": "horizontal position"
        case "miny", "maxy", "midy", "top", "bottom", "centery", "baseline": "vertical position"
        case "width", "boundswidth": "width"
        case "height", "boundsheight": "height"
        case "contentwidth": "content width"
        case "contentheight": "content height"
        default: nil
        }
    }
}
