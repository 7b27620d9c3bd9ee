// SPDX-License-Identifier: Apache-2.0
/// The system spacing of `constraintEqualToSystemSpacingAfter` and of `symbolic` constants in Interface Builder files.
package enum SystemSpacing {
    /// Between edges, points. Between baselines it depends on the fonts, which the engine knows.
    package static let betweenEdges = 8.0
}

extension Constraint {
    /// The constant with its system spacings as between edges, points.
    package var nominalConstant: Double { constant + SystemSpacing.betweenEdges * systemSpacing }
}
