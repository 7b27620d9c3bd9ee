// SPDX-License-Identifier: Apache-2.0
/// What a scene can become.
package enum RenderFormat: String, Hashable, CaseIterable, Sendable {
    case png, svg, pdf
}
