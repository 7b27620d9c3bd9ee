// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

extension CanvasOverrides {
    /// From a canvas object that has passed its shape.
    init(_ value: JSONValue?) {
        self.init(
            device: value?.string("device"),
            orientation: value?.choice("orientation", Canvas.Orientation.self),
            width: value?.number("width"), height: value?.number("height"), scale: value?.number("scale"),
            safeArea: SafeArea(
                top: value?["safeArea"]?.number("top"), leading: value?["safeArea"]?.number("leading"),
                bottom: value?["safeArea"]?.number("bottom"), trailing: value?["safeArea"]?.number("trailing")),
            keyboard: Self.keyboard(value?["keyboard"]),
            direction: value?.choice("direction", LayoutDirection.self),
            appearance: value?.choice("appearance", Canvas.Appearance.self),
            contentSizeCategory: value?.choice("contentSizeCategory", ContentSizeCategory.self),
            language: value?.string("language"))
        contrast = value?.choice("contrast", Canvas.Contrast.self)
        elevation = value?.choice("elevation", Canvas.Elevation.self)
    }

    private static func keyboard(_ value: JSONValue?) -> Keyboard? {
        guard let value else { return nil }
        if case .boolean(let isShown) = value.content { return isShown ? .shown : .hidden }
        return value.number.map { $0 > 0 ? .height($0) : .hidden }
    }

    /// The keys that it gives.
    var json: JSONOutput {
        .object([
            "device": device.map(JSONOutput.string),
            "orientation": orientation.map { .string($0.rawValue) },
            "width": width.map(JSONOutput.exact),
            "height": height.map(JSONOutput.exact),
            "scale": scale.map(JSONOutput.exact),
            "safeArea": JSONOutput.object([
                "top": safeArea.top.map(JSONOutput.exact), "leading": safeArea.leading.map(JSONOutput.exact),
                "bottom": safeArea.bottom.map(JSONOutput.exact), "trailing": safeArea.trailing.map(JSONOutput.exact),
            ]).unlessEmpty,
            "keyboard": keyboard.map { keyboard in
                switch keyboard {
                case .hidden: .boolean(false)
                case .shown: .boolean(true)
                case .height(let height): .exact(height)
                }
            },
            "direction": direction.map { .string($0.rawValue) },
            "appearance": appearance.map { .string($0.rawValue) },
            "contrast": contrast.map { .string($0.rawValue) },
            "elevation": elevation.map { .string($0.rawValue) },
            "contentSizeCategory": contentSizeCategory.map { .string($0.rawValue) },
            "language": language.map(JSONOutput.string),
        ])
    }
}
