/// Up to 256 colours in the order in which they come, found again by hashing.
struct ColorPlaces {
    private(set) var colors: [UInt32] = []
    /// One more than the colour's place; 0 = empty.
    private var slots = [UInt16](repeating: 0, count: 1024)

    /// Nil for a new colour where there are 256 already.
    mutating func place(of color: UInt32) -> UInt8? {
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if colors[place] == color { return UInt8(place) }
            slot = (slot + 1) & 1023
        }
        guard colors.count < 256 else { return nil }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return UInt8(colors.count - 1)
    }

    /// The palette of a bitmap, and each pixel's place in it; nil where there are more than 256 colours.
    ///
    /// Colours are red, green, blue and alpha from the highest byte down; opaque ones come last, so that transparency
    /// needs few entries, and otherwise in the order of the picture.
    static func indexed(_ bitmap: Bitmap) -> (palette: [UInt32], indices: [UInt8])? {
        var places = ColorPlaces()
        let count = bitmap.width * bitmap.height
        var isFull = false
        var indices = bitmap.pixels.withUnsafeBytes { pixels in
            [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
                var last: UInt32 = 0
                var lastPlace: UInt8 = 0
                for pixel in 0..<count {
                    let color = UInt32(bigEndian: pixels.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self))
                    if pixel == 0 || color != last {
                        guard let place = places.place(of: color) else {
                            isFull = true
                            return
                        }
                        last = color
                        lastPlace = place
                    }
                    indices[pixel] = lastPlace
                    initialized = pixel + 1
                }
            }
        }
        guard !isFull else { return nil }
        let order = places.colors.indices.sorted { a, b in
            let (x, y) = (places.colors[a] & 0xFF == 0xFF, places.colors[b] & 0xFF == 0xFF)
            return x != y ? !x : a < b
        }
        var moved = [UInt8](repeating: 0, count: 256)
        for (place, old) in order.enumerated() { moved[old] = UInt8(place) }
        for pixel in indices.indices { indices[pixel] = moved[Int(indices[pixel])] }
        return (order.map { places.colors[$0] }, indices)
    }
}
