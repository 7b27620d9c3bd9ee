// SPDX-License-Identifier: Apache-2.0
/// An object whose appearance can be set. Proxies for all objects of a class do not exist here.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container that restricts appearance to the objects inside it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The background of a button or cell. It has no effect here: it has no effect on layout.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    private init() {}

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listPlainCell() -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = .systemBackground
        return made
    }
}
