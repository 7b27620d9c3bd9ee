// SPDX-License-Identifier: Apache-2.0
/// What a content view shows: a value that makes the view.
@preconcurrency
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that shows a configuration.
@preconcurrency
public protocol UIConfigurationState {
    @MainActor var traitCollection: UITraitCollection { get set }
}

/// The state of a view: nothing is selected or highlighted by itself.
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false

    @MainActor
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    @MainActor
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view of a configuration in the content view of a cell or header.
@MainActor
enum ContentViews {
    static func replace(
        _ view: inout (any UIView & UIContentView)?, with configuration: (any UIContentConfiguration)?,
        in contentView: UIView
    ) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            let made = configuration.makeContentView()
            made.translatesAutoresizingMaskIntoConstraints = false
            // UIKit makes it the content view of the cell, which has the cell's margins.
            if !(made is UIListContentView) { made.preservesSuperviewLayoutMargins = true }
            contentView.addSubview(made)
            NSLayoutConstraint.activate([
                made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                made.topAnchor.constraint(equalTo: contentView.topAnchor),
                made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
            view = made
        }
        contentView.setNeedsLayout()
    }
}
