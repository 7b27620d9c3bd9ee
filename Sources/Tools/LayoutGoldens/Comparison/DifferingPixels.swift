// SPDX-License-Identifier: Apache-2.0
import LayoutRendering

/// The pixels in which two pictures differ, while they are collected.
struct DifferingPixels {
    private let area: PixelBox
    private let canvas: PixelBox?
    private var marks: [Bool]
    private(set) var count = 0
    private(set) var countOutside = 0
    private(set) var greatest = 0
    private(set) var bounds = PixelBox(columns: 0..<0, rows: 0..<0)

    init(area: PixelBox, canvas: PixelBox?) {
        self.area = area
        self.canvas = canvas
        marks = [Bool](repeating: false, count: area.columns.count * area.rows.count)
    }

    /// Without a canvas, everything is.
    func isInCanvas(_ x: Int, _ y: Int) -> Bool {
        canvas.map { $0.columns.contains(x) && $0.rows.contains(y) } ?? true
    }

    mutating func insert(_ x: Int, _ y: Int, by distance: Int) {
        let isWithin = bounds.columns.contains(x) && bounds.rows.contains(y)
        if !isWithin {
            let pixel = PixelBox(columns: x..<x + 1, rows: y..<y + 1)
            bounds = count == 0 ? pixel : bounds.union(pixel)
        }
        count += 1
        if !isInCanvas(x, y) { countOutside += 1 }
        greatest = max(greatest, distance)
        marks[offset(x, y)] = true
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        (y - area.rows.lowerBound) * area.columns.count + x - area.columns.lowerBound
    }

    /// Pixels in the same or a neighbouring cell of this many pixels belong to one box.
    private static let cell = 12

    /// The regions that differ, from the top, then from the left.
    var boxes: [PixelBox] {
        let across = (area.columns.count + Self.cell - 1) / Self.cell
        let down = (area.rows.count + Self.cell - 1) / Self.cell
        var cells = [PixelBox?](repeating: nil, count: across * down)
        for y in bounds.rows {
            for x in bounds.columns where marks[offset(x, y)] {
                let cell = (y - area.rows.lowerBound) / Self.cell * across + (x - area.columns.lowerBound) / Self.cell
                let pixel = PixelBox(columns: x..<x + 1, rows: y..<y + 1)
                cells[cell] = cells[cell]?.union(pixel) ?? pixel
            }
        }
        var boxes: [PixelBox] = []
        for start in cells.indices {
            guard var box = cells[start] else { continue }
            cells[start] = nil
            var pending = [start]
            while let cell = pending.popLast() {
                let (column, row) = (cell % across, cell / across)
                for y in max(0, row - 1)...min(down - 1, row + 1) {
                    for x in max(0, column - 1)...min(across - 1, column + 1) {
                        guard let next = cells[y * across + x] else { continue }
                        cells[y * across + x] = nil
                        box = box.union(next)
                        pending.append(y * across + x)
                    }
                }
            }
            boxes.append(box)
        }
        return boxes.sorted {
            ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
        }
    }

    private static let differing = UInt32(bigEndian: 0xD11A_2AFF)
    private static let outline = UInt32(bigEndian: 0x1F5F_D0FF)

    /// The picture, paled, with the pixels in red and their boxes outlined.
    func picture(over plane: Plane, _ boxes: [PixelBox]) -> Bitmap {
        var bytes = [UInt8](repeating: 0xFF, count: 4 * marks.count)
        bytes.withUnsafeMutableBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            plane.pale(into: pixels, of: area)
            for box in boxes {
                let (left, right) = (box.columns.lowerBound - 3, box.columns.upperBound + 2)
                let (top, bottom) = (box.rows.lowerBound - 3, box.rows.upperBound + 2)
                for x in left...right { for y in [top, bottom] { draw(x, y, into: pixels) } }
                for y in top...bottom { for x in [left, right] { draw(x, y, into: pixels) } }
            }
            for y in bounds.rows {
                for offset in offset(bounds.columns.lowerBound, y)..<offset(bounds.columns.upperBound, y)
                where marks[offset] {
                    pixels[offset] = Self.differing
                }
            }
        }
        return Bitmap(width: area.columns.count, height: area.rows.count, pixels: bytes)
    }

    private func draw(_ x: Int, _ y: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
        guard area.columns.contains(x), area.rows.contains(y) else { return }
        pixels[offset(x, y)] = Self.outline
    }
}
