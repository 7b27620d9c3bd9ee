// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutGeometry
package import LayoutModel
package import LayoutSource
package import SourceLocations

/// The canvases that a run lays out on: overrides for the document's canvas and metrics, each with several values.
package struct CanvasSelection: Sendable {
    package var device: [String] = []
    package var size: [CanvasSize] = []
    package var orientation: [Canvas.Orientation] = []
    /// Pixels per point.
    package var scale: [Double] = []
    package var direction: [LayoutDirection] = []
    package var appearance: [AppearanceChoice] = []
    /// Nil = the document's.
    package var contrast: Canvas.Contrast?
    package var textSize: [ContentSizeCategory] = []
    /// BCP 47 tags.
    package var language: [String] = []
    package var metrics: [Document.Metric] = []
    /// Files of texts that replace those of layout documents.
    package var strings: [SourceText] = []
    package var pseudo: PseudoLanguage?
    package var axisPairing = ReadOptions.AxisPairing.refused
    package var missingConstraints = SolveOptions.MissingConstraints.none

    package init() {}

    /// Width and height of the root in points; nil = the document's.
    package struct CanvasSize: Sendable {
        package var width: Double?
        package var height: Double?

        package init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }

        /// `393x430`, `393x`, `x430`: points, either side with decimals.
        package init?(_ text: String) {
            let sides = text.split(omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) })
            guard sides.count == 2, sides.contains(where: { !$0.isEmpty }) else { return nil }
            let lengths = sides.map { Double($0) }
            for (side, length) in zip(sides, lengths) where !side.isEmpty {
                guard let length, length > 0, length.isFinite else { return nil }
            }
            self.init(width: lengths[0], height: lengths[1])
        }
    }

    /// One way to fill in the options that may be repeated.
    package struct Choice {
        package var canvas: CanvasOverrides
        /// The number of each value among those of its option: device, size, orientation, text size, language, direction, scale,
        /// appearance.
        package var sortKey: [Int]
        /// Whether the picture is drawn in both appearances.
        package var followsReader = false
    }

    /// Every combination of the values given, the last option's changing first; one where nothing is repeated.
    package var choices: [Choice] {
        var own = CanvasOverrides()
        own.contrast = contrast
        var choices = [Choice(canvas: own, sortKey: [])]
        func combine<Value>(_ values: [Value], _ set: (inout CanvasOverrides, Value) -> Void) {
            let values: [Value?] = values.isEmpty ? [nil] : values
            choices = choices.flatMap { choice in
                values.enumerated().map { index, value in
                    var combined = choice
                    if let value { set(&combined.canvas, value) }
                    combined.sortKey.append(index)
                    return combined
                }
            }
        }
        func combine<Value>(_ values: [Value], _ key: WritableKeyPath<CanvasOverrides, Value?>) {
            combine(values) { $0[keyPath: key] = $1 }
        }
        combine(device, \.device)
        combine(size) { ($0.width, $0.height) = ($1.width, $1.height) }
        combine(orientation, \.orientation)
        combine(textSize, \.contentSizeCategory)
        combine(language, \.language)
        combine(direction, \.direction)
        combine(scale, \.scale)
        combine(appearance.map(\.appearance), \.appearance)
        guard !appearance.isEmpty else { return choices }
        return choices.map { choice in
            var choice = choice
            choice.followsReader = choice.sortKey.last.map { appearance[$0] == .auto } ?? false
            return choice
        }
    }

    /// The first choice's overrides: those of a run on one canvas.
    package var first: CanvasOverrides { choices[0].canvas }

    /// Whether some picture follows the appearance of its viewer.
    package var followsReader: Bool { appearance.contains(.auto) }

    /// Whether more than one canvas is requested.
    package var isRepeated: Bool { choices.count > 1 }

    /// Options for reading, with one variant's overrides below these.
    package func readOptions(
        variant: String?, canvas: CanvasOverrides, fittings: [NamedFittingRequest] = []
    ) -> ReadOptions {
        var options = ReadOptions(
            variant: variant, canvas: canvas, metrics: metrics, axisPairing: axisPairing, fittings: fittings)
        (options.strings, options.pseudo) = (strings, pseudo)
        return options
    }

    /// A choice's values of the options that have more than one.
    func repeatedValues(of canvas: CanvasOverrides) -> CanvasOverrides {
        var values = CanvasOverrides()
        if device.count > 1 { values.device = canvas.device }
        if size.count > 1 { (values.width, values.height) = (canvas.width, canvas.height) }
        if orientation.count > 1 { values.orientation = canvas.orientation }
        if textSize.count > 1 { values.contentSizeCategory = canvas.contentSizeCategory }
        if language.count > 1 { values.language = canvas.language }
        if direction.count > 1 { values.direction = canvas.direction }
        if scale.count > 1 { values.scale = canvas.scale }
        if appearance.count > 1 { values.appearance = canvas.appearance }
        return values
    }
}
