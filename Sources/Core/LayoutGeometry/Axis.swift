// SPDX-License-Identifier: Apache-2.0
/// The direction in which a coordinate or a size is measured.
package enum Axis: String, Hashable, CaseIterable, Sendable {
    case horizontal
    case vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
