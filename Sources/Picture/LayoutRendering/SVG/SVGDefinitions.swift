// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutJSON
package import LayoutModel
internal import LayoutScene

/// What the elements of an SVG picture refer to, one by one: for a page that draws such elements itself.
package struct SVGDefinitions {
    /// A glyph at a font size of 1,000, as a picture defines it.
    package enum Glyph: Hashable {
        /// The data of a path.
        case outline(String)
        /// An element.
        case image(String)
    }

    private let faces = GlyphFaces()
    private static let units = 1000.0

    package init() {}

    /// Nil for a blank.
    package func glyph(_ glyph: UInt32, of font: FontProgram) throws(RenderingFault) -> Glyph? {
        switch faces.shape(of: glyph, face: try faces.number(of: font)) {
        case .outline(let outline):
            outline.isEmpty ? nil : .outline(SVGText.data(of: outline, scale: Self.units, decimals: 1))
        case .image(let image): .image(Self.element(for: image, units: Self.units))
        }
    }

    /// The element for a glyph that is a picture, at a font size of some units; it may have an id.
    static func element(for image: GlyphImage, units: Double, id: String = "") -> String {
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
