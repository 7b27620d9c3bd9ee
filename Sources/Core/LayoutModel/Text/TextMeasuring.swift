// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Measures text for the engine and the scene: supplied by the caller, so that layouts can be solved without a font.
package protocol TextMeasuring {
    /// Equal requests give equal answers, bit for bit.
    func measure(_ request: TextRequest) -> TextMeasurement
}

/// Text with everything that decides its lines.
package struct TextRequest: Hashable, Sendable {
    package var text: StyledText
    /// 0 = no limit.
    package var numberOfLines: Int
    package var lineBreakMode: LineBreakMode
    /// Points to wrap or truncate at; nil = no limit, one line for each paragraph.
    package var width: Double?
    package var direction: LayoutDirection
    package var language: String?
    /// Pixels per point: measured sizes round up to it.
    package var scale: Double
    /// Points added to each character's advance, on top of the font's own spacing.
    package var letterSpacing: Double

    package init(
        text: StyledText, numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail,
        width: Double? = nil, direction: LayoutDirection = .leftToRight, language: String? = nil, scale: Double = 2,
        letterSpacing: Double = 0
    ) {
        self.text = text
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
        self.width = width
        self.direction = direction
        self.language = language
        self.scale = scale
        self.letterSpacing = letterSpacing
    }
}

/// Points; y downwards from the top of the text's box.
package struct TextMeasurement: Hashable, Sendable {
    /// Width of the widest line and height of all lines, each rounded up to the pixel. Empty text is 0 × 0.
    package var size: Size
    /// Baseline of the first and of the last line, rounded to the pixel.
    package var firstBaseline: Double
    package var lastBaseline: Double
    /// How far the first line's font reaches above its baseline and the last line's below it, not rounded.
    package var ascent: Double
    package var descent: Double
    package var lineCount: Int
    package var isTruncated: Bool

    /// - Parameter ascent: nil = as the first baseline; `descent` nil = as the last.
    package init(
        size: Size, firstBaseline: Double, lastBaseline: Double, ascent: Double? = nil, descent: Double? = nil,
        lineCount: Int, isTruncated: Bool = false
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.ascent = ascent ?? firstBaseline
        self.descent = descent ?? size.height - lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}
