// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

/// A control without a row in a profile would have neither a size nor priorities of its own, and nothing would tell.
struct ProfileTableTests {
    /// UIKit's bars, which AppKit has no views for.
    private static let typesOfUIKitAlone: Set<ViewType> = [.navigationBar, .tabBar, .toolbar]

    @Test(arguments: Profile.Name.allCases)
    func `Every view type has a row`(name: Profile.Name) {
        let missing = ViewType.allCases.filter { type in
            let isExpected = name.platform == .ios || !Self.typesOfUIKitAlone.contains(type)
            return isExpected && Profile.named(name).controls[type] == nil
        }
        #expect(missing.isEmpty, "\(name.rawValue) has no row for \(missing.map(\.rawValue))")
    }

    /// As UIKit's initialisers set them.
    @Test func `Views created in code hug as UIKit's initialisers say`() {
        func hugging(_ type: ViewType) -> [Float] {
            let hugging = Profile.named(.code).control(of: type).contentHugging
            return [hugging.horizontal.rawValue, hugging.vertical.rawValue]
        }
        #expect(hugging(.label) == [250, 250])
        #expect(hugging(.imageView) == [250, 250])
        #expect(hugging(.datePicker) == [750, 750])
        #expect(hugging(.slider) == [250, 750])
        #expect(hugging(.progressView) == [250, 750])
        #expect(hugging(.switch) == [750, 750])
        #expect(hugging(.textField) == [250, 250])
    }

    /// A page control hugs at 250, and its width follows from its number of pages.
    @Test func `Controls with a fixed size that hug at 750, and page controls, are of one size`() {
        let profile = Profile.named(.ios17)
        let expected = ViewType.allCases.filter { type in
            let row = profile.control(of: type)
            let hugging = [row.contentHugging.horizontal.rawValue, row.contentHugging.vertical.rawValue]
            return type == .pageControl
                || row.intrinsicContentSize.width != nil && row.intrinsicContentSize.height != nil
                    && hugging == [750, 750]
        }
        #expect(ViewType.allCases.filter(\.isControlOfOneSize) == expected)
    }

    @Test func `A control of one size has it in every profile`() {
        for name in Profile.Name.allCases {
            // The width of a page control follows from its number of pages.
            for type in ViewType.allCases where type.isControlOfOneSize && type != .pageControl {
                let size = Profile.named(name).control(of: type).intrinsicContentSize
                #expect(size.width != nil && size.height != nil, "\(type.rawValue) in \(name.rawValue)")
            }
        }
    }
}
