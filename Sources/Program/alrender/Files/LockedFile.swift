// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// A file that no other run of the program replaces.
enum LockedFile {
    /// The time between two attempts, in microseconds.
    private static let pause: UInt32 = 10_000
    /// Together five seconds: another run holds the lock only while it writes the file.
    private static let mostAttempts = 500

    /// Replaces a file if it still has the bytes that were read. Between the comparison and the replacement no other run can change
    /// it; an editor, which does not take the lock, has microseconds for it.
    static func rewrite(_ path: String, from read: [UInt8], to bytes: [UInt8]) throws(FileFault) {
        for _ in 0..<mostAttempts {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else {
                if errno == ENOENT { throw .changed(path) }
                throw FileFault(path, errno: errno)
            }
            defer { close(descriptor) }
            var opened = stat()
            guard fstat(descriptor, &opened) == 0 else { throw FileFault(path, errno: errno) }
            // Nothing can be read again from a pipe or a device.
            guard opened.st_mode & S_IFMT == S_IFREG else { return try OutputFile.write(bytes, to: path) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
                usleep(pause)
                continue
            }
            // The run that held the lock has put another file in its place.
            var current = stat()
            guard stat(path, &current) == 0, current.st_ino == opened.st_ino, current.st_dev == opened.st_dev else {
                continue
            }
            guard try SystemFiles().read(path) == read else { throw .changed(path) }
            return try OutputFile.write(bytes, to: path)
        }
        throw FileFault(path, reason: "is locked by another program")
    }
}
