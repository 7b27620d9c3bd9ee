// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import CLibFuzzer
import FontFiles
import Glibc
import InterfaceBuilderFiles
import LayoutGoldens
import LayoutImages
import LayoutModel
import LayoutRendering
import LayoutSource
import LayoutText
import PreviewServer
import SourceLocations
import StringsFiles

/// Files beside documents.
extension FuzzTarget {
    func strings(_ bytes: [UInt8]) {
        for name in ["de.strings", "de.json", "Main.xcstrings"] {
            _ = try? StringsFile(SourceText(name: name, bytes: bytes), language: "de")
        }
    }

    /// FreeType, HarfBuzz and Pango open fonts by their paths.
    func font(_ bytes: [UInt8], _ pipeline: LayoutPipeline) {
        let descriptor = memfd_create("font", 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count else { return }
        let path = "/proc/self/fd/\(descriptor)"
        guard let face = FontFile.faces(inFile: path).first else { return }
        let family = String(decoding: Self.literal(Array(face.family.utf8)), as: UTF8.self)
        let document =
            #"{"canvas":{"width":320,"height":200},"fonts":["fonts"],"root":{"id":"a","type":"label","text":"Tëxt fi 1","#
            + #""font":{"family":\#(family),"weight":\#(face.weight)}}}"#
        draw(Array(document.utf8), pipeline, resources: OneFont(path: path))
    }

    private struct OneFont: DocumentResources {
        let path: String

        func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] { throw .missing }
        func fontFiles(inDirectory path: String) -> [String]? { [self.path] }
    }

    /// The first half is the PDF file.
    func pdf(_ bytes: [UInt8]) {
        guard PDFPage.isPDF(bytes) else { return }
        let (file, svg) = (Array(bytes[..<(bytes.count / 2)]), Array(bytes[(bytes.count / 2)...]))
        _ = PDFPage.lacksMediaBox(file, convertedTo: svg)
        let page = Array(#"<svg width="40" height="30" viewBox="0 0 40 30"></svg>"#.utf8)
        for svg in [svg, page] {
            guard let image = PDFPage.image(svg, of: file) else { continue }
            _ = try? ImageFile(path: "page.svg", bytes: image)
        }
    }

    func rows(_ bytes: [UInt8], _ pipeline: LayoutPipeline) {
        let document = #"""
            {"canvas":{"width":320,"height":200},"components":{"row":{"parameters":{"text":"","gap":10},
            "view":{"id":"row","type":"label","text":"{text}"},"constraints":["row.height = gap"]}},
            "root":{"id":"root","children":[{"use":"row","repeat":"rows.csv"}]}}
            """#
        let source = SourceText(name: "input.layout.json", bytes: Array(document.utf8))
        _ = pipeline.solve(source, resources: Rows(bytes: bytes))
    }

    private struct Rows: DocumentResources {
        let bytes: [UInt8]

        func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] { throw .missing }
        func fontFiles(inDirectory path: String) -> [String]? { nil }
        var namedFiles: NamedFiles {
            let bytes = bytes
            return NamedFiles { _ in .bytes(bytes) }
        }
    }

    /// The lengths of the two files are equal, or the bytes are one file that is compared with itself.
    func pictures(_ bytes: [UInt8]) {
        let half = bytes.count / 2
        func bitmap(_ bytes: ArraySlice<UInt8>) -> Bitmap? {
            // Larger ones take longer, and test nothing else.
            guard let file = try? ImageFile(path: "a.png", bytes: Array(bytes)), file.format == .png,
                file.storedSize.width * file.storedSize.height < 250_000
            else { return nil }
            return try? Bitmap(png: Array(bytes))
        }
        guard let first = bitmap(bytes[...]) ?? bitmap(bytes[..<half]) else { return }
        Self.require(ImageDifference(expected: first, actual: first) == nil, "a picture differs from itself")
        let second = bitmap(bytes[half...]) ?? Bitmap(width: 2, height: 3, pixels: Array(repeating: 7, count: 24))
        guard let difference = ImageDifference(expected: first, actual: second) else {
            return Self.require(first == second, "pictures that differ have no difference")
        }
        Self.require(
            !difference.text.isEmpty && difference.image.width >= max(first.width, second.width),
            "a difference does not show both pictures")
    }

    func catalogue(_ bytes: [UInt8]) {
        guard let set = AssetSet(contents: bytes) else { return }
        _ = set.color(named: "brand")
        for appearance in [Canvas.Appearance.light, .dark] {
            _ = (set.imageFile(for: appearance), set.capInsets(for: appearance))
        }
    }

    func http(_ bytes: [UInt8]) {
        guard case .complete(let request) = HTTPRequest.read(bytes) else { return }
        _ = (request.segments, request.fields, request.parameters, request.isFromHere(port: 8080))
        // A request that is read is complete: more bytes behind it change nothing.
        Self.require(
            HTTPRequest.read(bytes + Array("x".utf8)) == .complete(request), "a request depends on the next one")
    }
}
