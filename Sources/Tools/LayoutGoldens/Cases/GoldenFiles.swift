// SPDX-License-Identifier: Apache-2.0
/// Read access to the file system, which the caller provides. Paths are those that the caller gave, or lie below them.
package protocol GoldenFiles: Sendable {
    func bytes(of path: String) throws(GoldenFault) -> [UInt8]

    /// Paths relative to the folder of files whose names end in one of some ways, in the order of their bytes, and why there may be
    /// more.
    func paths(below folder: String, suffixes: [String]) -> (paths: [String], faults: [GoldenFault])

    /// The names in a folder, in the order of their bytes; none if it cannot be read.
    func names(in folder: String) -> [String]

    func isDirectory(_ path: String) -> Bool
}

/// Why a case could be neither compared nor recorded.
package enum GoldenFault: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)

    var path: String {
        switch self {
        case .unreadable(let path, _): path
        }
    }
}
