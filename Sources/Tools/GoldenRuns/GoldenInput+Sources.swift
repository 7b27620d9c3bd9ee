// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutModel
package import LayoutRuns
import LayoutSource
import SourceLocations

extension GoldenInput {
    /// The files and folders that a document names, in its variants too.
    func namedFiles(in files: FileAccess) -> [String] {
        guard let bytes = try? files.system.readRegularFile(path) else { return [] }
        let directory = DocumentDirectory(document: path, reach: .anywhere, in: files)
        let source = SourceText(name: path, bytes: bytes)
        let read = Document.read(source, files: directory.namedFiles)
        let variants = read.document?.variants.map(\.name) ?? []
        let all =
            [read.files]
            + variants.map {
                Document.read(source, options: ReadOptions(variant: $0), files: directory.namedFiles).files
            }
        return Array(Set(all.flatMap { $0 }.flatMap(directory.places))).sorted()
    }

    /// The files that its layouts depend on, without the matrix: those that a document names, and the images, fonts and texts of an
    /// Interface Builder file.
    func namedSources(in files: FileAccess) -> [String] {
        if SwiftSelection.isSwift(path) { return [] }
        guard InterfaceBuilderInput.isInterfaceBuilder(path) else { return namedFiles(in: files) }
        let directory = DocumentDirectory(document: path, reach: .anywhere, in: files)
        let bytes = (try? files.system.readRegularFile(path)) ?? []
        let assets = AssetCatalogs(beside: path, for: SourceText(name: path, bytes: bytes), in: files).assets
        let fonts = assets.fontDirectories.flatMap { directory.fontFiles(inDirectory: $0) ?? [] }
        return assets.imagePaths.map(directory.path) + fonts + Localizations(of: path, in: files).paths
    }

    /// The files that its verdict depends on: the layout, what it names, and its goldens, also one that is not there yet.
    package func sources(in files: FileAccess) -> [String] {
        let named = namedSources(in: files)
        let folder = recorded.lastIndex(of: "/").map { String(recorded[...$0]) } ?? ""
        let stem = recorded.dropFirst(folder.count) + "."
        let goldens = files.system.names(in: folder.isEmpty ? "." : folder).filter { $0.hasPrefix(stem) }
        return [path] + named + [recorded + ".json", diagnostics] + goldens.map { folder + $0 }
    }
}
