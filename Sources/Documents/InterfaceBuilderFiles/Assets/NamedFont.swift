// SPDX-License-Identifier: Apache-2.0
internal import LayoutXML
package import SourceLocations

/// A font of the project, by the names that its own file has.
package struct NamedFont: Hashable, Sendable {
    package var family: String
    /// 100 … 900.
    package var weight: Int
    package var isItalic: Bool
    /// The folder of its file, relative to the Interface Builder file.
    package var directory: String

    package init(family: String, weight: Int, isItalic: Bool, directory: String) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.directory = directory
    }
}

/// The fonts that Xcode found outside the system when it saved a file.
package struct CustomFonts: Hashable, Sendable {
    /// The names of their files, without folders.
    package private(set) var files: Set<String> = []
    package private(set) var postScriptNames: Set<String> = []

    /// Reads the list alone: few files have one, and the fonts are needed before the file is read.
    package init(in source: SourceText) {
        for file in source.list(from: "<customFonts", to: "</customFonts>")?.children("array") ?? [] {
            guard let name = file.key, !name.contains("/") else { continue }
            files.insert(name)
            for string in file.children("string") { postScriptNames.insert(string.text) }
        }
    }
}
