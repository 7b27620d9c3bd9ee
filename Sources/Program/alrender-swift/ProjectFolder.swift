// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// The Swift files of the project that a file belongs to: the folder around it that holds an Xcode project, a package or a repository.
struct ProjectFolder {
    private let root: URL

    private static let names: Set<String> = [
        ".git", "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "Podfile",
    ]
    /// Folders above the file that are looked at.
    private static let mostFolders = 16
    private static let mostFiles = 12_000
    private static let mostBytes = 64 << 20

    /// Nil for a file outside of projects.
    init?(around path: String) {
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
        var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
        var found: URL?
        for _ in 0..<Self.mostFolders where folder.path != "/" && folder.path != home {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: {
                Self.names.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
            }) {
                found = folder
            }
            // A repository is not part of another project.
            if names.contains(".git") { break }
            folder = folder.deletingLastPathComponent()
        }
        guard let found else { return nil }
        root = found
    }

    /// In the order of their paths, without those of tests.
    func files() -> [(path: String, bytes: [UInt8])] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey]
        guard
            let walk = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return [] }
        var paths: [String] = []
        for case let url as URL in walk {
            let name = url.lastPathComponent
            if name.hasSuffix("Tests") || name == "DerivedData" || name == "node_modules" {
                walk.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift", paths.count < Self.mostFiles {
                paths.append(url.standardizedFileURL.path)
            }
        }
        var rest = Self.mostBytes
        return paths.sorted().compactMap { path in
            guard rest > 0, let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
            rest -= data.count
            return (path, [UInt8](data))
        }
    }
}
