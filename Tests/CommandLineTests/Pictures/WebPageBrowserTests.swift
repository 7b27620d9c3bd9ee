// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Pages of layouts in headless Chromium, where that is installed.
struct WebPageBrowserTests {
    private typealias Browser = FailurePageBrowserTests

    private static func page(in scratch: ScratchDirectory) throws -> String {
        _ = try scratch.write(Layouts.valid, to: "form.layout.json")
        let outcome = try Executable.run(["form.layout.json", "-o", "form.html"], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return String(decoding: try scratch.bytes("form.html"), as: UTF8.self)
    }

    @Test(.enabled(if: Browser.browser != nil)) func `A printed page has no controls`() throws {
        let scratch = try ScratchDirectory()
        // As a script that has ended leaves it.
        let page = try Self.page(in: scratch).replacing("<form id=\"controls\" hidden", with: "<form id=\"controls\"")
        let path = try scratch.write(page, to: "page.html")
        let sheets = scratch.path("page.pdf")
        try Browser.output(
            ["--virtual-time-budget=3000", "--print-to-pdf=\(sheets)", "file://\(path)"], width: 1000,
            profile: scratch.path("profile"))
        let text = Process()
        let output = Pipe()
        text.executableURL = URL(filePath: "/usr/bin/pdftotext")
        text.arguments = [sheets, "-"]
        text.standardOutput = output
        try text.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        text.waitUntilExit()
        #expect(words.contains("It holds."))
        #expect(!words.contains("Turn") && !words.contains("Reset"), "\(words)")
    }

    @Test(.enabled(if: Browser.browser != nil)) func `A width that is out of range is refused, and goes back`() throws {
        let scratch = try ScratchDirectory()
        let reader = """
            <script>
            // Keeps the browser's virtual time from ending before the solver is compiled.
            const clock = setInterval(() => { for (let i = 0, sum = 0; i < 2e7; i++) sum += i; }, 50);
            isReady.then(() => {
              clearInterval(clock);
              const width = document.getElementById("width"), before = width.value;
              width.value = "20001";
              width.dispatchEvent(new Event("input"));
              const said = document.getElementById("outcome").textContent;
              width.dispatchEvent(new Event("change"));
              document.title = [said, width.value === before ? "back" : width.value].join("; ");
            });
            </script>
            """
        let page = try Self.page(in: scratch).replacing("</body>", with: reader + "</body>")
        let path = try scratch.write(page, to: "page.html")
        var title: String?
        // On a busy machine the page may not be ready in time.
        for attempt in 0..<4 where title == nil || title == "form.layout.json" {
            let dom = try Browser.output(
                ["--virtual-time-budget=\(5000 << attempt)", "--dump-dom", "file://\(path)"], width: 1000,
                profile: scratch.path("profile\(attempt)"))
            title = dom.ranges(of: "<title>").first.map { String(dom[$0.upperBound...].prefix { $0 != "<" }) }
        }
        #expect(title == "Width and height are 1 to 4000 points.; back")
    }
}
