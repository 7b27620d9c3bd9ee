// SPDX-License-Identifier: Apache-2.0
// CGFloat, CGRect, IndexPath, NSAttributedString: the Foundation types that clients of UIKit use.
@_exported public import Foundation
// Built with this module, so that a file that imports both Testing and UIKit finds it.
import _Testing_UIKit
