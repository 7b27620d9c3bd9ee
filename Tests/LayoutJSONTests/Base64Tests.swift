// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import Testing

struct Base64Tests {
    /// RFC 4648, section 10.
    static let examples = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ]

    @Test(arguments: examples)
    func `The test vectors of RFC 4648 are encoded and decoded`(plain: String, encoded: String) {
        #expect(Base64.text(of: Array(plain.utf8)) == encoded)
        #expect(Base64.bytes(of: encoded) == Array(plain.utf8))
        #expect(Base64.bytes(of: encoded.replacing("=", with: "")) == Array(plain.utf8))
    }

    @Test func `Every byte survives, and characters outside the alphabet are skipped`() {
        let bytes = (0...255).map { UInt8($0) }
        let text = Base64.text(of: bytes)
        #expect(Base64.bytes(of: text) == bytes)
        #expect(text.contains("+") && text.contains("/"))
        #expect(Base64.bytes(of: " Zm\n9-v_ ") == Array("foo".utf8))
    }
}
