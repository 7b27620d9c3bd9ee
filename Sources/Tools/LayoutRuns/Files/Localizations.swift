// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import SourceLocations
import StringsFiles

/// The translations of an Interface Builder file: strings files in the folders of languages beside it or beside its own
/// (`de.lproj/Main.strings` for `Base.lproj/Main.storyboard`), and string catalogues.
package struct Localizations {
    /// The folder of the folders of languages, with a slash at its end.
    private let folder: String
    /// The folder of the file itself, if it is that of a language: `en.lproj/`.
    private let ownFolder: String?
    /// Without its extension: `Main`.
    private let name: String
    private let files: FileAccess

    package init(of file: String, in files: FileAccess) {
        self.files = files
        let directory = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        let fileName = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
        name = String(fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName)
        let last = directory.split(separator: "/").last.map(String.init) ?? ""
        if last.hasSuffix(Self.folderSuffix) {
            ownFolder = last
            folder = String(directory.dropLast(last.utf8.count + 1))
        } else {
            ownFolder = nil
            folder = directory
        }
    }

    private static let folderSuffix = ".lproj"

    /// The strings file for a language; nil if there is none, which may be because the texts are in that language.
    private func path(for language: String) -> String? {
        let folders = languageFolders
        let closest = LanguageTag(language).closest(among: folders.map(Self.language))
        return closest.map { "\(folder)\($0)\(Self.folderSuffix)/\(name).strings" }
    }

    /// The folders that have a strings file.
    private var languageFolders: [String] {
        names(in: folder).filter { child in
            child.hasSuffix(Self.folderSuffix) && names(in: folder + child).contains("\(name).strings")
        }
    }

    private static func language(_ folder: String) -> String { String(folder.dropLast(folderSuffix.utf8.count)) }

    /// The files that a translation may be read from, those of every language.
    package var paths: [String] {
        languageFolders.map { "\(folder)\($0)/\(name).strings" } + cataloguePaths
    }

    /// Xcode keeps that of an Interface Builder file in a folder for multiple languages.
    private var cataloguePaths: [String] {
        ["\(folder)mul\(Self.folderSuffix)/", folder].filter { names(in: $0).contains("\(name).xcstrings") }
            .map { "\($0)\(name).xcstrings" }
    }

    private func names(in folder: String) -> [String] { files.system.names(in: folder.isEmpty ? "." : folder) }

    /// The texts in a language, or none, and what the reader should know.
    func localization(into language: String) -> (localization: Localization?, findings: [Diagnostic]) {
        if let path = path(for: language) { return read(path, language, isCatalogue: false) }
        if let path = cataloguePaths.first { return read(path, language, isCatalogue: true) }
        // The texts of the base are in the language whose folder has no strings file.
        let others = names(in: folder).filter { $0.hasSuffix(Self.folderSuffix) }.map(Self.language)
        if LanguageTag(language).closest(among: ownFolder == nil ? [] : others) != nil { return (nil, []) }
        let known = languageFolders.map(Self.language)
        let reason =
            known.isEmpty
            ? "there is no '\(name).strings' in a folder such as '\(language)\(Self.folderSuffix)'"
            : "there are strings files for \(known.joined(separator: ", "))"
        return (nil, [untranslated(language, reason)])
    }

    private func untranslated(_ language: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .noTranslation, .warning, "the texts have no translation into '\(language)': \(reason)", at: nil)
    }

    private func read(
        _ path: String, _ language: String, isCatalogue: Bool
    ) -> (localization: Localization?, findings: [Diagnostic]) {
        do {
            let source = SourceText(name: path, bytes: try files.system.readRegularFile(path))
            let file = try StringsFile(source, language: language)
            if file.texts.isEmpty, isCatalogue {
                let isSource = file.sourceLanguage.map { LanguageTag(language).closest(among: [$0]) != nil } ?? false
                return (nil, isSource ? [] : [untranslated(language, "'\(InputFile.name(path))' has none")])
            }
            return (Localization(language: language, texts: file.texts), [])
        } catch let fault as StringsFileFault {
            return (nil, [unreadable(path, fault.description)])
        } catch {
            return (nil, [unreadable(path, (error as? FileFault)?.reason ?? "")])
        }
    }

    private func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        let place = path.split(separator: "/").suffix(2).joined(separator: "/")
        return Diagnostic(.unreadableStrings, .error, "'\(place)' cannot be read: \(reason)", at: nil)
    }
}

extension DiagnosticCode {
    /// A language without a strings file.
    static let noTranslation = DiagnosticCode("no-translation")
    static let unreadableStrings = DiagnosticCode("unreadable-strings")
}
