// SPDX-License-Identifier: Apache-2.0
/// A constraint between an edge of a safe area or of margins and a view.
struct GuideConstraint {
    var constraint: Int
    var edge: GuideEdge
    /// The inset that would make the recorded frames satisfy the constraint, and the one that is assumed, in points.
    var inset: Double
    var current: Double
    /// How the constraint's excess grows with the inset.
    var sign: Double
}
