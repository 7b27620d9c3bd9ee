// SPDX-License-Identifier: Apache-2.0
/// What is known of a component in addition to its values.
enum ComponentAnswer {
    /// The levels alone leave one solution.
    case unique
    /// The tie rules have chosen one solution; its ambiguities have not been determined yet.
    case chosen
    /// The tie rules have chosen one; what is ambiguous, in the order of the variables.
    case ambiguous([Solution.Ambiguity])
}
