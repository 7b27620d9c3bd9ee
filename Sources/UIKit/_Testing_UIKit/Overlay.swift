// SPDX-License-Identifier: Apache-2.0
// Swift Testing has an overlay for a module named UIKit, and the compiler looks for it in every file that imports both. Apple's
// adds attachments of images; this one has nothing to add.
