// SPDX-License-Identifier: Apache-2.0
// CGFloat, CGRect, IndexPath, NSAttributedString: the Foundation types that clients of UIKit use.
@_exported public import Foundation
// URLSession and URLRequest, which are in Foundation on Apple's platforms.
@_exported public import FoundationNetworking
// Built with this module, so that a file that imports both Testing and UIKit finds it.
import _Testing_UIKit

// Units of time in C's interface of Dispatch, which Swift on Linux does not have.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
