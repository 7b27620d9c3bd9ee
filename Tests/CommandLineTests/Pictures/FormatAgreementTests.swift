// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutRendering
import Testing

/// SVG and PDF, drawn by other programs, look like the PNG: every kind of mark, state, content, control and image, in every
/// theme and appearance.
@Suite(.enabled(if: access("/usr/bin/rsvg-convert", X_OK) == 0 && access("/usr/bin/pdftoppm", X_OK) == 0))
struct FormatAgreementTests {
    /// What is drawn, on one sheet each.
    static let sheets: [[String]] = [
        ["gallery", "--show", "all"], ["gallery", "--appearance", "dark"], ["gallery", "--theme", "xcode"],
        ["gallery", "--theme", "xcode", "--appearance", "dark"], ["gallery", "--theme", "print"],
        ["controls"], ["controls", "--appearance", "dark", "--hide", "all", "--show", "canvas,content"],
        ["images"], ["text"], ["scrolling"],
    ]

    private let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func draw(_ sheet: [String]) throws -> Bitmap {
        let folder = Executable.package.appending(path: "samples/valid/\(sheet[0])")
        let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".layout.json") }.sorted().map { folder.appending(path: $0).path }
        let outputs = ["png", "svg", "pdf"].flatMap { ["-o", scratch.path("sheet.\($0)")] }
        let outcome = try Executable.run(documents + ["--sheet", "--scale", "2"] + sheet.dropFirst() + outputs)
        try #require(outcome.status <= 1, "\(outcome.errors)")
        return try bitmap("sheet.png")
    }

    private func bitmap(_ name: String) throws -> Bitmap { try Bitmap(png: [UInt8](scratch.bytes(name))) }

    private func rasterised(_ tool: String, _ arguments: [String]) throws -> Bitmap {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.currentDirectoryURL = scratch.url
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return try bitmap("other.png")
    }

    /// librsvg draws with Cairo as well: what is left is a step of rounding for each of the layers that lie upon one another.
    /// An SVG inside the SVG becomes pixels first, one per point, which blurs edges: `images`.
    ///
    /// Poppler moves lines to whole pixels and enlarges images to them: half a pixel of the sixteen that a block is wide is
    /// 8 of black on white, and twice that where two lines cross.
    @Test(arguments: sheets)
    func `PNG, SVG and PDF look the same`(sheet: [String]) throws {
        let png = try draw(sheet)
        let svg = try rasterised("/usr/bin/rsvg-convert", ["-z", "2", "sheet.svg", "-o", "other.png"])
        let fromSVG = try BlockDifference(png, svg)
        #expect(fromSVG.greatest <= (sheet[0] == "images" ? 12 : 3), "\(fromSVG)")
        #expect(fromSVG.mean < 0.1, "\(fromSVG)")
        let pdf = try rasterised("/usr/bin/pdftoppm", ["-r", "144", "-png", "-singlefile", "sheet.pdf", "other"])
        let fromPDF = try BlockDifference(png, pdf)
        #expect(fromPDF.greatest <= Self.tolerance, "\(fromPDF)")
        #expect(fromPDF.mean < 0.6, "\(fromPDF)")
    }

    private static let tolerance = 20

    /// The comparison notices what is missing, be it as pale as a name.
    @Test(arguments: [("names", "content"), ("constraints", "content"), ("content", "content"), ("frames", "images")])
    func `A missing element is noticed`(layers: String, folder: String) throws {
        let whole = try draw([folder])
        let part = try draw([folder, "--hide", layers])
        // Without its constraints a picture may need less room: it is then noticed by its size.
        guard part.width == whole.width, part.height == whole.height else { return }
        let difference = try BlockDifference(whole, part)
        #expect(difference.greatest > Self.tolerance, "\(difference)")
    }
}

/// How far two pictures differ where edges no longer count: of blocks of 16 × 16 pixels the means are compared.
struct BlockDifference {
    static let side = 16
    /// The greatest of a block's channels, 0 … 255.
    var greatest = 0
    /// The block's upper left corner in pixels.
    var place = (x: 0, y: 0)
    /// The average of all blocks.
    var mean = 0.0

    init(_ one: Bitmap, _ other: Bitmap) throws {
        try #require(one.width == other.width && one.height == other.height)
        let (width, height, side) = (one.width, one.height, Self.side)
        let columns = (width + side - 1) / side
        var total = 0
        var blocks = 0
        for top in stride(from: 0, to: height, by: side) {
            let rows = top..<min(top + side, height)
            var sums = [Int](repeating: 0, count: columns * 4)
            sums.withUnsafeMutableBufferPointer { sums in
                one.pixels.withUnsafeBufferPointer { one in
                    other.pixels.withUnsafeBufferPointer { other in
                        var place = rows.lowerBound &* width &* 4
                        let end = rows.upperBound &* width &* 4
                        var x = 0
                        while place < end {
                            let channel = (x >> 4) &* 4 &+ (place & 3)
                            sums[channel] &+= Int(one[place]) &- Int(other[place])
                            place &+= 1
                            if place & 3 == 0 { x = x &+ 1 == width ? 0 : x &+ 1 }
                        }
                    }
                }
            }
            for (number, sum) in sums.enumerated() {
                let left = number / 4 * side
                let difference = abs(sum) / (rows.count * (min(left + side, width) - left))
                total += difference
                blocks += 1
                if difference > greatest { (greatest, place) = (difference, (left, top)) }
            }
        }
        mean = Double(total) / Double(max(blocks, 1))
    }
}
