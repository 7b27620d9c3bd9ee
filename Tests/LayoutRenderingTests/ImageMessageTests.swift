// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutRendering
import Testing

/// Requests and answers between the program and the process that decodes images.
struct ImageMessageTests {
    private static let works: [ImageWork] = [
        .check, .pixels(eighths: 4), .drawing(width: 3, height: 2, matrix: [1, 0, 0, 2, 0.5, -1]), .outlines,
    ]

    private let file = ImageFile(
        path: "a.svg", bytes: Array("<svg/>".utf8), format: .svg, storedSize: Size(width: 4, height: 3),
        isOpaque: false,
        embeddedRanges: [])

    @Test(arguments: works)
    func `A request is read as it was written`(work: ImageWork) throws {
        let request = try #require(ImageRequest(message: ImageRequest(work: work, file: file).message))
        #expect(request.work == work)
        #expect(request.file.bytes == file.bytes)
        #expect(request.file.storedSize == file.storedSize)
        #expect(request.file.format == .svg)
    }

    @Test(arguments: works)
    func `A shortened request is refused`(work: ImageWork) {
        let message = ImageRequest(work: work, file: file).message
        for count in 0..<message.count { #expect(ImageRequest(message: Array(message.prefix(count))) == nil) }
    }

    @Test func `An answer is read as it was written, and only where it fits the request`() throws {
        var image = DecodedImage()
        (image.width, image.height, image.size) = (3, 2, Size(width: 2.5, height: 2))
        image.bytes = (0..<24).map(UInt8.init)
        image.meanColor = Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
        let message = ImageReply(result: .success(image)).message
        let reply = try #require(ImageReply(message: message, to: .pixels(eighths: 8)))
        let read = try reply.result.get()
        #expect(read.bytes == image.bytes)
        #expect(read.size == image.size)
        #expect(read.meanColor == image.meanColor)
        #expect(ImageReply(message: message, to: .drawing(width: 2, height: 3, matrix: [])) == nil)
        for count in 0..<message.count {
            #expect(ImageReply(message: Array(message.prefix(count)), to: .pixels(eighths: 8)) == nil)
        }
    }

    /// Pixels that another process has drawn are those that this one would draw.
    @Test func `A request carried out here gives the pixels of the file`() throws {
        let text =
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#f00"/></svg>"##
        let file = ImageFile(
            path: "a.svg", bytes: Array(text.utf8), format: .svg, storedSize: Size(width: 4, height: 3),
            isOpaque: false, embeddedRanges: [])
        let work = ImageWork.drawing(width: 2, height: 2, matrix: [1, 0, 0, 1, 0, 0])
        let image = try ImageRequest(work: work, file: file).reply().result.get()
        #expect(image.bytes == [UInt8](repeatElement([0, 0, 255, 255], count: 4).joined()))
        for other in [ImageWork.check, .outlines] {
            #expect(throws: Never.self) { try ImageRequest(work: other, file: file).reply().result.get() }
        }
        let fault = ImageRequest(work: .pixels(eighths: 8), file: file).reply().result
        #expect(throws: ImageFault.self) { try fault.get() }
    }
}
