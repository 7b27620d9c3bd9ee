// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// The image files that a document names, each read once.
package struct ImageFiles: Hashable, Sendable {
    /// By path as the document names it.
    private var results: [String: Result<ImageFile, ImageFault>] = [:]

    package init() {}

    /// Reads a file that is not known yet.
    package mutating func load(_ path: String, _ read: (String) throws(ImageFault) -> ImageFile) {
        guard results[path] == nil else { return }
        do throws(ImageFault) {
            results[path] = .success(try read(path))
        } catch {
            results[path] = .failure(error)
        }
    }

    /// Nil for one that cannot be shown.
    package subscript(path: String) -> ImageFile? { try? results[path]?.get() }

    /// Why a file cannot be shown; nil for one that can.
    package func fault(_ path: String) -> ImageFault? {
        switch results[path] {
        case .success: nil
        case .failure(let fault): fault
        case nil: .missing
        }
    }
}

extension ImageFiles: ImageSizing {
    package func size(ofImageFile path: String) -> Size? { self[path]?.size }
}
