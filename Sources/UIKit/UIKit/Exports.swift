// SPDX-License-Identifier: Apache-2.0
// CGFloat, CGRect, IndexPath, NSAttributedString: the Foundation types that clients of UIKit use.
@_exported public import Foundation
// URLSession and URLRequest, which are in Foundation on Apple's platforms.
@_exported public import FoundationNetworking
// Built with this module, so that a file that imports both Testing and UIKit finds it.
import _Testing_UIKit
