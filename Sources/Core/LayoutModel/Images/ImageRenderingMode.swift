// SPDX-License-Identifier: Apache-2.0

/// `UIImage.RenderingMode` without the automatic one: with its own colours, or as a stencil for the tint.
package enum ImageRenderingMode: String, Hashable, CaseIterable, Sendable { case alwaysOriginal, alwaysTemplate }
