// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig

/// The fonts in a release archive of the program: the files of Debian's packages, for any distribution.
package enum BundledFonts {
    /// With a slash at its end; nil if the program has none, and for every other program.
    package static let folder: String? = {
        var buffer = [CChar](repeating: 0, count: 4096)
        guard alr_bundled_fonts(&buffer) != 0 else { return nil }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
    }()
}
