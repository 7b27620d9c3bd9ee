// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// The Swift files of the project that a file belongs to.
struct ProjectFolder {
    private let root: URL

    private static let mostFiles = 12_000
    private static let largestFile = 2 << 20
    private static let mostBytes = 64 << 20

    /// - Parameter path: absolute.
    init(_ path: String) { root = URL(filePath: path).standardizedFileURL }

    /// The inputs, then the others in the order of their paths, without those of tests.
    func sources(with inputs: [SwiftSource]) -> ProjectSources {
        let known = inputs.map(\.path)
        var files = inputs.map { (path: $0.path, bytes: $0.bytes) }
        var rest = Self.mostBytes
        for path in paths.filter({ !known.contains($0) }) where rest > 0 {
            guard let data = Self.contents(of: URL(filePath: path), limit: Self.largestFile) else { continue }
            rest -= data.count
            files.append((path, [UInt8](data)))
        }
        let target = XcodeProject.paths(of: known, in: projects(around: known), among: files.map(\.path))
        return ProjectSources(files, target: target)
    }

    private var paths: [String] {
        let keys: [URLResourceKey] = [.isDirectoryKey]
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var paths: [String] = []
        while let url = walk?.nextObject() as? URL {
            let name = url.lastPathComponent
            if name.hasSuffix("Tests") || name == "DerivedData" || name == "node_modules" {
                walk?.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift", paths.count < Self.mostFiles {
                paths.append(url.standardizedFileURL.path)
            }
        }
        return paths.sorted()
    }

    /// The Xcode projects in the folders around files, the nearest first.
    private func projects(around paths: [String]) -> [XcodeProject] {
        var folders: [URL] = []
        for path in paths {
            var folder = URL(filePath: path).deletingLastPathComponent()
            while folder.path.hasPrefix(root.path), !folders.contains(folder) {
                folders.append(folder)
                if folder.path == "/" { break }
                folder = folder.deletingLastPathComponent()
            }
        }
        return folders.sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcodeproj") }.compactMap { XcodeProject(folder.appending(path: $0)) }
        }
    }

    /// Nil unless it is a regular file of at most the limit, in bytes.
    static func contents(of url: URL, limit: Int) -> Data? {
        guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true, values.fileSize ?? 0 <= limit
        else { return nil }
        return try? Data(contentsOf: url)
    }
}
