// SPDX-License-Identifier: Apache-2.0
// Code for iOS imports this module for layers and animations. They are in the module UIKit, which comes with it.
@_exported public import UIKit
