// SPDX-License-Identifier: Apache-2.0
internal import FontFiles
internal import LayoutGeometry
internal import LayoutModel

/// An SVG file that librsvg has parsed. It has no base address, so it cannot load other files.
struct SVGDocument: ~Copyable {
    private let library: SVGLibrary
    private let handle: OpaquePointer
    /// CSS units.
    private let size: Size

    init(_ file: ImageFile) throws(ImageFault) {
        if file.mayHaveText {
            try Self.openFonts()
            SVGLibrary.installed?.shareFontMap()
        }
        try self.init(file.bytes, size: file.storedSize)
    }

    /// The outlines that `decoder` makes of a file: this process does not read the file itself.
    init(outlinesOf file: ImageFile, by decoder: any ImageDecoding) throws(ImageFault) {
        try self.init(decoder.result(of: .outlines, on: file).bytes, size: file.storedSize)
    }

    private init(_ bytes: [UInt8], size: Size) throws(ImageFault) {
        guard let library = SVGLibrary.installed else { throw .withoutSVGLibrary }
        var error: OpaquePointer?
        guard let handle = library.newFromData(bytes, UInt(bytes.count), &error) else {
            throw Self.fault(error, library)
        }
        library.setResolution(handle, 96)
        self.library = library
        self.handle = handle
        self.size = size
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
        let viewport = [0, 0, size.width, size.height]
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
