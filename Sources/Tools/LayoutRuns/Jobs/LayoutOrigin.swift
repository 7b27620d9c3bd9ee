// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
package import LayoutJSON
package import LayoutModel

/// Which of the layouts of a run one is: only what distinguishes it from the others, so that a single layout has none.
package struct LayoutOrigin: Hashable, Sendable {
    /// The input, as the user gave it; nil if there is one.
    package var file: String?
    /// The scene; nil if the Interface Builder file has one.
    package var scene: String?
    /// Nil if the input is solved in one variant; a variant of no name is the document as it is.
    package var variant: Variant?
    /// What each layout of the input has of the canvas options that were given more than once.
    package var canvas = CanvasOverrides()

    package struct Variant: Hashable, Sendable {
        package var name: String?
    }

    /// The line above a layout's text; nil for a single layout.
    package var heading: String? {
        var parts: [String] = []
        if let file { parts.append(file) }
        if let scene { parts.append("scene \(scene)") }
        if let variant { parts.append(variant.name.map { "variant \($0)" } ?? "the document itself") }
        if let device = canvas.device { parts.append(device) }
        if canvas.width != nil || canvas.height != nil {
            let lengths = [canvas.width, canvas.height].map { $0.map(DecimalText.shortest) ?? "" }
            parts.append(lengths.joined(separator: "x"))
        }
        if let orientation = canvas.orientation { parts.append(orientation.rawValue) }
        if let category = canvas.contentSizeCategory { parts.append("text size \(category.rawValue)") }
        if let language = canvas.language { parts.append(language) }
        if let direction = canvas.direction { parts.append(direction.rawValue) }
        if let scale = canvas.scale { parts.append("scale \(DecimalText.shortest(scale))") }
        if let appearance = canvas.appearance { parts.append(appearance.rawValue) }
        return parts.isEmpty ? nil : DisplayText.safe(parts.joined(separator: ", "))
    }

    /// The first keys of a layout's object.
    package var members: [JSONOutput.Member] {
        var members: [JSONOutput.Member] = []
        if let file { members.append(.init("file", .string(file))) }
        if let scene { members.append(.init("scene", .string(scene))) }
        if let variant { members.append(.init("variant", variant.name.map(JSONOutput.string) ?? .null)) }
        let options = JSONOutput.object([
            "device": canvas.device.map(JSONOutput.string),
            "width": canvas.width.map(JSONOutput.decimal), "height": canvas.height.map(JSONOutput.decimal),
            "orientation": canvas.orientation.map { .string($0.rawValue) },
            "textSize": canvas.contentSizeCategory.map { .string($0.rawValue) },
            "language": canvas.language.map(JSONOutput.string),
            "direction": canvas.direction.map { .string($0.rawValue) },
            "scale": canvas.scale.map(JSONOutput.decimal),
            "appearance": canvas.appearance.map { .string($0.rawValue) },
        ])
        if case .members(let values) = options, !values.isEmpty { members.append(.init("options", options)) }
        return members
    }
}
