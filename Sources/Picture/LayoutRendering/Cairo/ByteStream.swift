// SPDX-License-Identifier: Apache-2.0
internal import CCairo

/// Bytes that Cairo writes or reads through its callbacks.
struct ByteStream {
    private(set) var bytes: [UInt8] = []
    private var place = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    /// `closure` is a pointer to a stream.
    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        closure.assumingMemoryBound(to: ByteStream.self).pointee.bytes
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }

    static let read: cairo_read_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        return closure.assumingMemoryBound(to: ByteStream.self).pointee.read(into: data, count: Int(length))
    }

    private mutating func read(into data: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
        guard bytes.count - place >= count else { return CAIRO_STATUS_READ_ERROR }
        for offset in 0..<count { data[offset] = bytes[place + offset] }
        place += count
        return CAIRO_STATUS_SUCCESS
    }
}

extension CairoSurface {
    init(png: [UInt8]) throws(RenderingFault) {
        var stream = ByteStream(png)
        let pointer = withUnsafeMutablePointer(to: &stream) {
            cairo_image_surface_create_from_png_stream(ByteStream.read, $0)
        }
        try self.init(taking: pointer)
    }
}
