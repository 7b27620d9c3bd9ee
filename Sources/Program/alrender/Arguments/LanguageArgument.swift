// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import StringsFiles

/// A BCP 47 tag, also with underscores: `de`, `zh-Hans`, `pt_BR`.
struct LanguageArgument: ExpressibleByArgument {
    var tag: String

    init?(argument: String) {
        guard let meant = LanguageTag.meant(by: argument) else { return nil }
        tag = meant
    }
}
