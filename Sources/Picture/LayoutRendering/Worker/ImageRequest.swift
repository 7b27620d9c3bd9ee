// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// What one process asks another to make of an image file, as bytes.
package struct ImageRequest {
    package var work: ImageWork
    package var file: ImageFile

    package init(work: ImageWork, file: ImageFile) {
        self.work = work
        self.file = file
    }

    package var message: [UInt8] {
        var writer = MessageWriter()
        switch work {
        case .check: writer.add(0)
        case .pixels(let eighths):
            writer.add(1)
            writer.add(eighths)
        case .drawing(let width, let height, let matrix):
            writer.add(2)
            writer.add(width)
            writer.add(height)
            for place in 0..<6 { writer.add(place < matrix.count ? matrix[place] : 0) }
        case .outlines: writer.add(3)
        }
        writer.add(file.format == .png ? 0 : file.format == .jpeg ? 1 : 2)
        writer.add(file.storedSize.width)
        writer.add(file.storedSize.height)
        writer.add(file.bytes)
        return writer.message
    }

    /// Nil for what is not a request.
    package init?(message: [UInt8]) {
        var reader = MessageReader(message)
        guard let kind = reader.integer() else { return nil }
        switch kind {
        case 0: work = .check
        case 1:
            guard let eighths = reader.integer(), [1, 2, 4, 8].contains(eighths) else { return nil }
            work = .pixels(eighths: eighths)
        case 2:
            guard let width = reader.integer(), let height = reader.integer() else { return nil }
            let matrix = (0..<6).compactMap { _ in reader.number() }
            let sides = 1...BitmapLimit.side
            guard sides.contains(width), sides.contains(height), matrix.count == 6 else { return nil }
            work = .drawing(width: width, height: height, matrix: matrix)
        case 3: work = .outlines
        default: return nil
        }
        guard let format = reader.integer(), (0...2).contains(format), let width = reader.number(),
            let height = reader.number(), let bytes = reader.bytes()
        else { return nil }
        file = ImageFile(
            path: "", bytes: bytes, format: [.png, .jpeg, .svg][format], storedSize: Size(width: width, height: height),
            isOpaque: false, embeddedRanges: [])
    }

    /// Loads what the file needs, before the process gives up opening files.
    package func loadLibraries() {
        if file.format == .svg { _ = SVGLibrary.installed }
    }

    /// Carries it out in this process.
    package func reply() -> ImageReply {
        do throws(ImageFault) {
            return ImageReply(result: .success(try ImageDecoder.result(of: work, on: file)))
        } catch {
            return ImageReply(result: .failure(error))
        }
    }
}
