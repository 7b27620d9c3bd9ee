// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Chooses the face of every character, so that neither Pango nor the host's settings choose any.
struct FacePlanner {
    let library: FontLibrary
    /// A BCP 47 tag.
    let language: String
    private(set) var findings: [FontFinding] = []

    init(library: FontLibrary, language: String) {
        self.library = library
        self.language = language
    }

    mutating func plan(_ paragraph: Paragraph, standard: Font) -> PlannedParagraph {
        let empty = library.resolve(paragraph.segments.first?.font ?? standard)
        var plan = PlannedParagraph(text: "", runs: [], emptyLine: empty, isCut: false)
        plan.text.reserveCapacity(paragraph.segments.reduce(0) { $0 + $1.text.utf8.count })
        for segment in paragraph.segments where !segment.text.isEmpty {
            let font = library.resolve(segment.font)
            for finding in font.findings { note(finding) }
            append(segment, font: font, to: &plan)
        }
        plan.text.makeContiguousUTF8()
        return plan
    }

    private mutating func append(_ segment: TextSegment, font: ResolvedFont, to plan: inout PlannedParagraph) {
        let ownLanguage = segment.look.language ?? language
        // Pango's sums are 32-bit: text that could exceed them is cut.
        let most = Int(PangoUnits.longest / font.size)
        var count = plan.scalarCount
        defer { plan.scalarCount = count }
        if segment.text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) && font.face.hasASCII {
            let text = segment.text.prefix(max(0, most - count))
            if text.utf8.count < segment.text.utf8.count { plan.isCut = true }
            count += text.utf8.count
            add(String(text), face: font.face, language: ownLanguage, font: font, look: segment.look, to: &plan)
            return
        }
        let scripts = ScriptLanguage(text: segment.text)
        var previousLanguage: String?
        let hasLatinLetters = font.face.hasASCII && scripts.language(of: "a", preferred: ownLanguage) == ownLanguage
        var index = segment.text.startIndex
        while index < segment.text.endIndex {
            if hasLatinLetters, previousLanguage == nil || previousLanguage == ownLanguage {
                let stretch = Self.plainStretch(of: segment.text, from: index)
                if !stretch.isEmpty, count + stretch.utf8.count < most {
                    count += stretch.utf8.count
                    add(
                        String(stretch), face: font.face, language: ownLanguage, font: font, look: segment.look,
                        to: &plan)
                    index = stretch.endIndex
                    continue
                }
            }
            guard count < most else {
                plan.isCut = true
                return
            }
            let cluster = segment.text[index]
            index = segment.text.index(after: index)
            count += cluster.unicodeScalars.count
            var language = scripts.language(of: cluster, preferred: ownLanguage) ?? previousLanguage ?? ownLanguage
            if font.hasKoreanIdeographs, language.hasPrefix("zh") { language = "ko" }
            guard let (text, face) = choose(cluster, font: font, language: language) else { continue }
            previousLanguage = language
            add(text, face: face, language: language, font: font, look: segment.look, to: &plan)
        }
    }

    /// The printable ASCII characters that follow a place, without one that could be part of a longer cluster.
    private static func plainStretch(of text: String, from start: String.Index) -> Substring {
        let rest = text.utf8[start...]
        guard let end = rest.firstIndex(where: { !(0x20...0x7E).contains($0) }) else { return text[start...] }
        return end == start ? text[start..<start] : text[start..<text.utf8.index(before: end)]
    }

    /// What to draw for a cluster and with which face; nil if there is nothing to draw.
    private mutating func choose(
        _ cluster: Character, font: ResolvedFont, language: String
    ) -> (text: String, face: FontFace)? {
        let scalars = cluster.unicodeScalars
        if scalars.allSatisfy({ $0 != "\t" && $0.properties.generalCategory == .control }) { return nil }
        if !cluster.hasEmojiPresentation, covers(font.face, scalars) { return (String(cluster), font.face) }
        let fallback = library.fallback(for: cluster, font: font.font, language: language)
        for finding in fallback.findings { note(finding) }
        if let face = fallback.face { return (String(cluster), face) }
        if covers(font.face, scalars) { return (String(cluster), font.face) }
        if let missing = scalars.first(where: { !font.face.hasGlyph(for: $0) }) { note(.missingGlyph(missing)) }
        if font.face.hasGlyph(for: "\u{FFFD}") { return ("\u{FFFD}", font.face) }
        return ("\u{FFFD}", library.fallback(for: "\u{FFFD}", font: font.font, language: language).face ?? font.face)
    }

    private func covers(_ face: FontFace, _ scalars: Character.UnicodeScalarView) -> Bool {
        scalars.allSatisfy { face.hasGlyph(for: $0) || $0 == "\t" || $0.properties.isDefaultIgnorableCodePoint }
    }

    private func add(
        _ text: String, face: FontFace, language: String, font: ResolvedFont, look: TextSegment.Look,
        to plan: inout PlannedParagraph
    ) {
        let start = plan.text.utf8.count
        plan.text += text
        let end = plan.text.utf8.count
        if let last = plan.runs.last, last.face === face, last.language == language, last.look == look,
            last.font.font == font.font
        {
            plan.runs[plan.runs.count - 1].bytes = last.bytes.lowerBound..<end
        } else {
            plan.runs.append(.init(bytes: start..<end, font: font, face: face, language: language, look: look))
        }
    }

    private mutating func note(_ finding: FontFinding) {
        if !findings.contains(finding) { findings.append(finding) }
    }
}
