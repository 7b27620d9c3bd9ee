// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Glibc

/// Talks to a server on this machine, byte for byte.
package enum Loopback {
    /// There is no server, or its answer is not one.
    package struct Unreachable: Error {}

    /// Sends a request to the server of an address; the status and the body of the answer.
    package static func send(
        _ method: String, _ path: String, to address: URL, headers: [String: String] = [:], body: String = ""
    ) throws -> (status: Int, body: String) {
        guard let port = address.port else { throw Unreachable() }
        var fields = ["Host": "127.0.0.1:\(port)", "Content-Length": "\(body.utf8.count)"]
        fields.merge(headers) { $1 }
        let head = fields.map { "\($0): \($1)\r\n" }.sorted().joined()
        let answer = try exchange("\(method) \(path) HTTP/1.1\r\n\(head)\r\n\(body)", port: UInt16(port))
        guard let status = answer.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Unreachable()
        }
        return (status, answer.ranges(of: "\r\n\r\n").first.map { String(answer[$0.upperBound...]) } ?? "")
    }

    /// The first line that a program prints, which is its address.
    package static func address(printedTo output: Pipe) throws -> URL {
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            line += more
        }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard let address = URL(string: text) else { throw Unreachable() }
        return address
    }

    /// Sends a text and returns everything that comes back.
    package static func exchange(_ text: String, port: UInt16) throws -> String {
        let descriptor = try connection(to: port)
        defer { close(descriptor) }
        send(text, on: descriptor)
        var answer: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = recv(descriptor, &block, block.count, 0)
            if count <= 0 { break }
            answer += block[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    /// An open connection, which the caller closes.
    package static func connection(to port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(descriptor)
            throw Unreachable()
        }
        return descriptor
    }

    package static func send(_ text: String, on descriptor: Int32) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = Glibc.send(descriptor, Array(bytes[sent...]), bytes.count - sent, Int32(MSG_NOSIGNAL))
            if count <= 0 { break }
            sent += count
        }
    }
}
