// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import LayoutGeometry

extension CGPoint {
    /// Raises UIKit's exception for a position that is not a number.
    func checkGeometry() {
        guard x.isNaN || y.isNaN else { return }
        LayoutException.invalidGeometry.raise("CALayer position contains NaN: [\(number(x)) \(number(y))]")
    }
}

extension CGRect {
    /// Ends the process if a frame is invalid, since it gives the layer a position and bounds.
    func checkGeometry() {
        origin.checkGeometry()
        CGRect(origin: .zero, size: size).checkBounds()
    }

    /// Ends the process if bounds are invalid.
    func checkBounds() {
        guard [origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) else { return }
        let numbers = [origin.x, origin.y, size.width, size.height].map(number)
        LayoutException.invalidGeometry.raise(
            "CALayer bounds contains NaN: [\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]")
    }
}

private func number(_ value: CGFloat) -> String { DecimalText.general(Double(value)) }
