// SPDX-License-Identifier: Apache-2.0
/// The text chunks (`tEXt`) of a PNG file, which say something about its picture.
package enum PNGText {
    package enum Keyword: String, Sendable {
        /// The rectangle of the layout's canvas: x, y, width and height in points.
        case canvas = "Canvas"
        /// A digest of the canvas without marks: see `SceneRenderer.contentDigest(of:)`.
        case content = "Content"
        /// A digest of the scene that it was made from.
        case scene = "Scene"
    }

    /// Nil for a file without the chunk.
    package static func value(of keyword: Keyword, in png: [UInt8]) -> String? {
        chunk(keyword, in: png).map { String(decoding: png[$0.text], as: UTF8.self) }
    }

    /// The file with one chunk of the keyword, before the picture's data.
    package static func setting(_ keyword: Keyword, to value: String, in png: [UInt8]) -> [UInt8] {
        let png = removing(keyword, from: png)
        var added = PNGChunks(bytes: [])
        added.add("tEXt") { $0.bytes += Array("\(keyword.rawValue)\0\(value)".utf8) }
        let offset = chunks(of: png).first { $0.type.elementsEqual("IDAT".utf8) }?.whole.lowerBound ?? png.endIndex
        return Array(png[..<offset]) + added.bytes + png[offset...]
    }

    package static func removing(_ keyword: Keyword, from png: [UInt8]) -> [UInt8] {
        guard let chunk = chunk(keyword, in: png) else { return png }
        return Array(png[..<chunk.whole.lowerBound]) + png[chunk.whole.upperBound...]
    }

    private static func chunk(_ keyword: Keyword, in png: [UInt8]) -> (whole: Range<Int>, text: Range<Int>)? {
        let prefix = Array("\(keyword.rawValue)\0".utf8)
        for chunk in chunks(of: png) where chunk.type.elementsEqual("tEXt".utf8) {
            let data = chunk.whole.lowerBound + 8..<chunk.whole.upperBound - 4
            if png[data].starts(with: prefix) { return (chunk.whole, data.lowerBound + prefix.count..<data.upperBound) }
        }
        return nil
    }

    /// Up to the first with the picture's data; fewer if the file is damaged.
    private static func chunks(of png: [UInt8]) -> [(type: ArraySlice<UInt8>, whole: Range<Int>)] {
        var chunks: [(type: ArraySlice<UInt8>, whole: Range<Int>)] = []
        var start = 8
        while start + 12 <= png.count {
            let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= png.count - start - 12 else { break }
            let type = png[start + 4..<start + 8]
            chunks.append((type, start..<start + 12 + length))
            if type.elementsEqual("IDAT".utf8) { break }
            start += 12 + length
        }
        return chunks
    }
}
