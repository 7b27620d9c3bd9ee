// SPDX-License-Identifier: Apache-2.0
import CZlib
import LayoutInteraction
import LayoutJSON

/// Bytes as scripts of a page unpack them.
enum PackedBytes {
    /// A script element with bytes as text.
    static func element(_ id: String, _ bytes: [UInt8]) -> String {
        "<script type=\"text/plain\" id=\"\(id)\" data-size=\"\(bytes.count)\">\(base85(bytes))</script>"
    }

    /// The engine, which is compressed already.
    static let module = element("module", Base64.bytes(of: InteractiveModule.base64))

    /// In zlib's format.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(size)) { compressed, count in
            // The room is enough for any bytes.
            let status = compress2(compressed.baseAddress, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
            count = status == Z_OK ? Int(size) : 0
        }
    }

    /// 85 characters, none of which means anything in HTML: five of them are four bytes. Base 64 takes 7 % more.
    private static let alphabet = (35...122).filter { ![38, 39, 60].contains($0) }.map { UInt8($0) }

    private static func base85(_ bytes: [UInt8]) -> String {
        let groups = (bytes.count + 3) / 4
        let alphabet = alphabet
        return String(unsafeUninitializedCapacity: 5 * groups) { text in
            for group in 0..<groups {
                var value: UInt32 = 0
                for index in 4 * group..<4 * group + 4 {
                    value = value << 8 | UInt32(index < bytes.count ? bytes[index] : 0)
                }
                for digit in (5 * group..<5 * group + 5).reversed() {
                    text[digit] = alphabet[Int(value % 85)]
                    value /= 85
                }
            }
            return 5 * groups
        }
    }
}
