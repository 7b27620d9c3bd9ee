// SPDX-License-Identifier: Apache-2.0

/// The Swift files of a project, of which screens need some.
package struct ProjectSources: Sendable {
    package let paths: [String]
    let texts: [[UInt8]]
    let index: SourceIndex

    package init(_ files: [(path: String, bytes: [UInt8])]) {
        paths = files.map(\.path)
        texts = files.map(\.bytes)
        index = SourceIndex(texts)
    }

    package func source(_ file: Int) -> SwiftSource {
        SwiftSource(path: paths[file], text: String(decoding: texts[file], as: UTF8.self))
    }

    /// How many folders two paths have in common.
    func nearness(of file: Int, to path: String) -> Int {
        zip(paths[file].split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
