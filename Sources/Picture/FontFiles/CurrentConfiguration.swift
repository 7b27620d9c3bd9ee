// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig

/// The configuration of the whole process, for everything that does not pass a configuration to Fontconfig: Pango when
/// its first font map is made, and the library that sets the text of SVG images.
///
/// Without one, Fontconfig would read the host's. It is made once and stays, since other threads use it without a reference.
package enum CurrentConfiguration {
    /// Makes sure that no file, cache or variable of the host is ever read. Has no effect after the first call.
    package static func establish() throws(FontFault) {
        if config == nil { throw .outOfMemory }
    }

    /// Fills it with the families that every installation has. Has no effect after the first call, which takes a tenth
    /// of a second; before it, text without a font family has no font.
    package static func open() throws(FontFault) {
        try establish()
        _ = isOpen
    }

    private struct Pointer: @unchecked Sendable { let value: OpaquePointer }

    private static let config: Pointer? = {
        guard let config = FcConfigCreate() else { return nil }
        FcConfigSetSysRoot(config, nil)
        // Never searched again for changed files.
        FcConfigSetRescanInterval(config, 0)
        guard FcConfigSetCurrent(config) != 0 else { return nil }
        return Pointer(value: config)
    }()

    /// All files or none of a package, so that other fonts of a machine do not change pictures.
    private static let isOpen: Bool = {
        guard let config else { return false }
        let catalog = FontCatalog.debian
        return catalog.files.filter { file in file.package.map(catalog.requiredPackages.contains) ?? false }
            .reduce(true) { FcConfigAppFontAddFile(config.value, $1.path) != 0 && $0 }
    }()
}
