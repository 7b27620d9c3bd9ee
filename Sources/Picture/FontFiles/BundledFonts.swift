// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig

/// The fonts of a release: the files of Debian's packages, for any distribution.
package enum BundledFonts {
    /// With a slash at its end; nil if neither the program nor the library that it has loaded belongs to a release.
    package static let folder: String? = {
        var buffer = [CChar](repeating: 0, count: 4096)
        guard alr_bundled_fonts(&buffer) != 0 else { return nil }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
    }()
}
