// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Messages between two processes: eight bytes of length, then the message.
package enum PipeMessage {
    /// More than the largest image takes.
    private static let longest = 512 << 20

    package enum Fault: Error { case closed, late, malformed }

    /// - Parameter isSocket: where the other end may close at any time, which must not end this process by a signal.
    package static func write(_ message: [UInt8], to descriptor: Int32, isSocket: Bool = false) throws(Fault) {
        let header = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
        for part in [header, message] {
            var place = 0
            while place < part.count {
                let count = part.withUnsafeBytes { bytes in
                    let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
                    return isSocket
                        ? send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                        : Glibc.write(descriptor, rest.baseAddress, rest.count)
                }
                if count >= 0 { place += count } else if errno != EINTR { throw .closed }
            }
        }
    }

    /// Milliseconds of a clock that nothing sets.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// - Parameter deadline: as `now` counts; nil = no limit.
    package static func read(from descriptor: Int32, until deadline: Double? = nil) throws(Fault) -> [UInt8] {
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
            let rest = deadline - now
            guard rest > 0 else { throw .late }
            var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&item, 1, Int32(min(rest.rounded(.up), 1e6)))
            if ready > 0 { return }
            if ready < 0, errno != EINTR { throw .closed }
        }
    }
}
