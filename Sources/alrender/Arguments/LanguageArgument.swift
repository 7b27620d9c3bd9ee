// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// A BCP 47 tag, also with underscores: `de`, `zh-Hans`, `pt_BR`.
struct LanguageArgument: ExpressibleByArgument {
    var tag: String

    init?(argument: String) {
        let subtags = argument.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isTag = subtags.enumerated().allSatisfy { index, subtag in
            (index == 0 ? 2...8 : 1...8).contains(subtag.utf8.count)
                && subtag.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
        }
        guard isTag else { return nil }
        tag = subtags.joined(separator: "-")
    }
}
