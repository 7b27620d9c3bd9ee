// SPDX-License-Identifier: Apache-2.0

/// How large a canvas may be.
package enum CanvasLimit {
    /// Points of the width and of the height.
    package static let side = 20_000.0
    /// Pixels of a canvas that is drawn.
    package static let pixels = 100_000_000.0
}
