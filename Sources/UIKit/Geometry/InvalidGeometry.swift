// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CGPoint {
    /// Raises UIKit's exception for a position that is not a number.
    func checkGeometry() {
        guard x.isNaN || y.isNaN else { return }
        LayoutException.invalidGeometry.raise("CALayer position contains NaN: [\(x) \(y)]")
    }
}

extension CGRect {
    /// The same for a frame or bounds, which have a position and a size.
    func checkGeometry() {
        origin.checkGeometry()
        guard size.width.isNaN || size.height.isNaN else { return }
        LayoutException.invalidGeometry.raise(
            "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    }
}
