// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import LayoutXML

/// The pixels per point of Xcode's canvas, told by the frames that it recorded.
///
/// They are those of the screen that Xcode's window is on, which may have one pixel per point, for any device.
enum CanvasScale {
    /// Whether all frames are in whole points, and a label of one line is as high as its text in whole points, but not in the pixels
    /// of the device: of 381 files with labels as high as in pixels none has only whole frames, of 297 others 110.
    static func hasWholePoints(_ scope: XMLElement, scale: Double) -> Bool {
        var shows = false
        scope.forEach { element in
            if !shows, element.name == "label" { shows = isHigherThanPixels(element, scale: scale) }
        }
        return shows && areFramesWhole(scope)
    }

    /// Whether a view that a required constraint centres in its superview is half a point from the middle, as only whole points
    /// have it: of scenes with whole frames 51 in files up to Xcode 10, of later ones 3 of some 2,000.
    static func hasRoundedCenter(_ scope: XMLElement) -> Bool {
        var shows = false
        scope.forEach { superview in
            guard !shows else { return }
            let constraints = superview.members(of: "constraints").filter(isCentering)
            guard !constraints.isEmpty, let owner = superview["id"], let frame = superview.child("rect", key: "frame")
            else { return }
            var frames: [String: XMLElement] = [:]
            for view in superview.members(of: "subviews") { view["id"].map { frames[$0] = view } }
            shows = constraints.contains { constraint in
                let first = constraint["firstItem"] ?? owner
                guard let second = constraint["secondItem"], first == owner || second == owner,
                    let view = frames[first == owner ? second : first],
                    let rect = view.child("rect", key: "frame")
                else { return false }
                let isHorizontal = constraint["firstAttribute"] == "centerX"
                let (origin, length) = isHorizontal ? ("x", "width") : ("y", "height")
                guard let place = rect.number(origin), let own = rect.number(length), let whole = frame.number(length)
                else { return false }
                let constant = constraint.number("constant") ?? 0
                let exact = (whole - own) / 2 + (first == owner ? -constant : constant)
                return abs(exact - exact.rounded(.down) - 0.5) < 1e-6 && abs(place - exact) == 0.5
            }
        }
        return shows
    }

    private static func isCentering(_ constraint: XMLElement) -> Bool {
        guard let attribute = constraint["firstAttribute"], ["centerX", "centerY"].contains(attribute) else {
            return false
        }
        return constraint["secondAttribute"] == attribute && constraint["multiplier"] == nil
            && constraint["relation"] == nil && constraint["priority"] == nil
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
        guard system != .macos, scale > 1, CanvasScale.areFramesWhole(scene) else { return }
        let isOld = system == .ios && device == nil && xcode < .xcode8
        let isBeforeXcode11 = system == .ios && xcode < .xcode11
        if isOld || CanvasScale.hasWholePoints(scene, scale: scale)
            || CanvasScale.hasWholePoints(document, scale: scale)
            || isBeforeXcode11 && CanvasScale.hasRoundedCenter(document)
        {
            canvasScale = 1
        }
    }
}
