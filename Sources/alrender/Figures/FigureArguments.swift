// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRendering

/// Options of one figure, in a page or for all figures on the command line.
struct FigureArguments: ParsableArguments {
    @Option(help: "Format of the pictures; repeatable (default: png, svg for the appearance 'auto').")
    var format: [FigureFormat] = []

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Picture") var views: ViewArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    /// In the order given.
    var formats: [FigureFormat] { format.isEmpty ? [canvas.followsReader ? .svg : .png] : format }

    mutating func validate() throws {
        if formats.contains(where: { $0 != .svg }) { try canvas.checkAppearanceIsFixed() }
    }

    /// One for each picture file of a format: every scale in every appearance, with what else is repeated as panels.
    var canvases: [CanvasArguments] {
        let appearances = canvas.appearance.isEmpty ? [nil] : canvas.appearance.map { Optional($0) }
        let scales = canvas.scale.isEmpty ? [nil] : canvas.scale.map { Optional($0) }
        return appearances.flatMap { appearance in
            scales.map { scale in
                var canvas = canvas
                canvas.appearance = appearance.map { [$0] } ?? []
                canvas.scale = scale.map { [$0] } ?? []
                return canvas
            }
        }
    }
}

/// The format of a figure's picture.
enum FigureFormat: String, NamedChoice {
    case png, svg

    var picture: RenderFormat {
        switch self {
        case .png: .png
        case .svg: .svg
        }
    }
}
