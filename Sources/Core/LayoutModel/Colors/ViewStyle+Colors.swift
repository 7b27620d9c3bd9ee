// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension ViewStyle {
    /// The value that a colour has in the appearance for which the document was read.
    package subscript(role: StyleColors.Role) -> Color? {
        get {
            switch role {
            case .background: backgroundColor
            case .border: borderColor
            case .tint: tintColor
            case .text: textColor
            case .shadow: shadow?.color
            case .separator: parts?.separatorColor
            case .track: parts?.control.trackColor
            case .thumb: parts?.control.thumbColor
            }
        }
        set {
            switch role {
            case .background: backgroundColor = newValue
            case .border: borderColor = newValue
            case .tint: tintColor = newValue
            case .text: textColor = newValue
            case .shadow: if let newValue { shadow?.color = newValue }
            case .separator: parts?.separatorColor = newValue
            case .track: parts?.control.trackColor = newValue
            case .thumb: parts?.control.thumbColor = newValue
            }
        }
    }

    /// Gives a colour the value that an adaptive one has, and remembers where it comes from.
    package mutating func set(_ role: StyleColors.Role, _ color: AdaptiveColor?, in traits: ColorTraits) {
        self[role] = color?.resolved(in: traits)
        remember(color, for: role)
    }

    /// Notes that a colour which the style already has adapts.
    package mutating func remember(_ color: AdaptiveColor?, for role: StyleColors.Role) {
        var colors = adaptiveColors ?? StyleColors()
        colors[role] = color
        adaptiveColors = colors.isEmpty ? nil : colors
    }

    /// The adaptive colour behind a value; nil if the value is not that colour's in these traits.
    package func adaptiveColor(_ role: StyleColors.Role, in traits: ColorTraits) -> AdaptiveColor? {
        guard let color = adaptiveColors?[role], self[role] == color.resolved(in: traits) else { return nil }
        return color
    }

    /// Changes colours that adapt from one set of traits to another.
    fileprivate mutating func adapt(from old: ColorTraits, to new: ColorTraits) {
        guard let colors = adaptiveColors else { return }
        for role in colors.roles {
            if let color = adaptiveColor(role, in: old) { self[role] = color.resolved(in: new) }
        }
    }
}

extension Document {
    /// The document on a canvas with other traits: its colours follow them, nothing else does.
    package func adapted(to traits: ColorTraits) -> Document {
        let old = canvas.colorTraits
        guard old != traits else { return self }
        var document = self
        document.canvas.appearance = traits.appearance
        document.canvas.contrast = traits.contrast
        document.canvas.elevation = traits.elevation
        for index in document.views.indices where document.views[index].style.adaptiveColors != nil {
            document.views[index].style.adapt(from: old, to: traits)
        }
        document.bars?.navigationBar?.style.adapt(from: old, to: traits)
        document.bars?.toolbar?.style.adapt(from: old, to: traits)
        document.bars?.tabBar?.style.adapt(from: old, to: traits)
        return document
    }
}
