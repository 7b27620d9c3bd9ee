// SPDX-License-Identifier: Apache-2.0
// CGFloat, CGRect, IndexPath, NSAttributedString: what UIKit's clients find in Foundation.
@_exported public import Foundation
