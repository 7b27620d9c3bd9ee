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
        let pixel = PixelBox(columns: x..<x + 1, rows: y..<y + 1)
        bounds = count == 0 ? pixel : bounds.union(pixel)
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

    private static let differing: [UInt8] = [0xD1, 0x1A, 0x2A, 0xFF]
    private static let outline: [UInt8] = [0x1F, 0x5F, 0xD0, 0xFF]

    /// The picture, paled, with the pixels in red and their boxes outlined.
    func picture(over plane: Plane) -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * marks.count)
        for y in area.rows {
            for x in area.columns {
                bytes += marks[offset(x, y)] ? Self.differing : Plane.paled(plane[x, y])
            }
        }
        for box in boxes {
            let (left, right) = (box.columns.lowerBound - 3, box.columns.upperBound + 2)
            let (top, bottom) = (box.rows.lowerBound - 3, box.rows.upperBound + 2)
            for x in left...right { for y in [top, bottom] { draw(x, y, into: &bytes) } }
            for y in top...bottom { for x in [left, right] { draw(x, y, into: &bytes) } }
        }
        return Bitmap(width: area.columns.count, height: area.rows.count, pixels: bytes)
    }

    private func draw(_ x: Int, _ y: Int, into bytes: inout [UInt8]) {
        guard area.columns.contains(x), area.rows.contains(y), !marks[offset(x, y)] else { return }
        let start = 4 * offset(x, y)
        bytes.replaceSubrange(start..<start + 4, with: Self.outline)
    }
}
