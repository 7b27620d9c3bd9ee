// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutGeometry
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
        mapBarImages { path in
            guard case .decoderFailed(_, let size)? = images.fault(path) else { return .file(path) }
            return size.map { .placeholder($0) }
        }
    }

    /// The paths of image files that views show, in the order of the views.
    package var imagePaths: [String] {
        let segments = views.lazy.flatMap { $0.style.parts?.segments ?? [] }.map(\.image)
        let images =
            views.lazy.map(\.content.image) + barContents.lazy.flatMap(\.barItems).map(\.image) + segments
        return images.compactMap { image in
            guard case .file(let path) = image else { return nil }
            return path
        }
    }

    /// The contents of bars, both views and bars over the root view.
    private var barContents: [ViewContent] { views.map(\.content) + (bars?.all.map(\.content) ?? []) }

    /// Replaces the images of items of bars that are files.
    private mutating func mapBarImages(_ replacement: (String) -> ImageSource?) {
        func change(_ items: inout [BarItem]) {
            for index in items.indices {
                if case .file(let path)? = items[index].image { items[index].image = replacement(path) }
            }
        }
        func change(_ content: inout ViewContent) {
            var items = content.barItems
            guard !items.isEmpty else { return }
            change(&items)
            content.barItems = items
        }
        for index in views.indices {
            change(&views[index].content)
            if var parts = views[index].style.parts, !parts.segments.isEmpty {
                change(&parts.segments)
                views[index].style.parts = parts
            }
        }
        bars?.updateContents(change)
    }

    /// For a document made from another format's file, whose images are found by name: replaces those that cannot
    /// be shown by placeholders of the recorded size, and returns a warning for each.
    ///
    /// - Parameter sizes: points that the other file records for images, by path; one without has the size of its view.
    package mutating func replaceImages(notIn images: ImageFiles, sizes: [String: Size] = [:]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for index in views.indices {
            guard case .file(let path) = views[index].content.image, let fault = images.fault(path) else { continue }
            views[index].content.image = (sizes[path] ?? views[index].frame?.size).map { .placeholder($0) }
            findings.append(
                Diagnostic(
                    .unreadableImage, .warning, "drawing a placeholder: the image '\(path)' \(fault.words)",
                    at: views[index].source, views: [views[index].id]))
        }
        let place = views.first?.source
        mapBarImages { path in
            guard let fault = images.fault(path) else { return .file(path) }
            findings.append(
                Diagnostic(
                    .unreadableImage, .warning, "drawing a placeholder: the image '\(path)' \(fault.words)",
                    at: place, views: []))
            return .placeholder(sizes[path] ?? Self.barImageSize)
        }
        return findings
    }

    /// Points, of an image of a bar that cannot be shown.
    private static let barImageSize = Size(width: 22, height: 22)
}
