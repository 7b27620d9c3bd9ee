// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

extension SystemFiles {
    /// What a file is may change at any time, so the open file is looked at, and opening one that must be regular does not wait
    /// for a pipe's writer.
    func bytes(of path: String, _ reading: FileReading) throws(FileFault) -> [UInt8] {
        if path == "-", reading.isInput { return try Self.drain(0, path: "<stdin>", limit: reading.limit) }
        let descriptor =
            if let folder = reading.beneath {
                try ConfinedFile.open(path, beneath: folder)
            } else {
                open(
                    path,
                    O_RDONLY | O_CLOEXEC | (reading.isInput ? 0 : O_NONBLOCK)
                        | (reading.followsLinks ? 0 : O_NOFOLLOW))
            }
        guard descriptor >= 0 else { throw FileFault(path, errno: errno, status: .noInput) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(path, errno: errno, status: .noInput) }
        guard reading.isInput || status.st_mode & S_IFMT == S_IFREG else {
            throw FileFault(path, reason: "is not a regular file", status: .noInput)
        }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFault(path, errno: EISDIR, status: .noInput) }
        return try Self.drain(descriptor, path: path, limit: reading.limit, sizeHint: Int(status.st_size))
    }

    private static func drain(
        _ descriptor: Int32, path: String, limit: Int, sizeHint: Int = 0
    ) throws(FileFault) -> [UInt8] {
        let tooLarge = FileFault(path, reason: "is larger than \(limit >> 20) MB", status: .noInput)
        guard sizeHint <= limit else { throw tooLarge }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizeHint + 1)
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileFault(path, errno: errno, status: .noInput)
            }
            bytes.append(contentsOf: block[..<count])
            guard bytes.count <= limit else { throw tooLarge }
        }
    }
}
