// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The page of failures in headless Chromium, where that is installed.
struct FailurePageBrowserTests {
    static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Presses keys as a reviewer does, and leaves the result of each step in the page's title.
    private static let reviewer = """
        <script>
        {
        const said = [];
        const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const current = () => document.querySelector('section.current')?.dataset.name ?? 'none';
        const shown = () => document.querySelector('section.current .modes input:checked').value;
        const click = e => e.dispatchEvent(new Event('input', { bubbles: true }));
        for (const key of ['j', 'j', 'k']) { press(key); said.push(current()); }
        for (const key of ['2', '3', '4', '5', '1']) { press(key); said.push(shown()); }
        press('a'); said.push(document.querySelector('section.current').className);
        said.push(document.getElementById('command').textContent);
        press('r'); said.push(document.querySelector('section.current').className);
        const filter = document.getElementById('filter'); filter.value = 'WIDE'; click(filter);
        said.push([...document.querySelectorAll('section')].filter(s => !s.hidden).length + ' shown');
        said.push(document.documentElement.scrollWidth <= innerWidth ? 'fits' : 'too wide');
        document.title = said.join('; ');
        }
        </script>
        """

    /// The page of failures after a view was moved from 8 points below the top of the screen to another distance.
    private static func page(ofMoving distance: Int, in scratch: ScratchDirectory) throws -> String {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        #expect(try Executable.run(["test", "layouts", "--update"], in: scratch.url).status == 0)
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + \(distance)"),
            to: "layouts/box.layout.json")
        _ = try Executable.run(["test", "layouts"], in: scratch.url)
        return try String(contentsOfFile: scratch.path("failures/index.html"), encoding: .utf8)
    }

    @Test(.enabled(if: browser != nil), arguments: [1280, 390])
    func `Keys, views and the filter do what the page says`(width: Int) throws {
        let scratch = try ScratchDirectory()
        let page = try Self.page(ofMoving: 10, in: scratch)
        let path = try scratch.write(page.replacing("</body>", with: Self.reviewer + "</body>"), to: "page.html")
        let dom = try Self.document(path, width: width, profile: scratch.path("profile"))
        let title = dom.ranges(of: "<title>").first.map { dom[$0.upperBound...].prefix { $0 != "<" } }
        let expected =
            "box; box (wide); box; slider; onion; difference; blink; side; current accepted; "
            + "alrender test layouts --accept box; current rejected; 1 shown; fits"
        #expect(title.map(String.init) == expected)
    }

    /// What the views show follows from which radio button is checked, by CSS alone.
    @Test(.enabled(if: browser != nil)) func `The views work where scripts are not allowed`() throws {
        let scratch = try ScratchDirectory()
        let page = try Self.page(ofMoving: 30, in: scratch)
            .replacing(
                "<meta charset",
                with: #"<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><meta charset"#)
        var pictures: Set<Data> = []
        let modes = ["side", "onion", "difference"]
        for mode in modes {
            let chosen = page.replacing(" checked", with: "").replacing(
                "value=\"\(mode)\"", with: "value=\"\(mode)\" checked")
            let path = try scratch.write(chosen, to: "\(mode).html")
            _ = try Self.output(
                ["--screenshot=\(scratch.path(mode + ".png"))", "file://\(path)"],
                width: 1280, profile: scratch.path("profile"))
            pictures.insert(try Data(contentsOf: scratch.url.appending(path: mode + ".png")))
        }
        #expect(pictures.count == modes.count)
    }

    /// The document after its scripts have run.
    static func document(_ path: String, width: Int, profile: String) throws -> String {
        try output(["--dump-dom", "file://\(path)"], width: width, profile: profile)
    }

    /// What the browser prints.
    @discardableResult
    static func output(_ arguments: [String], width: Int, profile: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: browser ?? "")
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(profile)", "--window-size=\(width),1000",
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
