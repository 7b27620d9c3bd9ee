// SPDX-License-Identifier: Apache-2.0
internal import FontFiles
internal import LayoutModel

/// An SVG file that librsvg has parsed. It has no base address, so it cannot load other files.
struct SVGDocument: ~Copyable {
    private let library: SVGLibrary
    private let handle: OpaquePointer
    private let file: ImageFile

    init(_ file: ImageFile) throws(ImageFault) {
        guard let library = SVGLibrary.installed else { throw .withoutSVGLibrary }
        if file.mayHaveText {
            try Self.openFonts()
            library.shareFontMap()
        }
        var error: OpaquePointer?
        guard let handle = library.newFromData(file.bytes, UInt(file.bytes.count), &error) else {
            throw Self.fault(error, library)
        }
        library.setResolution(handle, 96)
        self.library = library
        self.handle = handle
        self.file = file
    }

    /// The library looks for fonts in the process's own configuration.
    private static func openFonts() throws(ImageFault) {
        do throws(FontFault) {
            try CurrentConfiguration.open()
        } catch {
            throw .undecodable(error.message)
        }
    }

    deinit { library.unref(handle) }

    /// Draws the image at its own size into a Cairo context, at the context's origin.
    borrowing func draw(on context: OpaquePointer) throws(ImageFault) {
        let viewport = [0, 0, file.storedSize.width, file.storedSize.height]
        var error: OpaquePointer?
        guard library.renderDocument(handle, context, viewport, &error) != 0 else { throw Self.fault(error, library) }
    }

    /// GLib's error is a domain and a code of four bytes each, then the message.
    private static func fault(_ error: OpaquePointer?, _ library: SVGLibrary) -> ImageFault {
        guard let error else { return .undecodable("") }
        defer { library.freeError(error) }
        let message = UnsafeRawPointer(error).load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        var text = message.map { String(cString: $0) } ?? ""
        while text.last?.isWhitespace == true { text.removeLast() }
        return .undecodable(text)
    }
}
