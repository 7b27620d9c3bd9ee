// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// A picture for the dark appearance that is the light one.
    package static let appearanceWithoutEffect = Lint(
        .appearanceWithoutEffect, "The dark appearance changes the picture.", level: .note, strict: .note)
}

extension DiagnosticCode {
    package static let appearanceWithoutEffect = DiagnosticCode("appearance-without-effect")
}

extension LayoutAdvice {
    /// One diagnostic if every colour that is drawn is the document's own and has one value.
    var appearancesWithoutEffect: [Lint.Finding] {
        guard document.canvas.appearance == .dark, document.bars == nil, let root = document.views.first,
            (root.style.backgroundColor?.alpha ?? 0) > 0.99, document.views.allSatisfy(\.hasFixedColors)
        else { return [] }
        return [
            Lint.Finding(
                "the dark appearance changes nothing: every colour of the document has one value", at: root.place,
                fixes: [
                    Diagnostic.Fix(
                        #"use names such as systemBackground and label, or { "light": …, "dark": … } where colours differ"#
                    )
                ], views: [root.id])
        ]
    }
}

extension View {
    /// Whether all that the view draws has the same colours in every appearance.
    fileprivate var hasFixedColors: Bool {
        if isHidden { return true }
        let adapting = style.adaptiveColors.map { colors in colors.roles.compactMap { colors[$0] } } ?? []
        guard !adapting.contains(where: \.hasSeveralValues), style.borderWidth == 0 || style.borderColor != nil,
            style.accessoryType == nil, style.separatorInset == nil, style.sectionTitles == nil, style.parts == nil,
            style.symbol == nil || style.tintColor != nil
        else { return false }
        switch content {
        case .view, .stackView: return true
        case .label(let label): return label.text.content.isEmpty || style.textColor != nil
        case .textView(let textView): return textView.text.content.isEmpty || style.textColor != nil
        case .button(let button):
            return style.textColor != nil && button.image == nil && button.kind == .momentaryPushIn
        case .imageView(let source):
            if case .file = source { return style.imageRenderingMode != .alwaysTemplate || style.tintColor != nil }
            return source == nil
        // The system draws all others, in colours of its own.
        default: return false
        }
    }
}
