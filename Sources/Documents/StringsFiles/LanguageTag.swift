// SPDX-License-Identifier: Apache-2.0

/// A BCP 47 tag, as localisation folders have it: `de`, `pt-BR`, `zh-Hans`, also with underscores.
package struct LanguageTag: Hashable, Sendable {
    /// In lower case, since case has no meaning.
    private let subtags: [String]

    /// Whether a text has the form of a tag.
    package static func isTag(_ text: String) -> Bool {
        text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.enumerated().allSatisfy {
            index, subtag in
            (index == 0 ? 2...8 : 1...8).contains(subtag.utf8.count)
                && subtag.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
        }
    }

    /// The tag that a user means, with hyphens and with the code of a language for its name in English; nil if there is no language
    /// with such a tag.
    package static func meant(by text: String) -> String? {
        guard isTag(text) else { return nil }
        let tag = text.replacing("_", with: "-")
        let code = tag.prefix { $0 != "-" }
        guard code.utf8.count > 3 else { return tag }
        return names[code.lowercased()].map { $0 + tag.dropFirst(code.count) }
    }

    /// Whether a text looks like the tag of a language with a code of two or three letters, as all languages of systems have.
    package static func isCode(_ text: String) -> Bool { isTag(text) && text.prefix { $0.isLetter }.count <= 3 }

    /// The language that a path names: `de` for `strings/de.json`, for `mail.de.json` and for `de.lproj/Localizable.strings`; nil if
    /// it names none.
    package static func ofFile(_ path: String) -> String? {
        let name = nameOfFile(path)
        if isCode(name) { return name }
        let last = name.split(separator: ".").last.map(String.init) ?? ""
        return last != name && isCode(last) ? last : nil
    }

    /// The name of a file of texts, without its extension, or that of its `.lproj` folder.
    package static func nameOfFile(_ path: String) -> String {
        let parts = path.split(separator: "/")
        if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) { return String(folder.dropLast(6)) }
        let file = parts.last ?? ""
        return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    }

    package init(_ tag: String) {
        var subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        if let first = subtags.first, let name = Self.names[first] { subtags[0] = name }
        self.subtags = subtags
    }

    /// The name of the localisation that a bundle would use for the language: the same one, one without the region, that of the
    /// region's parent, or one of another region; never one in another script. Nil if there is none.
    package func closest(among names: [String]) -> String? {
        let tags = names.map { (name: $0, tag: LanguageTag($0)) }
        if let same = tags.first(where: { $0.tag == self }) { return same.name }
        let suitable = tags.filter { language == $0.tag.language && script == $0.tag.script }
        // A tag that names its script comes before one that does not.
        let candidates = suitable.filter { $0.tag.ownScript != nil } + suitable.filter { $0.tag.ownScript == nil }
        let regions = [region, parentRegion, nil, defaultRegion]
        for region in regions {
            if let found = candidates.first(where: { $0.tag.region == region }) { return found.name }
        }
        return candidates.first?.name
    }

    private var language: String { subtags.first ?? "" }

    /// The one that is written, else the usual one; nil for a language that has only one.
    private var script: String? {
        guard let usual = Self.scripts[language] else { return ownScript == "latn" ? nil : ownScript }
        return ownScript ?? region.flatMap { usual.ofRegions[$0] } ?? usual.script
    }

    private var ownScript: String? {
        subtags.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
    }

    private var region: String? {
        subtags.dropFirst().first { part in
            part.utf8.count == 2 || part.utf8.count == 3 && part.allSatisfy(\.isNumber)
        }
    }

    /// Whose form of the language is closer than that without a region.
    private var parentRegion: String? { region.flatMap { Self.parents[language]?[$0] } }

    /// Where the form of the language without a region is from.
    private var defaultRegion: String? { Self.defaultRegions[language] }

    /// The scripts of languages that are written in several.
    private static let scripts: [String: (script: String, ofRegions: [String: String])] = [
        "zh": ("hans", ["tw": "hant", "hk": "hant", "mo": "hant"]), "sr": ("cyrl", ["me": "latn"]), "az": ("latn", [:]),
        "uz": ("latn", ["af": "arab"]), "pa": ("guru", ["pk": "arab"]), "kk": ("cyrl", ["cn": "arab"]),
        "mn": ("cyrl", ["cn": "mong"]), "bs": ("latn", [:]),
    ]

    /// Unicode CLDR's parent locales; for English, the British one stands for that of the world.
    private static let parents: [String: [String: String]] = [
        "es": regions(
            "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve", of: "419"),
        "pt": regions("ao ch cv fr gq gw lu mo mz st tl", of: "pt"),
        "en": regions("au cy hk ie il in jm ke mt my ng nz pk sg za", of: "gb"),
        "zh": regions("mo", of: "hk"),
    ]

    private static func regions(_ list: String, of parent: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: list.split(separator: " ").map { (String($0), parent) })
    }

    private static let defaultRegions = [
        "pt": "br", "en": "us", "es": "es", "fr": "fr", "de": "de", "zh": "cn", "nl": "nl", "it": "it", "sv": "se",
    ]

    /// Folders of old projects have names in English; some codes have changed.
    private static let names = [
        "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es", "italian": "it",
        "dutch": "nl",
        "no": "nb", "iw": "he", "in": "id", "ji": "yi", "tl": "fil",
    ]
}
