// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Something that a Swift file can show: what a `#Preview` returns, or an object of a class.
@MainActor
public struct PreviewScreen {
    let number: Int
    let make: () -> Any

    /// - Parameters:
    ///   - number: among the screens of all files.
    ///   - make: makes a view or a view controller.
    public init(_ number: Int, _ make: @escaping () -> Any) {
        self.number = number
        self.make = make
    }
}
