// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Whether the text is quoted-printable (RFC 2045, section 6.7), as mail is stored: an equals sign is `=3D`.
    var isQuotedPrintable: Bool { contains("=3D=3D") || contains(">=3D") || contains("<=3D") }

    /// With the encoded bytes, and with lines put together that end in an equals sign.
    func decodingQuotedPrintable() -> MarkedBytes {
        var result = MarkedBytes(capacity: bytes.count)
        var offset = 0
        while offset < bytes.count {
            let origin = origins[offset]
            guard bytes[offset] == UInt8(ascii: "=") else {
                result.append(bytes[offset], from: origin)
                offset += 1
                continue
            }
            let next = bytes[(offset + 1)...].prefix(2)
            if next.first == 0x0A {
                offset += 2
            } else if next.elementsEqual([0x0D, 0x0A]) {
                offset += 3
            } else if let byte = UInt8(String(decoding: next, as: UTF8.self), radix: 16), next.count == 2 {
                result.append(byte, from: origin)
                offset += 3
            } else {
                result.append(bytes[offset], from: origin)
                offset += 1
            }
        }
        return result
    }
}
