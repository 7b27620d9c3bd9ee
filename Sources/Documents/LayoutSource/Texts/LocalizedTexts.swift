// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations
import StringsFiles

/// The texts of a document in one language, by what they replace: a key in braces, `{@sign-in}`, or a text as it is.
struct LocalizedTexts: Sendable {
    private var texts: [String: String] = [:]
    /// For keys without a text in the language.
    private var base: [String: String] = [:]
    private let language: String?
    private let pseudo: PseudoLanguage?
    private(set) var references: [FileReference] = []
    private(set) var findings = ReaderFindings()
    /// Whether there are files at all; then each key has to be in one.
    private var hasFiles = false
    /// False where a file could not be read.
    private var isComplete = true

    /// - Parameters:
    ///   - paths: of the document, or of a variant.
    ///   - isChosen: whether a variant names the files for its own texts, so that all of them count.
    ///   - given: files of the command line, whose texts count in every language.
    init(
        _ paths: JSONValue?, isChosen: Bool, given: [SourceText], language: String?, pseudo: PseudoLanguage?,
        files: NamedFiles
    ) {
        self.language = language
        self.pseudo = pseudo
        let values = paths.map { $0.string == nil ? $0.elements : [$0] } ?? []
        var sources: [(source: SourceText, range: SourceRange)] = []
        for value in values {
            guard let path = value.string else { continue }
            references.append(FileReference(kind: .text, path: path, range: value.range))
            switch files.read(path) {
            case .bytes(let bytes): sources.append((SourceText(name: path, bytes: bytes), value.range))
            case .missing(let meant):
                findings.report(.missingFile, "no file '\(path)'", at: value.range, meant: meant)
                isComplete = false
            case .unreadable(let reason):
                findings.report(.missingFile, "'\(path)' cannot be read: \(reason)", at: value.range)
                isComplete = false
            }
        }
        hasFiles = !sources.isEmpty || !given.isEmpty
        let tags = sources.compactMap { LanguageTag.ofFile($0.source.name) }
        let closest = language.flatMap { LanguageTag($0).closest(among: tags) }
        for (index, entry) in sources.enumerated() {
            let tag = LanguageTag.ofFile(entry.source.name)
            let counts = isChosen || tag == nil || closest == tag
            read(entry.source, counts: counts, isBase: index == 0 || tag == nil, at: entry.range)
        }
        for source in given { read(source, counts: true, isBase: false, at: nil) }
    }

    private mutating func read(_ source: SourceText, counts: Bool, isBase: Bool, at range: SourceRange?) {
        do throws(StringsFileFault) {
            let file = try StringsFile(source, language: language)
            if let own = file.sourceLanguage {
                base.merge(try StringsFile(source, language: own).texts) { first, _ in first }
                texts.merge(file.texts) { _, last in last }
                return
            }
            if isBase { base.merge(file.texts) { first, _ in first } }
            if counts { texts.merge(file.texts) { _, last in last } }
        } catch {
            findings.report(
                .unreadableData, "'\(source.name)' is not a file of texts: \(error.description)", at: range)
            isComplete = false
        }
    }

    // MARK: Documents

    /// Keys of a layout document whose values are shown to people.
    private static let keys: Set<String> = [
        "text", "title", "placeholder", "segments", "markup", "prompt", "backItem", "itemTitles", "items",
        "leftBarButtonItems", "rightBarButtonItems", "subtitle", "headerTitle", "footerTitle", "tabs", "pathComponents",
        "rows",
        "message", "actions",
    ]
    /// Parts of a document without texts of the picture.
    private static let plain: Set<String> = [
        "variants", "metrics", "canvas", "constraints", "components", "fonts", "style", "colors",
    ]

    /// A document with its texts replaced, each at its place.
    func applied(to document: JSONValue, _ findings: inout ReaderFindings) -> JSONValue {
        var seen = Findings()
        let result = replaced(document, isShown: false, &seen)
        for (key, range) in seen.unknown {
            findings.report(
                .unknownText,
                hasFiles
                    ? "no text has the key '\(key.shortened)'"
                    : "'\(key.shortened)' is a key of texts, and the document has none",
                at: range,
                meant: NearestName.of(key, among: Set(texts.keys).union(base.keys).sorted()).map { "{@\($0)}" },
                hint: hasFiles ? nil : "name a file of texts: \"strings\": \"en.json\", or '--strings FILE'")
        }
        for (key, range) in seen.missing {
            findings.report(
                .missingText, "no text has the key '\(key.shortened)' in the language '\(language ?? "")'", at: range,
                severity: .warning)
        }
        return result
    }

    private struct Findings {
        var unknown: [(String, SourceRange)] = []
        var missing: [(String, SourceRange)] = []
    }

    private func replaced(_ value: JSONValue, isShown: Bool, key: String = "", _ seen: inout Findings) -> JSONValue {
        switch value.content {
        case .string(let text) where isShown:
            return JSONValue(.string(shown(text, isMarkup: key == "markup", at: value.range, &seen)), value.range)
        case .array(let elements):
            return JSONValue(
                .array(elements.map { replaced($0, isShown: isShown, key: key, &seen) }), value.range)
        case .object(let members):
            return JSONValue(
                .object(
                    members.map { member in
                        // Titles of a style are texts; its other values are not.
                        if Self.plain.contains(member.key), member.key != "style" { return member }
                        var member = member
                        member.value = replaced(
                            member.value, isShown: Self.keys.contains(member.key), key: member.key, &seen)
                        return member
                    }), value.range)
        default: return value
        }
    }

    private func shown(_ text: String, isMarkup: Bool, at range: SourceRange, _ seen: inout Findings) -> String {
        var result = texts[text] ?? text
        if texts[text] == nil, text.contains("{@") {
            result = ""
            var rest = text[...]
            while let start = rest.firstRange(of: "{@"), let end = rest[start.upperBound...].firstIndex(of: "}") {
                let key = String(rest[start.upperBound..<end])
                result += rest[..<start.lowerBound]
                if let found = texts[key] ?? base[key] {
                    result += found
                    if texts[key] == nil, language != nil, hasFiles { seen.missing.append((key, range)) }
                } else {
                    result += key
                    if isComplete { seen.unknown.append((key, range)) }
                }
                rest = rest[rest.index(after: end)...]
            }
            result += rest
        }
        return pseudo.map { $0.text(of: result, isMarkup: isMarkup) } ?? result
    }
}

extension DiagnosticCode {
    package static let unknownText = DiagnosticCode("unknown-text")
    package static let missingText = DiagnosticCode("missing-text")
}
