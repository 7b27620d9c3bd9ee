// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import SourceLocations

/// Where the text of a constraint has names.
extension DocumentExpansion {
    /// What the text of a constraint is.
    enum Notation { case equation, item, visualFormat }

    /// - Returns: nil if a name is unknown, which is reported.
    mutating func template(
        of text: String, at range: SourceRange, as notation: Notation, in frame: ExpansionFrame
    ) -> EquationTemplate? {
        var template = EquationTemplate(
            text, at: range, offsets: JSONReader.sourceOffsets(of: range, in: self.text.bytes))
        let isComplete =
            notation == .visualFormat
            ? cutFormat(&template, text, in: frame) : cutEquation(&template, isItem: notation == .item, in: frame)
        guard isComplete else { return nil }
        template.end()
        return template
    }

    // MARK: Equations

    private mutating func cutEquation(
        _ template: inout EquationTemplate, isItem: Bool, in frame: ExpansionFrame
    ) -> Bool {
        let lexemes = EquationLexer.lexemes(of: template.bytes) { frame.value($0) != nil }
        var isComplete = true
        var index = 0
        while index < lexemes.count {
            let lexeme = lexemes[index]
            switch lexeme.token {
            case .word(let word):
                var path = [index]
                while let last = path.last, last + 2 < lexemes.count, lexemes[last + 1].token == .dot,
                    case .word = lexemes[last + 2].token
                {
                    path.append(last + 2)
                }
                if path.count == 1, !isItem {
                    let isPriority = index > 0 && lexemes[index - 1].token == .at
                    if !cutName(&template, word, lexeme, isPriority: isPriority, in: frame) { isComplete = false }
                } else if !cutPath(&template, path.map { lexemes[$0] }, isItem: isItem, in: frame) {
                    isComplete = false
                }
                index = path[path.count - 1] + 1
            case .quoted:
                template.copy(to: lexeme.start + 1)
                template.replace(lexeme.start + 1..<lexeme.start + 1, by: .identifierStart(lexeme.start + 1))
                template.replace(lexeme.end - 1..<lexeme.end - 1, by: .identifierEnd(lexeme.end - 1))
                index += 1
            default: index += 1
            }
        }
        return isComplete
    }

    /// A name alone: a parameter, a metric, or a word of the notation.
    private mutating func cutName(
        _ template: inout EquationTemplate, _ word: String, _ lexeme: EquationLexer.Lexeme, isPriority: Bool,
        in frame: ExpansionFrame
    ) -> Bool {
        let part = lexeme.start..<lexeme.end
        if frame.value(word) != nil {
            template.replace(part, by: .value(word, at: template.place(part), isBare: false))
            return true
        }
        if frame.seesDocument || isPriority || word == "systemSpacing" || LayoutAttribute.isNotAnAttribute(word) {
            return true
        }
        report(
            .unknownMetric, "unknown metric '\(word.shortened)'", at: template.place(part),
            meant: findings.nearest(word, among: frame.valueNames), spelling: .bare,
            hint: "a component has its own \"parameters\" and \"metrics\"")
        return false
    }

    /// The way to an item, and its attribute.
    private mutating func cutPath(
        _ template: inout EquationTemplate, _ path: [EquationLexer.Lexeme], isItem: Bool, in frame: ExpansionFrame
    ) -> Bool {
        guard case .word(let first) = path[0].token else { return true }
        if Identifier.reserved.contains(first) {
            let part = path[0].start..<path[0].end
            guard namesInstance else { return true }
            guard first == "self" else {
                report(
                    .unknownItem, "a component sees nothing of the views around it", at: template.place(part))
                return false
            }
            template.replace(part, by: .instance(level: 0, at: template.place(part), isInside: false))
            return true
        }
        let base = first.prefix { $0 != "[" }
        let start = path[0].start
        let basePart = start..<start + base.utf8.count
        template.replace(start..<start, by: .pathStart)
        switch frame.declaration(of: String(base)) {
        case .root(let level):
            template.replace(
                basePart, by: .instance(level: level, at: template.place(basePart), isInside: false))
        case .inside(let level):
            if !frame.frame(at: level).isDocument {
                template.replace(
                    start..<start, by: .instance(level: level, at: template.place(start..<start), isInside: true))
            }
        case nil:
            report(
                .unknownItem, "no view or guide named '\(String(base).shortened)' in the component",
                at: template.place(basePart), meant: findings.nearest(String(base), among: frame.itemNames),
                spelling: .bare, hint: "a component sees only its own views")
            return false
        }
        if isChecking, !isItem, let last = path.last, case .word(let name) = last.token,
            LayoutAttribute.named(name) == nil
        {
            report(
                .unknownAttribute, "Unknown layout attribute \(name.shortened).",
                at: template.place(last.start..<last.end), meant: findings.nearest(name, among: LayoutAttribute.names),
                spelling: .bare)
            return false
        }
        for (number, lexeme) in path.enumerated() where isItem || number < path.count - 1 {
            guard case .word(let word) = lexeme.token else { continue }
            cutIndex(&template, word, at: lexeme.start, afterDot: number > 0 ? path[number - 1].end : nil)
        }
        return true
    }

