// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import StringsFiles

/// A BCP 47 tag, also with underscores: `de`, `zh-Hans`, `pt_BR`.
struct LanguageArgument: ExpressibleByArgument {
    var tag: String

    init?(argument: String) {
        guard LanguageTag.isTag(argument) else { return nil }
        tag = argument.replacing("_", with: "-")
    }
}
