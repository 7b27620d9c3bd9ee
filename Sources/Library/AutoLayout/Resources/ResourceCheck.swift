// SPDX-License-Identifier: Apache-2.0
import FontFiles
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutSource
import LayoutText

extension DiagnosticCode {
    /// A directory for fonts that has none.
    package static let emptyFontDirectory = DiagnosticCode("empty-font-directory")
    /// A file that a document may not name.
    package static let outsideFile = DiagnosticCode("outside-file")
}

/// Looks for the files that a document names, and opens the fonts among them.
struct ResourceCheck {
    /// In the order of the text; empty if every file is there.
    private(set) var findings: [Diagnostic] = []
    /// The faces of the document's own font directories, in the order of the text and then by path.
    private(set) var fonts: [FontFile] = []

    init(files: [FileReference], resources: some DocumentResources, images: ImageFiles) {
        for file in files where file.kind != .text {
            if resources.isOutside(file.path) {
                findings.append(
                    Diagnostic(
                        .outsideFile, .error,
                        "'\(file.path)' is outside the document's folder; '--allow-outside' permits it", at: file.range)
                )
                continue
            }
            switch file.kind {
            case .image: check(file, images, resources)
            case .fontDirectory: openFonts(of: file, resources)
            case .text: break
            }
        }
    }

    private func missing(_ file: FileReference, _ resources: some DocumentResources) -> Diagnostic {
        var diagnostic = file.missing
        if let meant = resources.existing(like: file) {
            diagnostic.fixes = [
                Diagnostic.Fix(
                    "did you mean '\(meant)'?", range: file.range, replacement: JSONOutput.string(meant).compactText)
            ]
        } else if let hint = file.hintOnNotation {
            diagnostic.fixes = [Diagnostic.Fix(hint)]
        }
        return diagnostic
    }

    private mutating func check(
        _ image: FileReference, _ images: ImageFiles, _ resources: some DocumentResources
    ) {
        switch images.fault(image.path) {
        case nil: break
        case .missing?: findings.append(missing(image, resources))
        case .decoderFailed(let words, _)?:
            findings.append(
                Diagnostic(
                    .undecodableImage, .error,
                    "the image '\(image.path)' cannot be decoded: \(words); a placeholder is drawn", at: image.range))
        case let fault?:
            findings.append(
                Diagnostic(.unreadableImage, .error, "the image '\(image.path)' \(fault.words)", at: image.range))
        }
    }

    private mutating func openFonts(of directory: FileReference, _ resources: some DocumentResources) {
        guard let paths = resources.fontFiles(inDirectory: directory.path) else {
            return findings.append(missing(directory, resources))
        }
        if paths.isEmpty {
            findings.append(
                Diagnostic(
                    .emptyFontDirectory, .warning,
                    "the font directory '\(directory.path)' has no .otf, .ttf, .otc or .ttc file", at: directory.range))
        }
        for path in paths {
            let faces = FontFile.faces(inFile: path)
            fonts += faces
            if faces.isEmpty {
                let fault = FontFile.fault(ofFile: path)
                findings.append(
                    Diagnostic(.brokenFontFile, .error, "the file '\(path)' \(fault)", at: directory.range))
            }
        }
    }
}
