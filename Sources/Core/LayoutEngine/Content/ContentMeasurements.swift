// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What views measure by themselves: natural sizes, baselines, and the text behind them.
struct ContentMeasurements {
    struct Text {
        let view: Int
        /// With the width that was last measured for; nil = unlimited.
        var request: TextRequest
        /// Without a limit of width.
        let natural: TextMeasurement
        var current: TextMeasurement
        /// Whether it is measured again at the width that the layout gives it.
        let isRemeasured: Bool
        /// The space around the text inside the alignment rectangle.
        let insets: EdgeInsets
        /// Whether its view keeps the width of the whole text where lines are broken, as AppKit's labels do. UIKit's take
        /// that of the longest line.
        var keepsWidth = false
    }

    /// By view.
    private(set) var sizes: [IntrinsicContentSize] = []
    /// By view; nil for one without baselines of its own.
    private(set) var baselines: [BaselineOffsets?] = []
    private var isCentered: [Bool] = []
    private(set) var texts: [Text] = []
    /// By view: the index of its text in `texts`.
    private var textIndices: [Int?] = []
    private let grid: PixelGrid

    init(grid: PixelGrid, count: Int) {
        self.grid = grid
        sizes.reserveCapacity(count)
        baselines.reserveCapacity(count)
        isCentered.reserveCapacity(count)
        textIndices.reserveCapacity(count)
    }

    /// What views have measured by themselves.
    ///
    /// - Parameter texts: those among them that are measured again at the width that the layout gives them.
    init(_ contents: [LiveContent], grid: PixelGrid, texts: [Text] = []) {
        self.init(grid: grid, count: contents.count)
        var next = 0
        for (view, content) in contents.enumerated() {
            let hasText = next < texts.count && texts[next].view == view
            append(
                size: content.size, baselines: content.baselines, isCentered: content.centersText,
                text: hasText ? texts[next] : nil)
            if hasText { next += 1 }
        }
    }

    /// Adds what the next view has measured.
    mutating func append(size: IntrinsicContentSize, baselines: BaselineOffsets?, isCentered: Bool, text: Text?) {
        textIndices.append(text == nil ? nil : texts.count)
        if let text { texts.append(text) }
        sizes.append(size)
        self.baselines.append(baselines)
        self.isCentered.append(isCentered)
    }

    func text(of view: Int) -> Text? {
        textIndices[view].map { texts[$0] }
    }

    /// The distance from the vertical middle down to the baseline of a control that keeps its one line there, however
    /// high it is; nil for a view whose baselines keep their distances from its edges.
    ///
    /// Interface Builder files hold buttons of 60 and 44 points side by side, the last baseline of one on the first of
    /// the other: that holds only if the baseline moves with the middle.
    func baselineFromCenter(of view: Int) -> Double? {
        guard isCentered.indices.contains(view), isCentered[view], let offsets = baselines[view] else { return nil }
        return (offsets.firstFromTop - offsets.lastFromBottom) / 2
    }

    /// Measures wrapping text at the widths that a layout gives; whether anything measures differently now.
    ///
    /// - Parameter width: the solved width of a view's alignment rectangle.
    mutating func remeasure(
        _ views: [View], with measure: (Text) -> TextMeasurement, width: (_ view: Int) -> Double
    ) -> Bool {
        var isChanged = false
        for index in texts.indices where texts[index].isRemeasured {
            let text = texts[index]
            let available = Self.room(for: text, width: width(text.view))
            let limit = available < text.natural.size.width - 1e-6 ? available : nil
            guard limit != text.request.width else { continue }
            texts[index].request.width = limit
            let measured = limit == nil ? text.natural : measure(texts[index])
            guard measured != text.current else { continue }
            texts[index].current = measured
            isChanged = true
            let view = views[text.view]
            if view.intrinsicContentSize == nil {
                sizes[text.view] = IntrinsicContentSize(
                    width: (text.keepsWidth ? text.natural : measured).size.width + text.insets.left
                        + text.insets.right,
                    height: measured.size.height + text.insets.top + text.insets.bottom)
            }
            if view.baselineOffsets == nil {
                baselines[text.view] = offsets(of: texts[index], in: sizes[text.view], of: view)
            }
        }
        return isChanged
    }

    /// The views whose text would measure differently at the widths that a layout gives.
    func unsettledViews(
        _ views: [View], with measure: (Text) -> TextMeasurement, width: (_ view: Int) -> Double
    ) -> [Int] {
        var next = self
        guard next.remeasure(views, with: measure, width: width) else { return [] }
        return zip(texts, next.texts).filter { $0.current != $1.current }.map { $0.0.view }
    }

    /// What a width leaves for the text, in millionths of a point: solved widths carry rounding errors far below a pixel,
    /// which must neither break a line that just fits nor make the drawn text differ from the measured text.
    static func room(for text: Text, width: Double) -> Double {
        let available = max(width - text.insets.left - text.insets.right, 0)
        return available < 1e9 ? (available * 1e6).rounded() / 1e6 : available
    }

    /// Distances of the baselines from the edges at the natural height, where text is vertically centred in
    /// what its insets leave.
    func offsets(of text: Text, in size: IntrinsicContentSize, of view: View) -> BaselineOffsets {
        let measured = text.current
        let height = size.height ?? measured.size.height + text.insets.top + text.insets.bottom
        let top =
            switch view.content {
            case .label, .textView: text.insets.top
            default: grid.rounded(max(height - measured.size.height, 0) / 2)
            }
        let last = lastBaseline(of: measured, within: height - top - text.insets.bottom, of: view)
        return BaselineOffsets(firstFromTop: top + measured.firstBaseline, lastFromBottom: height - top - last)
    }

    /// The baseline of the last line that fits in the height that a view states for itself; lines after it are not
    /// drawn.
    private func lastBaseline(of measured: TextMeasurement, within height: Double, of view: View) -> Double {
        guard view.intrinsicContentSize?.height != nil, measured.lineCount > 1 else { return measured.lastBaseline }
        let lines = Double(measured.lineCount - 1)
        let pitch = (measured.lastBaseline - measured.firstBaseline) / lines
        guard pitch > 0 else { return measured.lastBaseline }
        // A stated height may be some pixels less than that of its lines.
        let left = min(((measured.size.height - height) / pitch).rounded(), lines)
        return left > 0 ? grid.rounded(measured.lastBaseline - left * pitch) : measured.lastBaseline
    }
}
