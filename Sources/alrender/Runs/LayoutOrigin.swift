// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Which of the layouts of a run one is: only what distinguishes it from the others, so that a single layout has none.
struct LayoutOrigin: Hashable, Sendable {
    /// The input, as the user gave it; nil if there is one.
    var file: String?
    /// The scene; nil if the Interface Builder file has one.
    var scene: String?
    /// Nil if the input is solved in one variant; a variant of no name is the document as it is.
    var variant: Variant?
    /// What each layout of the input has of the canvas options that were given more than once.
    var canvas = CanvasOverrides()

    struct Variant: Hashable, Sendable {
        var name: String?
    }

    /// The first keys of a layout's object.
    var members: [JSONOutput.Member] {
        var members: [JSONOutput.Member] = []
        if let file { members.append(.init("file", .string(file))) }
        if let scene { members.append(.init("scene", .string(scene))) }
        if let variant { members.append(.init("variant", variant.name.map(JSONOutput.string) ?? .null)) }
        let options = JSONOutput.object([
            "device": canvas.device.map(JSONOutput.string),
            "width": canvas.width.map(JSONOutput.decimal), "height": canvas.height.map(JSONOutput.decimal),
            "orientation": canvas.orientation.map { .string($0.rawValue) },
            "textSize": canvas.contentSizeCategory.map { .string($0.rawValue) },
            "direction": canvas.direction.map { .string($0.rawValue) },
            "scale": canvas.scale.map(JSONOutput.decimal),
            "appearance": canvas.appearance.map { .string($0.rawValue) },
        ])
        if case .members(let values) = options, !values.isEmpty { members.append(.init("options", options)) }
        return members
    }
}

extension CanvasArguments {
    /// Of a choice's values those of options that were given more than once.
    func repeatedValues(of canvas: CanvasOverrides) -> CanvasOverrides {
        var values = CanvasOverrides()
        if device.count > 1 { values.device = canvas.device }
        if size.count > 1 { (values.width, values.height) = (canvas.width, canvas.height) }
        if orientation.count > 1 { values.orientation = canvas.orientation }
        if textSize.count > 1 { values.contentSizeCategory = canvas.contentSizeCategory }
        if direction.count > 1 { values.direction = canvas.direction }
        if scale.count > 1 { values.scale = canvas.scale }
        if appearance.count > 1 { values.appearance = canvas.appearance }
        return values
    }
}
