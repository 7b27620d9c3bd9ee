// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// The answer to a request, as bytes. The process that sends it may be compromised, so nothing in it is trusted.
package struct ImageReply {
    package var result: Result<DecodedImage, ImageFault>

    package init(result: Result<DecodedImage, ImageFault>) { self.result = result }

    package var message: [UInt8] {
        var writer = MessageWriter()
        switch result {
        case .success(let image):
            writer.add(0)
            writer.add(image.width)
            writer.add(image.height)
            writer.add(image.size.width)
            writer.add(image.size.height)
            writer.add(image.meanColor == nil ? 0 : 1)
            if let color = image.meanColor {
                for component in [color.red, color.green, color.blue, color.alpha] { writer.add(component) }
            }
            writer.add(image.bytes)
        case .failure(.withoutSVGLibrary): writer.add(1)
        case .failure(.undecodable(let words)):
            writer.add(2)
            writer.add(Array(words.utf8))
        case .failure(let fault):
            writer.add(2)
            writer.add(Array(fault.words.utf8))
        }
        return writer.message
    }

    /// Nil for what does not answer a request for this work.
    package init?(message: [UInt8], to work: ImageWork) {
        var reader = MessageReader(message)
        switch reader.integer() {
        case 0:
            guard let image = Self.image(&reader, to: work) else { return nil }
            result = .success(image)
        case 1: result = .failure(.withoutSVGLibrary)
        case 2:
            guard let words = reader.bytes() else { return nil }
            result = .failure(.undecodable(String(decoding: words.prefix(1000), as: UTF8.self)))
        default: return nil
        }
    }

    private static func image(_ reader: inout MessageReader, to work: ImageWork) -> DecodedImage? {
        var image = DecodedImage()
        guard let width = reader.integer(), let height = reader.integer(), let across = reader.number(),
            let down = reader.number(), let hasColor = reader.integer()
        else { return nil }
        (image.width, image.height, image.size) = (width, height, Size(width: across, height: down))
        if hasColor == 1 {
            let parts = (0..<4).compactMap { _ in reader.number() }
            guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
            image.meanColor = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        guard let bytes = reader.bytes() else { return nil }
        image.bytes = bytes
        switch work {
        case .check, .outlines: return image
        case .drawing(let width, let height, _): guard image.width == width, image.height == height else { return nil }
        case .pixels: break
        }
        let sides = 1...BitmapLimit.side
        guard sides.contains(image.width), sides.contains(image.height), bytes.count == 4 * image.width * image.height,
            across > 0, across <= Double(image.width), down > 0, down <= Double(image.height)
        else { return nil }
        return image
    }
}
