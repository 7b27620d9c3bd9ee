// SPDX-License-Identifier: Apache-2.0

/// Opened fonts, outlines, masks and pictures of glyphs, kept from one picture to the next. Pictures do not depend on it. Use one
/// from a single thread.
package final class GlyphCache {
    private(set) var faces = GlyphFaces()
    let masks = GlyphMasks()
    let images = GlyphImages()
    /// Fonts that documents bring along are kept open, too.
    private static let mostFonts = 64

    package init() {}

    /// Closes all fonts if there are many. Not while something is drawn.
    func trim() {
        guard faces.count > Self.mostFonts else { return }
        faces = GlyphFaces()
        masks.removeAll()
        images.removeAll()
    }
}
