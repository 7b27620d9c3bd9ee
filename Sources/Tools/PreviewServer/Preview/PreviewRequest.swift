// SPDX-License-Identifier: Apache-2.0
/// Which layout a page shows.
package struct PreviewRequest: Hashable {
    /// The file.
    package var path: String
    /// A scene or a variant; nil = the first one.
    package var part: String?
}
