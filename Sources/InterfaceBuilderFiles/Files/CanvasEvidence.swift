// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutXML

/// The pixels per point of Xcode's canvas, told by the frames that it recorded.
///
/// They are those of the screen that Xcode's window is on, which may have one pixel per point, for any device.
enum CanvasEvidence {
    /// Whether all frames are in whole points, and a label of one line is as high as its text in whole points, but not in the pixels
    /// of the device: of 381 files with labels as high as in pixels none has only whole frames, of 297 others 110.
    static func hasWholePoints(_ scope: XMLElement, scale: Double) -> Bool {
        var shows = false
        scope.forEach { element in
            if !shows, element.name == "label" { shows = isHigherThanPixels(element, scale: scale) }
        }
        return shows && areFramesWhole(scope)
    }

    static func areFramesWhole(_ scope: XMLElement) -> Bool {
        var areWhole = true
        scope.forEach { element in
            guard areWhole, element.name == "rect", element.key == "frame" else { return }
            areWhole = ["x", "y", "width", "height"].allSatisfy {
                element.number($0).map { $0 == $0.rounded() } ?? true
            }
        }
        return areWhole
    }

    private static func isHigherThanPixels(_ label: XMLElement, scale: Double) -> Bool {
        guard let font = label.child("fontDescription", key: "fontDescription"),
            ["system", "boldSystem"].contains(font["type"]), ["1", nil].contains(label["numberOfLines"]),
            label["translatesAutoresizingMaskIntoConstraints"] == "NO",
            !label.members(of: "constraints").contains(where: { $0["firstAttribute"] == "height" }),
            let height = label.child("rect", key: "frame")?.number("height")
        else { return false }
        // Labels in the standard font take whole points on screens with three pixels for each.
        let size = font.number("pointSize") ?? 17
        guard scale < 3 || size != 17 else { return false }
        let line = Font(size: size).systemLineHeight
        return height == line.rounded(.up) && height - (line * scale).rounded(.up) / scale > 0.01
    }
}

extension InterfaceFile {
    /// The scale of the canvas on which a scene was drawn: one of whole points if the scene shows it, or if none of its frames speaks
    /// against it and the other scenes show it. Before Xcode 8 files name no device, and the canvas has the scale of Xcode's window.
    mutating func takeCanvasScale(of scene: XMLElement) {
        guard system != .macos, scale > 1, CanvasEvidence.areFramesWhole(scene) else { return }
        let isOld = system == .ios && device == nil && toolsVersion < 11000
        if isOld || CanvasEvidence.hasWholePoints(scene, scale: scale)
            || CanvasEvidence.hasWholePoints(document, scale: scale)
        {
            canvasScale = 1
        }
    }
}
