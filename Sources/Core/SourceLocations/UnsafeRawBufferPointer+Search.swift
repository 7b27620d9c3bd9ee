// SPDX-License-Identifier: Apache-2.0
// The search of the standard library takes a tenth of a microsecond for a byte, and a file may have 64 MiB.

extension ArraySlice<UInt8> {
    /// The first place of an ASCII text.
    package func range(ofBytes text: StaticString) -> Range<Int>? {
        withUnsafeBytes { bytes in
            text.withUTF8Buffer { UnsafeRawBufferPointer($0).first(in: bytes, from: 0) }
        }.map { $0 + startIndex..<$0 + startIndex + text.utf8CodeUnitCount }
    }
}

extension [UInt8] {
    package func range(ofBytes text: StaticString) -> Range<Int>? { self[...].range(ofBytes: text) }
}

extension UnsafeRawBufferPointer {
    /// The first place of these bytes among others, from an offset on.
    package func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let first else { return start <= bytes.count ? start : nil }
        var place = start
        while place + count <= bytes.count {
            if bytes[place] == first {
                var matched = 1
                while matched < count, bytes[place + matched] == self[matched] { matched += 1 }
                if matched == count { return place }
            }
            place += 1
        }
        return nil
    }
}
