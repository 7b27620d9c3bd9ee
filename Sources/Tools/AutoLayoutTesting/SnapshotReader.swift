// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import ImageProcesses
import LayoutGoldens
import LayoutModel
import LayoutSource
import SourceLocations

/// Solves one document in all its variants; the files that it names are found from its folder.
struct SnapshotReader: GoldenLayoutReader, DocumentResources {
    let source: SourceText
    private let directory: URL

    /// - Parameter folder: the path of the document, or of a file beside it.
    init(source: SourceText, folder: String) {
        self.source = source
        directory = URL(filePath: folder).deletingLastPathComponent()
    }

    func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts {
        func solve(_ variant: String?) -> GoldenLayout {
            let run = pipeline.solve(source, options: ReadOptions(variant: variant), resources: self)
            return GoldenLayout(variant: variant, run: run.judged(.allowed))
        }
        let base = solve(nil)
        guard let document = base.run.document else { return .invalid(base.run) }
        let variants = document.variants.map(\.name)
        let selected = variants.filter { isSelected($0) }
        return .solved([base] + selected.map { solve($0) }, isComplete: selected.count == variants.count)
    }

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        let file = file(path).path
        // Reading from a pipe would wait for someone who writes to it.
        if FileManager.default.fileExists(atPath: file), !SnapshotFiles.isRegularFile(file) {
            throw .unreadable("it is not a regular file")
        }
        guard let bytes = SnapshotFiles.contents(file) else { throw .missing }
        return bytes
    }

    var imageDecoder: (any ImageDecoding)? { Self.sharedDecoder }

    /// A decoder in the program that the environment names; nil = this process decodes.
    private static let sharedDecoder: ProcessImageDecoder? = {
        let variables = ProcessInfo.processInfo.environment
        guard let program = variables["ALRENDER_PROGRAM"], !program.isEmpty else { return nil }
        let libraries = variables["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH=\($0)"] }
        return ProcessImageDecoder(program: program, environment: libraries ?? [])
    }()

    func fontFiles(inDirectory path: String) -> [String]? {
        let folder = file(path).path
        guard SnapshotFiles().isDirectory(folder) else { return nil }
        let extensions = [".otf", ".ttf", ".otc", ".ttc"]
        return SnapshotFiles().names(in: folder).filter { name in
            extensions.contains { name.lowercased().hasSuffix($0) }
        }.map { "\(folder)/\($0)" }
    }

    private func file(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : directory.appending(path: path)
    }
}
