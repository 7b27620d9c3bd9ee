// SPDX-License-Identifier: Apache-2.0

/// The Swift files of a project, of which screens need some.
package struct ProjectSources: Sendable {
    package let paths: [String]
    let texts: [[UInt8]]
    let index: SourceIndex
    private let target: Set<String>

    /// - Parameter target: the paths of files that are compiled together in an Xcode project.
    package init(_ files: [(path: String, bytes: [UInt8])], target: Set<String> = []) {
        self.target = target
        paths = files.map(\.path)
        texts = files.map(\.bytes)
        index = SourceIndex(texts)
    }

    package func source(_ file: Int) -> SwiftSource {
        SwiftSource(path: paths[file], text: String(decoding: texts[file], as: UTF8.self))
    }

    /// How near a file is to a path: those of the target are nearer than others, then those that have more folders in common with it.
    func nearness(of file: Int, to path: String) -> Int {
        let common = zip(paths[file].split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
        return target.contains(paths[file]) ? common + 10_000 : common
    }
}
