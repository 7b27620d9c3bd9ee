// SPDX-License-Identifier: Apache-2.0

/// Where a picture is written if the command line does not say: beside its input, with its name and with what tells it from the
/// other pictures of the input.
package struct OutputBesideInput: Sendable {
    private let parts: [@Sendable (LayoutJob.Result) -> String?]
    private let fileExtension: String

    package init(canvas: CanvasSelection, variants: VariantSelection, fileExtension: String) {
        var parts: [@Sendable (LayoutJob.Result) -> String?] = [
            { OutputPath.stem(of: $0.input) }, { $0.scene.map(OutputPath.fileName) },
        ]
        if !variants.isEmpty { parts.append { $0.variant } }
        let repeated: [(Int, OutputPath.Placeholder)] = [
            (canvas.device.count, .device), (canvas.size.count, .size), (canvas.orientation.count, .size),
            (canvas.scale.count, .scale), (canvas.language.count, .language), (canvas.direction.count, .direction),
            (canvas.appearance.count, .appearance),
        ]
        for (count, placeholder) in repeated where count > 1 { parts.append { $0.value(of: placeholder) } }
        if canvas.textSize.count > 1 { parts.append { $0.run.layout?.canvas.contentSizeCategory.rawValue } }
        self.parts = parts
        self.fileExtension = fileExtension
    }

    package func path(of result: LayoutJob.Result) -> String {
        let folder = result.input.lastIndex(of: "/").map { String(result.input[...$0]) } ?? ""
        let names = parts.compactMap { $0(result) }.map { $0.replacing("/", with: "-") }
        return folder + names.joined(separator: "-") + "." + fileExtension
    }
}
