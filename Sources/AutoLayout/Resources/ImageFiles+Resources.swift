// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutImages
package import LayoutModel
import LayoutRendering

extension DiagnosticCode {
    /// An image file that exists and cannot be shown.
    package static let unreadableImage = DiagnosticCode("unreadable-image")
    /// An image file that crashes its decoder, or takes too long.
    package static let undecodableImage = DiagnosticCode("undecodable-image")
}

extension ImageFiles {
    /// The named image files, each read and decoded once. All their faults are found here.
    package init(_ paths: some Sequence<String>, from resources: some DocumentResources) {
        self.init()
        for path in paths {
            load(path) { path throws(ImageFault) in
                var file = try ImageFile(path: path, bytes: resources.bytes(ofImageFile: path))
                file.decoder = resources.imageDecoder
                do throws(ImageFault) {
                    try file.check()
                } catch {
                    guard case .decoderFailed(let words, _) = error else { throw error }
                    throw .decoderFailed(words, size: file.size)
                }
                return file
            }
        }
    }
}

extension Document {
    /// Puts a placeholder of the same size where the decoder of an image failed.
    mutating func replaceUndecodable(_ images: ImageFiles) {
        for place in views.indices {
            guard case .file(let path) = views[place].content.image,
                case .decoderFailed(_, let size)? = images.fault(path)
            else { continue }
            views[place].content.image = size.map { .placeholder($0) }
        }
    }

    /// The paths of image files that views show, in the order of the views.
    package var imagePaths: [String] {
        views.compactMap { view in
            guard case .file(let path) = view.content.image else { return nil }
            return path
        }
    }

    /// For a document made from another format's file, whose images are found by name: replaces those that cannot
    /// be shown by placeholders of the recorded size, and returns a warning for each.
    package mutating func replaceImages(notIn images: ImageFiles) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for index in views.indices {
            guard case .file(let path) = views[index].content.image, let fault = images.fault(path) else { continue }
            views[index].content.image = views[index].frame.map { .placeholder($0.size) }
            findings.append(
                Diagnostic(
                    .unreadableImage, .warning, "drawing a placeholder: the image '\(path)' \(fault.words)",
                    at: views[index].source, views: [views[index].id]))
        }
        return findings
    }
}
