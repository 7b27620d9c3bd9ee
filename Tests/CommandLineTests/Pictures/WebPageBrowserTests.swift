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

    /// What a page's scripts make of its title, which is the name of the layout before.
    private static func title(of page: String, in scratch: ScratchDirectory) throws -> String? {
        let path = try scratch.write(page, to: "page.html")
        var title: String?
        // On a busy machine the page may not be ready in time.
        for attempt in 0..<4 where title?.contains(";") != true {
            let dom = try Browser.output(
                ["--virtual-time-budget=\(5000 << attempt)", "--dump-dom", "file://\(path)"], width: 1000,
                profile: scratch.path("profile\(attempt)"))
            title = dom.ranges(of: "<title>").first.map { String(dom[$0.upperBound...].prefix { $0 != "<" }) }
        }
        return title
    }

    /// Fifty random edits, choices, sizes and resets.
    @Test(.enabled(if: Browser.browser != nil, "Chromium is not installed"))
    func `A changed page draws what the program draws`() throws {
        let scratch = try ScratchDirectory()
        let samples = [
            "screens/sign-in", "screens/checkout", "screens/settings-list", "screens/keypad", "direction/clipped-label",
        ]
        try Self.run("drawing.py", [scratch.path("pages"), "10"], samples)
    }

    @Test(.enabled(if: Browser.browser != nil))
    func `A page is used with the keyboard, and says why its numbers are so`() throws {
        let scratch = try ScratchDirectory()
        try Self.run(
            "using.py", [scratch.path("pages")], ["screens/sign-in", "screens/reply", "screens/settings-list"])
    }

    @Test(.enabled(if: Browser.browser != nil)) func `Pictures that move show what the program solves`() throws {
        let scratch = try ScratchDirectory()
        try Self.run("moving.py", [scratch.path("pages")], ["screens/sign-in", "screens/chat-row", "gallery/exploded"])
    }

    /// A script of `Tests/Browser` with the program and samples.
    private static func run(_ name: String, _ arguments: [String], _ samples: [String]) throws {
        let paths = samples.map { Executable.package.appending(path: "samples/valid/\($0).layout.json").path }
        _ = try BrowserScript.output(of: name, arguments + paths)
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

    /// Otherwise the browser scrolls, and tells the page that the touch has ended.
    @Test(.enabled(if: Browser.browser != nil)) func `A finger on a handle does not scroll the page`() throws {
        let scratch = try ScratchDirectory()
        let reader = """
            <script>
            const clock = setInterval(() => { for (let i = 0, sum = 0; i < 2e7; i++) sum += i; }, 50);
            isReady.then(() => {
              clearInterval(clock);
              const moved = element => { const e = new Event("touchmove", { bubbles: true, cancelable: true }); element.dispatchEvent(e); return e.defaultPrevented; };
              document.title = [...document.querySelectorAll(".handle .hit")].map(moved).concat(moved(figure)).join() + "; " + outcome.textContent.replace(/[\\d.]+ ms/, "");
            });
            </script>
            """
        let page = try Self.page(in: scratch).replacing("</body>", with: reader + "</body>")
        let title = try Self.title(of: page, in: scratch)
        #expect(title == "true,true,true,false; Solved in . Every constraint holds.")
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
        let title = try Self.title(of: page, in: scratch)
        #expect(title == "Width and height are 1 to 4000 points.; back")
    }

    /// A pane of 100 points that asks for 150, which AppKit's split view gives it.
    @Test(.enabled(if: Browser.browser != nil))
    func `A page that solves again lists only certain conflicts`() throws {
        let scratch = try ScratchDirectory()
        let edges = ["leading", "trailing", "top", "bottom"].map { edge in
            """
            <constraint firstItem="s" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="\(edge)"/>
            """
        }
        _ = try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <customView id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <splitView translatesAutoresizingMaskIntoConstraints="NO" id="s" vertical="YES">
            <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <customView id="p"><rect key="frame" x="0" y="0" width="100" height="200"/>
            <autoresizingMask key="autoresizingMask" heightSizable="YES"/><constraints>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="150" id="w"/>
            </constraints></customView></subviews></splitView></subviews>
            <constraints>\(edges.joined())</constraints>
            </customView></objects></document>
            """, to: "view.xib")
        #expect(try Executable.run(["view.xib", "-o", "view.html"], in: scratch.url).status == 0)
        let reader = """
            <script>
            const clock = setInterval(() => { for (let i = 0, sum = 0; i < 2e7; i++) sum += i; }, 50);
            isReady.then(() => {
              clearInterval(clock);
              const bad = () => document.querySelectorAll(".state.conflict, .state.broken").length;
              const said = () => (outcome.textContent.match(/\\d+ conflicts?/)?.[0] ?? "0 conflicts") + " " + bad() + " " + /limits/.test(outcome.textContent);
              const all = [said()];
              const width = constraintButtons.findIndex(b => b.textContent.includes("150")), field = document.querySelectorAll(".edit input[type=number]")[2 * width];
              field.value = 160; field.dispatchEvent(new Event("input"));
              all.push(said().split(" ")[0], bad() > 0);
              document.getElementById("reset").click();
              all.push(said());
              document.title = all.join("; ");
            });
            </script>
            """
        let page = String(decoding: try scratch.bytes("view.html"), as: UTF8.self)
        let title = try Self.title(of: page.replacing("</body>", with: reader + "</body>"), in: scratch)
        #expect(title == "0 conflicts 0 false; 1; true; 0 conflicts 0 false")
    }
}
