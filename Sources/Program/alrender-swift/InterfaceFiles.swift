// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// The files of Interface Builder in the project of some Swift files.
struct InterfaceFiles {
    let index: InterfaceIndex

    private static let mostFiles = 2_000
    private static let largestFile = 2 << 20

    /// - Parameters:
    ///   - paths: of the files, absolute.
    ///   - source: a Swift file; of files with one name the nearest counts.
    init(_ paths: [String], near source: String?) {
        let here = (source ?? "").split(separator: "/")
        // Texts of the development language come before others.
        func order(_ path: String) -> (Int, Int, String) {
            let parts = path.split(separator: "/")
            let common = zip(parts, here).prefix { $0 == $1 }.count
            let folder = parts.dropLast().last.map(String.init) ?? ""
            let rank = ["Base.lproj", "en.lproj"].firstIndex(of: folder) ?? (folder.hasSuffix(".lproj") ? 3 : 2)
            return (-common + (rank < 3 ? 0 : 1_000), rank, path)
        }
        let sorted = paths.prefix(Self.mostFiles).map { (order($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        index = InterfaceIndex(
            sorted.compactMap { path in
                ProjectFolder.contents(of: URL(filePath: path), limit: Self.largestFile).map { (path, [UInt8]($0)) }
            })
    }

    private struct List: Encodable {
        var paths: [String: String]
        var classes: [String: [String]]
    }

    /// Writes the list of the files beside a program, which reads it when it begins.
    func write(to folder: URL) throws(SwiftFault) {
        guard !index.files.isEmpty else { return }
        var list = List(paths: [:], classes: [:])
        for file in index.files {
            list.paths[file.name] = file.path
            for name in file.classes { list.classes[name, default: []].append(file.name) }
        }
        let url = folder.appending(path: "interfaces.json")
        do {
            try JSONEncoder().encode(list).write(to: url)
        } catch {
            throw SwiftFault("'\(url.path)' cannot be written: \(error.localizedDescription)")
        }
    }
}
