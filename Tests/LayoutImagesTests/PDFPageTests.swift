// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutImages
import LayoutModel
import Testing

/// A PDF file's page as an SVG file of its size.
struct PDFPageTests {
    private static func converted(_ size: String, _ box: String, pdf: String = "%PDF-1.4") -> String? {
        let svg = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(size) viewBox="\(box)" version="1.2">
            <g id="surface1"/>
            </svg>
            """
        return PDFPage.image(Array(svg.utf8), of: Array(pdf.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        (#"width="24pt" height="12pt""#, "0 0 24 12", "%PDF-1.4", Size(width: 24, height: 12)),
        (#"width="24" height="12.5""#, "0 0 24 12.5", "%PDF-1.4", Size(width: 24, height: 12.5)),
        (#"width="24pt" height="12pt""#, "0 0 24 12", "%PDF-1.4 /UserUnit 2.5", Size(width: 60, height: 30)),
        (#"width="24pt" height="12pt""#, "0 0 24 12", "%PDF-1.4 /UserUnit (x)", Size(width: 24, height: 12)),
    ])
    func `A point of the page is a point of the image`(size: String, box: String, pdf: String, points: Size) throws {
        let text = try #require(Self.converted(size, box, pdf: pdf))
        let file = try ImageFile(path: "a@2x.pdf", bytes: Array(text.utf8))
        #expect(file.format == .svg)
        #expect(file.size == points)
        #expect(text.hasSuffix("<g id=\"surface1\"/>\n</svg>"))
    }

    @Test(arguments: ["", "0 0 24", "0 0 -1 5", "0 0 nan 5"])
    func `Something other than a page with a size is not an image`(box: String) {
        #expect(Self.converted("", box) == nil)
        #expect(PDFPage.image(Array("pdftocairo failed".utf8), of: []) == nil)
    }

    @Test(arguments: [
        ("", true), ("/MediaBox [0 0 0 0]", true), ("/MediaBox[0 0 (x) 792]", true), ("/MediaBox [0 0 20]", true),
        ("/MediaBox [0 0 1e9 1e9]", true), ("/MediaBox", false), ("/MediaBox 7 0 R", false),
        ("/MediaBox [0 0 612 792]", false), ("/MediaBox\n[\n612 792 0 0]", false),
        ("/MediaBox [10 10 622.02 802]", false),
        ("/MediaBox [0 0 900 900] /CropBox [0 0 612 792]", false), ("/Type /ObjStm", false),
    ])
    func `The default size of the converter is not treated as a page's own`(page: String, lacksMediaBox: Bool) {
        let pdf = Array("%PDF-1.4 << /Type /Page \(page) >>".utf8)
        #expect(PDFPage.lacksMediaBox(pdf, convertedTo: Array(#"<svg viewBox="0 0 612 792">"#.utf8)) == lacksMediaBox)
        #expect(!PDFPage.lacksMediaBox(pdf, convertedTo: Array(#"<svg viewBox="0 0 24 12">"#.utf8)))
    }

    @Test func `A PDF is known by its beginning`() {
        #expect(PDFPage.isPDF(Array("%PDF-1.7\n".utf8)))
        #expect(PDFPage.isPDF(Array("\u{FEFF}%PDF-1.7\n".utf8)))
        #expect(!PDFPage.isPDF(Array("%PD".utf8)))
        #expect(!PDFPage.isPDF([]))
    }

    @Test func `The library says that it reads none`() {
        let fault = #expect(throws: ImageFault.self) {
            _ = try ImageFile(path: "a.pdf", bytes: Array("%PDF-1.7\n".utf8))
        }
        #expect(fault?.words == "is a PDF that cannot be converted: the library reads no PDF files")
    }
}
