// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutJSON
import LayoutRendering

/// Two PNG files, pixel by pixel.
struct ImageComparison {
    private var old: String
    private var new: String
    /// Nil if all pixels are the same.
    private(set) var difference: ImageDifference?

    init(_ old: String, _ new: String) throws(FileFault) {
        self.old = old
        self.new = new
        difference = ImageDifference(expected: try Self.bitmap(old), actual: try Self.bitmap(new))
    }

    private static func bitmap(_ path: String) throws(FileFault) -> Bitmap {
        let bytes = try InputFile.read(path)
        do throws(RenderingFault) {
            return try Bitmap(png: bytes)
        } catch {
            throw FileFault(path, reason: error.message, status: .noInput)
        }
    }

    var text: String { (difference?.text ?? "no difference") + "\n" }

    /// The second picture, paled, with what differs in red; nil if nothing does.
    func png() throws(RenderingFault) -> [UInt8]? {
        guard let difference else { return nil }
        return try PNGWriter(scale: 1).bytes(of: difference.image)
    }

    var json: JSONOutput {
        func range(_ range: Range<Int>) -> JSONOutput {
            .array([.integer(range.lowerBound), .integer(range.upperBound)])
        }
        return .object([
            "old": .string(old), "new": .string(new),
            "differingPixels": .integer(difference?.differingPixels ?? 0),
            "greatestComponent": .integer(difference?.greatestComponent ?? 0),
            "columns": difference.map { range($0.columns) }, "rows": difference.map { range($0.rows) },
        ])
    }
}
