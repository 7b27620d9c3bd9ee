// SPDX-License-Identifier: Apache-2.0
package import LayoutSource

/// Limits on a single layout, so that no input can exhaust the machine. `--limit NAME=NUMBER` changes one.
package struct LayoutLimits: Hashable, Sendable {
    /// As the option names them.
    package enum Name: String, Hashable, CaseIterable, Sendable {
        /// Points of the canvas's width and of its height.
        case canvasSide = "canvas-side"
        /// Pixels of the canvas.
        case canvasPixels = "canvas-pixels"
        case constraints
        /// UTF-8 bytes of one text, markup included.
        case text
        /// Elements of the markup of one text.
        case spans
        /// Fonts that the markup of one text chooses by size, family, language or features.
        case fontSizes = "font-sizes"
        /// Items of a scene.
        case pictureItems = "picture-items"
        /// Characters that are shaped to measure the wrapping texts of a page at every width.
        case pageText = "page-text"

        var standard: Double {
            switch self {
            case .canvasSide: CanvasLimit.standard.side
            case .canvasPixels: CanvasLimit.standard.pixels
            case .constraints: 1_000_000
            case .text: 1_000_000
            case .spans: 20_000
            case .fontSizes: 1_000
            case .pictureItems: 5_000_000
            case .pageText: 2_000_000
            }
        }
    }

    private var changed: [Name: Double] = [:]

    package init() {}

    package static let standard = LayoutLimits()

    package subscript(name: Name) -> Double {
        get { changed[name] ?? name.standard }
        set { changed[name] = newValue }
    }

    package var canvas: CanvasLimit { CanvasLimit(side: self[.canvasSide], pixels: self[.canvasPixels]) }

    /// `'--limit text=NUMBER' raises the limit`
    static func hint(_ names: [Name]) -> String {
        names.map { "'--limit \($0.rawValue)=NUMBER'" }.joined(separator: " or ") + " raises the limit"
    }
}
