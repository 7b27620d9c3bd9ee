// SPDX-License-Identifier: Apache-2.0
package import LayoutGoldens
package import LayoutJSON
package import LayoutRendering
package import LayoutRuns

/// Two PNG files, pixel by pixel.
package struct ImageComparison {
    private var old: String
    private var new: String
    /// Nil if all pixels are the same.
    package private(set) var difference: ImageDifference?

    package init(_ old: String, _ new: String, in files: any FileSystem) throws(FileFault) {
        self.old = old
        self.new = new
        difference = ImageDifference(expected: try Self.bitmap(old, in: files), actual: try Self.bitmap(new, in: files))
    }

    private static func bitmap(_ path: String, in files: any FileSystem) throws(FileFault) -> Bitmap {
        let bytes = try files.read(path)
        do throws(RenderingFault) {
            return try Bitmap(png: bytes)
        } catch {
            throw FileFault(path, reason: error.message, status: .noInput)
        }
    }

    package var text: String { (difference?.text ?? "no difference") + "\n" }

    /// The second picture, paled, with what differs in red; nil if nothing does.
    package func png() throws(RenderingFault) -> [UInt8]? {
        guard let difference else { return nil }
        return try PNGWriter(scale: 1).bytes(of: difference.image)
    }

    package var json: JSONOutput {
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
