// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutModel
import LayoutRepair
import LayoutSource
import SourceLocations

/// Writes constants into a file, as `alrender fix` does: nothing else of its bytes changes.
struct ConstantEdit {
    /// Why nothing can be written, in a sentence.
    struct Refusal: Error { var reason: String }

    let request: PreviewRequest
    /// On which the layout is shown.
    let canvas: CanvasArguments
    let scenes: SceneArguments
    let files: FileArguments
    let pipeline: LayoutPipeline

    /// The bytes of the file with the constants in place.
    ///
    /// - Parameter shown: the document whose constraints the request counts.
    func bytes(of source: SourceText, shown: Document) throws(Refusal) -> [UInt8] {
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
            var scenes = scenes
            if let part = request.part { scenes.scene = [part] }
            if source.isUTF16 { throw Refusal(reason: "the file is UTF-16: 'alrender fix' can change it") }
            let options = canvas.readOptions(variant: nil, canvas: canvas.choices[0].canvas)
            guard let scene = InterfaceBuilderInput(source, scenes: scenes, options: options).scenes.first else {
                throw Refusal(reason: "the file has no scene to write to")
            }
            guard scene.imported.document.constraints.map(\.source) == shown.constraints.map(\.source) else {
                throw Refusal(reason: "the scene has other constraints than those shown")
            }
            return try RepairedText.setting(request.constants, in: scene.imported, of: source)
        }
        if let part = request.part {
            throw Refusal(reason: "constants are those of the document, and its variant '\(part)' is shown")
        }
        var options = ReadOptions()
        options.purpose = .solving
        let run = pipeline.solve(source, options: options, resources: files.directory(of: request.path))
        guard let document = run.document, document.constraints.map(\.source) == shown.constraints.map(\.source) else {
            throw Refusal(reason: "the document has other constraints on its own canvas: show it there")
        }
        return try RepairedText.setting(request.constants, in: document, of: source, options: options)
    }
}
