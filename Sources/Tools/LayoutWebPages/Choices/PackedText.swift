// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutInteraction
import LayoutModel

/// The steps of a text in small whole numbers, from which a page's script makes the very numbers again.
///
/// Widths are pixels or 1024ths of a point, so that they are whole; what many steps have in common, such as the height of three lines, is
/// kept once.
struct PackedText {
    /// The numbers of the text without steps, as `InteractiveText.numbers` has them, without their count.
    let head: [Double]
    /// The first baseline, the ascent and the descent at all steps.
    let firstLine: [Double]
    /// For each kind of lines four numbers, less those of the kind before: pixels of the height and of the last baseline, count and whether
    /// there is more text.
    private(set) var lines: [Int] = []
    /// By step: the narrowest width in 1024ths of a point, and a half; 0 for none.
    private(set) var starts: [Int] = []
    /// By step: its index among the lines.
    private(set) var line: [Int] = []
    /// By step: pixels of the longest line, less those of its start.
    private(set) var wide: [Int] = []
    /// By step: pixels of the widest width, less those of the longest line.
    private(set) var width: [Int] = []

    /// Nil for a text whose steps are not of that form.
    init?(_ text: InteractiveText, scale: Double) {
        let steps = text.steps.steps
        guard steps.count > 2 else { return nil }
        var bare = text
        bare.steps = TextSteps([])
        head = bare.numbers.dropLast()
        let first = steps[0].measurement
        firstLine = [first.firstBaseline, first.ascent, first.descent]
        var places: [[Int]: Int] = [:]
        var last = [0, 0, 0, 0]
        for step in steps {
            let start = step.from == 0 ? 0 : (step.from * 1024 + 0.5).rounded()
            let pixels = (step.lineWidth * scale).rounded()
            let widest = (step.measurement.size.width * scale).rounded()
            let measurement = step.measurement
            let (height, baseline) = (
                (measurement.size.height * scale).rounded(), (measurement.lastBaseline * scale).rounded()
            )
            guard max((start - 0.5) / 1024, 0) == step.from, pixels / scale == step.lineWidth,
                widest / scale == measurement.size.width, height / scale == measurement.size.height,
                baseline / scale == measurement.lastBaseline,
                [measurement.firstBaseline, measurement.ascent, measurement.descent] == firstLine
            else { return nil }
            let kind = [Int(height), Int(baseline), measurement.lineCount, measurement.isTruncated ? 1 : 0]
            if places[kind] == nil {
                places[kind] = places.count
                lines += zip(kind, last).map { $0 - $1 }
                last = kind
            }
            starts.append(Int(start))
            line.append(places[kind] ?? 0)
            wide.append(Int(pixels - (step.from * scale).rounded(.up)))
            width.append(Int(widest - pixels))
        }
    }
}
