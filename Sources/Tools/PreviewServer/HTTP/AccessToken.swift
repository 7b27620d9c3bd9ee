// SPDX-License-Identifier: Apache-2.0
/// The random part of a server's address, so that no other page and no other user of the machine can read or change anything.
package struct AccessToken {
    /// 32 hexadecimal digits.
    package let text: String

    private static let length = 32

    package init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Nil if the text is not that of a token.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == Self.length, text.allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        self.text = String(text)
    }

    /// Takes the same time wherever the two differ: it does not say how much of a guess is right.
    package func matches(_ guess: String) -> Bool {
        let (own, other) = (Array(text.utf8), Array(guess.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    package func address(port: UInt16) -> String { "http://127.0.0.1:\(port)/\(text)/" }
}

extension HTTPRequest {
    /// Whether a page of this machine's server at a port asks, or the user. A page from elsewhere could reach the server under
    /// another name for this address.
    package func isFromHere(port: UInt16) -> Bool {
        guard let host = headers["host"], ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
            return false
        }
        if let origin = headers["origin"], origin != "http://\(host)" { return false }
        guard let site = headers["sec-fetch-site"] else { return true }
        return site == "same-origin" || site == "none"
    }
}
