// SPDX-License-Identifier: Apache-2.0
/// At most 256 colours for a picture's pixels, as 0xRRGGBB.
///
/// A picture with at most 256 colours keeps all of them. In any other, the colours of areas stay exact, and similar ones
/// among the rest, mostly those of anti-aliased edges and of images, share a colour.
struct ColorPalette {
    /// The picture's colours, or those of its areas, by falling number of pixels; then those that are shared.
    private(set) var colors: [UInt32]
    /// The places in `colors` of the picture's colours; of groups of them if there are very many.
    private var indices: [UInt32: UInt8] = [:]
    /// The colours of areas, in a picture with too many colours.
    private var exact: [UInt32: UInt8] = [:]
    /// Low bits of each channel that are the same for a group.
    private var groupBits: UInt32 = 0

    private static let mostColors = 256
    /// More colours would leave too few for edges.
    private static let mostExact = 160
    /// An area covers at least this part of a picture's pixels: 100 of a picture of 400 × 1000.
    private static let areaPart = 4000
    /// More distinct colours are put into groups first.
    private static let mostDistinct = 1 << 14

    /// - Parameter pixelCounts: how many pixels have each colour.
    init(_ pixelCounts: [UInt32: Int]) {
        guard pixelCounts.count > Self.mostColors else {
            colors = Self.sorted(pixelCounts).map(\.color)
            for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
            return
        }
        let least = max(1, pixelCounts.values.reduce(0, +) / Self.areaPart)
        let areas = Self.sorted(pixelCounts.filter { $0.value >= least }).prefix(Self.mostExact)
        colors = areas.map(\.color)
        let rest = grouped(pixelCounts, without: Set(colors))
        colors += Self.shared(rest, most: Self.mostColors - areas.count)
        let channels = colors.map(ColorCount.channels)
        for color in rest {
            let nearest = channels.indices.min { color.distance(to: channels[$0]) < color.distance(to: channels[$1]) }
            indices[color.key] = UInt8(nearest ?? 0)
        }
        // A group may contain the colour of an area.
        for (index, area) in areas.enumerated() { exact[area.color] = UInt8(index) }
    }

    /// The place of one of the picture's colours in `colors`, or of the one that stands for it.
    func index(of color: UInt32) -> UInt8 {
        exact[color] ?? indices[key(of: color)] ?? 0
    }

    private func key(of color: UInt32) -> UInt32 {
        let low = (UInt32(1) << groupBits) - 1
        return color & ~(low << 16 | low << 8 | low)
    }

    /// By falling number of pixels: the order of a dictionary is different in every process.
    private static func sorted(_ counts: [UInt32: Int]) -> [(color: UInt32, count: Int)] {
        counts.map { (color: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    }

    private mutating func grouped(_ counts: [UInt32: Int], without exact: Set<UInt32>) -> [ColorCount] {
        if counts.count > Self.mostDistinct { groupBits = 3 }
        var groups: [UInt32: ColorCount] = [:]
        for (color, count) in counts where !exact.contains(color) {
            let key = key(of: color)
            groups[key, default: ColorCount(key: key)].add(ColorCount(color, count: count))
        }
        return groups.values.sorted { $0.key < $1.key }
    }

    /// The means of similar colours, which are divided where their differences are largest.
    private static func shared(_ colors: [ColorCount], most: Int) -> [UInt32] {
        var boxes = [ColorBox(colors)]
        while boxes.count < most {
            guard let widest = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
                let halves = boxes[widest].halves
            else { break }
            boxes[widest] = halves.0
            boxes.append(halves.1)
        }
        return boxes.map(\.mean)
    }
}

/// A colour, or a group of them, with the number of its pixels.
private struct ColorCount {
    /// The colour, or what is the same for the group.
    var key: UInt32
    var count = 0
    /// The sums of all pixels, by channel.
    var sums = SIMD3<Int>()

    init(key: UInt32) { self.key = key }

    init(_ color: UInt32, count: Int) {
        key = color
        self.count = count
        sums = Self.channels(color) &* count
    }

    static func channels(_ color: UInt32) -> SIMD3<Int> {
        SIMD3(Int(color >> 16), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    }

    mutating func add(_ other: ColorCount) {
        count += other.count
        sums &+= other.sums
    }

    var mean: SIMD3<Int> { (sums &+ count / 2) / count }

    func distance(to color: SIMD3<Int>) -> Int {
        let difference = mean &- color
        return (difference &* difference).wrappedSum()
    }
}

/// Colours that share one.
private struct ColorBox {
    private let colors: [ColorCount]
    private let total: ColorCount
    /// The sum of the squared distances of all pixels to the mean, by channel.
    private let errors: SIMD3<Double>

    init(_ colors: [ColorCount]) {
        self.colors = colors
        var total = ColorCount(key: 0)
        var squares = SIMD3<Int>()
        for color in colors {
            total.add(color)
            squares &+= color.mean &* color.mean &* color.count
        }
        self.total = total
        let sums = SIMD3<Double>(total.sums)
        errors = SIMD3<Double>(squares) - sums * sums / Double(max(total.count, 1))
    }

    var error: Double { colors.count > 1 ? errors.sum() : -1 }

    var mean: UInt32 {
        let mean = total.count > 0 ? total.mean : SIMD3()
        return UInt32(mean.x << 16 | mean.y << 8 | mean.z)
    }

    /// The colours below and above the mean of the channel in which they differ most; nil for a single one.
    var halves: (ColorBox, ColorBox)? {
        let channel = (0..<3).max { errors[$0] < errors[$1] } ?? 0
        let isBelow = { (color: ColorCount) in
            color.mean[channel] * total.count <= total.sums[channel]
        }
        let (below, above) = (colors.filter(isBelow), colors.filter { !isBelow($0) })
        return below.isEmpty || above.isEmpty ? nil : (ColorBox(below), ColorBox(above))
    }
}
