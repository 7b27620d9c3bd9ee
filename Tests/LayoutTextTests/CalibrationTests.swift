// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import LayoutText
import Testing

/// A label as Xcode recorded it.
private struct RecordedLabel: Decodable {
    var type: String
    var weight: String?
    var size: String?
    var text: String
    /// Points.
    var w: Double
    var h: Double
    var device: String?

    var numericWeight: Int {
        type == "boldSystem" ? 700 : ["medium": 500, "semibold": 600, "bold": 700][weight ?? ""] ?? 400
    }

    var scale: Double {
        let tripled = ["retina5_5", "retina5_9", "retina6_0", "retina6_5", "retina6_7", "retina6_12"]
        return tripled.contains(device ?? "") ? 3 : 2
    }
}

/// How near the system font comes to San Francisco, over labels recorded by Xcode. The recordings are not part of the
/// project: `ALRENDER_LABELS` names the file, a JSON object a line.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ALRENDER_LABELS"] != nil))
struct CalibrationTests {
    @Test func `Widths are within the target`() throws {
        let path = try #require(ProcessInfo.processInfo.environment["ALRENDER_LABELS"])
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let labels = try lines.map { try JSONDecoder().decode(RecordedLabel.self, from: Data($0.utf8)) }
        let measurer = try PangoTextMeasurer()
        var errors: [Double] = []
        var wrongHeights = 0
        for label in labels where !label.text.contains("\n") {
            guard let size = label.size.flatMap(Double.init) else { continue }
            func measured(_ scale: Double) -> TextMeasurement {
                measurer.measure(.plain(label.text, size: size, weight: label.numericWeight, scale: scale))
            }
            // Older files round up to whole points.
            let isWhole = label.h == measured(1).size.height && label.h != measured(label.scale).size.height
            let text = measured(isWhole ? 1 : label.scale)
            let error = abs(text.size.width / label.w - 1)
            // A label whose constraints give it another width says nothing about its text.
            guard error < 0.3 else { continue }
            errors.append(error)
            if abs(text.size.height - label.h) > 0.01 { wrongHeights += 1 }
        }
        errors.sort()
        let near = errors.count { $0 <= 0.02 }
        print(
            "labels \(errors.count), median \(errors[errors.count / 2]), within 2 %: \(near), other heights: \(wrongHeights)"
        )
        #expect(errors.count > 100)
        #expect(errors[errors.count / 2] <= 0.006)
        #expect(Double(near) >= 0.9 * Double(errors.count))
    }
}
