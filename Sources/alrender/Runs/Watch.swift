// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Glibc

/// Draws again whenever a file that the pictures are made from changes, until the user ends it.
struct Watch {
    var job: LayoutJob
    var inputs: [String]

    /// Between two looks: too short to be noticed, long enough to cost nothing.
    private static let interval = timespec(tv_sec: 0, tv_nsec: 150_000_000)

    /// Ends with status 0 on Control-C or a request to terminate, never in the middle of a file.
    func run(_ body: @escaping LayoutJob.Body) throws {
        // A file that is missing at the start is most likely a typing error, so it is not waited for.
        if let missing = inputs.first(where: { !DirectoryListing.exists($0) }) {
            throw FileFault(missing, errno: ENOENT, status: .noInput)
        }
        var signals = Interruption.signals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var sources = inputs
        while true {
            // Taken first: a change while drawing is seen in the next look.
            let before = sources.map(FileState.init)
            var told = job.runReport
            let found = job.process(inputs, into: &told, body)
            // An invalid document is reported and watched like any other.
            try? told.finish()
            let known = Set(sources)
            let added = Set(found).subtracting(known).sorted()
            sources += added
            let states = before + added.map(FileState.init)
            Terminal.say(
                "alrender: watching \(sources.count == 1 ? "1 file" : "\(sources.count) files"), Control-C ends\n")
            repeat {
                var interval = Self.interval
                if sigtimedwait(&signals, nil, &interval) > 0 { return }
            } while sources.map(FileState.init) == states
        }
    }

    /// What changes when a file is written, replaced or removed.
    private struct FileState: Equatable {
        var file: UInt64 = 0
        /// Nil if the file does not exist.
        var size: Int64?
        var seconds = 0
        var nanoseconds = 0

        init(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return }
            file = UInt64(status.st_ino)
            size = Int64(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }
}
