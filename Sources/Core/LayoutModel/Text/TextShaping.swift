// SPDX-License-Identifier: Apache-2.0
/// Measures text and gives its glyphs: what a picture needs. Engines only measure.
package protocol TextShaping: TextMeasuring {
    /// Every glyph of the text in its place. `measurement` is what `measure` answers to the same request.
    func shape(_ request: TextRequest) -> ShapedText

    /// `shape` for a request that is unlikely to be made again: the answer is not kept.
    func shapeOnce(_ request: TextRequest) -> ShapedText
}
