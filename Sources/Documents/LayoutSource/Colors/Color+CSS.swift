// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension Color {
    /// A CSS colour: a name, `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
    package init?(css text: String) {
        if text.utf8.first == UInt8(ascii: "#") {
            var value: UInt32 = 0
            var digitCount = 0
            for byte in text.utf8.dropFirst() {
                guard digitCount < 8, let digit = Self.hexValue(byte) else { return nil }
                value = value << 4 | digit
                digitCount += 1
            }
            func component(_ shift: UInt32, _ width: UInt32) -> Double {
                let mask: UInt32 = width == 4 ? 0xF : 0xFF
                return Double((value >> shift) & mask) / Double(mask)
            }
            switch digitCount {
            case 3: self.init(red: component(8, 4), green: component(4, 4), blue: component(0, 4))
            case 4:
                self.init(red: component(12, 4), green: component(8, 4), blue: component(4, 4), alpha: component(0, 4))
            case 6: self.init(red: component(16, 8), green: component(8, 8), blue: component(0, 8))
            case 8:
                self.init(red: component(24, 8), green: component(16, 8), blue: component(8, 8), alpha: component(0, 8))
            default: return nil
            }
        } else {
            let name = text.lowercased()
            if name == "transparent" {
                self.init(red: 0, green: 0, blue: 0, alpha: 0)
            } else if let entry = CSSColor.names.first(where: { $0.name == name }) {
                self.init(hex: entry.hex)
            } else {
                return nil
            }
        }
    }

    private static func hexValue(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    var css: String {
        func hex(_ component: Double) -> String {
            let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            let text = String(byte, radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + hex(red) + hex(green) + hex(blue) + (alpha < 1 ? hex(alpha) : "")
    }
}
