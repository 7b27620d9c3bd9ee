// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import CPNG

/// The libraries that draw and that read and write pictures.
package enum DrawingLibraries {
    /// Names and versions, as the machine has them.
    package static var versions: [(name: String, version: String)] {
        [
            ("Cairo", cairo_version_string().map { String(cString: $0) } ?? ""),
            ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? ""),
        ]
    }
}
