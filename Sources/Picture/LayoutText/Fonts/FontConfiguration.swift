// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig
internal import FontFiles

/// A Fontconfig configuration that contains only what is added to it.
struct FontConfiguration: ~Copyable {
    let config: OpaquePointer
    private let fonts: UnsafeMutablePointer<FcFontSet>

    init() throws(FontFault) {
        try CurrentConfiguration.establish()
        guard let config = FcConfigCreate() else { throw .outOfMemory }
        FcConfigSetSysRoot(config, nil)
        // From no folder: an empty set.
        guard FcConfigBuildFonts(config) != 0, let fonts = FcConfigGetFonts(config, FcSetSystem) else {
            FcConfigDestroy(config)
            throw .outOfMemory
        }
        self.config = config
        self.fonts = fonts
    }

    deinit { FcConfigDestroy(config) }

    /// Takes over the pattern.
    func add(_ pattern: OpaquePointer) throws(FontFault) {
        guard FcFontSetAdd(fonts, pattern) != 0 else {
            FcPatternDestroy(pattern)
            throw .outOfMemory
        }
    }
}
