// SPDX-License-Identifier: Apache-2.0

/// What Git LFS leaves instead of a file that was not downloaded.
package enum GitPointer {
    package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: beginning) }

    /// The end of a sentence that begins with the name of the file.
    package static let words = "is a pointer of Git LFS to a file that is not here: run 'git lfs pull'"

    private static let beginning = Array("version https://git-lfs.github.com/spec/".utf8)
}
