// SPDX-License-Identifier: Apache-2.0
/// What is known of a component in addition to its values.
enum ComponentAnswer {
    /// The levels alone leave one solution.
    case unique
    /// The tie rules have chosen one, and it has not been asked yet what else could be.
    case chosen
    /// The tie rules have chosen one; what is ambiguous, in the order of the variables.
    case ambiguous([Solution.Ambiguity])
}
