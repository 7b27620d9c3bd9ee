// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import ImageProcesses
import LayoutGoldens
import LayoutModel
import LayoutSource

/// Solves one document in all its variants; the files that it names and does not bring are found from its folder.
struct SnapshotReader: GoldenLayoutReader, DocumentResources {
    private let document: LayoutDocument
    private let directory: URL

    /// - Parameter folder: the path of the document, or of a file beside it.
    init(document: LayoutDocument, folder: String) {
        self.document = document
        directory = URL(filePath: folder).deletingLastPathComponent()
    }

    func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts {
        func solve(_ variant: String?) -> GoldenLayout {
            GoldenLayout(variant: variant, run: self.document.run(ReadOptions(variant: variant), self, pipeline))
        }
        let base = solve(nil)
        guard let document = base.run.document else { return .invalid(base.run) }
        let variants = document.variants.map(\.name)
        let selected = variants.filter { isSelected($0) }
        return .solved([base] + selected.map { solve($0) }, isComplete: selected.count == variants.count)
    }

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        if let bytes = document.files[path] { return bytes }
        let file = file(path).path
        // Reading from a pipe would wait for someone who writes to it.
        if FileManager.default.fileExists(atPath: file), !SnapshotFiles.isRegularFile(file) {
            throw .unreadable("it is not a regular file")
        }
        guard let bytes = SnapshotFiles.contents(file) else { throw .missing }
        return bytes
    }

    var namedFiles: NamedFiles {
        let reader = self
        return NamedFiles { path in
            do throws(ImageFault) {
                return .bytes(try reader.bytes(ofImageFile: path))
            } catch {
                if case .unreadable(let reason) = error { return .unreadable(reason) }
                return .missing(meant: nil)
            }
        }
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
