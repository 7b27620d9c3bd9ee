// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Talks to a server on this machine, byte for byte.
enum Loopback {
    struct Unreachable: Error {}

    /// Sends a text and returns everything that comes back.
    static func exchange(_ text: String, port: UInt16) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Unreachable() }
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = send(descriptor, Array(bytes[sent...]), bytes.count - sent, Int32(MSG_NOSIGNAL))
            if count <= 0 { break }
            sent += count
        }
        var answer: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = recv(descriptor, &block, block.count, 0)
            if count <= 0 { break }
            answer += block[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
