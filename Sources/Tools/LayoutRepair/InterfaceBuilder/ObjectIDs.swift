// SPDX-License-Identifier: Apache-2.0
import LayoutXML

/// Makes object ids in Interface Builder's form, `aB3-x9-Q2z`: the same for the same object, and none twice in a file.
struct ObjectIDs {
    private var taken: Set<String> = []

    private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    init(_ root: XMLElement) {
        var taken: Set<String> = []
        root.forEach { element in if let id = element["id"] { taken.insert(id) } }
        self.taken = taken
    }

    /// - Parameter description: what distinguishes the object from others.
    mutating func make(_ description: String) -> String {
        var number = 0
        while true {
            let id = Self.id(Self.hash("\(description)#\(number)"))
            if taken.insert(id).inserted { return id }
            number += 1
        }
    }

    private static func id(_ hash: UInt64) -> String {
        var rest = hash
        var bytes: [UInt8] = []
        for index in 0..<8 {
            if index == 3 || index == 5 { bytes.append(UInt8(ascii: "-")) }
            bytes.append(characters[Int(rest % 62)])
            rest /= 62
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with its bits mixed at the end.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 33
        hash = hash &* 0xFF51_AFD7_ED55_8CCD
        return hash ^ (hash >> 33)
    }
}
