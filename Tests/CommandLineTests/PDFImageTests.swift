// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// PDF files as images, which pdftocairo converts.
struct PDFImageTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// A file with some pages, the first of which is red and 24 × 48 points unless its keys say otherwise.
    private static func pdf(page: String = "", pages: Int = 1, trailer: String = "") -> Data {
        let content = "1 0 0 rg 0 0 400 400 re f"
        var objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
        objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
        var kids: [String] = []
        for number in 0..<pages {
            kids.append("\(objects.count + 1) 0 R")
            let keys = number == 0 ? page : "/MediaBox [0 0 7 7]"
            let box = keys.contains("MediaBox") ? "" : "/MediaBox [0 0 24 48]"
            objects.append("<< /Type /Page /Parent 2 0 R \(box) \(keys) /Contents 3 0 R >>")
        }
        objects[1] = "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(pages) >>"
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    private func document(_ data: Data) throws -> String {
        try data.write(to: scratch.url.appending(path: "icon.pdf"))
        return try scratch.write(
            """
            { "canvas": { "width": 120, "height": 80 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "icon.pdf" } ] },
              "constraints": [ "a.top = r.top + 8", "a.leading = r.leading + 8" ] }
            """, to: "form.layout.json")
    }

    @Test(arguments: [
        ("", "(8, 8, 24, 48)"), ("/CropBox [0 0 12 20]", "(8, 8, 12, 20)"), ("/Rotate 90", "(8, 8, 48, 24)"),
        ("/CropBox [0 0 12 20] /Rotate 270", "(8, 8, 20, 12)"), ("/UserUnit 2", "(8, 8, 48, 96)"),
    ])
    func `The size is that of the visible page`(page: String, frame: String) throws {
        let file = try document(Self.pdf(page: page))
        let outcome = try Executable.run(["solve", file, "--format", "txt"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains(frame), "\(outcome.text)")
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func `The page is drawn, with the same bytes each time`(format: String) throws {
        let file = try document(Self.pdf(pages: 1500))
        let arguments = [file, "--hide", "all", "--show", "canvas,content", "-o"]
        for name in ["1", "2"] {
            #expect(try Executable.run(arguments + [scratch.path("\(name).\(format)")]).status == 0)
        }
        let picture = try scratch.bytes("1.\(format)")
        #expect(try picture == scratch.bytes("2.\(format)"))
        if format == "svg" { #expect(String(decoding: picture, as: UTF8.self).contains("<image")) }
        // Without the page there is less.
        let empty = try document(Self.pdf(page: "/MediaBox [0 0 0.01 0.01]"))
        _ = try Executable.run([empty, "--hide", "all", "--show", "canvas,content", "-o", scratch.path("3.\(format)")])
        #expect(try picture != scratch.bytes("3.\(format)"))
    }

    @Test func `A program that is not installed is named`() throws {
        let file = try document(Self.pdf())
        var environment = Executable.environment
        environment["PATH"] = scratch.url.path
        let outcome = try Executable.run(["check", file, "--diagnostics", "short"], environment: environment)
        #expect(outcome.status == 1)
        #expect(
            outcome.text.contains("is a PDF, which needs the Debian package poppler-utils [unreadable-image]"),
            "\(outcome.text)")
    }

    @Test func `A page without a valid media box is not drawn at the converter's default size`() throws {
        for page in ["/MediaBox [0 0 0 0]", "/MediaBox [0 0 (x) 48] /Rotate 90"] {
            let file = try document(Self.pdf(page: page))
            let outcome = try Executable.run(["check", file, "--diagnostics", "short"])
            #expect(outcome.status == 1)
            #expect(
                outcome.text.contains("its first page has no valid MediaBox, so that its size is unknown"),
                "\(outcome.text)")
        }
        let letter = try document(Self.pdf(page: "/MediaBox [0 0 612 792]"))
        #expect(try Executable.run(["solve", letter, "--format", "txt"]).text.contains("612, 792)"))
    }

    /// Cut off, encrypted, without pages, with a page larger than any picture, and with nothing but the beginning.
    @Test(arguments: [
        pdf().prefix(200), pdf(trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -1 >>"),
        pdf(pages: 0),
        pdf(page: "/MediaBox [0 0 100000 100000]"), Data("%PDF-1.7".utf8),
        Data("%PDF-1.7\n".utf8 + [UInt8](repeating: 0x28, count: 1 << 20)),
    ])
    func `A PDF that cannot be converted is an error`(data: Data) throws {
        let outcome = try Executable.run(["check", try document(data), "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("[unreadable-image]"), "\(outcome.text)")
    }

    @Test func `The image of a set has the recorded size if its PDF cannot be converted`() throws {
        let set = scratch.url.appending(path: "Assets.xcassets/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = #"{ "images": [{ "idiom": "universal", "filename": "logo.pdf" }] }"#
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        let file = try scratch.write(Self.storyboard, to: "Main.xib")
        for (data, frame) in [(Self.pdf(), "(10, 20, 24, 48)"), (Data("%PDF-".utf8), "(10, 20, 33, 22)")] {
            try data.write(to: set.appending(path: "logo.pdf"))
            let outcome = try Executable.run(["solve", file, "--sizes", "measured", "--format", "txt"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.text.contains(frame), "\(outcome.text)")
            #expect(outcome.errors.contains("[unreadable-image]") == frame.contains("33"))
        }
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects><view id="r"><rect key="frame" x="0" y="0" width="120" height="80"/><subviews>
        <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="i">
        <rect key="frame" x="10" y="20" width="50" height="50"/></imageView>
        </subviews><constraints>
        <constraint firstItem="i" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="1"/>
        <constraint firstItem="i" firstAttribute="top" secondItem="r" secondAttribute="top" constant="20" id="2"/>
        </constraints></view></objects>
        <resources><image name="logo" width="33" height="22"/></resources>
        </document>
        """
}
