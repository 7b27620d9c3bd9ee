// SPDX-License-Identifier: Apache-2.0
internal import LayoutJSON
package import SourceLocations

/// The texts of a localisation file by their keys.
package struct StringsFile: Hashable, Sendable {
    package private(set) var texts: [String: String]
    /// The language of the texts that are replaced, as a string catalogue states it.
    package private(set) var sourceLanguage: String?

    /// Reads a file by its extension: a string catalogue (`.xcstrings`), a JSON object of texts (`.json`), or Apple's
    /// `"key" = "text";` in UTF-8 or UTF-16.
    ///
    /// - Parameter language: of a catalogue, which has the texts of every language.
    package init(_ source: SourceText, language: String?) throws(StringsFileFault) {
        if source.name.hasSuffix(".xcstrings") {
            (texts, sourceLanguage) = try Self.catalogue(source, language)
        } else if source.name.hasSuffix(".json") {
            texts = try Self.object(source)
        } else {
            // Xcode wrote these files as UTF-16 for many years.
            var reader = StringsReader(source.inUTF8(SourceRange(0, 0)).text)
            texts = try reader.read()
        }
    }

    private static func value(of source: SourceText) throws(StringsFileFault) -> JSONValue {
        let read = JSONReader.read(source)
        if let error = read.errors.first {
            throw StringsFileFault(error.message, at: source.position(of: error.range.lowerBound))
        }
        guard let value = read.value, case .object = value.content else {
            throw StringsFileFault("expected a JSON object", at: SourcePosition(line: 1, column: 1))
        }
        return value
    }

    private static func object(_ source: SourceText) throws(StringsFileFault) -> [String: String] {
        var texts: [String: String] = [:]
        for member in try value(of: source).members {
            guard let text = member.value.string else {
                throw StringsFileFault(
                    "expected a text for \"\(member.key)\"", at: source.position(of: member.value.range.lowerBound))
            }
            texts[member.key] = text
        }
        return texts
    }

    private static func catalogue(
        _ source: SourceText, _ language: String?
    ) throws(StringsFileFault) -> (texts: [String: String], sourceLanguage: String?) {
        let value = try value(of: source)
        guard let strings = value["strings"], case .object = strings.content else {
            throw StringsFileFault(
                "expected \"strings\": an object of texts", at: SourcePosition(line: 1, column: 1))
        }
        var texts: [String: String] = [:]
        for member in strings.members {
            guard let localizations = member.value["localizations"] else { continue }
            let names = localizations.members.map(\.key)
            guard let name = language.flatMap({ LanguageTag($0).closest(among: names) }) else { continue }
            texts[member.key] = localizations[name].flatMap(text)
        }
        return (texts, value["sourceLanguage"]?.string)
    }

    /// The text of a localization; among variations, such as plural forms, the one for other numbers and other devices.
    private static func text(of localization: JSONValue) -> String? {
        var localization = localization
        while true {
            if let text = localization["stringUnit"]?["value"]?.string { return text }
            guard let variations = localization["variations"]?.members.first?.value,
                let variation = variations["other"] ?? variations.members.first?.value
            else { return nil }
            localization = variation
        }
    }
}
