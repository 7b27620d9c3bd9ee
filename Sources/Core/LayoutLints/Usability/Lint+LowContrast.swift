// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Text that is hard to read on what is behind it.
    package static let lowContrast = Lint(
        .lowContrast,
        "Text stands out from what is behind it: 4.5 to 1, or 3 to 1 for large or bold text, in each appearance.",
        level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let lowContrast = DiagnosticCode("low-contrast")
}

extension LayoutAdvice {
    /// One for each pair of colours, with all the views that have it.
    var lowContrasts: [Lint.Finding] {
        let backdrop = TextBackdrop(document: document, views: views, isRootStated: isRootStated)
        var pairs: [LowContrast: [Int]] = [:]
        for index in visibleViews {
            guard let pair = lowContrast(index, backdrop) else { continue }
            pairs[pair, default: []].append(index)
        }
        return pairs.sorted { $0.value[0] < $1.value[0] }.map { pair, indices in
            let names = indices.map { document.views[$0].id }
            let others = names.count == 1 ? "" : " and of \(names.count - 1) other view\(names.count == 2 ? "" : "s")"
            let better = pair.text.withAlpha(1).legible(on: pair.behind, ratio: pair.least)
            return Lint.Finding(
                "the text of '\(names[0])'\(others) has a contrast of \(Self.ratio(pair.contrast)) to 1 with what is behind it in the \(document.canvas.appearance.rawValue) appearance: expected \(DecimalText.shortest(pair.least)) to 1",
                at: document.views[indices[0]].place,
                fixes: [Diagnostic.Fix("\(better.hexText) on \(pair.behind.hexText) would do")], views: names)
        }
    }

    private func lowContrast(_ index: Int, _ backdrop: TextBackdrop) -> LowContrast? {
        guard let text = shownStyledText(index), let found = backdrop.behind(index) else { return nil }
        let view = document.views[index]
        let isSystemText = view.style.textColor == nil || backdrop.isOfSystem(.text, of: view.style)
        // What the system itself combines is not the author's choice.
        guard !(isSystemText && found.isOfSystem) else { return nil }
        let color = view.style.textColor ?? backdrop.system("label")
        guard color.alpha > 0.01 else { return nil }
        let pair = LowContrast(
            text: color, behind: found.color, least: text.font.isLarge ? 3 : LowContrast.leastForSmallText)
        guard pair.contrast < pair.least - 0.005 else { return nil }
        // What a design canvas saves gets its other colours from the program: from the cell's table, or when it is shown.
        guard isRootStated || (found.isStated && pair.contrast >= LowContrast.leastOnCanvas) else { return nil }
        return pair
    }

    /// Text in one colour, which the view itself draws on what is behind it; nil for controls whose colours are the system's.
    private func shownStyledText(_ index: Int) -> StyledText? {
        let view = document.views[index]
        let text: StyledText
        switch view.content {
        case .label(let label): text = label.text
        case .textView(let textView): text = textView.text
        case .textField(let field): text = field.text
        case .button(let button) where button.kind == .momentaryPushIn && view.style.textColor != nil:
            text = button.title
        default: return nil
        }
        guard case .plain(let words) = text.content, words.contains(where: { !$0.isWhitespace }), view.style.isEnabled
        else { return nil }
        return text
    }

    /// With at most two decimals, rounded down: a ratio that falls short never looks as if it did not.
    private static func ratio(_ value: Double) -> String {
        DecimalText.shortest((value * 100).rounded(.down) / 100)
    }
}

/// A colour of text on what is behind it.
private struct LowContrast: Hashable {
    let text: Color
    let behind: Color
    /// The contrast that the text should have.
    let least: Double

    static let leastForSmallText = 4.5
    /// Text below it cannot be read on a design canvas either: the program sets one of the two colours.
    static let leastOnCanvas = 1.5

    var contrast: Double {
        text.withAlpha(1).mixed(over: behind, fraction: text.alpha).contrast(with: behind)
    }
}

extension Font {
    /// Apple's limits ("Accessibility" in the Human Interface Guidelines): from 18 points on, or bold.
    fileprivate var isLarge: Bool { size >= 18 || weight >= 700 }
}

