// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Something that a Swift file can show: what a `#Preview` returns, or an object of a class.
@MainActor
public struct PreviewScreen {
    let number: Int
    /// What gives it its contents.
    let fillings: [(Any) -> Void]
    let make: () -> Any

    /// - Parameters:
    ///   - number: among the screens of all files.
    ///   - fillings: what gives the screen its contents, with samples.
    ///   - make: makes a view or a view controller.
    public init(_ number: Int, fillings: [(Any) -> Void] = [], _ make: @escaping () -> Any) {
        self.number = number
        self.fillings = fillings
        self.make = make
    }
}
