// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file of Interface Builder with views, which makes new ones each time.
@preconcurrency @MainActor
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let nib: LoadedNib?
    private let place: SourceLine

    /// A file of the project that alrender shows.
    public init(
        nibName name: String, bundle bundleOrNil: Bundle?, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        nib = AppInterfaces.current.nib(name + ".xib")
        place = SourceLine(file: file, line: line)
    }

    /// The objects of the file that are in no other one.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let nib else {
            LayoutException.internalInconsistency.raise(
                "Could not load NIB in bundle: there is no '\(name).xib'; \(AppInterfaces.current.choice(of: ".xib"))",
                place)
        }
        return NibObjects(nib, owner: ownerOrNil.map { $0 as AnyObject }).topLevelObjects()
    }

    /// The first view, as tables and collections take it.
    func view<View: UIView>(for identifier: String) -> View {
        let objects = instantiate(withOwner: nil)
        guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
            let found = objects.map { "\(type(of: $0))" }.joined(separator: ", ")
            LayoutException.internalInconsistency.raise(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(View.self) instance; '\(name).xib' has \(found.isEmpty ? "none" : found)",
                place)
        }
        return view
    }
}

extension Bundle {
    /// The objects of a file of the project that alrender shows.
    @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, file: file, line: line).instantiate(withOwner: owner, options: options)
    }
}

extension UIViewController {
    /// Loads the view from the scene of a storyboard, or from the nib with the name of the controller or of its class.
    ///
    /// - Returns: false if there is none.
    func loadViewFromFile() -> Bool {
        if let loadsScene {
            loadsScene()
            return viewIfLoaded != nil
        }
        guard let name = nibName ?? nameOfImplicitNib else { return false }
        guard let nib = AppInterfaces.current.nib(name + ".xib") else {
            LayoutException.internalInconsistency.raise(
                "Could not load NIB in bundle: there is no '\(name).xib' for '\(type(of: self))'; "
                    + AppInterfaces.current.choice(of: ".xib"))
        }
        _ = NibObjects(nib, owner: self).topLevelObjects()
        guard viewIfLoaded != nil else {
            LayoutException.internalInconsistency.raise(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                    + "not set.")
        }
        return true
    }

    /// The name of the class, with or without `Controller`; nil if there is none.
    private var nameOfImplicitNib: String? {
        let name = String(describing: type(of: self)).prefix { $0 != "<" }
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let names = [name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil, String(name)]
        return names.lazy.compactMap(\.self).first { AppInterfaces.current.has($0 + ".xib") }
    }
}
