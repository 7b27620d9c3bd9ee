// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// Wakes the program when something happens in some folders (inotify). Network file systems send no events, so waiting
/// also ends after a while.
final class FileNotifications {
    /// To be polled for reading. Negative, which `poll` ignores, if the system has no more of them.
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    /// A file that was written and closed, renamed or removed. Not a file that is still being written: an incomplete
    /// document would be an error.
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Adds the folders that files are in. Editors replace a file by another one, so that watching the file is not enough.
    func watch(foldersOf paths: some Sequence<String>) {
        guard descriptor >= 0 else { return }
        for folder in Set(paths.map(Self.folder)) { inotify_add_watch(descriptor, folder, Self.events) }
    }

    private static func folder(_ path: String) -> String {
        if SystemFiles().isDirectory(path) { return path }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns at the next event, or after a while.
    func wait(milliseconds: Int32) {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&polled, 1, milliseconds) > 0 { drain() }
    }

    /// Events that have come so far. What they are about is seen from the files.
    func drain() {
        var block = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &block, block.count) > 0 {}
    }
}
