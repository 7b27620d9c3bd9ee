// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// librsvg, loaded when the first SVG image is drawn, so that runs without one start faster.
struct SVGLibrary: Sendable {
    /// One for the whole process: a library cannot be loaded twice.
    static let installed = SVGLibrary()

    typealias NewFromData =
        @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer?
    typealias SetResolution = @convention(c) (OpaquePointer?, Double) -> Void
    /// Handle, Cairo context, viewport (x, y, width, height), error.
    typealias RenderDocument =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> Int32
    typealias Release = @convention(c) (OpaquePointer?) -> Void
    typealias NewFontMap = @convention(c) () -> OpaquePointer?
    typealias SetFontMap = @convention(c) (OpaquePointer?) -> Void

    let newFromData: NewFromData
    let setResolution: SetResolution
    let renderDocument: RenderDocument
    let unref: Release
    let freeError: Release
    private let newFontMap: NewFontMap
    private let setFontMap: SetFontMap

    /// Nil if the library is not installed.
    private init?() {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let newFromData = symbol("rsvg_handle_new_from_data", as: NewFromData.self),
            let setResolution = symbol("rsvg_handle_set_dpi", as: SetResolution.self),
            let renderDocument = symbol("rsvg_handle_render_document", as: RenderDocument.self),
            let unref = symbol("g_object_unref", as: Release.self),
            let freeError = symbol("g_error_free", as: Release.self),
            let newFontMap = symbol("pango_cairo_font_map_new", as: NewFontMap.self),
            let setFontMap = symbol("pango_cairo_font_map_set_default", as: SetFontMap.self)
        else { return nil }
        self.newFromData = newFromData
        self.setResolution = setResolution
        self.renderDocument = renderDocument
        self.unref = unref
        self.freeError = freeError
        self.newFontMap = newFontMap
        self.setFontMap = setFontMap
    }

    private struct FontMap: @unchecked Sendable { let pointer: OpaquePointer? }

    /// For all threads: Pango would make one for each, and free it when the thread ends, even if another thread is drawing.
    private static let fontMap = FontMap(pointer: installed?.newFontMap())

    /// Before words are drawn in this thread, and after the fonts were opened.
    func shareFontMap() {
        if let map = Self.fontMap.pointer { setFontMap(map) }
    }
}
