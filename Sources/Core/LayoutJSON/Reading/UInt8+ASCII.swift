// SPDX-License-Identifier: Apache-2.0
/// ASCII, as JSON, equations and visual formats use it.
extension UInt8 {
    package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
    package var isHexDigit: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
    }
    package var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
    /// Whether it may begin an id, a metric's name or a bare word.
    package var isWordStart: Bool { isLetter || self == UInt8(ascii: "_") }
    package var isWordPart: Bool { isWordStart || isDigit }
}
