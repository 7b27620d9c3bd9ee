// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Objects that are configured where they are made, as with the library Then.
public protocol Then {}

extension Then {
    /// A changed copy.
    @inlinable
    public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
    }

    /// Does something with the value.
    @inlinable
    public func `do`(_ work: (Self) throws -> Void) rethrows { try work(self) }
}

extension Then where Self: AnyObject {
    /// Configures the object.
    @inlinable
    public func then(_ configure: (Self) throws -> Void) rethrows -> Self {
        try configure(self)
        return self
    }
}

extension NSObject: Then {}
extension UIEdgeInsets: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGPoint: Then {}
