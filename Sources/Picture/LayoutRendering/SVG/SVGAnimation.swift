// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// Pictures of an SVG file that are shown in turn, with CSS: from the first to the last and back, without end.
enum SVGAnimation {
    private static let prefix = SVGPrefix.placeholder

    static func size(of frames: [Scene]) -> Size {
        Size(width: frames.map(\.size.width).max() ?? 0, height: frames.map(\.size.height).max() ?? 0)
    }

    static let end = "</g></g>"

    static func start(ofFrame number: Int) -> String {
        "<g class=\"\(prefix)frame \(prefix)at-\(number)\"><g id=\"\(prefix)shown-\(number)\">"
    }

    /// The frames between the last and the first again, as copies.
    static func wayBack(frames: Int) -> String {
        (0..<max(frames - 2, 0)).map { step in
            "<g class=\"\(prefix)frame \(prefix)at-\(frames + step)\"><use href=\"#\(prefix)shown-\(frames - 2 - step)\"/></g>"
        }.joined(separator: "\n")
    }

    /// One step of the animation is visible at a time.
    static func style(frames: Int, delay: Int) -> String {
        let steps = max(2 * frames - 2, 1)
        let share = 100 / Double(steps)
        let seconds = SVGText.number(Double(steps * delay) / 100)
        var rules = ".\(prefix)frame{visibility:hidden}.\(prefix)at-0{visibility:visible}"
        rules += "@media(prefers-reduced-motion:no-preference){"
        rules +=
            "@keyframes \(prefix)turn{0%{visibility:visible}\(SVGText.number(share))%{visibility:hidden}100%{visibility:hidden}}"
        rules += ".\(prefix)frame{animation:\(prefix)turn \(seconds)s step-end infinite both}"
        for step in 0..<steps {
            rules += ".\(prefix)at-\(step){animation-delay:\(SVGText.number(Double((step - steps) * delay) / 100))s}"
        }
        return "<style>\(rules)}</style>"
    }
}
