// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Messages through a pipe: eight bytes of length, then the message.
enum PipeMessage {
    /// More than the largest image takes.
    private static let longest = 512 << 20

    enum Fault: Error { case closed, late, malformed }

    static func write(_ message: [UInt8], to descriptor: Int32) throws(Fault) {
        let header = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
        for part in [header, message] {
            do throws(FileFault) {
                try OutputFile.writeAll(part, to: descriptor, path: "")
            } catch {
                throw .closed
            }
        }
    }

    /// - Parameter deadline: as `Terminal.milliseconds` counts; nil = no limit.
    static func read(from descriptor: Int32, until deadline: Double? = nil) throws(Fault) -> [UInt8] {
        let header = try bytes(8, from: descriptor, until: deadline)
        let count = header.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
        guard count <= UInt64(longest) else { throw .malformed }
        return try bytes(Int(count), from: descriptor, until: deadline)
    }

    private static func bytes(
        _ count: Int, from descriptor: Int32, until deadline: Double?
    ) throws(Fault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var place = 0
        while place < count {
            if let deadline { try wait(for: descriptor, until: deadline) }
            let got = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress?.advanced(by: place), count - place)
            }
            if got > 0 { place += got } else if got == 0 || errno != EINTR { throw .closed }
        }
        return bytes
    }

    private static func wait(for descriptor: Int32, until deadline: Double) throws(Fault) {
        while true {
            let rest = deadline - Terminal.milliseconds()
            guard rest > 0 else { throw .late }
            var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&item, 1, Int32(min(rest.rounded(.up), 1e6)))
            if ready > 0 { return }
            if ready < 0, errno != EINTR { throw .closed }
        }
    }
}
