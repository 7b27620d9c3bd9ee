// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig
internal import CPango

/// The libraries that measure and shape text.
package enum TextLibraries {
    /// Names and versions, as the machine has them.
    package static var versions: [(name: String, version: String)] {
        let fontconfig = FcGetVersion()
        return [
            ("Pango", pango_version_string().map { String(cString: $0) } ?? ""),
            ("HarfBuzz", hb_version_string().map { String(cString: $0) } ?? ""),
            ("Fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }
}
