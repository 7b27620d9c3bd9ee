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

    /// Whether a text looks like the tag of a language with a code of two or three letters, as all languages of systems have.
    package static func isCode(_ text: String) -> Bool { isTag(text) && text.prefix { $0.isLetter }.count <= 3 }

    package init(_ tag: String) {
        subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    /// The name of the same language, or of the language of which it is a regional form: `de` for `de-AT`.
    package func closest(among names: [String]) -> String? {
        var subtags = subtags
        while !subtags.isEmpty {
            if let name = names.first(where: { LanguageTag($0).subtags == subtags }) { return name }
            subtags.removeLast()
        }
        return nil
    }
}
