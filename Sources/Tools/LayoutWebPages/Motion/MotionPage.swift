// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// A motion as an HTML file: its reader moves the picture with a slider, with keys or by its stages. Nothing is loaded from elsewhere.
/// Without scripts the picture moves by itself, and the stages can be read.
package struct MotionPage {
    /// A part of the motion with what is said about it.
    package struct Stage {
        /// Where it begins, from 0 to 1.
        package var time: Double
        package var lines: [String]

        package init(time: Double, lines: [String]) {
            self.time = time
            self.lines = lines
        }
    }

    /// What the slider does.
    package enum Handling: String {
        case steps, size, turn

        fileprivate var label: String {
            switch self {
            case .steps: "Step"
            case .size: "Size"
            case .turn: "Turn"
            }
        }
    }

    private let title: String
    private let motion: SceneMotion
    private let picture: [UInt8]
    private let stages: [Stage]
    private let start: Double
    private let handling: Handling
    private let appearance: Canvas.Appearance?

    /// - Parameters:
    ///   - picture: the motion as SVG.
    ///   - start: the time that the page shows first.
    package init(
        title: String, motion: SceneMotion, picture: [UInt8], stages: [Stage], start: Double, handling: Handling,
        appearance: Canvas.Appearance?
    ) {
        self.title = title
        self.motion = motion
        self.picture = picture
        self.stages = stages
        self.start = start
        self.handling = handling
        self.appearance = appearance
    }

    /// In UTF-8.
    package var html: [UInt8] {
        // An XML declaration has no place in HTML.
        let declaration = picture.starts(with: "<?xml".utf8) ? picture.prefix { $0 != UInt8(ascii: "\n") }.count + 1 : 0
        return Array(head.utf8) + picture.dropFirst(declaration) + Array(foot.utf8)
    }

    private var head: String {
        let head = HTMLText.head(
            title: title, colorScheme: LayoutWebPage.colorScheme(appearance),
            style: LayoutWebPage.style(appearance) + LayoutWebPage.text(PackageResources.moving_css))
        return """
            \(head)
            <body>
            <h1>\(HTMLText.escaped(title))</h1>
            <main>
            <figure data-duration="\(DecimalText.shortest(motion.duration))" data-start="\(DecimalText.shortest(start))"\
             data-handling="\(handling.rawValue)">

            """
    }

    private var foot: String {
        let items = stages.map { stage in
            "<li><button type=\"button\" data-time=\"\(DecimalText.shortest((stage.time * 1e5).rounded() / 1e5))\">"
                + stage.lines.map(HTMLText.escaped).joined(separator: "\n") + "</button></li>\n"
        }
        let list = items.isEmpty ? "" : "<ol id=\"stages\">\n\(items.joined())</ol>\n"
        return """
            </figure>
            <div class="stages">
            <div id="player" role="group" aria-label="\(handling.label)" hidden>
            <button type="button" id="play" aria-pressed="false">Play</button>
            <input id="time" type="range" min="0" max="1" step="any" aria-label="\(handling.label)"></div>
            \(list)<p id="stage" role="status" aria-live="polite"></p>
            </div>
            </main>
            <script>
            \(LayoutWebPage.script(PackageResources.moving_js))</script>
            </body>
            </html>

            """
    }
}
