// SPDX-License-Identifier: Apache-2.0
internal import CCairo

/// A font as Cairo draws with it. Cairo keeps fonts for the whole process, so that only one thread at a time may draw with them
/// (`CairoFonts`).
protocol CairoFont: AnyObject {
    var pointer: OpaquePointer { get }
}

/// A unique address: Cairo reads nothing from it.
struct CairoKey: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<cairo_user_data_key_t>

    static let font: CairoKey = {
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        pointer.initialize(to: cairo_user_data_key_t())
        return CairoKey(pointer: pointer)
    }()
}
