// SPDX-License-Identifier: Apache-2.0
package import LayoutGoldens
package import LayoutRuns

/// The files of golden tests, as paths from the working directory.
package struct GoldenFileSystem: GoldenFiles {
    package let files: any FileSystem

    package init(
        files: any FileSystem
    ) {
        self.files = files
    }

    package func bytes(of path: String) throws(GoldenFault) -> [UInt8] {
        do throws(FileFault) {
            return try files.readRegularFile(path)
        } catch {
            throw GoldenFault(error)
        }
    }

    package func paths(below folder: String, suffixes: [String]) -> (paths: [String], faults: [GoldenFault]) {
        let found = files.files(below: folder, where: { path in suffixes.contains(where: path.hasSuffix) })
        return (found.paths, found.faults.map(GoldenFault.init))
    }

    package func names(in folder: String) -> [String] { files.names(in: folder) }

    package func isDirectory(_ path: String) -> Bool { files.isDirectory(path) }
}

extension GoldenFault {
    init(_ fault: FileFault) { self = .unreadable(path: fault.path, reason: fault.reason) }

    package var fileFault: FileFault {
        switch self {
        case .unreadable(let path, let reason): FileFault(path, reason: reason, status: .noInput)
        }
    }
}
