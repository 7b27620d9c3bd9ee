// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ConsoleLogs

struct MangledClassNameTests {
    @Test(arguments: [
        ("_TtC5MyApp6Button", "Button"), ("_TtCC5UIKit19NavigationButtonBar15ItemWrapperView", "ItemWrapperView"),
        ("_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContent", "_UIHostingView"),
        ("_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697116_UIInheritedView", "_UIInheritedView"),
        ("_TtGC8MyAppXYZ8CardViewCS_P10$10582914415RecoveryKeyView_", "CardView"), ("_TtCs6Object", "Object"),
    ])
    func `The innermost name of a Swift class is read`(text: String, name: String) {
        #expect(MangledClassName.innermost(text) == name)
    }

    @Test(arguments: [
        "UIView", "_TtC", "_TtC5My", "_TtC99999999999999999999A", "_Tt", "_TtGC", "_TtC0", "_TtCC5MyApp6Button",
    ])
    func `Other texts are not such names`(text: String) {
        #expect(MangledClassName.innermost(text) == nil)
    }
}
