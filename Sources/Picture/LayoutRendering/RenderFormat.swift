// SPDX-License-Identifier: Apache-2.0
/// The formats in which a scene can be rendered.
package enum RenderFormat: String, Hashable, CaseIterable, Sendable {
    case png, svg, pdf
}
