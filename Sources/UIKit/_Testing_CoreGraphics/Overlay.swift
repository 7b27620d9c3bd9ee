// SPDX-License-Identifier: Apache-2.0
// Swift Testing has an overlay for a module named CoreGraphics, as for UIKit. This one has nothing to add.