extension Color {
    /// With the steps of 1/255 in which files state colours.
    fileprivate var inSteps: Color {
        func step(_ part: Double) -> Double { (part * 255).rounded() / 255 }
        return Color(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    }

    /// `#007aff`, of an opaque colour.
    fileprivate var hexText: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

/// Finds the colour behind a text, where it can be known: not over images, parts of other views, or what controls draw.
private struct TextBackdrop {
    let document: Document
    let views: [SolvedView]
    /// Views that draw something, back to front.
    private let painters: [Int]
    /// By view: the opacity of the view and all that it is in.
    private let opacities: [Double]
    private let traits: ColorTraits
    private let systemColors: Set<Color>

    init(document: Document, views: [SolvedView], isRootStated: Bool) {
        self.document = document
        self.views = views
        traits = document.canvas.colorTraits
        systemColors = isRootStated ? [] : Self.systemColors(document, traits)
        var opacities: [Double] = []
        for view in document.views {
            let own = view.isHidden ? 0 : view.style.opacity
            opacities.append(own * (view.superview.map { opacities[$0] } ?? 1))
        }
        self.opacities = opacities
        painters = document.views.indices.filter { index in
            guard opacities[index] > 0 else { return false }
            let view = document.views[index]
            return (view.style.backgroundColor?.alpha ?? 0) > 0 || !view.content.isTransparent
        }
    }

    /// The values that a design canvas's file states where its author chose a colour of the system: those of the light appearance,
    /// of the framework itself.
    private static func systemColors(_ document: Document, _ traits: ColorTraits) -> Set<Color> {
        guard traits.appearance == .light else { return [] }
        // AppKit's own names have the ending.
        let names = SystemColors.names.filter { document.platform == .macos || !$0.hasSuffix("Color") }
        let profile = document.profile.name
        return Set(names.compactMap { SystemColors.named($0, profile: profile)?.resolved(in: traits).inSteps })
    }

    func system(_ name: String) -> Color {
        SystemColors.named(name, profile: document.profile.name)?.resolved(in: traits) ?? Color(hex: 0)
    }

    /// Whether the colour is one of the system's, by its name, or by its value in a design canvas's file.
    func isOfSystem(_ role: StyleColors.Role, of style: ViewStyle) -> Bool {
        // A configuration combines the system's colours with the tint.
        if role != .tint, style.configured.isSuperset(of: .colors) {
            return style.tintColor == nil || isOfSystem(.tint, of: style)
        }
        if let name = style.adaptiveColor(role, in: traits)?.name {
            return !document.colors.contains { $0.name == name }
        }
        return style[role].map { systemColors.contains($0.inSteps) } ?? false
    }

    /// What is behind a text.
    typealias Found = (color: Color, isOfSystem: Bool, isStated: Bool)

    /// Nil if what is behind cannot be known, and where the text itself is translucent as a whole.
    func behind(_ index: Int) -> Found? {
        let area = views[index].canvasFrame
        guard opacities[index] > 0.99, area.width > 0, area.height > 0 else { return nil }
        var tints: [Color] = []
        var isOfSystem = true
        func result(_ base: Color, isStated: Bool = false) -> Found {
            let color = tints.reversed().reduce(base.withAlpha(1)) {
                $1.withAlpha(1).mixed(over: $0, fraction: $1.alpha)
            }
            return (color, isOfSystem, isStated)
        }
        for painter in painters.prefix(while: { $0 <= index }).reversed() {
            let view = document.views[painter]
            let frame = views[painter].canvasFrame
            guard frame.overlaps(area) else { continue }
            guard painter == index || frame.contains(area), opacities[painter] > 0.99 else { return nil }
            guard view.style.cornerRadius <= min(frame.width, frame.height) / 2 + 0.5 else { return nil }
            if let fill = view.style.backgroundColor, fill.alpha > 0 {
                isOfSystem = isOfSystem && self.isOfSystem(.background, of: view.style)
                if fill.alpha > 0.99 { return result(fill, isStated: true) }
                tints.append(fill)
            } else if painter == index, case .textField(let field) = view.content {
                if field.borderStyle != .none {
                    return result(system(document.platform == .macos ? "textBackground" : "systemBackground"))
                }
            } else if case .tableView = view.content {
                return result(system("systemBackground"))
            } else if painter != index {
                return nil
            }
        }
        return result(system(document.platform == .macos ? "windowBackground" : "systemBackground"))
    }
}

extension ViewContent {
    /// Whether a view without a background shows what is behind it, apart from text.
    fileprivate var isTransparent: Bool {
        switch self {
        case .view, .stackView, .scrollView, .label: true
        case .button(let button): button.image == nil && button.kind == .momentaryPushIn
        // Text over what is drawn in unknown colours gets no advice.
        default: false
        }
    }
}
