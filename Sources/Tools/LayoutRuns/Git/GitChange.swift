// SPDX-License-Identifier: Apache-2.0
/// A file that differs between two states of a repository.
package struct GitChange {
    /// From the top folder.
    package var path: String
    /// Whether no path can be made of its name, which has replacement characters in `path`.
    package var isForeign: Bool
    /// Whether the file is a symbolic link before and after the change. Its contents are a path; a file at that path is compared by
    /// its own name.
    package var (wasLink, isLink) = (false, false)

    private static let linkMode = Array("120000".utf8)

    init(pathOfNewFile name: ArraySlice<UInt8>) {
        path = String(decoding: name, as: UTF8.self)
        isForeign = String(validating: name, as: UTF8.self) == nil
    }

    /// Reads the output of `git diff --raw --no-renames -z`: a field such as `:100644 120000 bcd1234 0123456 T` before
    /// each name.
    package static func changes(inRawFormat bytes: [UInt8]) -> [GitChange] {
        let fields = bytes.split(separator: 0)
        return stride(from: 0, to: fields.count - 1, by: 2).map { index in
            let modes = fields[index].dropFirst().split(separator: UInt8(ascii: " "))
            var change = GitChange(pathOfNewFile: fields[index + 1])
            change.wasLink = modes.first.map(Array.init) == linkMode
            change.isLink = modes.dropFirst().first.map(Array.init) == linkMode
            return change
        }
    }
}
