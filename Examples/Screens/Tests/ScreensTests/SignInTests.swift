// SPDX-License-Identifier: Apache-2.0
import Screens
import Testing
import UIKit
import UIKitTesting

@MainActor
struct SignInTests {
    @Test func signInFitsEveryPhone() {
        expectLayout(of: SignInViewController(), on: [.iPhone15, .iPhoneSE])
    }
}
