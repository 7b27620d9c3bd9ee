// SPDX-License-Identifier: Apache-2.0
/// RFC 4648.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var place = 0
        while place < bytes.count {
            let group = (0..<3).map { place + $0 < bytes.count ? UInt32(bytes[place + $0]) : 0 }
            let bits = group[0] << 16 | group[1] << 8 | group[2]
            let count = min(bytes.count - place, 3)
            for digit in 0..<4 {
                text.append(digit <= count ? alphabet[Int(bits >> (18 - 6 * UInt32(digit)) & 63)] : UInt8(ascii: "="))
            }
            place += 3
        }
        return String(decoding: text, as: UTF8.self)
    }
}
