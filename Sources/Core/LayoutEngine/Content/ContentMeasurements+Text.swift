// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What needs fonts.
extension ContentMeasurements {
    init(_ context: LayoutContext, text measurer: some TextMeasuring, images: some ImageSizing) {
        let measure = ContentMeasurer(context: context, text: measurer, images: images)
        self.init(grid: context.grid, count: context.document.views.count)
        for (index, view) in context.document.views.enumerated() {
            let text = measure.text(of: view, at: index)
            let size = view.intrinsicContentSize ?? measure.size(of: view, text: text)
            append(
                size: size,
                baselines: view.baselineOffsets
                    ?? text.map { offsets(of: measure.line(of: $0, in: view), in: size, of: view) },
                isCentered: view.baselineOffsets == nil && view.content.centersText, text: text)
        }
    }

    /// The text as it is drawn in a view of that width, wrapped or truncated.
    func drawn(
        _ text: Text, width: Double, with measurer: some TextMeasuring
    ) -> (request: TextRequest, measurement: TextMeasurement) {
        let available = Self.room(for: text, width: width)
        var request = text.request
        request.width = available
        if text.natural.size.width <= available + 1e-6 { return (request, text.natural) }
        if text.request.width == available { return (request, text.current) }
        return (request, measurer.measure(request))
    }
}

extension ViewContent {
    /// Whether it is a control that keeps its one line of text in the vertical middle.
    fileprivate var centersText: Bool {
        switch self {
        case .button, .textField: true
        default: false
        }
    }
}
