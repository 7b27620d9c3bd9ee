// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutXML

/// The size in the start tag of an SVG's root element.
struct SVGHeader {
    /// The start tag must end within this many bytes.
    private static let reach = 1 << 16

    /// User units, which are points.
    let size: Size

    /// Nil if the bytes are not SVG.
    init?(_ bytes: [UInt8]) throws(ImageFault) {
        let root: XMLElement
        switch XMLReader.startTag(of: Array(bytes.prefix(Self.reach))) {
        case .complete(let element): root = element
        case .cutOff(let name) where Self.isRoot(name): throw .cutOff
        case .cutOff, nil: return nil
        }
        guard Self.isRoot(root.name) else { return nil }
        let width = root["width"].flatMap(Self.length)
        let height = root["height"].flatMap(Self.length)
        if let width, let height {
            size = Size(width: width, height: height)
            return
        }
        let box = (root["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        guard box.count == 4, box[2] > 0, box[3] > 0, box[2].isFinite, box[3].isFinite else { throw .withoutSize }
        let ratio = box[2] / box[3]
        size =
            switch (width, height) {
            case (let width?, _): Size(width: width, height: width / ratio)
            case (_, let height?): Size(width: height * ratio, height: height)
            default: Size(width: box[2], height: box[3])
            }
    }

    /// With or without a namespace's prefix.
    private static func isRoot(_ name: String) -> Bool { name == "svg" || name.hasSuffix(":svg") }

    /// Units by CSS: 96 to an inch. Nil for a percentage, which only a page could resolve.
    private static func length(_ text: String) -> Double? {
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 96 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
        ]
        let text = text.filter { !$0.isWhitespace }
        let unit = units.first { text.hasSuffix($0.0) }
        let value = Double(unit == nil ? text : String(text.dropLast(2))).map { $0 * (unit?.1 ?? 1) }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }
}
