// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutExplanations
import LayoutGeometry
import LayoutModel
import LayoutRuns
import LayoutScene
import LayoutSource

extension Axis: NamedChoice {}
extension Canvas.Orientation: NamedChoice {}
extension Canvas.Contrast: NamedChoice {}
extension PseudoLanguage: NamedChoice {}
extension Canvas.Appearance: NamedChoice {}
extension AppearanceChoice: NamedChoice {}
extension OutputFormat: NamedChoice {}
extension ExplanationFormat: NamedChoice {}
extension LayoutDirection: NamedChoice {}
extension ContentSizeCategory: NamedChoice {}
extension SceneTheme.Name: NamedChoice {}
extension DiagnosticFormat: NamedChoice {}

/// `393x430`
struct SizeArgument: ExpressibleByArgument {
    var size: CanvasSelection.CanvasSize

    init?(argument: String) {
        guard let size = CanvasSelection.CanvasSize(argument) else { return nil }
        self.size = size
    }
}

/// Pixels per point.
struct ScaleArgument: ExpressibleByArgument {
    static let range = 0.01...16
    var pixels: Double

    init?(argument: String) {
        guard let pixels = Double(argument.hasPrefix("@") ? String(argument.dropFirst()) : argument) else { return nil }
        guard Self.range.contains(pixels) else { return nil }
        self.pixels = pixels
    }
}

/// `gap=12`
struct MetricArgument: ExpressibleByArgument {
    var name: String
    var value: Double

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        guard let value = Double(argument[argument.index(after: equals)...]), value.isFinite else { return nil }
        name = String(argument[..<equals])
        self.value = value
    }
}

/// Layers of the picture, with commas between.
struct LayerList: ExpressibleByArgument {
    var layers: [SceneLayer]
    /// Whether the layer of the device is in the list by its name, not as one of `all`.
    var namesDevice: Bool { layers.contains(.device) && layers.count < SceneLayer.allCases.count }

    init?(argument: String) {
        layers = []
        for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
            if name == "all" {
                layers += SceneLayer.allCases
            } else {
                guard let layer = SceneLayer(rawValue: String(name)) else { return nil }
                layers.append(layer)
            }
        }
    }

    static var allValueStrings: [String] { SceneLayer.allCases.map(\.rawValue) }
}
