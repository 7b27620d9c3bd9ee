// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import XCTest

final class LoginXCTests: XCTestCase {
    func testLogin() {
        expectLayout("layouts/login.layout.json", options: LayoutExpectation(hasPicture: false))
    }
}