    /// A part of the way to an item, which may stand for several.
    ///
    /// - Parameter afterDot: where the part before it ends; nil for the first part.
    private func cutIndex(
        _ template: inout EquationTemplate, _ word: some StringProtocol, at start: Int, afterDot: Int?
    ) {
        let end = start + word.utf8.count
        if let before = afterDot, word == "first" || word == "last" {
            template.replace(before..<end, by: .end(isFirst: word == "first", at: template.place(before..<end)))
        } else if let star = word.utf8.firstIndex(of: UInt8(ascii: "[")), ["[*]", "[*+1]"].contains(word[star...]) {
            let offset = start + word.utf8.distance(from: word.startIndex, to: star)
            template.replace(
                offset..<end, by: .star(isNext: word[star...] != "[*]", at: template.place(offset..<end)))
        }
    }

    // MARK: Visual formats

    private mutating func cutFormat(
        _ template: inout EquationTemplate, _ text: String, in frame: ExpansionFrame
    ) -> Bool {
        let (format, error) = VisualFormat.parse(text) { name in
            frame.value(name) != nil || frame.declaration(of: String(name.prefix { $0 != "[" && $0 != "." })) != nil
        }
        // The reader reports what is wrong, at the same place.
        guard error == nil else { return true }
        var names = format.views.map { (name: $0.name, isView: true) }
        let gaps = format.views.compactMap(\.connection) + (format.closing.map { [$0] } ?? [])
        let predicates =
            format.views.flatMap(\.predicates)
            + gaps.flatMap { gap -> [VisualFormat.Predicate] in
                if case .predicates(let predicates) = gap.spacing { predicates } else { [] }
            }
        for predicate in predicates {
            for case .name(let name)? in [predicate.object, predicate.priority] { names.append((name, false)) }
        }
        var isComplete = true
        for (name, isView) in names.sorted(by: { $0.name.range.lowerBound < $1.name.range.lowerBound }) {
            let part = name.range
            if !isView, frame.value(name.text) != nil {
                let isBare = part.lowerBound > 0 && template.bytes[part.lowerBound - 1] == UInt8(ascii: "-")
                template.replace(part, by: .value(name.text, at: template.place(part), isBare: isBare))
            } else if !Identifier.reserved.contains(name.text), !cutView(&template, name, isView: isView, in: frame) {
                isComplete = false
            }
        }
        return isComplete
    }

    private mutating func cutView(
        _ template: inout EquationTemplate, _ name: VisualFormat.Name, isView: Bool, in frame: ExpansionFrame
    ) -> Bool {
        let base = name.text.prefix { $0 != "[" && $0 != "." }
        let start = name.range.lowerBound
        let part = start..<start + base.utf8.count
        switch frame.declaration(of: String(base)) {
        case .root(let level):
            template.replace(start..<start, by: .pathStart)
            template.replace(part, by: .instance(level: level, at: template.place(part), isInside: false))
        case .inside(let level):
            template.replace(start..<start, by: .pathStart)
            if !frame.frame(at: level).isDocument {
                template.replace(
                    start..<start, by: .instance(level: level, at: template.place(start..<start), isInside: true))
            }
        case nil:
            report(
                isView ? .unknownItem : .unknownMetric,
                "\(isView ? "no view or guide" : "no view or metric") named '\(String(base).shortened)' in the component",
                at: template.place(part),
                meant: findings.nearest(String(base), among: frame.itemNames + (isView ? [] : frame.valueNames)),
                spelling: .bare)
            return false
        }
        var position = start
        for (number, word) in name.text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
            cutIndex(&template, word, at: position, afterDot: number > 0 ? position - 1 : nil)
            position += word.utf8.count + 1
        }
        return true
    }
}
