// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGoldens

/// The files beside a test.
struct SnapshotFiles: GoldenFiles {
    /// Nil if there is no such file.
    static func contents(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

    /// Follows symbolic links.
    static func isRegularFile(_ path: String) -> Bool {
        (try? URL(filePath: path).resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]).isRegularFile)
            == true
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    func bytes(of path: String) throws(GoldenFault) -> [UInt8] {
        if let bytes = Self.contents(path) { return bytes }
        let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        throw .unreadable(path: path, reason: isThere ? "cannot be read" : "there is no such file")
    }

    func paths(below folder: String, suffixes: [String]) -> (paths: [String], faults: [GoldenFault]) {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return (Self.sorted(all.filter { suffixes.contains(where: $0.hasSuffix) }), [])
    }

    func names(in folder: String) -> [String] {
        Self.sorted((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    }

    func isDirectory(_ path: String) -> Bool {
        (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }

    private static func sorted(_ names: [String]) -> [String] {
        names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
