// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutJSON
internal import LayoutModel
internal import LayoutScene

/// The image files of an SVG: each is written once, and used as often as it is drawn.
struct SVGImages {
    private struct Mask: Hashable {
        var rect: Rect
        var cornerRadius: Double
    }

    private struct Tint: Hashable {
        var color: Color
        var size: Size
    }

    private(set) var definitions = SVGText()
    private var numbers: [ImageFile: Int] = [:]
    private var masks: [Mask: Int] = [:]
    private var hasGreys = false
    private var tints: [Tint: Int] = [:]

    /// What goes into the body.
    mutating func element(for image: SceneImage) -> String {
        guard image.frame.width > 0, image.frame.height > 0 else { return "<g/>" }
        let stored = image.file.storedSize
        let upright = image.file.pixelSize
        var transform =
            "translate(\(SVGText.pair(image.frame.origin))) "
            + "scale(\(Self.number(image.frame.width / upright.width)) \(Self.number(image.frame.height / upright.height)))"
        if let turn = Self.turn(of: image.file) { transform += " \(turn)" }
        let use =
            "<use href=\"#\(SVGPrefix.placeholder)image-\(place(of: image.file))\" transform=\"\(transform)\"\(filter(image.hues, stored))/>"
        guard image.mask != image.frame || image.cornerRadius > 0 else { return use }
        return "<g clip-path=\"url(#\(SVGPrefix.placeholder)mask-\(place(of: image)))\">\(use)</g>"
    }

    /// The transform that makes a file's image upright; nil if it is.
    static func turn(of file: ImageFile) -> String? {
        guard file.orientation != .up else { return nil }
        let turn = file.orientation.matrix(stored: file.storedSize)
        let values = [turn.xx, turn.yx, turn.xy, turn.yy, turn.x0, turn.y0].map(number)
        return "matrix(\(values.joined(separator: " ")))"
    }

    /// The element for a whole image file; ids within it begin with a prefix.
    static func element(for file: ImageFile, id: String = "", prefix: String) -> String {
        let size = "width=\"\(number(file.storedSize.width))\" height=\"\(number(file.storedSize.height))\""
        if let content = SVGOutlines.content(of: file, prefix: prefix) {
            return "<svg\(id) \(size) xmlns:xlink=\"http://www.w3.org/1999/xlink\">\(content)</svg>"
        }
        return "<image\(id) \(size) preserveAspectRatio=\"none\" "
            + "href=\"data:\(file.mediaType);base64,\(Base64.text(of: file.embeddedBytes))\"/>"
    }

    private mutating func place(of file: ImageFile) -> Int {
        if let known = numbers[file] { return known }
        let place = numbers.count
        numbers[file] = place
        let name = "\(SVGPrefix.placeholder)image-\(place)"
        definitions.line(Self.element(for: file, id: " id=\"\(name)\"", prefix: name + "-"))
        return place
    }

    private mutating func place(of image: SceneImage) -> Int {
        let mask = Mask(rect: image.mask, cornerRadius: image.cornerRadius)
        if let known = masks[mask] { return known }
        let place = masks.count
        masks[mask] = place
        let radius = min(mask.cornerRadius, mask.rect.width / 2, mask.rect.height / 2)
        let corners = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
        definitions.line(
            "<clipPath id=\"\(SVGPrefix.placeholder)mask-\(place)\"><rect\(SVGText.attributes(of: mask.rect))\(corners)/></clipPath>"
        )
        return place
    }

    /// - Parameter size: of the file, whose units the filter's region has: strokes reach beyond the bounding box of shapes.
    private mutating func filter(_ hues: SceneImage.Hues, _ size: Size) -> String {
        if let tint = hues.tint {
            let key = Tint(color: tint, size: size)
            let place = tints[key] ?? tints.count
            if tints.updateValue(place, forKey: key) == nil {
                let rows = [tint.red, tint.green, tint.blue].map { "0 0 0 0 \(Self.number($0)) " }.joined()
                definitions.line(
                    "<filter id=\"\(SVGPrefix.placeholder)tint-\(place)\" color-interpolation-filters=\"sRGB\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(Self.number(size.width))\" height=\"\(Self.number(size.height))\">"
                        + "<feColorMatrix type=\"matrix\" values=\"\(rows)0 0 0 \(Self.number(tint.alpha)) 0\"/></filter>"
                )
            }
            return " filter=\"url(#\(SVGPrefix.placeholder)tint-\(place))\""
        }
        guard hues == .removed else { return "" }
        if !hasGreys {
            hasGreys = true
            let luma = "0.299 0.587 0.114 0 0"
            definitions.line(
                "<filter id=\"\(SVGPrefix.placeholder)greys\" color-interpolation-filters=\"sRGB\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
                    + "<feColorMatrix type=\"matrix\" values=\"\(luma) \(luma) \(luma) 0 0 0 1 0\"/></filter>")
        }
        return " filter=\"url(#\(SVGPrefix.placeholder)greys)\""
    }

    private static func number(_ value: Double) -> String { SVGText.number(value, decimals: 6) }
}
