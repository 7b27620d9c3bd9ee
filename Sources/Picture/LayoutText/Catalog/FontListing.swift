// SPDX-License-Identifier: Apache-2.0
package import FontFiles

/// A file of the catalog and whether it is installed.
package struct FontListing: Hashable, Sendable {
    package var file: FontFile
    /// As the file states it, such as `Version 4.000`; nil if the file is missing or not a font.
    package var version: String?
}
