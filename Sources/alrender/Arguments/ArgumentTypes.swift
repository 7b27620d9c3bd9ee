// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutGeometry
import LayoutModel
import LayoutScene

extension Axis: NamedChoice {}
extension Canvas.Orientation: NamedChoice {}
extension Canvas.Appearance: NamedChoice {}
extension LayoutDirection: NamedChoice {}
extension ContentSizeCategory: NamedChoice {}
extension SceneTheme.Name: NamedChoice {}
extension DiagnosticFormat: NamedChoice {}

/// `393x430`: points, either side with decimals.
struct SizeArgument: ExpressibleByArgument {
    var size: Size

    init?(argument: String) {
        let sides = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        size = Size(width: width, height: height)
    }
}

/// Pixels per point.
struct ScaleArgument: ExpressibleByArgument {
    var pixels: Double

    init?(argument: String) {
        guard let pixels = Double(argument.hasPrefix("@") ? String(argument.dropFirst()) : argument) else { return nil }
        guard pixels > 0, pixels <= 16 else { return nil }
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
