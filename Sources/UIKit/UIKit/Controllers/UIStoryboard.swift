// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A storyboard. None is read here: `alrender import` reads them. Instantiating a controller ends the process.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Always nil: nothing is read.
    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        LayoutException.invalidArgument.raise(
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)': storyboards are not read"
        )
    }
}

/// The way from one scene of a storyboard to another. None is performed here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}

/// A file of Interface Builder. None is read here.
@preconcurrency @MainActor
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

    /// An empty view: nothing is read.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        [UIView()]
    }
}

extension Bundle {
    /// An empty view: files of Interface Builder are not read.
    @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        [UIView()]
    }
}

extension UIViewController {
    /// Nil: no controller comes from a storyboard.
    public var storyboard: UIStoryboard? { nil }

    /// Does nothing: there are no segues.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
