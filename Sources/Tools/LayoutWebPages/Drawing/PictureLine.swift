// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// One line of an SVG picture, or a part of it, in UTF-8: a picture has a hundred thousand, and everything that is looked for in
/// them is ASCII.
typealias PictureLine = ArraySlice<UInt8>

extension PictureLine {
    var text: String { String(decoding: self, as: UTF8.self) }

    func hasPrefix(_ prefix: StaticString) -> Bool {
        count >= prefix.utf8CodeUnitCount && prefix.isAt(startIndex, of: self)
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        count >= suffix.utf8CodeUnitCount && suffix.isAt(endIndex - suffix.utf8CodeUnitCount, of: self)
    }

    func isEqual(to text: StaticString) -> Bool { count == text.utf8CodeUnitCount && hasPrefix(text) }

    func contains(_ text: StaticString) -> Bool { firstRange(of: text) != nil }

    func firstRange(of text: StaticString) -> Range<Int>? { range(ofBytes: text) }

    /// Its parts between double quotes, empty ones included.
    var quotedParts: [PictureLine] { split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false) }
}

extension [UInt8] {
    /// Its lines, empty ones included.
    var pictureLines: [PictureLine] { self[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }

    static func += (bytes: inout [UInt8], text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// With other bytes in every place of some; places do not overlap.
    func replacingBytes(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
        withUnsafeBytes { bytes in
            old.withUnsafeBytes { pattern in
                var replaced: [UInt8] = []
                replaced.reserveCapacity(bytes.count)
                var start = 0
                while let place = pattern.first(in: bytes, from: start) {
                    replaced.append(contentsOf: bytes[start..<place])
                    replaced.append(contentsOf: new)
                    start = place + pattern.count
                }
                replaced.append(contentsOf: bytes[start...])
                return replaced
            }
        }
    }
}

extension StaticString {
    fileprivate func isAt(_ index: Int, of line: PictureLine) -> Bool {
        line.withUnsafeBufferPointer { bytes in
            withUTF8Buffer { text in
                let offset = index - line.startIndex
                for position in text.indices where bytes[offset + position] != text[position] { return false }
                return true
            }
        }
    }
}
