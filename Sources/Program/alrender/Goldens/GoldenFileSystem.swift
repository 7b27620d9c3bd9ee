// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens

/// The files of golden tests, as paths from the working directory.
struct GoldenFileSystem: GoldenFiles {
    func bytes(of path: String) throws(GoldenFault) -> [UInt8] {
        do throws(FileFault) {
            return try InputFile.readRegularFile(path)
        } catch {
            throw GoldenFault(error)
        }
    }

    func paths(below folder: String, suffixes: [String]) -> (paths: [String], faults: [GoldenFault]) {
        let found = DirectoryListing.files(below: folder, where: { path in suffixes.contains(where: path.hasSuffix) })
        return (found.paths, found.faults.map(GoldenFault.init))
    }

    func names(in folder: String) -> [String] { DirectoryListing.names(in: folder) }

    func isDirectory(_ path: String) -> Bool { DirectoryListing.isDirectory(path) }
}

extension GoldenFault {
    init(_ fault: FileFault) { self = .unreadable(path: fault.path, reason: fault.reason) }

    var fileFault: FileFault {
        switch self {
        case .unreadable(let path, let reason): FileFault(path, reason: reason, status: .noInput)
        }
    }
}
