// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// A PDF file that another program converts to SVG: which files are such, and how large the page is in points.
package enum PDFPage {
    private static let beginning = Array("%PDF-".utf8)
    /// Other bytes may come before it.
    private static let reach = 1024
    /// The converter writes the root's start tag within this many bytes.
    private static let rootReach = 4096

    package static func isPDF(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(reach)
        guard let place = start.firstIndex(of: beginning[0]) else { return false }
        return start[place...].starts(with: beginning)
    }

    /// The converter's SVG with the page's size as that of the image: one point of the page is one point of the image, times
    /// the page's user unit. Nil for something other than an SVG with a view box.
    ///
    /// The converter writes the size in units of CSS, where a point is 4/3 of a pixel.
    package static func image(_ svg: [UInt8], of pdf: [UInt8]) -> [UInt8]? {
        let start = String(decoding: svg.prefix(rootReach), as: UTF8.self)
        guard let root = start.firstRange(of: "<svg "),
            let end = start[root.upperBound...].firstIndex(of: ">"),
            let box = attribute("viewBox", in: start[root.upperBound..<end])
        else { return nil }
        let numbers = box.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers[2...].allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        let unit = userUnit(of: pdf)
        let tag =
            #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\#(numbers[2] * unit)" height="\#(numbers[3] * unit)" viewBox="\#(box)">"#
        let content = start[..<start.index(after: end)].utf8.count
        return Array(start[..<root.lowerBound].utf8) + Array(tag.utf8) + svg.dropFirst(content)
    }

    /// Whether the converter has taken its default size, US Letter, because the page has no valid media box. Pages that are in
    /// compressed objects cannot be read here and are taken to have one.
    package static func lacksMediaBox(_ pdf: [UInt8], convertedTo svg: [UInt8]) -> Bool {
        let start = String(decoding: svg.prefix(rootReach), as: UTF8.self)
        let isDefault = [#"viewBox="0 0 612 792""#, #"viewBox="0 0 792 612""#].contains { start.contains($0) }
        guard isDefault, pdf.range(ofBytes: "/ObjStm") == nil else { return false }
        let keys: [StaticString] = ["/MediaBox", "/CropBox"]
        return !keys.contains { key in
            pdf.ranges(ofBytes: key).contains { range in
                let value = pdf[range.upperBound...].prefix(200)
                // A reference to another object may lead to anything.
                guard let open = value.first(where: { !isSpace($0) }), open == UInt8(ascii: "[") else { return true }
                let numbers = value.drop { $0 != open }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
                    .split(whereSeparator: isSpace).compactMap { Double(String(decoding: $0, as: UTF8.self)) }
                return numbers.count == 4 && abs(abs(numbers[2] - numbers[0]) - 612) < 1
                    && abs(abs(numbers[3] - numbers[1]) - 792) < 1
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        guard let start = tag.firstRange(of: "\(name)=\"")?.upperBound, let end = tag[start...].firstIndex(of: "\"")
        else { return nil }
        return tag[start..<end]
    }

    /// The points to a unit of the page: 1 unless the file says otherwise where it can be read without decompressing.
    private static func userUnit(of pdf: [UInt8]) -> Double {
        guard let place = pdf.range(ofBytes: "/UserUnit")?.upperBound else { return 1 }
        let number = pdf[place...].drop(while: isSpace).prefix(16)
            .prefix { $0 == 0x2E || (0x30...0x39).contains($0) }
        let unit = Double(String(decoding: number, as: UTF8.self)) ?? 1
        return (0.01...100).contains(unit) ? unit : 1
    }
}

extension [UInt8] {
    fileprivate func ranges(ofBytes text: StaticString) -> some Sequence<Range<Int>> {
        sequence(state: startIndex) { place in
            let range = self[place...].range(ofBytes: text)
            if let range { place = range.upperBound }
            return range
        }
    }
}
