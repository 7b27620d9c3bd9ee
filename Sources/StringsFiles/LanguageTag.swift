// SPDX-License-Identifier: Apache-2.0

/// A BCP 47 tag, as localisation folders have it: `de`, `pt-BR`, `zh-Hans`, also with underscores.
package struct LanguageTag: Hashable, Sendable {
    /// In lower case, since case has no meaning.
    private let subtags: [String]

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
