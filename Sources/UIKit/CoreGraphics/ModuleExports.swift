// SPDX-License-Identifier: Apache-2.0
// Code for iOS imports this module for geometry, paths and colours. They are in the module UIKit, which comes with it.
@_exported public import UIKit
// Built with this module, so that a file that imports both Testing and CoreGraphics finds it.
import _Testing_CoreGraphics
