// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutJSON
package import LayoutModel
internal import LayoutScene

/// What the elements of an SVG picture refer to, one by one: for a page that draws such elements itself.
package struct SVGDefinitions {
    /// A glyph at a font size of 4,000, as a picture defines it.
    package enum Glyph: Hashable {
        /// The data of a path.
        case outline(String)
        /// An element.
        case image(String)
    }

    private let faces = GlyphFaces()
    /// The font's size in which outlines are written: a unit is too little to be seen.
    static let units = 4000.0

    package init() {}

    /// Nil for a blank.
    package func glyph(_ glyph: UInt32, of font: FontProgram) throws(RenderingFault) -> Glyph? {
        switch faces.shape(of: glyph, face: try faces.number(of: font)) {
        case .outline(let outline):
            outline.isEmpty ? nil : .outline(Self.data(of: outline))
        case .image(let image): .image(Self.element(for: image))
        }
    }

    /// The outline of a glyph in whole units, each point from the one before.
    static func data(of outline: [ScenePathElement]) -> String {
        var path = RelativePath()
        for element in outline { path.add(element) }
        return path.text
    }

    private struct RelativePath {
        private(set) var text = ""
        private var last: Character = " "
        private var position = (x: 0, y: 0)
        private var start = (x: 0, y: 0)

        mutating func add(_ element: ScenePathElement) {
            switch element {
            case .move(let to):
                append("m", [to])
                start = position
            case .line(let to):
                let by = Self.whole(to)
                if by.y == position.y {
                    append("h", numbers: [by.x - position.x])
                } else if by.x == position.x {
                    append("v", numbers: [by.y - position.y])
                } else {
                    append("l", [to])
                }
                position = by
            case .curve(let to, let first, let second): append("c", [first, second, to])
            case .close:
                text += "z"
                last = "z"
                position = start
            }
        }

        private static func whole(_ point: Point) -> (x: Int, y: Int) {
            (Int((point.x * SVGDefinitions.units).rounded()), Int((point.y * SVGDefinitions.units).rounded()))
        }

        /// The last point becomes the position.
        private mutating func append(_ command: Character, _ points: [Point]) {
            let whole = points.map(Self.whole)
            append(command, numbers: whole.flatMap { [$0.x - position.x, $0.y - position.y] })
            if let end = whole.last { position = end }
        }

        private mutating func append(_ command: Character, numbers: [Int]) {
            // After a moveto, further numbers are lines.
            var separates = command == last && command != "m"
            if !separates { text.append(command) }
            last = command
            for number in numbers {
                if separates, number >= 0 { text += " " }
                text += String(number)
                separates = true
            }
        }
    }

    /// The element for a glyph that is a picture; it may have an id.
    static func element(for image: GlyphImage, id: String = "") -> String {
        let rect = image.box(size: units, at: .zero)
        return
            "<image\(id)\(SVGText.attributes(of: rect)) href=\"data:image/png;base64,\(Base64.text(of: image.png))\"/>"
    }

    /// The element for a whole image file, in the file's own units; ids within it begin with a prefix.
    package static func image(_ file: ImageFile, prefix: String) -> String {
        SVGImages.element(for: file, prefix: prefix)
    }

    /// The transform that makes a file's image upright; nil if it is.
    package static func turn(of file: ImageFile) -> String? { SVGImages.turn(of: file) }
}
