// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutModel
import LayoutRepair
import LayoutRuns
import LayoutSource
import SourceLocations

/// Writes constants into a file, as `alrender fix` does: nothing else of its bytes changes.
struct ConstantEdit {
    /// Why nothing can be written, in a sentence.
    struct Refusal: Error { var reason: String }

    package let request: PreviewRequest
    /// On which the layout is shown.
    package let canvas: CanvasSelection
    package let scenes: SceneSelection
    package let files: FileAccess
    package let pipeline: LayoutPipeline

    /// The bytes of the file with the constants in place.
    ///
    /// - Parameter shown: the document whose constraints the request counts.
    package func bytes(of source: SourceText, shown: Document) throws(Refusal) -> [UInt8] {
        let result: RepairedText
        do {
            result = try repaired(source, shown)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal(reason: (error as? TextEditFault)?.message ?? "the constants cannot be written")
        }
        if let note = result.notes.first { throw Refusal(reason: note) }
        return result.source.bytes
    }

    private func repaired(_ source: SourceText, _ shown: Document) throws -> RepairedText {
        if InterfaceBuilderInput.isInterfaceBuilder(request.path) {
            if source.isUTF16 { throw Refusal(reason: "the file is UTF-16: 'alrender fix' can change it") }
            let options = canvas.readOptions(variant: nil, canvas: canvas.first)
            guard
                let scene = InterfaceBuilderInput(source, scenes: scenes.selecting(request.part), options: options)
                    .file.scenes.first?.imported
            else {
                throw Refusal(reason: "the file has no scene to write to")
            }
            guard scene.document.constraints.map(\.source) == shown.constraints.map(\.source) else {
                throw Refusal(reason: "the scene has other constraints than those shown")
            }
            return try RepairedText.setting(request.constants, in: scene, of: source)
        }
        if SwiftSelection.isSwift(request.path) {
            throw Refusal(reason: "constants of Swift files cannot be written yet")
        }
        if let part = request.part {
            throw Refusal(reason: "constants are those of the document, and its variant '\(part)' is shown")
        }
        var options = ReadOptions()
        options.purpose = .solving
        let directory = files.directory(of: request.path)
        let run = pipeline.solve(source, options: options, resources: directory)
        guard let document = run.document, document.constraints.map(\.source) == shown.constraints.map(\.source) else {
            throw Refusal(reason: "the document has other constraints on its own canvas: show it there")
        }
        return try RepairedText.setting(
            request.constants, in: document, of: source, options: options, files: directory.namedFiles)
    }
}
