// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// A coordinate of something in a view as a function of the view's size: `constant + width · w + height · h`, which may be
/// rounded to pixels.
struct FittedNumber: Hashable {
    var constant: Double
    var width = 0.0
    var height = 0.0
    var isRounded = false

    /// The sizes at which a number is looked at to fit it, as pixels added to a size. Common denominators divide the first two; the
    /// last shows what is rounded.
    static let probes = [Size(width: 24, height: 0), Size(width: 0, height: 24), Size(width: 7, height: 5)]

    /// - Parameters:
    ///   - value: at a size.
    ///   - probed: at that size with each of the probes.
    ///   - sign: 1 if the probes were added, -1 if they were subtracted.
    init(_ value: Double, at size: Size, probed: [Double], sign: Double = 1, grid: PixelGrid) {
        let unit = grid.scale * sign
        width = Self.simple((probed[0] - value) / (Self.probes[0].width / unit))
        height = Self.simple((probed[1] - value) / (Self.probes[1].height / unit))
        constant = value - width * size.width - height * size.height
        let last = Self.sizes(around: size, sign: sign, grid)[2]
        guard abs(self.value(at: last, grid) - probed[2]) > Self.tolerance else { return }
        let plain = self
        isRounded = true
        for fraction in [0, -0.5, 0.25, -0.25, 0.45] {
            constant = plain.constant + fraction / grid.scale
            if abs(self.value(at: size, grid) - value) < Self.tolerance,
                abs(self.value(at: last, grid) - probed[2]) < Self.tolerance
            {
                return
            }
        }
        self = plain
    }

    /// The sizes of the probes.
    static func sizes(around size: Size, sign: Double, _ grid: PixelGrid) -> [Size] {
        probes.map {
            Size(
                width: size.width + sign * $0.width / grid.scale, height: size.height + sign * $0.height / grid.scale)
        }
    }

    func value(at size: Size, _ grid: PixelGrid) -> Double {
        let value = constant + width * size.width + height * size.height
        return isRounded ? grid.rounded(value) : value
    }

    /// Points: less cannot be seen.
    static let tolerance = 0.02

    /// A factor as it was meant: sums of points are not exact.
    private static func simple(_ factor: Double) -> Double {
        let parts = (factor * 120).rounded() / 120
        return abs(parts - factor) < 1e-6 ? parts : factor
    }

    var json: JSONOutput {
        guard width != 0 || height != 0 else { return .decimal(constant) }
        let parts = [.decimal(constant), .decimal(width, places: 6), .decimal(height, places: 6)] as [JSONOutput]
        return .array(isRounded ? parts + [.integer(1)] : parts)
    }
}

extension JSONOutput {
    /// A number of a page's drawings: a ten-thousandth of a point cannot be seen.
    static func decimal(_ value: Double, places: Int = 4) -> JSONOutput {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return .number(DecimalText.shortest((value * factor).rounded() / factor))
    }
}
