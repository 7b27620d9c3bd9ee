// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens

/// The files of golden tests, as paths from the working directory.
struct GoldenFileSystem: GoldenFiles {
    func bytes(of path: String) throws(GoldenFault) -> [UInt8] {
        try Self.judging { () throws(FileFault) in try InputFile.readRegularFile(path) }
    }

    func paths(below folder: String, suffix: String) throws(GoldenFault) -> [String] {
        try Self.judging { () throws(FileFault) in try DirectoryListing.files(below: folder, suffix: suffix) }
    }

    func names(in folder: String) -> [String] { DirectoryListing.names(in: folder) }

    func isDirectory(_ path: String) -> Bool { DirectoryListing.isDirectory(path) }

    private static func judging<Value>(_ body: () throws(FileFault) -> Value) throws(GoldenFault) -> Value {
        do throws(FileFault) {
            return try body()
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
    }
}

extension GoldenFault {
    var fileFault: FileFault {
        switch self {
        case .unreadable(let path, let reason): FileFault(path, reason: reason, status: .noInput)
        }
    }
}
