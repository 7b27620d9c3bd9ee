// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
package import SourceLocations

/// What the Swift files of a run show, compiled together: they may need each other.
package struct SwiftAnswers: Sendable {
    private var files: [String: JSONValue] = [:]
    /// Why none of them can be shown.
    package private(set) var fault: FileFault?

    /// The number of each canvas among those that were requested, by the number of the choice.
    let canvases: [[Int]]

    /// - Parameter lists: whether the files are only searched for what they can show.
    package init(
        of sources: [SourceText], _ canvas: CanvasSelection, _ selection: SwiftSelection, lists: Bool = false,
        by command: SwiftCommand
    ) {
        var canvases: [CanvasOverrides] = []
        self.canvases = canvas.choices.map { choice in
            var both = [choice.canvas]
            if choice.followsReader {
                var dark = choice.canvas
                dark.appearance = .dark
                both.append(dark)
            }
            canvases += both
            return Array(canvases.count - both.count..<canvases.count)
        }
        guard !sources.isEmpty else { return }
        let request = JSONOutput.object([
            "files": .array(
                sources.map { source in
                    .object([
                        "path": .string(source.name), "text": .string(String(decoding: source.bytes, as: UTF8.self)),
                    ])
                }),
            "canvases": .array(canvases.map { .string(Self.json($0).compactText) }),
            "views": .array(selection.views.map(JSONOutput.string)), "lists": .boolean(lists),
            "stubs": .boolean(selection.stubs),
        ])
        do throws(FileFault) {
            let answer = try command(Array(request.compactText.utf8))
            let value = JSONReader.read(SourceText(name: "alrender-swift", bytes: answer)).value
            if let message = value?.string("fault") { throw FileFault("", reason: message, status: .noInput) }
            for (source, file) in zip(sources, value?["files"]?.elements ?? []) { files[source.name] = file }
        } catch {
            fault = error
        }
    }

    private static func json(_ canvas: CanvasOverrides) -> JSONOutput {
        .object([
            "device": canvas.device.map(JSONOutput.string), "width": canvas.width.map(JSONOutput.decimal),
            "height": canvas.height.map(JSONOutput.decimal),
            "orientation": canvas.orientation.map { .string($0.rawValue) },
            "textSize": canvas.contentSizeCategory.map { .string($0.rawValue) },
            "direction": canvas.direction.map { .string($0.rawValue) },
            "scale": canvas.scale.map(JSONOutput.decimal),
            "appearance": canvas.appearance.map { .string($0.rawValue) },
        ])
    }

    /// What a file shows; nil for a file that was not requested.
    package func file(_ path: String) -> SwiftFileAnswer? { files[path].map { SwiftFileAnswer($0) } }
}
