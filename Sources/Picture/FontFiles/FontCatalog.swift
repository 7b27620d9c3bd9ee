// SPDX-License-Identifier: Apache-2.0
/// Every font file that text may use. What is not in it does not exist: the host's own fonts and settings never count.
package struct FontCatalog: Hashable, Sendable {
    /// A fallback family for characters that the requested one lacks.
    package struct Fallback: Hashable, Sendable {
        package var family: String
        /// Unicode scalar values that it is used for; empty = all.
        package var scalars: [ClosedRange<UInt32>]
        /// The beginnings of language tags that prefer it; empty = none in particular.
        package var languages: [String]

        package init(_ family: String, scalars: [ClosedRange<UInt32>] = [], languages: [String] = []) {
            self.family = family
            self.scalars = scalars
            self.languages = languages
        }

        package func isPreferred(by language: String) -> Bool {
            let language = language.lowercased()
            return languages.contains { language == $0 || language.hasPrefix($0 + "-") }
        }

        package func covers(_ scalar: Unicode.Scalar) -> Bool {
            scalars.isEmpty || scalars.contains { $0.contains(scalar.value) }
        }
    }

    package var files: [FontFile]
    /// In order of preference.
    package var fallbacks: [Fallback]
    /// The family for emoji.
    package var emojiFamily: String?
    /// Packages without which there is no picture; the others matter only to text that needs them.
    package var requiredPackages: [String]

    package init(
        files: [FontFile], fallbacks: [Fallback] = [], emojiFamily: String? = nil, requiredPackages: [String] = []
    ) {
        self.files = files
        self.fallbacks = fallbacks
        self.emojiFamily = emojiFamily
        self.requiredPackages = requiredPackages
    }

    /// The faces of a family, the closest to a weight and slope first; empty if the family is unknown.
    ///
    /// Slope counts before weight. Among weights CSS's order holds: a light one looks for lighter ones first, a heavy one
    /// for heavier ones, 400 and 500 for each other.
    package func faces(family: String, weight: Int, isItalic: Bool) -> [FontFile] {
        let name = family.lowercased()
        let found = files.enumerated().filter { $0.element.family.lowercased() == name }
        return found.sorted { a, b in
            let x = rank(a.element, weight: weight, isItalic: isItalic)
            let y = rank(b.element, weight: weight, isItalic: isItalic)
            return x != y ? x < y : a.offset < b.offset
        }.map(\.element)
    }

    private func rank(_ file: FontFile, weight: Int, isItalic: Bool) -> Int {
        let distance = abs(file.weight - weight)
        let wrongSide: Bool
        if weight < 400 {
            wrongSide = file.weight > weight
        } else if weight > 500 {
            wrongSide = file.weight < weight
        } else {
            wrongSide = distance != 0 && !(400...500).contains(file.weight) && file.weight > weight
        }
        return (file.isItalic == isItalic ? 0 : 10_000) + (wrongSide ? 2_000 : 0) + distance
    }
}
