// SPDX-License-Identifier: Apache-2.0
/// One face of a font file together with the bytes of that file: all that is needed to draw its glyphs.
///
/// Sendable without a check because the bytes never change and are released only when the object is.
package final class FontProgram: @unchecked Sendable {
    /// Where the bytes were read from.
    package let path: String
    /// The face's index in a font collection; 0 in a file with one face.
    package let faceIndex: Int
    /// The settings of a variable font by the tags of its axes: `wght`.
    package let variations: [String: Double]
    /// The whole file. Valid while the object lives.
    package let bytes: UnsafeRawBufferPointer
    private let release: () -> Void

    /// - Parameter release: called once, when nothing needs the bytes any more.
    package init(
        path: String, faceIndex: Int, variations: [String: Double] = [:], bytes: UnsafeRawBufferPointer,
        release: @escaping () -> Void
    ) {
        self.path = path
        self.faceIndex = faceIndex
        self.variations = variations
        self.bytes = bytes
        self.release = release
    }

    deinit { release() }
}

extension FontProgram: Hashable {
    /// Two programs are equal if they are one face of one file with equal contents.
    package static func == (a: FontProgram, b: FontProgram) -> Bool {
        if a === b { return true }
        return a.path == b.path && a.faceIndex == b.faceIndex && a.variations == b.variations
            && a.bytes.count == b.bytes.count && a.bytes.elementsEqual(b.bytes)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(faceIndex)
        hasher.combine(variations)
        hasher.combine(bytes.count)
    }
}
